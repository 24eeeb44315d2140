/**
 * The law of wishes in the cart, from R3.6.9, R4.7.7, R4.8.1–6, R4.8.10, R8.2, Q4.8.d, T17, F29 and decision 004; see
 * docs/guide/testing.md.
 */
import { done, failed } from '../../support/paths.ts';
import { addon, event, held, pos, swim } from './cart.fixtures.ts';
import {
  connectionError,
  taken,
  full,
  offline,
  refusal,
  ticket,
  two,
  meal,
  pool,
  poolTwice,
  asks,
  renews,
  givesBack,
  added,
  refuses,
  emptied,
  add,
  addTicket,
  addEvent,
  setTwo,
  remove,
  clear,
  ordered,
  dismiss,
  loggedOut,
  pause,
  until,
  later,
  yes,
  renewed,
  resting,
  reserving,
  renewing,
  releasing,
  row,
  lawOf,
  gold,
  addGold,
  tape,
  racket,
  withRacket,
  school,
  rackets,
  twoMeals,
  at,
  addRacket,
  setRackets,
  setEvents,
  code,
  most,
  cap,
  restore,
  inRenewed,
} from './cartLaw.fixtures.ts';

// What the rules grant and refuse; the operator holds no places (R7.3.6).
/** Extras and numbers are wished for on the cart's own page: its problem says why not. */
export const rules = lawOf(
  { reserves: false, lines: [withRacket, meal, tape] },
  { stocked: { by: [], ...resting, knows: { lines: [withRacket, meal, tape], problem: null, heldUntil: null } } },
  [
    row('R4.8.3', 'stocked', addEvent, { changes: { lines: [withRacket, twoMeals, tape] }, does: [added('r3')] }),
    row('R4.8.1', 'stocked', add('r7', school), {
      changes: { lines: [withRacket, meal, tape, school] },
      does: [added('r7')],
    }),
    row('R4.8.1', 'stocked', addGold, { does: [refuses('r4', code('membershipExclusive'))] }),
    row('R8.2.3', 'stocked', add('r8', { ...ticket, venue_id: null }), {
      does: [refuses('r8', code('invalidVenue'))],
    }),
    row('R4.8.4', 'stocked', cap, {
      changes: { problem: code('otherOutlet') },
      does: [refuses('r6', code('otherOutlet'))],
    }),
    row('R4.8.5', 'stocked', add('r9', pos('more tape', { quantity: 0 })), {
      changes: { lines: [withRacket, meal] },
      does: [added('r9')],
    }),
    // The server is not asked (R7.3.6).
    row('R7.3.6', 'stocked', addTicket, {
      changes: { lines: [swim('swim', { quantity: 2, addons: [racket] }), meal, tape] },
      does: [added('r1')],
    }),
    row('R7.3.6', 'stocked', remove, { changes: { lines: [meal, tape] } }),
    row('R7.3.6', 'stocked', clear, { changes: { lines: [] }, does: [emptied] }),
    row('R4.8.10', 'stocked', ordered, { changes: { lines: [] } }),
    row('R4.1.7', 'stocked', loggedOut, { changes: { lines: [] } }),

    row('I05', 'stocked', setTwo, {
      changes: { lines: [swim('swim', { quantity: 2, addons: [racket] }), meal, tape] },
    }),
    row('R4.8.5', 'stocked', setEvents(0), { changes: { lines: [withRacket, tape] } }),
    row('I05', 'stocked', { ...setTwo, lineId: 'gone' }, { changes: { problem: code('lineGone') } }),
    row('I05', 'stocked', { ...setTwo, lineId: 'gone', quantity: 0 }, { changes: { problem: code('lineGone') } }),
    ...[-1, 1.5, Number.NaN].map((quantity) =>
      row('I05', 'stocked', { ...setTwo, quantity }, { changes: { problem: code('invalidQuantity') } }),
    ),

    // R8.2.8, R8.2.9: extras have their ticket, and their maximum.
    row('R4.6.4', 'stocked', addRacket, { changes: { lines: [rackets(2), meal, tape] }, does: [added('r5')] }),
    row(
      'R8.2.8',
      'stocked',
      { ...addRacket, at: { ...at, startTime: '21:00:00' } },
      {
        does: [refuses('r5', code('addTicketFirst'))],
      },
    ),
    row('R8.2.9', 'stocked', { ...addRacket, addon: addon({ quantity: 4 }) }, { does: [refuses('r5', most)] }),
    row('R8.2.9', 'stocked', setRackets(4), { changes: { lines: [rackets(4), meal, tape] } }),
    row('R8.2.9', 'stocked', setRackets(5), { changes: { problem: most } }),
    row('R4.8.5', 'stocked', setRackets(0), { changes: { lines: [ticket, meal, tape] } }),

    // Decision 004: what was given up comes back, and joins what was chosen meanwhile.
    row('004', 'stocked', restore(event('again')), { changes: { lines: [withRacket, twoMeals, tape] } }),
    row('004', 'stocked', restore(gold), { changes: { problem: code('membershipExclusive') } }),
  ],
  [{ type: 'line.remove', lineId: 'gone' }, pause, dismiss],
);

