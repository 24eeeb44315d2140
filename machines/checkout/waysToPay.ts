/** Which ways to pay are offered (R1.5.2, Q1.4.b, Q3.6.e; decision 010 for orders that need approval). */
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import type { PaymentOptions } from '../../src/contract/orders/orders.ts';

/** Which balances are not empty. */
export const balancesOf = ({ wallet, q_points: points }: PaymentOptions) => ({
  wallet: wallet.balance > 0,
  points: points.value > 0,
});

interface Payer {
  /** What points and wallet leave to pay, in minor units. */
  rest: number;
  options: PaymentOptions | null;
  /** Whether the venue must approve the order first. */
  isAsked: boolean;
  /** Guests cannot save a card. */
  isGuest: boolean;
}

type WaysToPay =
  /** Points and wallet pay everything. */
  | { kind: 'none' }
  /** The card is chosen on the bank's page, after the venue's approval. */
  | { kind: 'cardLater' }
  | {
      kind: 'choice';
      saved: readonly SavedCard[];
      /** Whether Apple Pay and the like are offered; not for orders that need approval, which are paid by a link. */
      mayPayExpress: boolean;
      newCard: 'now' | 'later';
      mayKeepCard: boolean;
      credit: PaymentOptions['credit'] | null;
    };

export function waysToPay({ rest, options, isAsked, isGuest }: Payer): WaysToPay {
  const credit = options?.credit ?? null;
  if (rest === 0) return { kind: 'none' };
  if (isAsked && !credit) return { kind: 'cardLater' };
  return {
    kind: 'choice',
    saved: isAsked ? [] : (options?.cards ?? []),
    mayPayExpress: !isAsked,
    newCard: isAsked ? 'later' : 'now',
    mayKeepCard: !isAsked && !isGuest,
    credit,
  };
}

/** The way to pay that is marked. An order that needs approval asks for the card later, so no saved card is marked. */
export const markedWay = (chosen: string, isAsked: boolean): string =>
  isAsked && chosen !== 'credit' ? 'new' : chosen;
