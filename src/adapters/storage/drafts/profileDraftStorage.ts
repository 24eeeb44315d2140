/** The storage place of a half-changed profile, which is all that logging out needs; profileDrafts.ts has the rest. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const profileDraftStorage = ['session', 'profile-draft', 1] as const;

/** What a customer typed is theirs, and goes when they log out (docs/decisions/012). */
export const dropProfileDraft = (): void => persistedItem(...profileDraftStorage, v.unknown()).drop();
