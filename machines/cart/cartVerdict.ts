import type { CartLine } from '../../src/contract/cart.ts';

/** Why a wish was refused; each has its words in the views (R5.7, R8.2). */
export type CartCode =
  | 'invalidConfig'
  | 'invalidVenue'
  | 'invalidQuantity'
  | 'membershipExclusive'
  | 'othersExclusive'
  | 'productInCart'
  | 'seatInCart'
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
export type CartVerdict = { ok: true; lines: CartLine[] } | { ok: false; code: CartCode };

export const granted = (lines: CartLine[]): CartVerdict => ({ ok: true, lines });
export const refused = (code: CartCode): CartVerdict => ({ ok: false, code });
