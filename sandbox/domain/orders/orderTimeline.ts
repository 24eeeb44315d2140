/** What happened to an order, one thing after the other, as far as it is written down. */
import type { InferInput } from 'valibot';
import type { OrderMoment } from '../../../src/contract/orders/orders.ts';
import type { Queryable } from '../../data/database.ts';

type Moment = InferInput<typeof OrderMoment>;

const moments: Readonly<Record<string, Moment['event']>> = {
  'order placed': 'placed',
  'order approved': 'approved',
  'order rejected': 'rejected',
  'order paid': 'paid',
  'order failed': 'failed',
  'payment tried again': 'triedAgain',
  'order expired': 'expired',
  'order cancelled': 'cancelled',
  'order cancelled by its customer': 'cancelled',
  'payment refunded': 'refunded',
};

export async function timelineOf(database: Queryable, orderId: number): Promise<Moment[]> {
  const rows = await database
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('subject', '=', String(orderId))
    .where('action', 'in', Object.keys(moments))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ at, action }) => (moments[action] ? [{ at, event: moments[action] }] : []));
}
