/** The law of buying a membership, from R2.1.11, R3.6.4, R5.7.10, R6.1.3, R8.1.6, R8.2.6, R9.1.7, Q3.6.d, Q9.1.a and T06; see docs/guide/testing.md. */
import { membershipPurchaseMachine } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import type { Law } from '../../support/law/law.ts';
import { guest, layla, omar } from '../cart/cart.fixtures.ts';
import {
  offers,
  today,
  bought,
  running,
  nothing,
  year,
  month,
  inParts,
  later,
  found,
  none,
  dropped,
  choose,
  pays,
  starts,
  add,
  confirm,
  dismiss,
  reload,
  comes,
  address,
  holds,
  unknown,
  inCart,
  refused,
  back,
  stillAway,
  always,
  portal,
  choosing,
  busy,
  connectionError,
  code,
  asks,
  looks,
  adds,
  asksLogin,
  tells,
  waits,
  open,
  row,
  rowsOfChoices,
  selects,
  unoffered,
  past,
  untyped,
  loading,
} from './membershipPurchase.choices.ts';
import { passed, rowsOfPassing, rowsOfStrangersLate, strangersLate } from './membershipPurchase.passing.ts';

const exclusive = code('membershipExclusive');

/** Memberships that do not prevent it: none, another package, a cancelled one, one that is over. */
const free = [
  holds(),
  holds(bought({ membership_package_id: 6021 })),
  holds(bought({ status_id: 8 })),
  holds(bought({ end_date: '2026-11-23' })),
];

const situationsOfCustomer: Law['situations'] = {
  loading: { by: [], ...loading, knows: { offers: [], today: '' } },
  empty: { by: [none], state: 'empty', runs: always },
  failed: {
    by: [dropped],
    state: 'failed',
    runs: [...always, 'reconnect'],
    knows: { problem: connectionError, attempts: 1 },
  },
  again: { by: [dropped, back], ...loading, knows: { problem: connectionError, attempts: 1 } },
  open: { by: [found], ...choosing, knows: { offers, today, selection: nothing, problem: null } },
  chosen: { by: open, ...choosing, knows: { selection: year, problem: null } },
  monthly: { by: [found, choose(6021)], ...choosing, knows: { selection: month } },
  parts: { by: [...open, pays(true)], ...choosing, knows: { selection: inParts } },
  later: { by: [...open, starts('2026-12-24')], ...choosing, knows: { selection: later } },
  past: { by: [...open, starts('2026-11-23')], ...choosing, knows: { selection: past } },
  untyped: { by: [...open, starts('')], ...choosing, knows: { selection: untyped } },
  refused: {
    by: [...open, add, holds(), refused('membershipExclusive')],
    ...choosing,
    knows: { problem: exclusive },
  },
  checking: { by: [...open, add], ...busy('checking', 'loadHeld'), knows: { selection: year } },
  checkingParts: { by: [...open, pays(true), add], ...busy('checking', 'loadHeld') },
  checkingLater: { by: [...open, starts('2026-12-24'), add], ...busy('checking', 'loadHeld') },
  asked: {
    by: [...open, add, holds(running)],
    state: { open: 'askingRenewal' },
    runs: always,
    knows: { heldUntil: '2026-12-03' },
  },
  adding: { by: [...open, add, holds()], ...busy('adding', 'addToCart'), knows: { startDate: today } },
  added: { by: [...open, add, holds(), inCart], state: { open: 'added' }, runs: always },
  renewing: {
    by: [...open, add, holds(running), confirm],
    ...busy('adding', 'addToCart'),
    knows: { heldUntil: '2026-12-03', startDate: '2026-12-04', selection: { ...year, startDate: '2026-12-04' } },
  },
  ...passed,
};

