/** Who pays which part of the total (Q1.4.b); all amounts in whole minor units. */
import type { PaymentPreferences } from '../cart/paymentPreferences.ts';
import { affordable } from '../money/minorUnits.ts';
import type { PaymentOptions } from '../../src/contract/orders/orders.ts';

export interface Deductions {
  points: number;
  wallet: number;
  /** What a card or the credit facility pays. */
  rest: number;
}

/**
 * Points first, then the wallet, and the rest by card or credit; never more than the balance, never more than the
 * total.
 */
export function deductions(
  total: number,
  { is_qpoints, is_wallet }: Pick<PaymentPreferences, 'is_qpoints' | 'is_wallet'>,
  options: Pick<PaymentOptions, 'q_points' | 'wallet'> | null,
  currency: string | null | undefined,
): Deductions {
  const worth = affordable(options?.q_points.value ?? 0, currency);
  const balance = affordable(options?.wallet.balance ?? 0, currency);
  const points = is_qpoints ? Math.min(total, worth) : 0;
  const wallet = is_wallet ? Math.min(total - points, balance) : 0;
  return { points, wallet, rest: total - points - wallet };
}

/** Whether the rest exceeds the credit facility (R5.7.6), which only some customers have (R1.4.5, R6.1.17). */
export const exceedsCredit = (
  rest: number,
  cardId: string,
  options: Pick<PaymentOptions, 'credit'> | null,
  currency: string | null | undefined,
): boolean => cardId === 'credit' && rest > affordable(options?.credit?.available ?? 0, currency);

/**
 * The way to pay in force: the chosen one while it is offered; without a choice the default card; else a new card
 * (Q4.8.d).
 */
export function standingCard(
  { cardId, isCardChosen }: Pick<PaymentPreferences, 'cardId' | 'isCardChosen'>,
  options: Pick<PaymentOptions, 'cards' | 'credit'> | null,
): string {
  if (cardId === 'new' && !isCardChosen) return options?.cards.find(({ is_default }) => is_default)?.id ?? 'new';
  if (cardId === 'credit') return options?.credit ? cardId : 'new';
  return options?.cards.some(({ id }) => id === cardId) ? cardId : 'new';
}

/** Whether the payment draws on a balance that another tab, or another person on the same account, may change. */
export const isFromBalance = (
  { is_qpoints, is_wallet }: Pick<PaymentPreferences, 'is_qpoints' | 'is_wallet'>,
  card: string,
): boolean => is_qpoints || is_wallet || card === 'credit';
