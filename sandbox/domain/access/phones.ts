/** Phone numbers as people type them, brought to digits. */

/** The number without its country code: blanks, plus, leading zeros and a repeated country code go. */
export function nationalNumber(typed: string, countryCode: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  const longestNational = 10;
  return digits.startsWith(countryCode) && digits.length > longestNational ? digits.slice(countryCode.length) : digits;
}

/** 8 to 14 digits after the country code (R5.1.9). */
export const isNationalNumber = (digits: string): boolean => /^\d{8,14}$/.test(digits);

/** What tells numbers apart when the country code may or may not be written. */
export const phoneKey = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '').slice(-9);
