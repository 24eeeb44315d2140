/** What this device keeps of a customer's usual until they log out. */
import * as v from 'valibot';
import type { Owner } from '../../machines/session/owner.ts';
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

/** What is kept of theirs. */
export function keptUsual(owner: Owner): { isHidden: boolean; height: number } {
  const kept = persistedUsual.read();
  return kept?.owner === owner ? kept : { isHidden: false, height: 0 };
}
