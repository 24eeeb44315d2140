import type { Locale } from './languages.ts';

interface Listed {
  /** Two letters, `AE`. */
  code: string;
  name: string;
}

/** Where most customers come from. */
const nearest = ['AE', 'SA', 'BH', 'KW', 'OM', 'QA', 'PK', 'GB', 'US'];
const rankOf = ({ code }: Listed): number => (nearest.includes(code) ? nearest.indexOf(code) : nearest.length);

/** Puts the countries of most customers first and the others in the order of their names. */
export function byNearness(locale: Locale): (one: Listed, other: Listed) => number {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => rankOf(one) - rankOf(other) || compare(one.name, other.name);
}
