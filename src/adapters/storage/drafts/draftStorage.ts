/** The storage places of what a customer typed and did not send, which is all that logging out needs; each form's own file has the rest. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const draftStorage = {
  partnerRegistration: ['session', 'partner-registration', 1],
  profile: ['session', 'profile-draft', 1],
  registration: ['session', 'registration', 1],
  relative: ['session', 'relative', 1],
  siteForms: ['session', 'site-forms', 1],
  support: ['session', 'support', 1],
  supportKeys: ['session', 'supportKeys', 2],
} as const;

/** What a customer typed is theirs, and goes when they log out (docs/decisions/012). */
export function dropDrafts(): void {
  for (const [area, key, version] of Object.values(draftStorage)) persistedItem(area, key, version, v.unknown()).drop();
}
