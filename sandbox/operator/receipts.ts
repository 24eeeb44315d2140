/** Orders as their customers see them afterwards: receipt, tickets, items. */
import type { InferInput } from 'valibot';
import type { OrderItem, Payment, Ticket } from '../../src/contract/orders.ts';
import type { Queryable } from '../data/database.ts';
import type { Order } from './resources.ts';
import { dirhams } from './slotPrice.ts';

export async function itemsOf(
  database: Queryable,
  orderId: number,
  bookingId?: number,
): Promise<InferInput<typeof OrderItem>[]> {
  let query = database.selectFrom('order_item').selectAll().where('order_id', '=', orderId).orderBy('id');
  if (bookingId !== undefined) query = query.where('booking_id', '=', bookingId);
  return (await query.execute()).map(({ name, ar_name, detail, ar_detail, quantity, total }) => ({
    name,
    ar_name,
    detail,
    ar_detail,
    quantity,
    total: dirhams(total),
  }));
}

/** Tickets of a paid order; none of any other. */
export async function ticketsOf(database: Queryable, order: Order): Promise<InferInput<typeof Ticket>[]> {
  if (order.state !== 'paid') return [];
  return database
    .selectFrom('ticket')
    .select([
      'ticket_number',
      'qr',
      'name',
      'item',
      'ar_item',
      'venue',
      'ar_venue',
      'sport',
      'date',
      'start_time',
      'end_time',
      'seat',
    ])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}

export async function paidWith(database: Queryable, order: Order): Promise<InferInput<typeof Payment>['paid_with']> {
  const attempt = await database
    .selectFrom('payment_attempt')
    .select('card')
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  const parts = [
    { method: 'q_points', amount: order.paid_points, label: null },
    { method: 'wallet', amount: order.paid_wallet, label: null },
    { method: 'credit', amount: order.paid_credit, label: null },
    { method: 'card', amount: order.paid_card, label: attempt?.card ?? null },
  ] as const;
  return parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, amount: dirhams(part.amount) }));
}
