/** Keeps a login between page loads, and notices its end. */
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine, type RefusalNews, type TabNews } from '../../../../machines/session/sessionMachine.ts';
import { ownerOf } from '../../../../machines/session/owner.ts';
import {
  mustResetAll,
  restored,
  type SessionFinding,
  type StoredSession,
} from '../../../../machines/session/sessionRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { reloadPage } from '../../address/browserAddress.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { call, clearCachedAnswers, onUnauthorized } from '../../http/client.ts';
import {
  currentToken,
  isGuestHere,
  leaveGuest,
  persistedExpiry,
  persistedToken,
} from '../../storage/login/credentials.ts';
import { changeIntentOwner, dropIntents } from '../../storage/orders/intentOwner.ts';
import { dropCustomers, isNewLogout, lastLogout, noteLogout } from '../../storage/login/logouts.ts';
import { persistedSession, PersistedUser } from '../../storage/login/persistedSession.ts';
import { unreadTickets } from '../../nextVisit/unreadTickets.ts';

function storedSession(): StoredSession | null {
  const kept = persistedSession.read();
  return kept && { user: { ...kept.user, dob: null }, lastUpdated: kept.lastUpdated };
}

const find = (): SessionFinding => ({
  stored: storedSession(),
  hasToken: currentToken() !== null,
  hasExpired: persistedExpiry.read() !== null,
  at: Date.now(),
});

/** Belongs to the browser and the site, not to whoever used them. */
const keysThatStay = new Set([
  'session_id',
  'vToken',
  'config',
  'theme',
  'first-paint',
  'consent',
  'last-config',
  'last-services',
]);

/** Everything that this browser stores about customers. */
export function clearEverything(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[area];
      for (const key of Object.keys(storage)) if (!keysThatStay.has(key)) storage.removeItem(key);
    } catch {
      // Where storage is refused nothing was kept.
    }
  }
}

/**
 * To be called before anything else is read, the language included: a damaged record clears everything (R4.1.3), and a
 * logout in another tab what this one keeps of customers, if it was on another site meanwhile (R4.1.7).
 */
export function dropRemains(): void {
  if (mustResetAll(storedSession())) clearEverything();
  if (isNewLogout()) dropCustomers();
}

/** The stored tickets go with the token: they are for a logged-in customer alone. */
function dropToken(): void {
  persistedToken.drop();
  unreadTickets.drop();
}

/** The stored login. A token without its customer is dropped, without a call. */
export function findSession(): SessionFinding {
  dropRemains();
  const found = find();
  const here = restored(found);
  if (here === null) dropToken();
  // Somebody logged in while this tab was on another site, at a bank for example.
  else changeIntentOwner(ownerOf(here.user));
  return found;
}

/** The reason is written first, so that other tabs know it when the token goes. */
function clearPersistedSession({ hasExpired }: { hasExpired: boolean }): void {
  if (hasExpired) persistedExpiry.write(true);
  else persistedExpiry.drop();
  leaveGuest();
  dropToken();
  persistedSession.drop();
  clearCachedAnswers();
}

/** Milliseconds between two looks at the clock. */
const lookInterval = 60_000;

export function provideSession() {
  /** Of the stored login that this page knows of. */
  let known = persistedSession.read()?.lastUpdated;
  return provideFor(sessionMachine)({
    actors: {
      persistSession: fromPromise(async ({ input: { user, lastUpdated } }) => {
        // A guest lives in the page alone: nothing is stored of them.
        if (user.is_anonymous) persistedSession.drop();
        else {
          known = lastUpdated;
          persistedSession.write({ user: v.parse(PersistedUser, user), lastUpdated });
        }
      }),
      clearPersistedSession: fromPromise(async () => clearPersistedSession({ hasExpired: false })),
      expireSession: fromPromise(async () => clearPersistedSession({ hasExpired: true })),
      endSession: fromPromise(async () => {
        // The request has taken its token already; logging out here waits for no server.
        call(siteEndpoints.logout).catch(() => undefined);
        const isGuest = isGuestHere();
        clearPersistedSession({ hasExpired: false });
        // A guest ends with the page: other tabs have nothing of theirs, and who is waited for has not logged out.
        if (!isGuest) {
          dropIntents();
          // Where storage was full, there is room for it now.
          noteLogout();
        }
      }),
      watchRefusals: fromCallback<RefusalNews, undefined>(({ sendBack }) =>
        onUnauthorized(() => sendBack({ type: 'session.refused' } satisfies RefusalNews)),
      ),
      watchTabs: fromCallback<TabNews, undefined>(({ sendBack }) => {
        const follow = (hasSlept = false) => {
          clearCachedAnswers();
          // Who logged in in another tab is logged in here as well, and is no guest any more.
          const here = persistedSession.read();
          const found = { type: 'storage.changed', ...find() } satisfies TabNews;
          known = here?.lastUpdated;
          const isOver = isNewLogout();
          if (here && persistedToken.read() !== null) {
            // Who has logged out and in again while the page stood still has logged out.
            if (isOver) sendBack({ type: 'session.left' } satisfies TabNews);
            leaveGuest();
            changeIntentOwner(ownerOf(here.user));
          }
          sendBack(found);
          // Who was signed out here hears of no logout; what waits for customers is in the page's memory as well.
          if (hasSlept && isOver && !here && !isGuestHere() && dropCustomers()) reloadPage();
        };
        const keys = new Set([persistedSession.key, persistedToken.key, lastLogout.key, null]); // null: everything was cleared
        const watching = new AbortController();
        const { signal } = watching;
        globalThis.addEventListener('storage', ({ key }) => keys.has(key) && follow(), { signal });
        // A frozen page has missed what other tabs did.
        globalThis.addEventListener('pageshow', ({ persisted }) => persisted && follow(true), { signal });
        const look = () => {
          if (document.hidden) return;
          // A page that slept looks at the clock before it hears of a login elsewhere, which must not end with its own.
          const last = persistedSession.read()?.lastUpdated;
          if (last && last !== known) follow();
          sendBack({ type: 'tab.shown', at: Date.now() } satisfies TabNews);
        };
        document.addEventListener('visibilitychange', look, { signal });
        globalThis.addEventListener('focus', look, { signal });
        // Timers stop while the device sleeps, the clock does not (Q4.1.b).
        const timer = setInterval(look, lookInterval);
        return () => {
          watching.abort();
          clearInterval(timer);
        };
      }),
    },
  });
}
