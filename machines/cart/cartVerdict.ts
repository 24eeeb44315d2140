import type { CartLine } from '../../src/contract/orders/cart.ts';

/** Why a wish was refused; the views have a sentence for each (R5.7, R8.2). */
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

/** A cart rule's answer: the new lines, or a code. */
export type CartVerdict =
  | { ok: true; lines: CartLine[] }
  | { ok: false; code: CartCode; values?: Readonly<Record<string, number>> };

export const grantedVerdict = (lines: CartLine[]): CartVerdict => ({ ok: true, lines });
export const refusedVerdict = (code: CartCode): CartVerdict => ({ ok: false, code });
/** `max` becomes part of the sentence (R5.5.9). */
export const tooManyOf = (max: number): CartVerdict => ({ ok: false, code: 'maxQuantityReached', values: { max } });
