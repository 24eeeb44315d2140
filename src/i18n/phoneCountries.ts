import { diallingCodes } from '../../machines/phone/diallingCodes.ts';
import type { Locale } from './locale.ts';

export interface PhoneCountry {
  /** Two letters, `AE`. */
  code: string;
  /** Without the plus, `971`. */
  dialling: string;
  name: string;
}

/** Where most customers come from; they stand first in the list. */
const nearest = ['AE', 'SA', 'BH', 'KW', 'OM', 'QA', 'PK', 'GB', 'US'];
const rankOf = (code: string): number => (nearest.includes(code) ? nearest.indexOf(code) : nearest.length);

const lists = new Map<Locale, readonly PhoneCountry[]>();

function listIn(locale: Locale): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return Object.entries(diallingCodes)
    .flatMap(([dialling, codes]) => codes.split(' ').map((code) => ({ code, dialling, name: names.of(code) ?? code })))
    .sort((one, other) => rankOf(one.code) - rankOf(other.code) || compare(one.name, other.name));
}

/** Every country that a mobile number may belong to, by its name in that language. */
export function phoneCountries(locale: Locale): readonly PhoneCountry[] {
  const known = lists.get(locale) ?? listIn(locale);
  lists.set(locale, known);
  return known;
}
