/** When terms must be agreed to before paying, and when they must be shown (R4.6.5, Q4.6.a–b, Q5.6.a). */

/** none: nothing to agree to · tick: ticking is enough · read: ticking opens the text. */
export type Terms = 'none' | 'tick' | 'read';

const shortest = 6;

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text without markup and surrounding blanks. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The terms to agree to before paying, if the operator has them enabled and there is a text; texts longer than 6
 * characters must be read.
 */
export function paymentTerms({ isEnabled, text }: { isEnabled: boolean; text: string | null }): Terms {
  const length = plainText(text ?? '').length;
  if (!isEnabled || length === 0) return 'none';
  return length > shortest ? 'read' : 'tick';
}
