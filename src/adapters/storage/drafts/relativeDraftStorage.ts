/** The storage place of a half-filled form of a relative, which is all that logging out needs; relativeDrafts.ts has the rest. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const relativeDraftStorage = ['session', 'relative', 1] as const;

/** What a customer typed is theirs, and goes when they log out (docs/decisions/012). */
export const dropStoredRelativeDraft = (): void => persistedItem(...relativeDraftStorage, v.unknown()).drop();
