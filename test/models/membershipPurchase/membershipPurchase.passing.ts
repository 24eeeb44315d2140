/** What becomes of the first day of a membership as days pass; situations and rows for the law of buying one (Q3.6.d). */
import { membershipPurchaseMachine } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import type { Law, Row, Situation } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import { guest, layla, omar } from '../cart/cart.fixtures.ts';
import * as m from './membershipPurchase.choices.ts';

export const tick = (now: string) => ({ type: 'minute.passed', now });
/** The first day that is chosen is 24 December. */
const toEve = tick('2026-12-24 23:59:00');
const overEve = tick('2026-12-25 00:00:00');
const startsLater = [...m.open, m.starts('2026-12-24')];
const isOver = m.code('startPassed');
const asking = { state: { open: 'askingRenewal' }, runs: m.always } as const;
const until = '2026-12-30';

export const passed: Readonly<Record<string, Situation>> = {
  askedLater: {
    by: [...startsLater, m.add, m.holds(m.bought({ end_date: until }))],
    ...asking,
    knows: { heldUntil: until, selection: m.later },
  },
  addingLater: {
    by: [...startsLater, m.add, m.holds()],
    ...m.busy('adding', 'addToCart'),
    knows: { startDate: '2026-12-24', selection: m.later },
  },
  addedLater: {
    by: [...startsLater, m.add, m.holds(), m.inCart],
    state: { open: 'added' },
    runs: m.always,
    knows: { startDate: '2026-12-24', selection: m.later },
  },
  // It goes from where it was chosen, and the customer is told.
  passed: { by: [...startsLater, overEve], ...m.choosing, knows: { selection: m.year, problem: isOver } },
  addingOver: {
    by: [...startsLater, m.add, m.holds(), overEve],
    ...m.busy('adding', 'addToCart'),
    knows: { startDate: '2026-12-24', selection: m.later, today: '2026-12-25' },
  },
};

const tells = (today: string, more: object = {}) => ({
  to: { open: 'choosing' },
  changes: { today, selection: m.year, problem: isOver, ...more },
  does: [m.tells(m.year)],
});

/** @param names of all situations @param unlisted those in which nothing is offered yet */
export function rowsOfPassing(names: readonly string[], unlisted: readonly string[]): Row[] {
  const listed = names.filter((name) => !unlisted.includes(name));
  const isOnEve = (name: string) => /later$/i.test(name);
  /** What is being added stays as it was pressed. */
  const goes = listed.filter((name) => isOnEve(name) && !name.startsWith('adding'));
  const isNext = ['passed', 'addingOver'];
  return [
    m.row('Q3.6.d', [...unlisted, ...isNext], tick('2026-11-24 10:00:00'), { changes: { today: m.today } }),
    // Whoever has chosen no day begins on the day on which it is added, whichever it is by then.
    m.row('Q3.6.d', names, toEve, { changes: { today: '2026-12-24' } }),
    m.row('Q3.6.d', goes, overEve, tells('2026-12-25')),
    m.row(
      'Q3.6.d',
      names.filter((name) => ![...goes, ...isNext].includes(name)),
      overEve,
      {
        changes: { today: '2026-12-25' },
      },
    ),
    // It was not added, for whichever reason, and the day has passed meanwhile.
    ...['pastStart', 'membershipExclusive', 'membershipInCart', 'accountNeeded'].map((said) =>
      m.row('Q3.6.d', 'addingOver', m.refused(said), {
        to: { open: 'choosing' },
        changes: { selection: m.year, problem: isOver },
        does: [m.tells(m.year)],
      }),
    ),
  ];
}

const waiting = { state: { open: 'awaitingAccount' }, runs: m.always } as const;

/** Whoever is asked to log in, and takes the night for it. */
export const strangersLate: Readonly<Record<string, Situation>> = {
  later: { by: [m.found, m.starts('2026-12-24')], ...m.choosing, knows: { selection: m.later } },
  waitingLater: { by: [m.found, m.starts('2026-12-24'), m.add], ...waiting, knows: { selection: m.later } },
  guestLater: {
    by: [m.found, m.comes(guest), m.starts('2026-12-24'), m.add],
    ...waiting,
    knows: { selection: m.later },
  },
};

export const rowsOfStrangersLate: Row[] = [
  m.row('Q3.6.d', ['later', 'waitingLater', 'guestLater'], overEve, tells('2026-12-25')),
  m.row('Q3.6.d', ['chosen', 'waiting', 'guest', 'guestWaiting'], overEve, { changes: { today: '2026-12-25' } }),
];

const begins: Law['begins'] = [
  { starts: 'watchSession', input: undefined },
  { starts: 'watchMinute', input: undefined },
  { starts: 'loadMemberships', input: undefined },
];

/** An address, kept or passed on, whose first day is over when it is opened; all else that it says stays. */
export const byPastAddress: Law = {
  machine: membershipPurchaseMachine,
  begins,
  input: { portal: m.portal, selection: { ...m.past, isInParts: true }, user: null },
  callbackActors: m.always,
  situations: {
    loading: { by: [], ...m.loading, knows: { selection: { ...m.past, isInParts: true } } },
    over: { by: [m.found], ...m.choosing, knows: { selection: m.inParts, problem: isOver } },
  },
  rows: [
    m.row('Q3.6.d', 'loading', m.found, {
      to: 'over',
      changes: { offers: m.offers, today: m.today, selection: m.inParts, problem: isOver },
      does: [m.tells(m.inParts)],
    }),
    // Its first day is still there, and is taken as it stands.
    m.row('Q3.6.d', 'loading', done('loadMemberships', { offers: m.offers, today: m.past.startDate }), {
      to: { open: 'choosing' },
      changes: { offers: m.offers, today: m.past.startDate },
    }),
    // Without its package nothing was chosen that could have passed.
    m.row('R2.1.11', 'loading', done('loadMemberships', { offers: [{ ...m.play, packages: [] }], today: m.today }), {
      to: { open: 'choosing' },
      changes: { offers: [{ ...m.play, packages: [] }], today: m.today, selection: m.nothing },
    }),
    m.row('R6.1.3', 'over', m.add, {
      to: { open: 'awaitingAccount' },
      changes: { problem: null },
      does: [m.asksLogin],
    }),
  ],
};

/** A reload, whose first day may be that of a renewal: it goes with its customer before there is anything to choose from. */
export const byReload: Law = {
  machine: membershipPurchaseMachine,
  begins,
  input: { portal: m.portal, selection: m.later, user: layla },
  callbackActors: m.always,
  situations: { loading: { by: [], ...m.loading, knows: { selection: m.later } } },
  rows: [null, guest, omar].map((user) =>
    m.row('T06', 'loading', m.comes(user), { changes: { user, selection: m.year }, does: [m.tells(m.year)] }),
  ),
};
