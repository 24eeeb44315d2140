/** Payments of orders by card: the payment page calls these. Every step is safe to repeat; a late or double payment is never lost. */
import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { transact } from '../../data/database.ts';
import type { Tables, Order } from '../../data/tables.ts';
import { notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { note } from '../audit.ts';
import { takeAllowance } from '../orders/allowance.ts';
import { expireOverdue } from '../orders/expiry.ts';
import { extendOrderKey } from '../orders/orderKeys.ts';
import { writeAbout } from '../orders/orderMessages.ts';
import type { PaymentReason } from './paymentReasons.ts';
import { placedOrder } from '../orders/placedOrder.ts';
import { isGuests, refundPayment } from './refunds.ts';
import { takeResources } from '../slots/resources.ts';
import { persistCard, type StoredCard } from './savedCards.ts';
import {
  approvedPaymentMinutes,
  awaitPayment,
  lockOrder,
  markCancelled,
  markFailed,
  markPaid,
  paymentMinutes,
} from '../orders/settlement.ts';
import { orderWords } from '../../answers/orderWords.ts';

export { expireOverdue };

type Trx = Transaction<Tables>;
export type Attempt = Selectable<Tables['payment_attempt']>;

/** What became of a payment, and where in the portal that is told. */
export interface PaymentOutcome {
  readonly outcome: 'paid' | 'failed' | 'refunded';
  readonly path: string;
}

export const successPath = ({ token }: Pick<Order, 'token'>): string => `/paymentsuccess/${token}`;
export const failurePath = (id: string): string => `/paymentfailed?transactionId=${encodeURIComponent(id)}`;

/** The payment with its order, undefined when there is none. */
export async function transactionOf(
  server: Server,
  id: string,
): Promise<{ attempt: Attempt; order: Order } | undefined> {
  await expireOverdue(server);
  const attempt = await server.database
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!attempt) return undefined;
  const order = await server.database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', attempt.order_id)
    .executeTakeFirstOrThrow();
  return { attempt, order };
}

/** Payment and order, both locked, the order first. */
async function lockBoth(trx: Trx, id: string): Promise<{ attempt: Attempt; order: Order } | undefined> {
  const found = await trx.selectFrom('payment_attempt').select('order_id').where('id', '=', id).executeTakeFirst();
  const order = found && (await lockOrder(trx, found.order_id));
  if (!order) return undefined;
  const attempt = await trx.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { attempt, order };
}

const setAttempt = async (
  trx: Trx,
  id: string,
  change: Partial<Pick<Attempt, 'state' | 'card'>> & { readonly reason?: PaymentReason | null },
): Promise<void> => {
  await trx.updateTable('payment_attempt').set(change).where('id', '=', id).execute();
};

/** Money that came for an order which no longer wants it is given back, and who paid can read where to. */
async function refund(server: Server, trx: Trx, attempt: Attempt, order: Order, card: string): Promise<PaymentOutcome> {
  await refundPayment(trx, attempt.id, { card, reason: 'placesGone' });
  await extendOrderKey(server, trx, order.id, null);
  await writeAbout(server, trx, 'refunded', order);
  await note(server, trx, order.customer_id, 'payment refunded', order.id);
  return { outcome: 'refunded', path: failurePath(attempt.id) };
}

/** A payment for an order that had expired: it stands if everything can still be had. */
async function payLate(
  server: Server,
  trx: Trx,
  attempt: Attempt,
  order: Order,
  card: string,
): Promise<PaymentOutcome> {
  await sql`savepoint late`.execute(trx);
  try {
    await takeAllowance(server, trx, order);
    await takeResources(server, trx, order, null);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql`rollback to savepoint late`.execute(trx);
    await trx.updateTable('orders').set({ state: 'failed', expires_at: null }).where('id', '=', order.id).execute();
    return refund(server, trx, attempt, order, card);
  }
  await setAttempt(trx, attempt.id, { state: 'succeeded', card, reason: null });
  await markPaid(server, trx, order);
  return { outcome: 'paid', path: successPath(order) };
}

/**
 * The bank has the money. `card` is the masked number. Told twice it changes nothing. Too late it is paid if the places are
 * still free, otherwise the amount is given back. Throws Refused 404 for an unknown payment.
 */
