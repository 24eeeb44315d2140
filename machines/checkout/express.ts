/** What a payment sheet is told, and what it answers (Q7.7.k). */
import type { ExpressMethod } from '../../src/contract/additions/expressPay.ts';
import { cartTotals } from '../money/totals.ts';
import { toMajor } from '../money/minorUnits.ts';
import type { CheckoutContext } from './checkoutContext.ts';
import { deductions } from './deductions.ts';

export interface ExpressBill {
  method: ExpressMethod;
  /** What points and wallet leave to pay, in major units. */
  amount: number;
  currency: string;
}

/** The gateway's token for this payment; null when the customer closed the sheet and nothing is charged. */
export type ExpressAnswer = { token: string } | null;

/** The checkout as a sheet pays it: chosen credit is replaced by a new card, so its limit does not count (R5.7.6). */
export const besideCredit = <TKnown extends Pick<CheckoutContext, 'cartContent'>>(known: TKnown): TKnown => ({
  ...known,
  cartContent: { ...known.cartContent, preferences: { ...known.cartContent.preferences, cardId: 'new' } },
});

type Known = Pick<CheckoutContext, 'express' | 'cartContent' | 'options' | 'currency'>;

export function billOf({ express, cartContent: { lines, preferences }, options, currency }: Known): ExpressBill {
  if (express === null) throw new Error('checkout: no sheet was wanted');
  const { rest } = deductions(cartTotals(lines, currency).total, preferences, options, currency);
  return { method: express, amount: toMajor(rest, currency), currency: currency ?? 'AED' };
}
