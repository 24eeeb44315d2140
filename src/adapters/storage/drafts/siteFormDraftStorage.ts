/**
 * The storage place of half-filled forms of the operator, which is all that logging out needs; siteFormDrafts.ts has
 * the rest.
 */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';

export const siteFormDraftStorage = ['session', 'site-forms', 1] as const;

/** What a customer typed is theirs, and goes when they log out (docs/decisions/012). */
export const dropSiteFormDrafts = (): void => persistedItem(...siteFormDraftStorage, v.unknown()).drop();