/** R4.8.4, R4.7.7: a warning stands until it is read, the cart is cleared, or another wish has its own answer. */
export const warnings = lawOf(
  { reserves: false, lines: [meal, tape] },
  {
    calm: { by: [], ...resting, knows: { problem: null } },
    warned: { by: [cap], ...resting, knows: { problem: code('otherOutlet') } },
    refused: { by: [setEvents(-1)], ...resting, knows: { problem: code('invalidQuantity') } },
  },
  [
    row('R4.8.4', ['calm', 'refused'], cap, {
      changes: { problem: code('otherOutlet') },
      does: [refuses('r6', code('otherOutlet'))],
    }),
    row('R4.8.4', 'warned', cap, { does: [refuses('r6', code('otherOutlet'))] }),
    row('R4.8.4', ['warned', 'refused'], dismiss, { changes: { problem: null } }),
    row('R4.7.7', 'calm', clear, { changes: { lines: [] }, does: [emptied] }),
    row('R4.7.7', ['warned', 'refused'], clear, { changes: { lines: [], problem: null }, does: [emptied] }),
    row('R4.8.10', 'calm', ordered, { changes: { lines: [] } }),
    row('R4.8.10', ['warned', 'refused'], ordered, { changes: { lines: [], problem: null } }),
    row('R4.8.1', 'calm', addGold, { does: [refuses('r4', code('membershipExclusive'))] }),
    row('R4.8.1', ['warned', 'refused'], addGold, {
      changes: { problem: null },
      does: [refuses('r4', code('membershipExclusive'))],
    }),
    row('R8.2.8', 'calm', addRacket, { does: [refuses('r5', code('addTicketFirst'))] }),
    row('R8.2.8', ['warned', 'refused'], addRacket, {
      changes: { problem: null },
      does: [refuses('r5', code('addTicketFirst'))],
    }),
    row('I05', 'calm', setEvents(2), { changes: { lines: [twoMeals, tape] } }),
    row('I05', ['warned', 'refused'], setEvents(2), { changes: { lines: [twoMeals, tape], problem: null } }),
    row('I05', ['calm', 'warned'], setEvents(-1), { changes: { problem: code('invalidQuantity') } }),
    row('R7.3.5', 'calm', { type: 'line.remove', lineId: 'event' }, { changes: { lines: [tape] } }),
    row(
      'R7.3.5',
      ['warned', 'refused'],
      { type: 'line.remove', lineId: 'event' },
      {
        changes: { lines: [tape], problem: null },
      },
    ),
  ],
);

const inRaising = [...inRenewed, setTwo];

/** Wishes made on the cart page: no request waits, and the cart's problem shows the outcome. */
export const ownWishes = lawOf(
  { lines: [ticket] },
  {
    renewing: { by: [], ...renewing, knows: { lines: [ticket], heldUntil: null } },
    kept: { by: inRenewed, ...resting, knows: { lines: [ticket], heldUntil: later } },
    raising: { by: inRaising, ...reserving, knows: { lines: [ticket] } },
    releasing: { by: [...inRenewed, remove], ...releasing, knows: { lines: [] } },
  },
  [
    row('I14', 'renewing', renewed(ticket), { to: 'kept', changes: { heldUntil: later } }),
    row('R7.3.4', 'kept', setTwo, {
      to: 'raising',
      changes: { proposal: { lines: [two], wish: setTwo } },
      does: [asks(poolTwice)],
    }),
    row(
      'R4.8.5',
      'kept',
      { ...setTwo, quantity: 0 },
      {
        to: 'releasing',
        changes: { lines: [], heldUntil: null, releasing: [ticket] },
        does: [emptied, givesBack(pool)],
      },
    ),
    row('004', 'kept', restore(swim('again')), {
      to: 'raising',
      changes: { proposal: { lines: [two], wish: restore(swim('again')) } },
      does: [asks(poolTwice)],
    }),
    row('R4.6.4', 'kept', addRacket, { changes: { lines: [withRacket] }, does: [added('r5')] }),
    row('R8.2.9', 'kept', setRackets(1), { changes: { problem: code('lineGone') } }),
    ...[setTwo, { ...setTwo, quantity: 0 }, restore(swim('again')), addRacket, setRackets(1)].map((wish) =>
      row('R7.3.4', ['renewing', 'raising', 'releasing'], wish, { changes: { waiting: [wish] } }),
    ),
    row('R7.3.4', 'raising', yes('reservePlaces', two), {
      to: 'kept',
      changes: { lines: [two], proposal: null, heldUntil: until },
    }),
    // The increment is undone, and the server gets the previous quantity (R8.2.11).
    row('R8.2.11', 'raising', done('reservePlaces', held([two], [two])), {
      to: 'renewing',
      changes: { proposal: null, problem: taken },
      does: [renews(pool)],
    }),
    row('F01', 'raising', failed('reservePlaces', offline), {
      to: 'resting',
      waits: { renewalPause: 30_000 },
      changes: { proposal: null, isHoldUnsure: true, problem: connectionError },
    }),
    row('R8.2.11', 'raising', failed('reservePlaces', refusal), {
      to: 'kept',
      changes: { proposal: null, problem: full },
    }),
  ],
);

/** Q8.2.a: without a venue in the configuration nothing is sold. */
export const withoutVenue = lawOf({ venueId: null, user: null }, { empty: { by: [], ...resting } }, [
  row('R8.2.3', 'empty', addTicket, { does: [refuses('r1', code('invalidConfig'))] }),
  row('R8.2.3', 'empty', restore(meal), { changes: { problem: code('invalidConfig') } }),
]);
