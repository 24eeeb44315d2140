/** How much may be added, and by which card. */
import type { TopUpTerms } from '../../src/contract/additions/topUp.ts';
import type { SavedCard } from '../../src/contract/customers.ts';
import { toMajor, toMinor } from '../money/minorUnits.ts';
import { plainDigits } from '../shared/digits.ts';

/** A card that is entered at the bank. */
export const newCard = 'new';

export interface TopUpChoice {
  /** One of the amounts that are offered; null: another one is written. */
  offered: number | null;
  written: string;
  /** A saved card's id, or a new one. */
  card: string;
  /** A new card is kept for the next time. */
  keepsCard: boolean;
}

/** The amount as it was written, in any digits; null when it is none. */
export function amountIn(written: string): number | null {
  const text = plainDigits(written)
    .replaceAll('٫', '.')
    .replaceAll(/[,٬](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}

export const amountOf = ({ offered, written }: TopUpChoice): number | null => offered ?? amountIn(written);

export type AmountFault = 'missing' | 'tooLittle' | 'tooMuch';

/** Why that much cannot be added; null when it can. Less than the smallest coin is no amount. */
export function amountFault(choice: TopUpChoice, { min, max, currency }: TopUpTerms): AmountFault | null {
  const amount = amountOf(choice);
  if (amount === null || toMajor(toMinor(amount, currency), currency) !== amount) return 'missing';
  return amount < min ? 'tooLittle' : amount > max ? 'tooMuch' : null;
}

/** The amounts that may be offered: whatever the server names beyond its own bounds is not. */
export const offeredIn = ({ amounts, min, max }: TopUpTerms): readonly number[] =>
  [...new Set(amounts)].filter((amount) => amount >= min && amount <= max).slice(0, 3);

/** The second of three is chosen, and the card that the customer has marked (Q4.8.d). */
export function firstChoice(terms: TopUpTerms, cards: readonly SavedCard[]): TopUpChoice {
  const [least = null, usual = least] = offeredIn(terms);
  const card = cards.find(({ is_default }) => is_default)?.id ?? newCard;
  return { offered: usual, written: '', card, keepsCard: false };
}
