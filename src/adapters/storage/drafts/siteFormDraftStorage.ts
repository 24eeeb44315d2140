/** Where half-filled forms of the operator's lie, which is all that logging out needs to know of them; siteFormDrafts.ts has the rest. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const siteFormDraftStorage = ['session', 'site-forms', 1] as const;

/** What a customer typed is theirs, and goes when they log out (docs/decisions/012). */
export const dropSiteFormDrafts = (): void => persistedItem(...siteFormDraftStorage, v.unknown()).drop();
