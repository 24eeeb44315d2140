/** The law of the session, from R4.1.1–8, Q4.1.a–f, R3.2.7, R9.1.1, F07, F10, F13, F21 and T05; decision 012 says who owns what is stored. */
import { sessionMachine } from '../../../machines/session/sessionMachine.ts';
import type { SessionFinding } from '../../../machines/session/sessionRules.ts';
import { groupedRows, type Variant } from '../../support/law/groupedRows.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';
import {
  twelveHours,
  salem,
  renamed,
  nothing,
  foundOf,
  aMinuteAgo,
  beginsAt,
  fresh,
  fromElsewhere,
  later,
  comes,
  guestComes,
  changes,
  logsOut,
  emptied,
  refused,
  shownAt,
  leavesElsewhere,
  leavesTokenAlone,
  leftMeanwhile,
  comesElsewhere,
  salemElsewhere,
  endsBeside,
  endsElsewhere,
  lastBeside,
  refusedElsewhere,
  refusedHalfway,
  refusedBeside,
  comesAfterRefusal,
  unusable,
} from './session.events.ts';
import { customer, guest, opened } from './session.model.ts';

const keptIt = done('persistSession');
const couldNot = failed('persistSession', new Error('quota'));
const forgot = done('clearPersistedSession');
const couldNotForget = failed('clearPersistedSession', new Error('no storage'));
const expiredIt = done('expireSession');
const couldNotExpire = failed('expireSession', new Error('no storage'));
const said = done('endSession');
const couldNotSay = failed('endSession', new Error('offline'));
const overdue = after('untilExpiry', 'session.known');
const tabsBroke = failed('watchTabs', new Error('no window'));
const refusalsBroke = failed('watchRefusals', new Error('no client'));

const began = (user: object): Effect => ({ emits: { type: 'session.began', user } });
const ended: Effect = { emits: { type: 'session.ended' } };
const expired: Effect = { emits: { type: 'session.expired' } };
const unwatched: Effect = { emits: { type: 'session.unwatched' } };
const keeps = (user: object, lastUpdated: number): Effect => ({
  starts: 'persistSession',
  input: { user, lastUpdated },
});
const forgets: Effect = { starts: 'clearPersistedSession', input: undefined };
const expires: Effect = { starts: 'expireSession', input: undefined };
const tellsServer: Effect = { starts: 'endSession', input: undefined };

interface Known extends Record<string, unknown> {
  user: object | null;
  lastUpdated: number | null;
  lookedAt: number;
  hasRemains: boolean;
}
const nobody: Known = { user: null, lastUpdated: null, lookedAt: opened, hasRemains: false };
const someone = (user: object, at: number): Known => ({ user, lastUpdated: at, lookedAt: at, hasRemains: false });
const laylaKnown = someone(customer, comes.at);
const guestKnown = someone(guest, guestComes.at);
const followed = { ...someone(customer, aMinuteAgo), lookedAt: later };

const watches = ['watchTabs', 'watchRefusals'];
const left = (knows: Known, src: string): Omit<Situation, 'by' | 'state'> => ({
  runs: [...watches, src],
  tags: ['busy'],
  knows: { ...knows, user: null, lastUpdated: null },
});

const situations = {
  signedOut: { by: [], state: 'signedOut', runs: watches, knows: nobody },
  keeping: {
    by: [comes],
    state: { known: 'keeping' },
    runs: [...watches, 'persistSession'],
    waits: fresh,
    tags: ['busy'],
    knows: laylaKnown,
  },
  guestComing: {
    by: [guestComes],
    state: { known: 'keeping' },
    runs: [...watches, 'persistSession'],
    waits: fresh,
    tags: ['busy'],
    knows: guestKnown,
  },
  customer: { by: [comes, keptIt], state: { known: 'loggedIn' }, runs: watches, waits: fresh, knows: laylaKnown },
  guest: { by: [guestComes, keptIt], state: { known: 'guest' }, runs: watches, waits: fresh, knows: guestKnown },
  /** R4.1.2: the twelve hours count from the last change, not from when this tab heard of it. */
  followed: {
    by: [comesElsewhere],
    state: { known: 'loggedIn' },
    runs: watches,
    ...fromElsewhere,
    knows: followed,
  },
  forgetting: { by: [guestComes, keptIt, emptied], state: 'forgetting', ...left(guestKnown, 'clearPersistedSession') },
  loggingOut: { by: [comes, keptIt, logsOut], state: 'loggingOut', ...left(laylaKnown, 'endSession') },
  expiring: { by: [comes, keptIt, refused], state: 'expiring', ...left(laylaKnown, 'expireSession') },
  /** The session ended without a logout; the rest is as after opening the portal signed out. */
  expired: {
    by: [comes, keptIt, refused, expiredIt],
    state: 'signedOut',
    runs: watches,
    knows: { ...laylaKnown, user: null, lastUpdated: null },
  },
} satisfies Record<string, Situation>;

