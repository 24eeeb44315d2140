/** Who is logged in, for every tab of this browser. */
import * as v from 'valibot';
import { User } from '../../../contract/customers/user.ts';
import { persistedItem } from '../storage.ts';

const { dob: _, ...entries } = User.entries;
/** What a page needs to greet a customer and to know their channel; the date of birth comes with the profile again. */
export const PersistedUser = v.object(entries);
export const persistedSession = persistedItem(
  'local',
  'session',
  1,
  v.object({ user: PersistedUser, lastUpdated: v.nullish(v.number(), null) }),
);
