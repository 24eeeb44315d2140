import { runningProgress } from './booking/runningProgress.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { persistedSession } from './login/persistedSession.ts';
import { changeIntentOwner } from './orders/intentOwner.ts';
import { persistedSearches } from './persistedSearches.ts';
import { persistedUsual } from './persistedUsual.ts';
import { dropProfileDraft } from './drafts/profileDraftStorage.ts';
import { dropStoredRelativeDraft } from './drafts/relativeDraftStorage.ts';
import { dropSiteFormDrafts } from './drafts/siteFormDraftStorage.ts';

/**
 * Dropped with the customer: what they were about to book and pay, and searched for; the order itself is at the server
 * (T06).
 */
export function clearCustomerData(): void {
  // Whoever logged in since, in another tab, may have ordered: a tab that slept meanwhile hears of both at once.
  changeIntentOwner(ownerOf(persistedSession.read()?.user ?? null));
  runningProgress.drop();
  persistedSearches.drop();
  dropProfileDraft();
  dropStoredRelativeDraft();
  dropSiteFormDrafts();
  persistedUsual.drop();
}