type Name = keyof typeof situations;
const everywhere = Object.keys(situations) as Name[];
const guests: readonly Name[] = ['guestComing', 'guest'];
const customers: readonly Name[] = ['keeping', 'customer', 'followed'];
const inSession = [...customers, ...guests];

/** One row for all situations in which the same keys change; with each login the twelve hours begin anew. */
const rows = (row: Pick<Row, 'law' | 'on'>, names: readonly Name[], variant: (name: Name) => Variant): Row[] =>
  groupedRows(situations, row, names, variant).map((one) => ({ ...one, ...beginsAt(one.to) }));

/** When somebody logs in while a session is being ended, the end of the former one is told first (R4.1.7). */
const endingFirst: Partial<Record<Name, Effect[]>> = { loggingOut: [ended], expiring: [expired] };
const isGone = (name: Name): Known => ({ ...(situations[name].knows as Known), user: null, lastUpdated: null });

const leavesBy = (law: string, on: Row['on'], names: readonly Name[], to: Name, starts: Effect): Row[] =>
  rows({ law, on }, names, (name) => ({ to, knows: isGone(name), does: [starts] }));

const endsBy = (law: string, on: Row['on'], names: readonly Name[]): Row[] =>
  rows({ law, on }, names, (name) => ({ to: 'signedOut', knows: isGone(name), does: [ended] }));

const isOver = (to: 'forgetting' | 'loggingOut' | 'expiring', on: Row['on'], law: string): Row => ({
  law,
  in: [to],
  on,
  to: 'signedOut',
  does: endingFirst[to] ?? [],
});

const watching = watches.map((starts): Effect => ({ starts, input: undefined }));

const signedOut: Law = {
  machine: sessionMachine,
  input: nothing,
  begins: watching,
  callbackActors: watches,
  situations,
  rows: [
    ...rows({ law: 'R4.9.2', on: comes }, everywhere, (name) => ({
      to: 'keeping',
      knows: laylaKnown,
      does: [...(endingFirst[name] ?? []), began(customer), keeps(customer, comes.at)],
    })),
    ...rows({ law: 'R6.1.2', on: guestComes }, everywhere, (name) => ({
      to: 'keeping',
      knows: guestKnown,
      does: [...(endingFirst[name] ?? []), began(guest), keeps(guest, guestComes.at)],
    })),
    // A session that could not be persisted still holds in this tab.
    ...[keptIt, couldNot].flatMap((on): Row[] => [
      { law: 'R9.4.4', in: ['keeping'], on, to: 'customer' },
      { law: 'R4.1.4', in: ['guestComing'], on, to: 'guest' },
    ]),
    // R3.2.7: each change is persisted with its time, and the twelve hours begin anew.
    ...rows({ law: 'Q4.1.b', on: changes }, inSession, () => ({
      to: 'keeping',
      knows: someone(renamed, changes.at),
      does: [keeps(renamed, changes.at)],
    })),
    ...leavesBy('R4.1.7', logsOut, inSession, 'loggingOut', tellsServer),
    ...leavesBy('R4.1.6', refused, inSession, 'expiring', expires),
    ...leavesBy('R4.1.2', overdue, inSession, 'expiring', expires),
    ...leavesBy('R4.1.8', emptied, ['guest'], 'forgetting', forgets),
    // Afterwards nobody is logged in, even if the browser or the server failed.
    ...[forgot, couldNotForget].map((on) => isOver('forgetting', on, 'R4.1.8')),
    ...[expiredIt, couldNotExpire].map((on) => isOver('expiring', on, 'Q4.1.f')),
    ...[said, couldNotSay].map((on) => isOver('loggingOut', on, 'R4.1.7')),
    // Q4.1.b: a session of exactly twelve hours is valid, one of a moment more is not; a time in the future is refused, since it would never expire.
    ...leavesBy('Q4.1.b', shownAt(comes.at + twelveHours + 1), inSession, 'expiring', expires),
    ...leavesBy('Q4.1.b', shownAt(comes.at + twelveHours), ['followed'], 'expiring', expires),
    ...leavesBy('F21', shownAt(comes.at - 1), ['keeping', 'customer', ...guests], 'expiring', expires),
    ...leavesBy('F21', shownAt(aMinuteAgo - 1), inSession, 'expiring', expires),

    // F10: a login in another tab counts here as well and ends the session of this tab.
    ...[comesElsewhere, comesAfterRefusal].flatMap((on) => [
      ...rows({ law: 'F10', on }, ['signedOut', 'expired', ...guests, 'keeping', 'customer'], () => ({
        to: 'followed',
        knows: followed,
        // A guest's cart belongs to no account; the customer who logs in takes it over.
        does: [],
      })),
      { law: 'F10', in: ['followed'], on, to: 'followed', ...fromElsewhere },
    ]),
    ...rows({ law: 'F10', on: salemElsewhere }, ['signedOut', 'expired', ...inSession], (name) => ({
      to: { known: 'loggedIn' },
      knows: { ...someone(salem, aMinuteAgo), lookedAt: later },
      does: customers.includes(name) ? [ended] : [],
    })),
    ...endsBy('R4.1.7', leavesElsewhere, inSession),
    // A guest has not logged out there, and is not persisted: a token in the storage means that the guest's own is still there.
    ...endsBy('R4.1.7', leftMeanwhile, customers),
    ...[leavesTokenAlone, ...unusable.slice(1)].flatMap((on) => endsBy('R4.1.1', on, customers)),
    ...endsBy('R4.1.1', unusable[0]!, inSession),
    // The twelve hours are over in every tab: that is no logout, and the cart stays (Q4.1.c).
    ...leavesBy('Q4.1.c', endsElsewhere, inSession, 'expiring', expires),
    // The same when the stored record has expired too, whoever's it is: this session ended by itself (Q4.1.f), and the record means no logout.
    ...[endsBeside(customer), endsBeside(salem)].flatMap((on) =>
      leavesBy('Q4.1.f', on, inSession, 'expiring', expires),
    ),
    ...leavesBy('Q4.1.f', lastBeside, ['followed'], 'expiring', expires),
    ...endsBy('Q4.1.b', lastBeside, ['keeping', 'customer']),
    // After a 401 in another tab this one is no longer logged in either; a guest of this tab was not the one refused (R4.1.4).
    ...[refusedElsewhere, refusedHalfway].flatMap((on) => leavesBy('Q4.1.c', on, inSession, 'expiring', expires)),
    ...leavesBy('Q4.1.c', refusedBeside, customers, 'expiring', expires),

    ...[tabsBroke, refusalsBroke].map((on): Row => ({ law: 'F10', in: everywhere, on, does: [unwatched] })),
  ],
  refused: [shownAt(comes.at), shownAt(opened + 60_000)],
};

