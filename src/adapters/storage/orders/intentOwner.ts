/** The owners of this browser's orders and top-ups, which is all that logging in and out need; sharedIntent.ts has the rest. */
import * as v from 'valibot';
import { nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import { guestHere, guestMark, persistedOrderKey } from './orderKey.ts';
import { persistedItem } from '../storage.ts';

const Owned = v.object({ owner: v.string() });

/** Where the records of one kind are kept: the last one in the browser, or in the tab, and those that wait behind it. */
function placesOf(name: string, version: number, here: string) {
  const ofTab = persistedItem('session', name, version, Owned);
  const aside = `${name}Aside`;
  /** Which ones this tab was the last to write down, by their keys and the time. */
  const writtenHere = persistedItem('session', here, 1, v.string());
  const all = [ofTab, writtenHere, ...[name, aside].map((key) => persistedItem('local', key, version, Owned))];
  return {
    name,
    aside,
    version,
    writtenHere,
    /** The tab keeps nobody's but that owner’s; a guest comes without any. What the browser keeps is shown to its owner alone. */
    changeOwner(owner: Owner): void {
      if (owner === nobody || ofTab.read()?.owner !== ownerAtRest(owner)) ofTab.drop();
    },
    dropAll(): void {
      for (const kept of all) kept.drop();
    },
  };
}
export type IntentPlaces = ReturnType<typeof placesOf>;

export const orderPlaces = placesOf('orderIntent', 2, 'orderHere');
export const topUpPlaces = placesOf('topUp', 1, 'topUpHere');

/** What this tab calls its guest's order; a former build noted it where those of customers are noted. */
export const guestName = (): string | null => guestHere.read() ?? orderPlaces.writtenHere.read();

/** Drops the key that led a guest back to their order, and what other tabs know of it: never of another tab’s. */
export function dropGuestOrder(): void {
  persistedOrderKey.drop();
  // As `takeMark` does, with the rest of which nobody is kept waiting who only logs in.
  const own = `${guestName()} `;
  const others = guestMark
    .read()
    ?.split('\n')
    .filter((mark) => !mark.startsWith(own))
    .join('\n');
  if (others) guestMark.write(others);
  else guestMark.drop();
  guestHere.drop();
}

/**
 * Somebody logs in: a guest who was here before has nothing left in this tab (docs/decisions/020), and another customer's waits
 * for them (071). A customer is logged in in every tab, a guest in this one alone: what another tab has on its way still is.
 * After a logout it is nobody who comes.
 */
export function changeIntentOwner(owner: Owner): void {
  dropGuestOrder();
  if (ownerAtRest(owner) !== nobody) guestMark.drop();
  for (const places of [orderPlaces, topUpPlaces]) places.changeOwner(owner);
}

/** A customer logs out: nothing is left, not even of those who are waited for. */
export function dropIntents(): void {
  for (const places of [orderPlaces, topUpPlaces]) places.dropAll();
}
