/** An order as the portal is told about it (R4.8.7–9). */
import type { InferInput } from 'valibot';
import type { PlacedOrder } from '../../../src/contract/orders/orders.ts';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { dirhams } from '../slots/slotPrice.ts';
import { payPageOf } from './orderMessages.ts';
import type { Order } from '../../data/tables.ts';

/**
 * With a pending payment it carries the payment page; with a standing order, the token of its receipt.
 * @param origin where the customer shops
 */
export async function placedOrder(
  server: Server,
  database: Queryable,
  order: Order,
  origin: string,
): Promise<InferInput<typeof PlacedOrder>> {
  const attempt = await database
    .selectFrom('payment_attempt')
    .select(['id', 'amount'])
    .where('order_id', '=', order.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const pending = order.state === 'awaiting_payment' ? attempt : undefined;
  return {
    order_id: order.id,
    state: order.state,
    token: order.state === 'paid' || order.state === 'awaiting_approval' ? order.token : null,
    pg: pending ? 'sandbox' : null,
    url: pending ? payPageOf(server, order, pending.id, origin) : null,
    transactionId: attempt?.id ?? null,
    isApprovalRequired: order.state === 'awaiting_approval' ? 1 : 0,
    amount_due: pending ? dirhams(pending.amount) : null,
    expires_at: pending ? (order.expires_at?.slice(0, 19) ?? null) : null,
  };
}