/** What the browser has stored when the page starts. */
const starting = (finding: SessionFinding, does: readonly Effect[], situation: Situation, ...more: Row[]): Law => ({
  machine: sessionMachine,
  input: finding,
  begins: [...watching, ...does],
  callbackActors: watches,
  situations: { found: situation },
  rows: more,
  refused: [emptied, keptIt],
});

const goesOn = starting(
  foundOf(customer, aMinuteAgo),
  [],
  {
    by: [],
    state: { known: 'loggedIn' },
    runs: watches,
    waits: { untilExpiry: twelveHours - 60_000 + 1 },
    knows: { ...someone(customer, aMinuteAgo), lookedAt: opened },
  },
  {
    law: 'R4.1.2',
    in: ['found'],
    on: overdue,
    to: 'expiring',
    changes: { user: null, lastUpdated: null },
    does: [expires],
  },
);

/** A session of exactly twelve hours is valid for one more moment (Q4.1.b). */
const lastMoment = starting(foundOf(customer, opened - twelveHours), [], {
  by: [],
  state: { known: 'loggedIn' },
  runs: watches,
  waits: { untilExpiry: 1 },
  knows: { ...someone(customer, opened - twelveHours), lookedAt: opened },
});

/** R4.1.1–5: a stored session that is not valid is cleared, without a message about a logout. */
const forgottenAtOnce = [
  foundOf(customer, opened - twelveHours - 1),
  foundOf(customer, opened + 1),
  foundOf(customer, null),
  foundOf(guest, aMinuteAgo),
  { ...foundOf(customer, aMinuteAgo), hasToken: false },
  { ...nothing, hasToken: true },
].map((finding) =>
  starting(
    finding,
    [forgets],
    {
      by: [],
      state: 'forgetting',
      runs: [...watches, 'clearPersistedSession'],
      tags: ['busy'],
      knows: nobody,
    },
    { law: 'R4.1.2', in: ['found'], on: forgot, to: 'signedOut' },
  ),
);

export const sessionLaws: readonly Law[] = [signedOut, goesOn, lastMoment, ...forgottenAtOnce];