/** Nothing of theirs is there yet. */
const before = ['loading', 'empty', 'failed', 'again'];
/** What is chosen in each, and what is told of what the former customer holds, or of their cart. */
const withTheirs: [names: readonly string[], selection: object, theirs?: object][] = [
  [['open'], nothing],
  [['chosen', 'checking'], year],
  [['monthly'], month],
  [['parts', 'checkingParts'], inParts],
  // After a reload nobody knows whether a day was chosen, or is that of a renewal.
  [['later', 'checkingLater', 'past', 'untyped'], year, { selection: year }],
  [['refused'], year, { startDate: null, problem: null }],
  [['asked'], year, { heldUntil: null }],
  [['adding', 'added'], year, { startDate: null }],
  [['renewing'], year, { heldUntil: null, startDate: null, selection: year }],
  [['askedLater'], year, { heldUntil: null, selection: year }],
  [['addingLater', 'addedLater', 'addingOver'], year, { startDate: null, selection: year }],
  [['passed'], year, { problem: null }],
];
/** What the customer who is gone holds, and what was asked and told of it, goes with them; the package stays chosen. */
const rowsOfGoing = [null, guest, omar].flatMap((user) => [
  row('T06', before, comes(user), { changes: { user }, does: [tells(nothing)] }),
  ...withTheirs.map(([names, selection, theirs]) =>
    row('T06', names, comes(user), {
      to: { open: 'choosing' },
      changes: { user, ...theirs },
      does: [tells(selection)],
    }),
  ),
]);
/** The same customer under another name. */
const renamed = { ...layla, first_name: 'Leila' };

export const byCustomer: Law = {
  machine: membershipPurchaseMachine,
  begins: [
    { starts: 'watchSession', input: undefined },
    { starts: 'watchMinute', input: undefined },
    { starts: 'loadMemberships', input: undefined },
  ],
  input: { portal, selection: nothing, user: layla },
  callbackActors: always,
  situations: situationsOfCustomer,
  rows: [
    row('R2.1.11', 'loading', found, { to: 'open', changes: { offers, today } }),
    row('R2.1.11', 'again', found, { to: 'open', changes: { offers, today, problem: null, attempts: 0 } }),
    row('R2.1.11', ['loading', 'again'], none, { to: 'empty' }),
    row('R8.1.6', 'loading', dropped, {
      to: 'failed',
      changes: { problem: connectionError, attempts: 1 },
      does: [waits(1)],
    }),
    row('R8.1.6', 'again', dropped, { to: 'failed', changes: { attempts: 2 }, does: [waits(2)] }),
    row('R8.1.6', 'failed', back, { to: 'again', does: [asks] }),
    row('R8.1.6', 'failed', reload, { to: 'loading', changes: { attempts: 0 }, does: [asks] }),
    row('R8.1.6', 'failed', stillAway, { changes: { problem: code('unexpected') } }),
    // Choices are reported for the address, and read from it.
    ...rowsOfChoices({
      open: { selection: nothing },
      chosen: { selection: year },
      monthly: { selection: month },
      parts: { selection: inParts },
      later: { selection: later },
      past: { selection: past },
      untyped: { selection: untyped },
      refused: { selection: year, problem: exclusive },
      asked: { selection: year },
      added: { selection: year },
      askedLater: { selection: later },
      addedLater: { selection: later },
      passed: { selection: year, problem: code('startPassed') },
    }),

    // Who holds it already is asked first (R5.7.10).
    // R8.2.6: added once more, the cart says that it is there.
    row('R5.7.10', ['chosen', 'added'], add, { to: 'checking', does: [looks] }),
    row('R5.7.10', ['monthly', 'parts', 'later', 'addedLater'], add, { to: { open: 'checking' }, does: [looks] }),
    row('R5.7.10', ['refused', 'passed'], add, { to: 'checking', changes: { problem: null }, does: [looks] }),
    row('Q3.6.d', 'past', add, { changes: { problem: code('startPast') } }),
    row('Q3.6.d', 'untyped', add, { changes: { problem: code('startMissing') } }),
    row('R5.7.10', ['checking', 'checkingParts'], holds(running), {
      to: 'asked',
      changes: { heldUntil: '2026-12-03' },
    }),
    row('R5.7.10', 'checkingLater', holds(running), {
      to: 'adding',
      changes: { startDate: '2026-12-24' },
      does: [adds({ start_date: '2026-12-24' })],
    }),
    ...free.flatMap((held) => [
      row('R3.6.4', 'checking', held, { to: 'adding', changes: { startDate: today }, does: [adds()] }),
      // R9.1.7, Q9.1.a: price and tax are both divided.
      row('R9.1.7', 'checkingParts', held, {
        to: 'adding',
        changes: { startDate: today },
        does: [adds({ price: 100, tax_amount: 5, total_price: 105, installment_divisor: 12 })],
      }),
      row('Q3.6.d', 'checkingLater', held, {
        to: 'adding',
        changes: { startDate: '2026-12-24' },
        does: [adds({ start_date: '2026-12-24' })],
      }),
    ]),
    row('R8.1.6', ['checking', 'checkingParts', 'checkingLater'], unknown, {
      to: { open: 'choosing' },
      changes: { problem: connectionError },
    }),
    row('R5.7.10', 'asked', confirm, {
      to: 'adding',
      changes: { startDate: '2026-12-04', selection: { ...year, startDate: '2026-12-04' } },
      does: [tells({ ...year, startDate: '2026-12-04' }), adds({ start_date: '2026-12-04' })],
    }),
    row('R5.7.10', 'askedLater', confirm, {
      to: 'adding',
      changes: { startDate: '2026-12-31', selection: { ...year, startDate: '2026-12-31' } },
      does: [tells({ ...year, startDate: '2026-12-31' }), adds({ start_date: '2026-12-31' })],
    }),
    row('R5.7.10', ['asked', 'askedLater'], dismiss, { to: 'chosen' }),
    row('R3.6.4', ['adding', 'renewing', 'addingLater', 'addingOver'], inCart, { to: { open: 'added' } }),
    ...rowsOfGoing,
    ...rowsOfPassing(Object.keys(situationsOfCustomer), before),
    row('R4.1.2', Object.keys(situationsOfCustomer), comes(renamed), { changes: { user: renamed } }),
    ...['pastStart', 'membershipExclusive', 'membershipInCart', 'accountNeeded'].map((said) =>
      row('R8.2.6', ['adding', 'renewing', 'addingLater'], refused(said), {
        to: { open: 'choosing' },
        changes: { problem: code(said) },
      }),
    ),
  ],
  refused: unoffered,
};

