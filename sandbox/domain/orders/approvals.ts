/** The operator's word on orders: approve, reject, cancel. */
import { transact } from '../../data/database.ts';
import { notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { note } from '../audit.ts';
import { payPageOf, writeAbout } from './orderMessages.ts';
import type { Order } from '../../data/tables.ts';
import {
  approvedPaymentMinutes,
  awaitPayment,
  lockOrder,
  markCancelled,
  markPaid,
  markRejected,
} from './settlement.ts';
import { orderWords } from '../../answers/orderWords.ts';

type State = Order['state'];

const wrongState = (state: State): Refused => new Refused(409, orderWords.wrongState(state), { code: 'wrongState' });

async function work(
  server: Server,
  id: number,
  allowed: readonly State[],
  change: (trx: Parameters<typeof lockOrder>[0], order: Order) => Promise<void>,
): Promise<State> {
  return transact(server.database, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw notFound();
    if (!allowed.includes(order.state)) throw wrongState(order.state);
    await change(trx, order);
    const { state } = await trx.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    return state;
  });
}

/** Yes to a waiting order: paid when nothing is left to pay, otherwise the customer is sent the way to the payment. */
export const approveOrder = (server: Server, id: number): Promise<State> =>
  work(server, id, ['awaiting_approval'], async (trx, order) => {
    await trx
      .updateTable('booking')
      .set({ is_booking_approved: 1 })
      .where('order_id', '=', id)
      .where('is_booking_approved', '=', 0)
      .execute();
    await note(server, trx, null, 'order approved', id);
    if (order.paid_card === 0) {
      await markPaid(server, trx, order);
      return;
    }
    const payment = await awaitPayment(server, trx, order, approvedPaymentMinutes);
    await writeAbout(server, trx, 'approved', order, payPageOf(server, order, payment));
  });

/** No to a waiting order: what was set aside goes back. */
export const rejectOrder = (server: Server, id: number): Promise<State> =>
  work(server, id, ['awaiting_approval'], async (trx, order) => {
    await markRejected(server, trx, order);
    await writeAbout(server, trx, 'rejected', order);
  });

/** Ends a standing or waiting order; a card payment is given back. */
export const cancelOrder = (server: Server, id: number): Promise<State> =>
  work(server, id, ['paid', 'awaiting_payment', 'awaiting_approval', 'failed', 'expired'], async (trx, order) => {
    await markCancelled(server, trx, order, null);
    await writeAbout(server, trx, 'cancelled', order);
  });
