const written = /\[[^\s[\]]{1,2000}\]\(([^()\n]{1,200})\)/g;

/** A text with its Markdown links replaced by their labels, for places where links are not possible (R9.4.2). */
export const withoutLinks = (text: string): string => (text.includes('](') ? text.replace(written, '$1') : text);
