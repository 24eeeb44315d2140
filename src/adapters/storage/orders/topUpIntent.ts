/** What was sent of a top-up in this tab, until its result is known: no number of a card, no secret. */
import * as v from 'valibot';
import type { Owner } from '../../../../machines/session/owner.ts';
import type { TopUpIntent } from '../../../../machines/topUp/topUpContext.ts';
import { persistedItem } from '../storage.ts';

const Intent = v.object({
  owner: v.string(),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  amount: v.number(),
  card: v.string(),
}) satisfies v.GenericSchema<unknown, TopUpIntent>;

const persisted = persistedItem('session', 'topUp', 1, Intent);

export const persistedTopUp = {
  write: (intent: TopUpIntent): void => persisted.write(intent),
  drop: (): void => persisted.drop(),
  /** That owner's; another customer's is told to nobody. */
  readFor(owner: Owner): TopUpIntent | null {
    const intent = persisted.read();
    return intent?.owner === owner ? intent : null;
  },
};
