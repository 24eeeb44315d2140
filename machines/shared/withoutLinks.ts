const written = /\[[^\s[\]]{1,2000}\]\(([^()\n]{1,200})\)/g;

/** A plain text in which the links that are written stand as their labels, for where none can lead away (R9.4.2). */
export const withoutLinks = (text: string): string => (text.includes('](') ? text.replace(written, '$1') : text);
