import type { User } from '../contract/customers.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const letters = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const nameOf = ({ name, first_name, last_name }: User): string =>
  name?.trim() || [first_name, last_name].filter(Boolean).join(' ').trim();

const longest = 10;

/** The name, at most ten characters and an ellipsis (R2.6.1, Q2.6.a). */
export function shortName(user: User): string {
  const all = letters(nameOf(user));
  return all.length > longest ? `${all.slice(0, longest).join('')}…` : all.join('');
}

/** First letters of the first and last word of a name. */
export function initialsOf(user: User): string {
  const words = nameOf(user).split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => letters(word)[0]?.toLocaleUpperCase() ?? '').join(' ');
}
