/** What the bank does with a card, and where the customer goes afterwards. */
import type { PaymentReason } from '../../domain/money/paymentReasons.ts';
import type { StoredCard } from '../../domain/money/savedCards.ts';
import type { Bill } from './bill.ts';
import type { Behaviour } from './cards.ts';

/** Does some work after the customer has gone. */
export type Later = (work: () => Promise<void>) => void;

export interface Charge {
  readonly bill: Bill;
  /** 424242******4242 */
  readonly card: string;
  readonly behaviour: Behaviour;
  readonly keep?: StoredCard | undefined;
  readonly later: Later;
}

/** The middle digits become asterisks: nobody here keeps them. */
export const masked = (number: string): string =>
  `${number.slice(0, 6)}${'*'.repeat(Math.max(0, number.length - 10))}${number.slice(-4)}`;

type Answer = (charge: Charge) => Promise<string | null>;

const accept = ({ bill, card, keep }: Charge) => bill.accept(card, keep);
const decline =
  (reason: PaymentReason): Answer =>
  ({ bill }) =>
    bill.decline(reason);

const answers: Readonly<Record<Behaviour, Answer>> = {
  accepts: accept,
  declines: decline('declined'),
  insufficient: decline('insufficient'),
  async late(charge) {
    charge.later(async () => {
      await accept(charge);
    });
    return charge.bill.waitingPath;
  },
  never: async () => null,
  async twice(charge) {
    const [first] = await Promise.all([accept(charge), accept(charge)]);
    return first;
  },
};

/** The path in the portal to return to; null when the bank never answers. */
export const charge = (charge: Charge): Promise<string | null> => answers[charge.behaviour](charge);
