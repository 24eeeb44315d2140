/** When an order that needs the operator's approval takes the customer's money (decision 010). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { isFacility } from '../cart/lines.ts';
import type { Deductions } from './deductions.ts';

/** none: paid at once · part: some lines need approval, so the whole order waits · all: every line needs it. */
export type ApprovalNeed = 'none' | 'part' | 'all';

const waits = (line: CartLine): boolean => isFacility(line) && line.isApprovalRequired === true;

/** One line that needs approval makes the whole order wait for it. */
export function approvalNeed(lines: readonly CartLine[]): ApprovalNeed {
  if (!lines.some(waits)) return 'none';
  return lines.every(waits) ? 'all' : 'part';
}

/** In whole minor units. */
export interface MoneyMoves {
  /** Points, wallet and credit: set aside with the request, given back if it is declined. */
  setAside: number;
  /** Charged by card on the bank's page, after approval. */
  later: number;
}

/** A card is charged after approval; everything else is set aside at once. */
export function moneyMoves({ points, wallet, rest }: Deductions, card: string): MoneyMoves {
  const byCredit = card === 'credit';
  return { setAside: points + wallet + (byCredit ? rest : 0), later: byCredit ? 0 : rest };
}
