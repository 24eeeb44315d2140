/** How much may be added, and by which card. */
import type { TopUpTerms } from '../../src/contract/additions/topUp.ts';
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import { toMajor, toMinor } from '../money/minorUnits.ts';
import { plainDigits } from '../shared/digits.ts';

/** A card that is entered at the bank. */
export const newCard = 'new';

export interface TopUpSelection {
  /** One of the amounts that are offered; null: another one is written. */
  offered: number | null;
  written: string;
  /** A saved card's id, or a new one. */
  card: string;
  /** A new card is kept for the next time. */
  keepsCard: boolean;
}

/**
 * The amount as it was written, in any digits; null when it is none. Some keyboards have a comma for the fraction and no
 * point: before one or two digits at the end it is that, before three it parts thousands.
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

/** Why that much cannot be added; null when it can. Less than the smallest coin is no amount. */
export function amountFault(selection: TopUpSelection, { min, max, currency }: TopUpTerms): AmountFault | null {
  const amount = amountOf(selection);
  // First of all: of more than a number holds no coins can be told.
  if (amount !== null && amount > max) return 'tooMuch';
  if (amount === null || toMajor(toMinor(amount, currency), currency) !== amount) return 'missing';
  return amount < min ? 'tooLittle' : null;
}

/** The amounts that may be offered: whatever the server names beyond its own bounds is not. */
export const offeredAmounts = ({ amounts, min, max }: TopUpTerms): readonly number[] =>
  [...new Set(amounts)].filter((amount) => amount >= min && amount <= max).slice(0, 3);

const firstCard = (cards: readonly SavedCard[]): string => cards.find(({ is_default }) => is_default)?.id ?? newCard;

/** The second of three is chosen, and the card that the customer has marked (Q4.8.d). */
export function firstSelection(terms: TopUpTerms, cards: readonly SavedCard[]): TopUpSelection {
  const [least = null, usual = least] = offeredAmounts(terms);
  return { offered: usual, written: '', card: firstCard(cards), keepsCard: false };
}

const inOrder = (cards: readonly SavedCard[]): string =>
  JSON.stringify(cards.map(({ id, is_default }) => [id, is_default]));

/** Whether another card may be chosen than before, or another one is used first. */
export const isOtherSelection = (before: readonly SavedCard[], now: readonly SavedCard[]): boolean =>
  inOrder(before) !== inOrder(now);

/** The card that is chosen while the customer still has it; else the one that is used first, or a new one (Q4.8.d). */
export const topUpCard = (chosen: string, cards: readonly SavedCard[]): string =>
  chosen === newCard || cards.some(({ id }) => id === chosen) ? chosen : firstCard(cards);
