/** Whose the order of this browser is, which is all that logging in and out need to know of it; orderIntent.ts has the rest. */
import * as v from 'valibot';
import { isGuestOwner, type Owner } from '../../../../machines/session/owner.ts';
import { persistedOrderKey } from './orderKey.ts';
import { persistedItem } from '../storage.ts';

export const intentName = 'orderIntent';
export const intentVersion = 2;

const Owned = v.object({ owner: v.string() });
const ofTab = persistedItem('session', intentName, intentVersion, Owned);
const ofBrowser = persistedItem('local', intentName, intentVersion, Owned);
/** Which order this tab was the last to write down, by its key and the time. */
export const writtenHere = persistedItem('session', 'orderHere', 1, v.string());

/** Forgets the order. With it goes what let a guest back to it. */
export function dropIntent(): void {
  for (const kept of [ofTab, ofBrowser, writtenHere, persistedOrderKey]) kept.drop();
}

/** Somebody logs in: a guest who was here before has nothing left in this tab (docs/decisions/020), nor has another customer. */
export function dropIntentsBut(owner: Owner): void {
  const foreign = [ofBrowser, ofTab].filter((kept) => isGuestOwner(owner) || kept.read()?.owner !== owner);
  if (foreign.length === 2) dropIntent();
  else for (const kept of [...foreign, persistedOrderKey]) kept.drop();
}
