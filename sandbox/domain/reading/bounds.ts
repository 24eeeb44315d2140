/** How much of anything a request may hold; looked at before any rule reads it (T29, B10). */

/** Longer than anything that people write. */
const longestText = 10_000;
const longestKey = 200;
/** Deeper than any honest body. */
const depthLimit = 20;
/** The bookings of an order are one text, which is read and bounded by itself. */
const longTexts: ReadonlySet<string> = new Set(['product']);

export const isDeep = (value: unknown, levels = depthLimit): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeep(item, levels - 1)));

export type Excess = { readonly path: string; readonly what: 'tooLong' | 'invalid' };

/** A text that the database cannot keep as it is. */
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The first text or name of a field that is too long or no text, or number that is none; null when there is none. */
export function excessIn(value: unknown, path = ''): Excess | null {
  if (typeof value === 'string') {
    if (value.length > longestText && !longTexts.has(path)) return { path, what: 'tooLong' };
    return isBroken(value) ? { path, what: 'invalid' } : null;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, what: 'invalid' };
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
  for (const [key, item] of Object.entries(value)) {
    if (key.length > longestKey || isBroken(key)) return { path, what: 'invalid' };
    const found = excessIn(item, path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
