/** What an order that waits for the operator's word does with the customer's money (decision 010). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import { isFacility } from '../cart/lines.ts';
import type { Deductions } from './deductions.ts';

/** none: paid at once · part: some lines make the whole order wait · all: every line does. */
export type ApprovalNeed = 'none' | 'part' | 'all';

const waits = (line: CartLine): boolean => isFacility(line) && line.isApprovalRequired === true;

/** One line that needs the operator's word makes the whole order wait for it. */
export function approvalNeed(lines: readonly CartLine[]): ApprovalNeed {
  if (!lines.some(waits)) return 'none';
  return lines.every(waits) ? 'all' : 'part';
}

/** In whole minor units. */
export interface MoneyMoves {
  /** Points, wallet and credit: set aside with the request, given back after a no. */
  setAside: number;
  /** By card, on the bank's page, after a yes. */
  later: number;
}

/** A card is charged after the yes; all else is set aside when the customer asks. */
export function moneyMoves({ points, wallet, rest }: Deductions, card: string): MoneyMoves {
  const byCredit = card === 'credit';
  return { setAside: points + wallet + (byCredit ? rest : 0), later: byCredit ? 0 : rest };
}
