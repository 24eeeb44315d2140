import type { User } from '../contract/customers/customers.ts';

/** Letters as people see them; a browser that cannot tell (Firefox before 125) takes them as they are written. */
export const letters = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The whole name. */
export const nameOf = ({ name, first_name, last_name }: User): string =>
  name?.trim() || [first_name, last_name].filter(Boolean).join(' ').trim();

/** First letters of the first and last word of a name. */
export function userInitials(user: User): string {
  const words = nameOf(user).split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => letters(word)[0]?.toLocaleUpperCase() ?? '').join(' ');
}
