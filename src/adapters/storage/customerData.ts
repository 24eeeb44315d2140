import { runningProgress } from './booking/runningProgress.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { persistedSession } from './login/persistedSession.ts';
import { changeIntentOwner } from './orders/intentOwner.ts';
import { persistedSearches } from './persistedSearches.ts';
import { persistedUsual } from './persistedUsual.ts';
import { dropDrafts } from './drafts/draftStorage.ts';

/**
 * Dropped with the customer: what they were about to book and pay, searched for and typed; the order itself is at the server
 * (T06).
 */
export function clearCustomerData(): void {
  // Whoever logged in since, in another tab, may have ordered: a tab that slept meanwhile hears of both at once.
  changeIntentOwner(ownerOf(persistedSession.read()?.user ?? null));
  runningProgress.drop();
  persistedSearches.drop();
  dropDrafts();
  persistedUsual.drop();
}