export async function acceptPayment(
  server: Server,
  id: string,
  card: string,
  keep?: StoredCard,
): Promise<PaymentOutcome> {
  return transact(server.database, async (trx) => {
    const found = await lockBoth(trx, id);
    if (!found) throw notFound();
    const { attempt, order } = found;
    if (attempt.state === 'succeeded') return { outcome: 'paid', path: successPath(order) };
    if (attempt.state === 'refunded') return { outcome: 'refunded', path: failurePath(id) };
    if (attempt.state === 'declined') return { outcome: 'failed', path: failurePath(id) };
    if (keep && !(await isGuests(trx, order))) await persistCard(trx, order.customer_id, keep);
    if (order.state === 'expired') return payLate(server, trx, attempt, order, card);
    if (order.state !== 'awaiting_payment' || attempt.state !== 'pending')
      return refund(server, trx, attempt, order, card);
    await setAttempt(trx, id, { state: 'succeeded', card });
    await markPaid(server, trx, order);
    return { outcome: 'paid', path: successPath(order) };
  });
}

/** The bank says no. Only a pending payment can be declined; the places become holds of the cart for a while. */
export async function declinePayment(server: Server, id: string, reason: PaymentReason): Promise<PaymentOutcome> {
  return transact(server.database, async (trx) => {
    const found = await lockBoth(trx, id);
    if (!found) throw notFound();
    const { attempt, order } = found;
    if (attempt.state === 'succeeded') return { outcome: 'paid', path: successPath(order) };
    if (attempt.state === 'pending') {
      await setAttempt(trx, id, { state: 'declined', reason });
      if (order.state === 'awaiting_payment') await markFailed(server, trx, order);
    }
    return { outcome: 'failed', path: failurePath(id) };
  });
}

/** Who asks about a payment; whoever came by the key of one order is its customer for that order alone. */
export interface Payer {
  readonly customerId: number;
  readonly openedOrder: number | null;
}

export const isTheirs = (order: Pick<Order, 'id' | 'customer_id'>, { customerId, openedOrder }: Payer): boolean =>
  order.customer_id === customerId && (openedOrder === null || openedOrder === order.id);

/** The customer's own payment, locked; somebody else's is as if it did not exist. */
async function lockOwn(trx: Trx, id: string, payer: Payer): Promise<{ attempt: Attempt; order: Order }> {
  const found = await lockBoth(trx, id);
  if (!found || !isTheirs(found.order, payer)) throw notFound();
  return found;
}

/** Where a customer shops. */
export interface Shop {
  readonly session: string | null;
  /** The portal as they call it: the bank sends them back there. */
  readonly origin: string;
}

/** Opens a new payment for an order that failed or ran out, if everything can still be had. Throws Refused when not. */
export async function retryPayment(server: Server, id: string, payer: Payer, { session, origin }: Shop) {
  await expireOverdue(server);
  return transact(server.database, async (trx) => {
    const { order } = await lockOwn(trx, id, payer);
    if (order.state === 'cancelled' || order.state === 'rejected') {
      throw new Refused(409, orderWords.givenUp, { code: 'orderOver' });
    }
    if (order.state === 'failed' || order.state === 'expired') {
      await takeAllowance(server, trx, order);
      await takeResources(server, trx, order, session);
      await awaitPayment(server, trx, order, order.needs_approval ? approvedPaymentMinutes : paymentMinutes);
      await note(server, trx, payer.customerId, 'payment tried again', order.id);
    }
    const now = await trx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    return placedOrder(server, trx, now, origin);
  });
}

/** Gives an unpaid order up; its places become holds of the session. Throws Refused 409 for an order that stands. */
export async function abandonPayment(server: Server, id: string, payer: Payer, session: string | null): Promise<void> {
  await expireOverdue(server);
  await transact(server.database, async (trx) => {
    const { order } = await lockOwn(trx, id, payer);
    if (order.state === 'cancelled') return;
    if (!['failed', 'expired', 'awaiting_payment'].includes(order.state)) {
      throw new Refused(409, orderWords.stands, { code: 'orderStands' });
    }
    await markCancelled(server, trx, order, session ?? order.session_id);
  });
}
