/** Money as whole minor units, so that sums never lose a fils; major units only on the wire and on the screen. */

const threeDecimals = new Set(['BHD', 'KWD', 'OMR']);

/** Minor units in one major unit: 1,000 for dinars and rials of a thousand fils, 100 for all others. */
export const minorPerMajor = (currency: string | null | undefined): 100 | 1000 =>
  threeDecimals.has(currency?.trim().toUpperCase() ?? '') ? 1000 : 100;

/** More digits than any amount has, fewer than binary fractions go wrong in: 1.005 × 100 is 100.5, not 100.49999999999999. */
const decimalDigits = 14;

/** Rounds half up, as the decimal number that was meant. */
export const roundMinor = (minor: number): number => Math.round(Number(minor.toPrecision(decimalDigits)));

/** Major units, as they stand on the wire, in whole minor units. */
export const toMinor = (major: number, currency: string | null | undefined): number =>
  roundMinor(major * minorPerMajor(currency));

/** Whole minor units in major units, for the wire and the formatters. */
export const toMajor = (minor: number, currency: string | null | undefined): number => minor / minorPerMajor(currency);

/** An amount as it is sent: rounded to what the currency can pay (Q9.1.a). */
export const payable = (major: number, currency: string | null | undefined): number =>
  toMajor(toMinor(major, currency), currency);
