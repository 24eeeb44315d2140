/**
 * What has changed the customer's wallet in another tab: a top-up that the bank has credited there, even one that is remembered
 * no more, an order that was paid from it or given up, a cancelled booking.
 */
import * as v from 'valibot';
import { orderPlaces } from '../../storage/orders/intentOwner.ts';
import { persistedItem } from '../../storage/storage.ts';
import { followRecord } from '../followRecord.ts';
import { watchPage } from '../reconnectActors.ts';

const news = persistedItem('local', 'walletNews', 1, v.literal('changed'));

/** Tells all other tabs. Nothing is kept: they hear that something was written. */
export function tellOfWallet(): void {
  news.write('changed');
  news.drop();
}

interface WalletLooks {
  /** Another tab has changed what the wallet holds. */
  onNews: () => void;
  /** The page is seen again; meanwhile another device, or the venue, may have changed it. */
  onShown: () => void;
}

/** Returns what stops it. */
export function followWallet({ onNews, onShown }: WalletLooks): () => void {
  const stops = [
    // Written and gone are two events for one change: the second one counts.
    followRecord(news.key, onNews, ({ newValue }) => newValue === null),
    followRecord(orderPlaces.name, onNews),
    watchPage(({ type }) => type === 'page.shown' && onShown()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
