import { minorPerMajor } from './minorUnits.ts';

/** How many decimals an amount is written with where all of them are written (Q9.1.b, docs/decisions/007). */
export const decimalsOf = (currency: string | null | undefined): number => Math.log10(minorPerMajor(currency));
