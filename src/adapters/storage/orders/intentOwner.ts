/** Whose the order of this tab is, which is all that logging in and out need to know of it; orderIntent.ts has the rest. */
import * as v from 'valibot';
import { nobody, ownerAtRest } from '../../../../machines/session/owner.ts';
import { persistedOrderKey } from './orderKey.ts';
import { persistedItem } from '../storage.ts';

export const intentStorage = ['session', 'orderIntent', 2] as const;

const owned = persistedItem(...intentStorage, v.object({ owner: v.string() }));

/** Forgets the order. With it goes what let a guest back to it. */
export function dropIntent(): void {
  owned.drop();
  persistedOrderKey.drop();
}

/** Somebody logs in: a guest who was here before has nothing left in this tab (docs/decisions/020). */
export function dropGuestsIntent(): void {
  const intent = owned.read();
  if (intent !== null && ownerAtRest(intent.owner) === nobody) owned.drop();
  persistedOrderKey.drop();
}
