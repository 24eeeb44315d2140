/** What the bank's page is asked to take money for: an order, or a wallet. */
import type { InferInput } from 'valibot';
import type { OrderItem } from '../../../src/contract/orders/orders.ts';
import { moneyWords } from '../../answers/moneyWords.ts';
import { acceptPayment, declinePayment, failurePath, successPath, transactionOf } from '../../domain/money/payments.ts';
import type { PaymentReason } from '../../domain/money/paymentReasons.ts';
import { itemsOf } from '../../domain/orders/receipts.ts';
import type { StoredCard } from '../../domain/money/savedCards.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import { acceptTopUp, currency, declineTopUp, expireTopUps, topUpOfId, topUpPath } from '../../domain/money/topUps.ts';
import type { Server } from '../../server.ts';

export interface Bill {
  readonly id: string;
  readonly state: 'open' | 'expired' | 'settled';
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** Null: it is for no order. */
  readonly orderId: number | null;
  readonly items: readonly InferInput<typeof OrderItem>[];
  readonly expiresAt: string;
  /** What the customer chose to pay with. */
  readonly cardId: string;
  readonly savesCard: boolean;
  /** Where in the portal is told what became of it. */
  readonly resultPath: string;
  /** Where a customer is sent whose bank answers later. */
  readonly waitingPath: string;
  /** The bank has the money; returns where in the portal that is told. */
  accept(card: string, keep?: StoredCard): Promise<string>;
  decline(reason: PaymentReason): Promise<string>;
}

async function billOfOrder(server: Server, id: string): Promise<Bill | undefined> {
  const found = await transactionOf(server, id);
  if (!found) return undefined;
  const { attempt, order } = found;
  const isOpen = attempt.state === 'pending' && order.state === 'awaiting_payment';
  return {
    id,
    state: isOpen ? 'open' : attempt.state === 'expired' ? 'expired' : 'settled',
    amount: dirhams(attempt.amount),
    currency: order.currency,
    email: order.email,
    orderId: order.id,
    items: await itemsOf(server.database, order.id),
    expiresAt: attempt.expires_at,
    cardId: order.card_id,
    savesCard: order.save_card,
    resultPath: attempt.state === 'succeeded' ? successPath(order) : failurePath(id),
    waitingPath: successPath(order),
    accept: async (card, keep) => (await acceptPayment(server, id, card, keep)).path,
    decline: async (reason) => (await declinePayment(server, id, reason)).path,
  };
}

async function billOfTopUp(server: Server, id: string): Promise<Bill | undefined> {
  await expireTopUps(server);
  const found = await topUpOfId(server, id);
  if (!found) return undefined;
  const { email } = await server.database
    .selectFrom('customer')
    .select('email')
    .where('id', '=', found.customer_id)
    .executeTakeFirstOrThrow();
  const amount = dirhams(found.amount);
  const path = topUpPath(id);
  return {
    id,
    state: found.state === 'pending' ? 'open' : found.state === 'expired' ? 'expired' : 'settled',
    amount,
    currency,
    email: email ?? '',
    orderId: null,
    items: [{ name: moneyWords.topUp.en, ar_name: moneyWords.topUp.ar, quantity: 1, total: amount }],
    expiresAt: found.expires_at,
    cardId: found.card_id,
    savesCard: found.save_card,
    resultPath: path,
    waitingPath: path,
    async accept(card, keep) {
      await acceptTopUp(server, id, card, keep);
      return path;
    },
    async decline(reason) {
      await declineTopUp(server, id, reason);
      return path;
    },
  };
}

/** Undefined when nobody is asked for money under that number. */
export const billOf = async (server: Server, id: string): Promise<Bill | undefined> =>
  (await billOfOrder(server, id)) ?? billOfTopUp(server, id);
