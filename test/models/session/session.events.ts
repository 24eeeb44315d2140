/** What a session hears: from its own tab, and from the others, as storage tells it. */
import type { SessionFinding } from '../../../machines/session/sessionRules.ts';
import { customer, guest, opened, userOf } from './session.model.ts';

/** Milliseconds; written out, and not taken from the code (R9.1.1). */
export const twelveHours = 43_200_000;

export const salem = userOf({ id: 9, name: 'Salem' });
export const renamed = userOf({ name: 'Layla H.' });

/** What the browser has of a signed-out customer: nothing. */
export const nothing: SessionFinding = { stored: null, hasToken: false, hasExpired: false, at: opened };
export const foundOf = (user: typeof customer, lastUpdated: number | null, at = opened): SessionFinding => ({
  stored: { user, lastUpdated },
  hasToken: true,
  hasExpired: false,
  at,
});

/** A moment more than twelve hours; after a login of a minute ago in another tab, of which this one hears five seconds later, less. */
export const fresh = { untilExpiry: 43_200_001 };
export const fromElsewhere = { waits: { untilExpiry: 43_135_001 } };
/** The delay that begins, or begins anew, with a login in this tab or another; the others end. */
export const beginsAt = (to: unknown): object =>
  to === 'keeping' ? { waits: fresh } : to === 'followed' || typeof to === 'object' ? fromElsewhere : {};

export const aMinuteAgo = opened - 60_000;
export const later = opened + 5_000;

export const comes = { type: 'session.logIn', user: customer, at: opened + 1_000 };
export const guestComes = { type: 'session.logIn', user: guest, at: opened + 1_000 };
export const changes = { type: 'user.changed', user: renamed, at: opened + 2_000 };
export const logsOut = { type: 'session.logOut' };
export const emptied = { type: 'guest.emptied' };
/** Who was logged in here has logged out in another tab, and somebody has logged in there since. */
export const leftMeanwhile = { type: 'session.left' };
export const refused = { type: 'session.refused' };
export const shownAt = (at: number) => ({ type: 'tab.shown', at });
const elsewhere = (found: SessionFinding) => ({ type: 'storage.changed', ...found });
export const leavesElsewhere = elsewhere({ ...nothing, at: later });
export const leavesTokenAlone = elsewhere({ ...nothing, hasToken: true, at: later });
export const comesElsewhere = elsewhere(foundOf(customer, aMinuteAgo, later));
export const salemElsewhere = elsewhere(foundOf(salem, aMinuteAgo, later));
/** The other tab's clock found the end of the twelve hours a moment before this one's. */
export const endsElsewhere = elsewhere({ ...nothing, at: opened + 1_000 + twelveHours + 1 });
/** Both this tab's twelve hours and another tab's record are over; the record was not removed. */
export const endsBeside = (user: typeof customer) =>
  elsewhere(foundOf(user, opened + 1_000, opened + 1_000 + twelveHours + 1));
/** The last moment of this session: the record of another tab is older, and not valid. */
export const lastBeside = elsewhere(foundOf(customer, opened, opened + 1_000 + twelveHours));
/** In another tab a call was answered 401; the record may go a moment after the token. */
export const refusedElsewhere = elsewhere({ ...nothing, hasExpired: true, at: later });
export const refusedHalfway = elsewhere({ ...foundOf(customer, aMinuteAgo, later), hasToken: false, hasExpired: true });
/** A guest of this tab has a token of their own. */
export const refusedBeside = elsewhere({ ...nothing, hasToken: true, hasExpired: true, at: later });
/** The mark of an expiry is still there, although a customer has logged in since. */
export const comesAfterRefusal = elsewhere({ ...foundOf(customer, aMinuteAgo, later), hasExpired: true });
/** Records from which no session can be restored. */
export const unusable = [
  elsewhere({ ...foundOf(customer, aMinuteAgo, later), hasToken: false }),
  elsewhere(foundOf(customer, null, later)),
  elsewhere(foundOf(customer, later - twelveHours - 1, later)),
  elsewhere(foundOf(customer, later + 1, later)),
  elsewhere(foundOf(guest, aMinuteAgo, later)),
];
