/**
 * More decimals than any amount has, fewer than those in which binary fractions go wrong: half a fils stays half a
 * fils.
 */
const decimalDigits = 14;

/** Rounds half up, as the decimal number that was meant. Each line is rounded once; sums are of whole fils (docs/decisions/044). */
export const wholeFils = (fils: number): number => Math.round(Number(fils.toPrecision(decimalDigits)));
