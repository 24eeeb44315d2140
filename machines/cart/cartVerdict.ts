import type { CartLine } from '../../src/contract/orders/cart.ts';

/** Why a wish was refused; each has its words in the views (R5.7, R8.2). */
export type CartCode =
  | 'invalidConfig'
  | 'invalidVenue'
  | 'invalidQuantity'
  | 'accountNeeded'
  | 'membershipExclusive'
  | 'othersExclusive'
  | 'productInCart'
  | 'seatInCart'
  | 'ticketInCart'
  | 'membershipInCart'
  | 'workshopInCart'
  | 'workshopDaysRepeat'
  | 'packageInCart'
  | 'otherOutlet'
  | 'addTicketFirst'
  | 'maxQuantityReached'
  | 'quantityFixed'
  | 'detailsMissing'
  | 'lineGone';

/** The answer of a cart rule: the lines as they would be, or why not. */
export type CartVerdict =
  | { ok: true; lines: CartLine[] }
  | { ok: false; code: CartCode; values?: Readonly<Record<string, number>> };

export const grantedVerdict = (lines: CartLine[]): CartVerdict => ({ ok: true, lines });
export const refusedVerdict = (code: CartCode): CartVerdict => ({ ok: false, code });
/** The number is part of the sentence (R5.5.9). */
export const tooManyOf = (max: number): CartVerdict => ({ ok: false, code: 'maxQuantityReached', values: { max } });
