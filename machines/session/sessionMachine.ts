import { assign, emit, not, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isFor, ownerOf } from './owner.ts';
import {
  isSessionExpired,
  isGuest,
  isStillGuest,
  restored,
  timeLeft,
  type LiveSession,
  type SessionFinding,
} from './sessionRules.ts';

/** The session found when the page started. */
export type SessionInput = SessionFinding;

/** The token is not part of it: only the adapters know it. */
export interface SessionContext {
  user: User | null;
  /** Epoch milliseconds of the last change (R3.2.7). */
  lastUpdated: number | null;
  /** Epoch milliseconds from which the remaining time is counted. */
  lookedAt: number;
  /** Whether the session found at the start is no longer valid and must be cleared. */
  hasRemains: boolean;
}

interface UserAt {
  user: User;
  at: number;
}

export type TabNews =
  | ({ type: 'storage.changed' } & SessionFinding)
  | { type: 'tab.shown'; at: number }
  /** Its customer has logged out in another tab, and what is stored by now is of a later login: nothing of it may be cleared. */
  | { type: 'session.left' };
/** A call other than a login was answered 401. */
export interface RefusalNews {
  type: 'session.refused';
}

export type SessionEvent =
  | TabNews
  | RefusalNews
  | ({ type: 'session.logIn' } & UserAt)
  | ({ type: 'user.changed' } & UserAt)
  | { type: 'session.logOut' }
  /** A guest removed the last line of the cart. */
  | { type: 'guest.emptied' };

/** `ended`: by the customer, here or in another tab; `expired`: by the server or by the clock. */
export type SessionEmitted =
  | { type: 'session.began'; user: User }
  | { type: 'session.ended' }
  | { type: 'session.expired' }
  | { type: 'session.unwatched' };

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Persists the user for the next page load. */
    persistSession: promiseActor<void, LiveSession>('persistSession'),
    /** Removes user and token. */
    clearPersistedSession: promiseActor<void, void>('clearPersistedSession'),
    /** Removes user and token, and tells other tabs that this is an expiry, not a logout. */
    expireSession: promiseActor<void, void>('expireSession'),
    /** Tells the server to end the token, and removes user and token. */
    endSession: promiseActor<void, void>('endSession'),
    watchTabs: callbackActor<TabNews>('watchTabs'),
    watchRefusals: callbackActor<RefusalNews>('watchRefusals'),
  },
  delays: {
    untilExpiry: ({ context }) => timeLeft(context.lastUpdated ?? context.lookedAt, context.lookedAt),
  },
  guards: {
    isKnown: ({ context }) => context.user !== null,
    isGuest: ({ context }) => isGuest(context.user),
    hasRemains: ({ context }) => context.hasRemains,
    isExpired: ({ context }, { at }: { at: number }) => isSessionExpired(context.lastUpdated ?? at, at),
    isSignedIn: (_, found: SessionFinding) => restored(found) !== null,
    isSomebodyElse: ({ context }, found: SessionFinding) => {
      const live = restored(found);
      return live !== null && !isFor(ownerOf(context.user), ownerOf(live.user));
    },
    isSignedOut: ({ context }, found: SessionFinding) => !isStillGuest(context.user, found),
    isOverElsewhere: ({ context }, found: SessionFinding) =>
      found.hasExpired
        ? !isStillGuest(context.user, found)
        : isSessionExpired(context.lastUpdated ?? found.at, found.at),
  },
  actions: {
    assignUser: assign((_, { user, at }: UserAt) => ({ user, lastUpdated: at, lookedAt: at })),
    assignFinding: assign((_, found: SessionFinding) => ({ ...restored(found), lookedAt: found.at })),
    clearUser: assign({ user: null, lastUpdated: null, hasRemains: false }),
    emitBegun: emit((_, { user }: { user: User }) => ({ type: 'session.began' as const, user })),
    emitEnded: emit({ type: 'session.ended' }),
    emitExpired: emit({ type: 'session.expired' }),
    emitUnwatched: emit({ type: 'session.unwatched' }),
  },
});

