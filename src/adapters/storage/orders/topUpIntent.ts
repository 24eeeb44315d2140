/** What was sent of a top-up until its result is known, for all tabs of its customer (071): no number of a card, no secret. */
import * as v from 'valibot';
import type { Owner } from '../../../../machines/session/owner.ts';
import type { TopUpIntent } from '../../../../machines/topUp/topUpContext.ts';
import { topUpPlaces } from './intentOwner.ts';
import { ofFormerBuild, sharedIntent } from './sharedIntent.ts';

const Kept = v.object({
  owner: v.string(),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  amount: v.number(),
  card: v.string(),
  transactionId: v.nullish(v.string(), null),
  at: v.optional(v.number(), ofFormerBuild),
}) satisfies v.GenericSchema<unknown, TopUpIntent>;

const shared = sharedIntent(topUpPlaces, Kept, () => undefined);

const write = (intent: TopUpIntent): void => {
  const { owner, key, amount, card, transactionId } = intent;
  shared.write({ owner, key, amount, card, transactionId, at: Date.now() });
};

export const persistedTopUp = {
  name: topUpPlaces.name,
  write,
  take: shared.take,
  isThere: shared.isThere,
  /** That owner's, however old it is and whichever tab wrote it. */
  keptFor: shared.keptFor,
  /** That owner's; another customer's is told to nobody. */
  readFor(owner: Owner): TopUpIntent | null {
    const kept = shared.readFor(owner);
    if (kept === null) return null;
    const { at: _, ...intent } = kept;
    return intent;
  },
  /** The server has it, under that number. What is gone stays away: its customer has logged out, or another tab has settled it. */
  accept(intent: TopUpIntent, transactionId: string): void {
    if (shared.has(intent) && shared.readFor(intent.owner)?.transactionId !== transactionId)
      write({ ...intent, transactionId });
  },
};
