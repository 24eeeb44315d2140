/** The owners of this browser's order and top-up, which is all that logging in and out need; sharedIntent.ts has the rest. */
import * as v from 'valibot';
import { isGuestOwner, nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import { guestMark, persistedOrderKey } from './orderKey.ts';
import { persistedItem } from '../storage.ts';

const Owned = v.object({ owner: v.string() });

/** Where the record of one is kept: in the browser, or in the tab. */
function placesOf(name: string, version: number, here: string) {
  const ofTab = persistedItem('session', name, version, Owned);
  const ofBrowser = persistedItem('local', name, version, Owned);
  /** Which one this tab was the last to write down, by its key and the time. */
  const writtenHere = persistedItem('session', here, 1, v.string());
  const drop = () => {
    for (const kept of [ofTab, ofBrowser, writtenHere]) kept.drop();
  };
  return {
    name,
    version,
    writtenHere,
    drop,
    /** Everybody's but that owner’s; a guest comes without any. */
    dropBut(owner: Owner): void {
      const foreign = [ofBrowser, ofTab].filter((kept) => isGuestOwner(owner) || kept.read()?.owner !== owner);
      if (foreign.length === 2) drop();
      else for (const kept of foreign) kept.drop();
    },
  };
}
export type IntentPlaces = ReturnType<typeof placesOf>;

export const orderPlaces = placesOf('orderIntent', 2, 'orderHere');
export const topUpPlaces = placesOf('topUp', 1, 'topUpHere');

/** Drops the key that led a guest back to their order, and what other tabs know of it: never of another tab’s. */
export function dropGuestOrder(): void {
  persistedOrderKey.drop();
  const name = orderPlaces.writtenHere.read();
  if (name !== null && guestMark.read()?.startsWith(`${name} `) === true) guestMark.drop();
}

/** Drops the order, and with it the key that led a guest back to it. */
export function dropIntent(): void {
  dropGuestOrder();
  orderPlaces.drop();
}

/**
 * Somebody logs in: a guest who was here before has nothing left in this tab (docs/decisions/020), nor has another customer.
 * A customer is logged in in every tab, a guest in this one alone: what another tab has on its way still is.
 */
export function dropIntentsBut(owner: Owner): void {
  dropGuestOrder();
  if (ownerAtRest(owner) !== nobody) guestMark.drop();
  for (const places of [orderPlaces, topUpPlaces]) places.dropBut(owner);
}
