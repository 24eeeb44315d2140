/** Money in whole minor units, so that sums are exact; major units are used only on the wire and on screen. */

/** ISO 4217 currencies whose minor unit is not a hundredth (Q9.1.b, docs/decisions/007). */
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const whole = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));

/** Minor units per major unit: 1,000 for dinars and rials of a thousand fils, 1 where there is no smaller unit, else 100. */
export function minorPerMajor(currency: string | null | undefined): 1 | 100 | 1000 {
  const code = currency?.trim().toUpperCase() ?? '';
  return thousandths.has(code) ? 1000 : whole.has(code) ? 1 : 100;
}

/** More digits than any amount has, but few enough to hide binary rounding: 1.005 × 100 is 100.5, not 100.49999999999999. */
const decimalDigits = 14;

/** Rounds half up, as the decimal number that was meant. */
export const roundMinor = (minor: number): number => Math.round(Number(minor.toPrecision(decimalDigits)));

/** Major units, as on the wire, in whole minor units. */
export const toMinor = (major: number, currency: string | null | undefined): number =>
  roundMinor(major * minorPerMajor(currency));

/** The whole minor units in an amount: a fraction of one pays nothing. */
export const affordable = (major: number, currency: string | null | undefined): number =>
  Math.floor(Number((major * minorPerMajor(currency)).toPrecision(decimalDigits)));

/** Whole minor units in major units, for the wire and the formatters. */
export const toMajor = (minor: number, currency: string | null | undefined): number => minor / minorPerMajor(currency);
