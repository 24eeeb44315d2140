/** What this device stores of the customer's usual booking until they log out. */
import * as v from 'valibot';
import type { Owner } from '../../../machines/session/owner.ts';
import { persistedItem } from './storage.ts';

export const persistedUsual = persistedItem(
  'local',
  'usual',
  1,
  v.object({
    owner: v.string(),
    /** They do not want to see it. */
    isHidden: v.boolean(),
    /** In pixels, what it took of the page when it stood there last. */
    height: v.number(),
  }),
);

/** What is known of theirs. */
export function usualOnDevice(owner: Owner): { isHidden: boolean; height: number } {
  const stored = persistedUsual.read();
  return stored?.owner === owner ? stored : { isHidden: false, height: 0 };
}