/**
 * Ends the session. It cannot fail for the customer: they are signed out whatever the browser does, and the next customer
 * finds nothing of theirs (R4.1.7).
 */
const leaveBy = (src: 'clearPersistedSession' | 'expireSession' | 'endSession', news?: 'emitEnded' | 'emitExpired') =>
  session.createStateConfig({
    tags: 'busy',
    entry: 'clearUser',
    ...(news ? { exit: news } : {}),
    invoke: { id: src, src, onDone: 'signedOut', onError: 'signedOut' },
  });

const known = session.createStateConfig({
  initial: 'deciding',
  after: { untilExpiry: 'expiring' },
  on: {
    'user.changed': {
      target: '#session.known.keeping',
      reenter: true,
      actions: { type: 'assignUser', params: wholeEvent },
    },
    'session.logOut': 'loggingOut',
    'session.refused': 'expiring',
    'session.left': { guard: not('isGuest'), target: 'signedOut', actions: ['clearUser', 'emitEnded'] },
    'tab.shown': { guard: { type: 'isExpired', params: wholeEvent }, target: 'expiring' },
    'storage.changed': [
      {
        // Another customer logged in in another tab: the previous session ends here. What a guest chose belongs to nobody
        // and stays for the customer who comes.
        guard: { type: 'isSomebodyElse', params: wholeEvent },
        target: '#session.known.deciding',
        reenter: true,
        actions: ['emitEnded', { type: 'assignFinding', params: wholeEvent }],
      },
      {
        guard: { type: 'isSignedIn', params: wholeEvent },
        target: '#session.known.deciding',
        reenter: true,
        actions: { type: 'assignFinding', params: wholeEvent },
      },
      // Another tab was answered 401, or first noticed that twelve hours are over: an expiry, not a logout (Q4.1.c).
      { guard: { type: 'isOverElsewhere', params: wholeEvent }, target: 'expiring' },
      {
        guard: { type: 'isSignedOut', params: wholeEvent },
        target: 'signedOut',
        actions: ['clearUser', 'emitEnded'],
      },
    ],
  },
  states: {
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'persistSession',
        src: 'persistSession',
        input: ({ context }) => ({ user: context.user!, lastUpdated: context.lastUpdated! }),
        onDone: 'deciding',
        // A session that could not be persisted is still valid in this tab.
        onError: 'deciding',
      },
    },
    deciding: { always: [{ guard: 'isGuest', target: 'guest' }, { target: 'loggedIn' }] },
    guest: { on: { 'guest.emptied': '#session.forgetting' } },
    loggedIn: {},
  },
});

export const sessionMachine = session.createMachine({
  id: 'session',
  description:
    'Who is logged in: restored from the browser, ended by the customer, by another tab, by the server or after twelve hours.',
  context: ({ input }) => {
    const live = restored(input);
    return {
      user: live?.user ?? null,
      lastUpdated: live?.lastUpdated ?? null,
      lookedAt: input.at,
      hasRemains: live === null && (input.stored !== null || input.hasToken),
    };
  },
  invoke: [
    { id: 'watchTabs', src: 'watchTabs', onError: { actions: 'emitUnwatched' } },
    { id: 'watchRefusals', src: 'watchRefusals', onError: { actions: 'emitUnwatched' } },
  ],
  on: {
    'session.logIn': {
      target: '.known.keeping',
      actions: [
        { type: 'assignUser', params: wholeEvent },
        { type: 'emitBegun', params: wholeEvent },
      ],
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isKnown', target: 'known' },
        { guard: 'hasRemains', target: 'forgetting' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: {
        'storage.changed': {
          guard: { type: 'isSignedIn', params: wholeEvent },
          target: 'known',
          actions: [{ type: 'assignFinding', params: wholeEvent }],
        },
      },
    },
    known,
    forgetting: leaveBy('clearPersistedSession'),
    loggingOut: leaveBy('endSession', 'emitEnded'),
    expiring: leaveBy('expireSession', 'emitExpired'),
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
