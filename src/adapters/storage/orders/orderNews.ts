/** Updates what is stored of an order once its customer is back from the bank. */
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { nobody, ownerAtRest } from '../../../../machines/session/owner.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { fromWritten } from '../cart/writtenPreferences.ts';
import { persistedIntent, persistedOrders } from './orderIntent.ts';

/** The order is settled and no longer remembered; an order other than that one stays remembered. */
export function dropOrder(orderId: Id): void {
  for (const order of persistedOrders()) if (order.orderId === orderId) persistedIntent.take(order);
}

/** What the server says of a customer's order, for their other tabs to hear (071). */
export function noteOrder(orderId: Id, news: Pick<OrderIntent, 'stage' | 'transactionId'>): void {
  const kept = persistedOrders().find((order) => order.orderId === orderId && ownerAtRest(order.owner) !== nobody);
  if (!kept || (kept.stage === news.stage && kept.transactionId === news.transactionId)) return;
  persistedIntent.write({ ...fromWritten(kept), ...news });
}
