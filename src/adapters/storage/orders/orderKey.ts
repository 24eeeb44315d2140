/**
 * The key that opens one order for its guest on the way back from the bank, since a guest's session ends with the page
 * (R4.1.4, docs/decisions/020). It is stored in this tab alone, in no address, machine, view or report.
 */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

const persisted = persistedItem('session', 'orderKey', 1, v.pipe(v.string(), v.regex(/^[\w-]{43}$/)));

/** That there are some, for other tabs, and which one is this tab's: `guestOrder.ts`. */
export const guestMark = persistedItem('local', 'guestOrder', 1, v.string());
export const guestHere = persistedItem('session', 'guestHere', 1, v.string());

/** 256 random bits, URL-safe. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const persistedOrderKey = {
  read: (): string | null => persisted.read(),
  drop: (): void => persisted.drop(),
  /** For an order that is about to be placed; one that may have arrived already keeps its key. */
  make(isSameOrder: boolean): void {
    if (!isSameOrder || persisted.read() === null) persisted.write(randomKey());
  },
};