const waiting = { state: { open: 'awaitingAccount' }, runs: always } as const;
const everyWait = ['waiting', 'guestWaiting', 'waitingLater', 'guestLater'];

/** A customer without an account is asked for one, and adding continues automatically (R6.1.3). */
export const byStranger: Law = {
  machine: membershipPurchaseMachine,
  begins: byCustomer.begins,
  input: { portal, selection: year, user: null },
  callbackActors: always,
  situations: {
    chosen: { by: [found], ...choosing, knows: { selection: year, user: null } },
    waiting: { by: [found, add], ...waiting, knows: { selection: year } },
    guest: { by: [found, comes(guest)], ...choosing, knows: { selection: year, user: guest } },
    guestWaiting: { by: [found, comes(guest), add], ...waiting },
    ...strangersLate,
  },
  rows: [
    row('R6.1.3', ['chosen', 'later'], add, { to: 'waiting', does: [asksLogin] }),
    row('R6.1.3', 'guest', add, { to: 'guestWaiting', does: [asksLogin] }),
    row('R6.1.3', everyWait, add, { does: [asksLogin] }),
    row('R6.1.3', everyWait, comes(layla), {
      to: { open: 'checking' },
      changes: { user: layla },
      does: [looks],
    }),
    row('R6.1.3', ['chosen', 'later', 'guest'], comes(layla), { changes: { user: layla } }),
    row('R6.1.3', ['chosen', 'waiting', 'later', 'waitingLater'], comes(guest), { changes: { user: guest } }),
    row('R6.1.3', ['guest', 'guestWaiting', 'guestLater'], comes(null), { changes: { user: null } }),
    ...rowsOfChoices({
      ...selects(year, ['chosen', 'waiting', 'guest', 'guestWaiting']),
      ...selects(later, ['later', 'waitingLater', 'guestLater']),
    }),
    ...rowsOfStrangersLate,
  ],
  refused: [choose(6022), pays(false), starts(null), address(year)],
};

/** An address that names what is not offered names nothing. */
export const byOldAddress: Law = {
  machine: membershipPurchaseMachine,
  begins: byCustomer.begins,
  input: { portal, selection: { packageId: 999, startDate: '2026-12-24', isInParts: true }, user: null },
  callbackActors: always,
  situations: { loading: { by: [], ...loading, knows: { selection: { packageId: 999 } } } },
  rows: [
    row('R2.1.11', 'loading', found, {
      to: { open: 'choosing' },
      changes: { offers, today, selection: nothing },
    }),
  ],
};

export { byPastAddress, byReload } from './membershipPurchase.passing.ts';
