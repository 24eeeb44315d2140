/** How much may be added, and by which card. */
import type { TopUpTerms } from '../../src/contract/additions/topUp.ts';
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import { toMajor, toMinor } from '../money/minorUnits.ts';
import { plainDigits } from '../shared/digits.ts';
import { RefusedError } from '../shared/problem.ts';

/** A card that is entered at the bank. */
export const newCard = 'new';

export interface TopUpSelection {
  /** One of the offered amounts, in major units; null when the customer writes another. */
  offered: number | null;
  written: string;
  /** A saved card's id, or `newCard`. */
  card: string;
  /** Whether a new card is saved. */
  keepsCard: boolean;
}

/**
 * The amount as written, in any digits; null when it is no number. Some keyboards have a comma but no point: before
 * one or two final digits a comma is the decimal point, before three it separates thousands.
 */
export function amountIn(written: string): number | null {
  const text = plainDigits(written)
    .replaceAll('٫', '.')
    .replaceAll(/[,٬](?=\d{3}(?!\d))/g, '')
    .replace(/[,،](?=\d{1,2}$)/, '.');
  return /^\d+(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

export const amountOf = ({ offered, written }: TopUpSelection): number | null => offered ?? amountIn(written);

export type AmountFault = 'missing' | 'tooLittle' | 'tooMuch';

/** Why the amount cannot be added; null when it can. Fractions of the smallest coin are no amount. */
export function amountFault(selection: TopUpSelection, { min, max, currency }: TopUpTerms): AmountFault | null {
  const amount = amountOf(selection);
  // Checked first: very large numbers are too imprecise to count their coins.
  if (amount !== null && amount > max) return 'tooMuch';
  if (amount === null || toMajor(toMinor(amount, currency), currency) !== amount) return 'missing';
  return amount < min ? 'tooLittle' : null;
}

/** The amounts to offer: at most three, without those outside the server's own bounds. */
export const offeredAmounts = ({ amounts, min, max }: TopUpTerms): readonly number[] =>
  [...new Set(amounts)].filter((amount) => amount >= min && amount <= max).slice(0, 3);

const firstCard = (cards: readonly SavedCard[]): string => cards.find(({ is_default }) => is_default)?.id ?? newCard;

/** The second amount is chosen at first, and the customer's default card (Q4.8.d). */
export function firstSelection(terms: TopUpTerms, cards: readonly SavedCard[]): TopUpSelection {
  const [least = null, usual = least] = offeredAmounts(terms);
  return { offered: usual, written: '', card: firstCard(cards), keepsCard: false };
}

const inOrder = (cards: readonly SavedCard[]): string =>
  JSON.stringify(cards.map(({ id, is_default }) => [id, is_default]));

/** Whether cards were added or removed, or another card is the default. */
export const isOtherSelection = (before: readonly SavedCard[], now: readonly SavedCard[]): boolean =>
  inOrder(before) !== inOrder(now);

/** The chosen card while the customer still has it; else the default card, or a new one (Q4.8.d). */
export const topUpCard = (chosen: string, cards: readonly SavedCard[]): string =>
  chosen === newCard || cards.some(({ id }) => id === chosen) ? chosen : firstCard(cards);

/** The server has a top-up with that key already, with another wish. */
export const isOfKnownTopUp = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'idempotencyMismatch';

/**
 * The wish itself is refused, and there is no top-up with its key: the amount or the card cannot be. Any other refusal
 * comes before the wish is looked at and says nothing of one that was sent under the same key before (I12).
 */
export const isWishRefused = (error: unknown): boolean =>
  error instanceof RefusedError && error.status === 422 && !isOfKnownTopUp(error);
