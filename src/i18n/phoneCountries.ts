import { diallingCodes } from '../../machines/phone/diallingCodes.ts';
import type { Locale } from './languages.ts';
import { byNearness } from './nearness.ts';

export interface PhoneCountry {
  /** Two letters, `AE`. */
  code: string;
  /** Without the plus, `971`. */
  dialling: string;
  name: string;
}

const lists = new Map<Locale, readonly PhoneCountry[]>();

function listIn(locale: Locale): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(diallingCodes)
    .flatMap(([dialling, codes]) => codes.split(' ').map((code) => ({ code, dialling, name: names.of(code) ?? code })))
    .sort(byNearness(locale));
}

/** Every country that a mobile number may belong to, by its name in that language. */
export function phoneCountries(locale: Locale): readonly PhoneCountry[] {
  const known = lists.get(locale) ?? listIn(locale);
  lists.set(locale, known);
  return known;
}
