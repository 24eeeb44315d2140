import { runningProgress } from './booking/runningProgress.ts';
import { dropIntent } from './orders/intentOwner.ts';
import { persistedSearches } from './persistedSearches.ts';
import { persistedUsual } from './persistedUsual.ts';
import { dropProfileDraft } from './drafts/profileDraftStorage.ts';
import { dropSiteFormDrafts } from './drafts/siteFormDraftStorage.ts';

/** What a customer was about to book and pay, and looked for, is theirs; the order itself is with the server (T06). */
export function clearCustomerData(): void {
  dropIntent();
  runningProgress.drop();
  persistedSearches.drop();
  dropProfileDraft();
  dropSiteFormDrafts();
  persistedUsual.drop();
}
