/** How an order goes on: paid, failed, expired, rejected, cancelled. Each step is one transaction with all that belongs to it. */
import type { Transaction } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Tables, Order } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import { note } from '../audit.ts';
import { receiptOf, writeAbout } from './orderMessages.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';
import { extendOrderKey } from './orderKeys.ts';
import { refundCard } from '../money/refunds.ts';
import { returnResources } from '../slots/resources.ts';
import { makeTickets } from './tickets.ts';
import { randomToken } from '../access/tokens.ts';

type Trx = Transaction<Tables>;

/** Minutes in which a payment must be made; a whole day after the operator's approval, which nobody waits for at the screen. */
export const paymentMinutes = 15;
export const approvedPaymentMinutes = 24 * 60;

/** The order, locked until the transaction ends: who comes second sees what the first has done. */
export const lockOrder = (trx: Trx, id: number): Promise<Order | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

async function setStatus(
  trx: Trx,
  order: Order,
  status: number,
  booking: { status_id?: number; is_booking_approved?: number } = {},
): Promise<void> {
  await trx.updateTable('order_item').set({ status_id: status }).where('order_id', '=', order.id).execute();
  await trx
    .updateTable('booking')
    .set({ status_id: status, ...booking })
    .where('order_id', '=', order.id)
    .execute();
}

/** With these a guest still has something to do about the order, or to read of it. */
const keepsPlaces = new Set<Order['state']>(['awaiting_payment', 'failed', 'paid']);

async function setState(
  server: Server,
  trx: Trx,
  order: Order,
  state: Order['state'],
  rest: { expires_at?: string | null; paid_at?: string } = {},
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ state, expires_at: null, ...rest })
    .where('id', '=', order.id)
    .execute();
  if (keepsPlaces.has(state)) await extendOrderKey(server, trx, order.id, rest.expires_at ?? null);
}

/** Opens a payment and returns its id: 192 random bits. */
export async function openPayment(server: Server, trx: Trx, order: Order, minutes: number): Promise<string> {
  const id = randomToken();
  const now = server.clock.now();
  await trx
    .insertInto('payment_attempt')
    .values({
      id,
      order_id: order.id,
      amount: order.paid_card,
      state: 'pending',
      card: null,
      reason: null,
      created_at: exactStampOf(now),
      expires_at: exactStampOf(now.add({ minutes })),
    })
    .execute();
  return id;
}

/** The order waits for its payment. */
export async function awaitPayment(server: Server, trx: Trx, order: Order, minutes: number): Promise<string> {
  const expires_at = exactStampOf(server.clock.now().add({ minutes }));
  await setState(server, trx, order, 'awaiting_payment', { expires_at });
  if (order.state === 'expired' || order.state === 'failed') await setStatus(trx, order, statusIds.pending);
  return openPayment(server, trx, order, minutes);
}

/** Everything is paid, and approved where that was needed: bookings stand, tickets are made. */
export async function markPaid(server: Server, trx: Trx, order: Order): Promise<void> {
  await setState(server, trx, order, 'paid', { paid_at: server.clock.stamp() });
  if (order.state === 'expired') await setStatus(trx, order, statusIds.pending);
  await setStatus(trx, order, statusIds.approved, { is_booking_approved: 1 });
  await trx
    .updateTable('session_booking')
    .set({ status_id: statusIds.approved })
    .where('item_id', 'in', (item) => item.selectFrom('order_item').select('id').where('order_id', '=', order.id))
    .execute();
  await makeTickets(trx, order);
  await writeAbout(server, trx, 'paid', order, await receiptOf(server, trx, order));
  await note(server, trx, order.customer_id, 'order paid', order.id);
  await issueInvoice(server, trx, order);
}

/** No payment came: money parts and places go back, the places for a while to the cart. */
export async function markFailed(server: Server, trx: Trx, order: Order): Promise<void> {
  await setState(server, trx, order, 'failed');
  await setStatus(trx, order, statusIds.expired);
  await returnResources(server, trx, order, order.session_id);
  await note(server, trx, order.customer_id, 'order failed', order.id);
}

export async function markExpired(server: Server, trx: Trx, order: Order): Promise<void> {
  await setState(server, trx, order, 'expired');
  await setStatus(trx, order, statusIds.expired);
  await returnResources(server, trx, order, null);
  await trx
    .updateTable('payment_attempt')
    .set({ state: 'expired', reason: 'late' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'pending')
    .execute();
  await note(server, trx, order.customer_id, 'order expired', order.id);
}

/** The operator says no to an order that waits for approval. */
export async function markRejected(server: Server, trx: Trx, order: Order): Promise<void> {
  await setState(server, trx, order, 'rejected');
  await setStatus(trx, order, statusIds.rejected, { is_booking_approved: 2 });
  await returnResources(server, trx, order, null);
  await note(server, trx, null, 'order rejected', order.id);
}

/** Cancelled by the operator, or given up by the customer; what was paid by card is given back. */
export async function markCancelled(server: Server, trx: Trx, order: Order, heirSession: string | null): Promise<void> {
  const holdsResources = ['paid', 'awaiting_payment', 'awaiting_approval'].includes(order.state);
  await setState(server, trx, order, 'cancelled');
  // A facility booking knows no word for cancelled (R4.10): it is inactive, and waits for nobody.
  await setStatus(trx, order, statusIds.cancelled, { status_id: statusIds.inactive });
  await trx
    .updateTable('payment_attempt')
    .set({ state: 'abandoned', reason: 'givenUp' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'pending')
    .execute();
  if (holdsResources) await returnResources(server, trx, order, heirSession);
  if (order.state === 'paid') await refundCard(trx, order);
  await note(server, trx, null, 'order cancelled', order.id);
  if (order.state === 'paid') await issueCreditNote(server, trx, order, order.total);
}
