/** Updates what is stored of an order once its customer is back from the bank. */
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { dropGuestOrder, orderPlaces } from './intentOwner.ts';
import { fromWritten } from '../cart/writtenPreferences.ts';
import { intentOfBrowser, intentOfTab, persistedIntent } from './orderIntent.ts';

/** The order is settled and no longer remembered; an order other than that one stays remembered. */
export function dropOrder(orderId: Id): void {
  const places = [
    [intentOfTab, dropGuestOrder],
    [intentOfBrowser, () => orderPlaces.writtenHere.drop()],
  ] as const;
  for (const [kept, dropMark] of places) {
    if (kept.read()?.orderId !== orderId) continue;
    kept.drop();
    dropMark();
  }
}

/** What the server says of a customer's order, for their other tabs to hear (071). */
export function noteOrder(orderId: Id, news: Pick<OrderIntent, 'stage' | 'transactionId'>): void {
  const kept = intentOfBrowser.read();
  if (kept?.orderId !== orderId || (kept.stage === news.stage && kept.transactionId === news.transactionId)) return;
  persistedIntent.write({ ...fromWritten(kept), ...news });
}
