/** What the bank does with a card, and where the customer goes afterwards. */
import {
  acceptPayment,
  declinePayment,
  failurePath,
  successPath,
  type StoredCard,
  type transactionOf,
} from '../../domain/payments.ts';
import type { PaymentReason } from '../../domain/paymentReasons.ts';
import type { Server } from '../../server.ts';
import type { Behaviour } from './cards.ts';

export type PaymentTransaction = NonNullable<Awaited<ReturnType<typeof transactionOf>>>;

/** Does some work after the customer has gone. */
export type Later = (work: () => Promise<void>) => void;

export interface Charge {
  readonly transaction: PaymentTransaction;
  /** 424242******4242 */
  readonly card: string;
  readonly behaviour: Behaviour;
  readonly keep?: StoredCard | undefined;
  readonly later: Later;
}

/** The middle digits become asterisks: nobody here keeps them. */
export const masked = (number: string): string =>
  `${number.slice(0, 6)}${'*'.repeat(Math.max(0, number.length - 10))}${number.slice(-4)}`;

/** Where in the portal a customer learns what became of a payment. */
export const resultPath = ({ attempt, order }: PaymentTransaction): string =>
  attempt.state === 'succeeded' ? successPath(order) : failurePath(attempt.id);

type Answer = (server: Server, charge: Charge) => Promise<string | null>;

const accept = (server: Server, { transaction, card, keep }: Charge) =>
  acceptPayment(server, transaction.attempt.id, card, keep);
const decline =
  (reason: PaymentReason): Answer =>
  async (server, { transaction }) =>
    (await declinePayment(server, transaction.attempt.id, reason)).path;

const answers: Readonly<Record<Behaviour, Answer>> = {
  accepts: async (server, charge) => (await accept(server, charge)).path,
  declines: decline('declined'),
  insufficient: decline('insufficient'),
  async late(server, charge) {
    charge.later(async () => {
      await accept(server, charge);
    });
    return successPath(charge.transaction.order);
  },
  never: async () => null,
  async twice(server, charge) {
    const [first] = await Promise.all([accept(server, charge), accept(server, charge)]);
    return first.path;
  },
};

/** The path in the portal to return to; null when the bank never answers. */
export const charge = (server: Server, charge: Charge): Promise<string | null> =>
  answers[charge.behaviour](server, charge);

/** The customer gives up at the bank's page, and the bank says so. */
export const cancelPayment = async (server: Server, { attempt }: PaymentTransaction): Promise<string> =>
  (await declinePayment(server, attempt.id, 'cancelled')).path;
