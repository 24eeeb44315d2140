/** Which ways to pay are offered (R1.5.2, Q1.4.b, Q3.6.e; decision 010 for what waits for the venue's word). */
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import type { PaymentOptions } from '../../src/contract/orders/orders.ts';

/** Only what there is something of. */
export const balancesOf = ({ wallet, q_points: points }: PaymentOptions) => ({
  wallet: wallet.balance > 0,
  points: points.value > 0,
});

interface Payer {
  /** What points and wallet leave to pay, in minor units. */
  rest: number;
  options: PaymentOptions | null;
  /** The venue is asked first. */
  isAsked: boolean;
  /** A guest has nowhere to keep a card. */
  isGuest: boolean;
}

type WaysToPay =
  /** Points and wallet pay it all. */
  | { kind: 'none' }
  /** Which card it will be is asked on the bank's page, after the venue's yes. */
  | { kind: 'cardLater' }
  | {
      kind: 'choice';
      saved: readonly SavedCard[];
      /** Of the wallets of phones: what waits for the venue's word is paid by a link. */
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

/** Which of them is marked: a saved card is none while the venue is asked first, whose yes brings the card's own question. */
export const markedWay = (chosen: string, isAsked: boolean): string =>
  isAsked && chosen !== 'credit' ? 'new' : chosen;
