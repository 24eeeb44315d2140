import { minorPerMajor } from './minorUnits.ts';

/** How many decimals a currency has (Q9.1.b, docs/decisions/007). */
export const decimalsOf = (currency: string | null | undefined): number => Math.log10(minorPerMajor(currency));
