/** How mobile numbers are typed, checked and sent (R5.1.8–11). A country code is digits without plus, `971`. */
import { plainDigits } from '../shared/digits.ts';

export interface TypedPhone {
  /** Digits without plus. */
  country_code: string;
  /** As typed. */
  mobile_number: string;
}

/** The Emirates, as most customers have a number there (R9.1.4, R3.7.2). */
export const defaultCountryCode = '971';

/** Digits after the country code (R5.1.9). */
const fewestDigits = 8;
const mostDigits = 14;

/** The longest mobile number, in digits, of countries that the operator has prices for; others have the general limit. */
const longestNumbers: Readonly<Record<string, number>> = {
  '971': 9,
  '966': 9,
  '965': 8,
  '968': 8,
  '973': 8,
  '974': 8,
  '92': 10,
  '44': 10,
  '1': 10,
};

const isInternational = (plain: string): boolean => /^(?:\+|00)/.test(plain);
const isTooLong = (countryCode: string, number: string): boolean =>
  number.length > (longestNumbers[countryCode] ?? mostDigits);

/**
 * The number without spaces, leading zeros and plus. A repeated country code is removed if it was written as an
 * international number (+971…, 00971…), or if the number would otherwise be too long for its country (Q5.1.c).
 */
export function nationalNumber(countryCode: string, typed: string): string {
  const plain = plainDigits(typed);
  const number = plain.replace(/^[0+]+/, '');
  if (!number.startsWith(countryCode)) return number;
  return isInternational(plain) || isTooLong(countryCode, number)
    ? number.slice(countryCode.length).replace(/^0+/, '')
    : number;
}

/** The number as it is sent: plus, country code, number (R5.1.11). */
export const builtPhone = (countryCode: string, typed: string): string =>
  `+${countryCode}${nationalNumber(countryCode, typed)}`;

export type PhoneFault = 'mobileMissing' | 'mobileInvalid';

/**
 * What is wrong with a typed number, or null. One of another country (+966… where 971 is chosen) would become a number that
 * nobody has: it is recognised where it is too long for the country that is chosen (Q5.1.c).
 */
export function phoneFault(countryCode: string, typed: string): PhoneFault | null {
  const plain = plainDigits(typed);
  if (plain === '') return 'mobileMissing';
  const number = nationalNumber(countryCode, typed);
  const isNumber = new RegExp(`^\\d{${fewestDigits},${mostDigits}}$`).test(number);
  const isOfOther = isInternational(plain) && isTooLong(countryCode, number);
  return isNumber && !isOfOther && /^[1-9]\d{0,3}$/.test(countryCode) ? null : 'mobileInvalid';
}
