/** The law of the cart and its places, from R4.7.7, R4.8.10, R7.3.4–6, R8.2.10, Q7.3.a–b, F01, F31, I07, B06 and decisions 004 and 030; see docs/guide/testing.md. */
import { done, failed } from '../../support/paths.ts';
import { held } from './cart.fixtures.ts';
import { inHeld, inMore, inReleasing, inRenewing, inUnsure, underWay } from './cart.situations.ts';
import {
  addCourt,
  addTicket,
  added,
  all,
  asks,
  byDay,
  byNight,
  clear,
  cleared,
  connectionError,
  day,
  emptied,
  full,
  givesBack,
  later,
  lawOf,
  night,
  offline,
  ordered,
  pause,
  pool,
  poolTwice,
  refusal,
  refuses,
  releasing,
  remove,
  renewed,
  renewing,
  renews,
  reserving,
  resting,
  row,
  taken,
  tellsGone,
  ticket,
  two,
  uncertain,
  until,
  yes,
} from './cartLaw.fixtures.ts';

export const places = lawOf(
  {},
  {
    empty: { by: [], ...resting, knows: { lines: [], heldUntil: null, isHoldUnsure: false } },
    reserving: { by: [addTicket], ...reserving, knows: { lines: [], heldUntil: null } },
    held: { by: inHeld, ...resting, knows: { lines: [ticket], heldUntil: until, isHoldUnsure: false } },
    more: { by: inMore, ...reserving, knows: { lines: [ticket], heldUntil: until } },
    renewing: { by: inRenewing, ...renewing, knows: { lines: [ticket], heldUntil: until } },
    unsure: { by: inUnsure, ...uncertain, knows: { lines: [ticket], isHoldUnsure: true } },
    releasing: { by: inReleasing, ...releasing, knows: { lines: [], heldUntil: null } },
  },
  [
    // R7.3.4, Q7.3.b: the whole list is asked for, and nothing is in the cart before the answer.
    row('R7.3.4', 'empty', addTicket, {
      to: 'reserving',
      changes: { proposal: { lines: [ticket], wish: addTicket } },
      does: [asks(pool)],
    }),
    row('R7.3.4', 'empty', addCourt, {
      to: 'reserving',
      changes: { proposal: { lines: [day, night], wish: addCourt } },
      does: [asks(byDay, byNight)],
    }),
    row('Q4.8.a', ['held', 'unsure'], addTicket, {
      to: 'reserving',
      changes: { proposal: { lines: [two], wish: addTicket } },
      does: [asks(poolTwice)],
    }),
    row('Q7.3.b', ['held', 'unsure'], addCourt, {
      to: 'more',
      changes: { proposal: { lines: [ticket, day, night], wish: addCourt } },
      does: [asks(pool, byDay, byNight)],
    }),
    row('R7.3.4', underWay, addTicket, { changes: { waiting: [addTicket] } }),
    row('R7.3.4', underWay, addCourt, { changes: { waiting: [addCourt] } }),

    // What an answer does not name is held.
    ...[
      yes('reservePlaces', ticket),
      yes('reservePlaces', ticket, day, night),
      done('reservePlaces', held(all, [night])),
    ].map((on) =>
      row('R7.3.4', 'reserving', on, {
        to: 'held',
        changes: { lines: [ticket], proposal: null, heldUntil: until },
        does: [added('r1')],
      }),
    ),
    ...[yes('reservePlaces', ticket), yes('reservePlaces', ticket, day, night)].map((on) =>
      row('R7.3.4', 'more', on, {
        to: 'held',
        changes: { lines: [ticket, day, night], proposal: null },
        does: [added('r2')],
      }),
    ),
    // Another customer was faster (Q7.3.a).
    ...[[ticket], all].map((gone) =>
      row('Q7.3.a', 'reserving', done('reservePlaces', held(gone, gone)), {
        to: 'empty',
        changes: { proposal: null },
        does: [refuses('r1', taken)],
      }),
    ),
    // The lines of a booking are refused together; asked for again without them, the other booking is free (I07, Q7.3.b).
    row('I07', 'more', done('reservePlaces', held(all, [night])), {
      to: 'renewing',
      changes: { proposal: null },
      does: [refuses('r2', taken), renews(pool)],
    }),
    row('Q7.3.a', 'more', done('reservePlaces', held([ticket], [ticket])), {
      to: 'renewing',
      changes: { lines: [day, night], proposal: null, problem: taken },
      does: [added('r2'), tellsGone(ticket), renews(byDay, byNight)],
    }),
    row('Q7.3.a', 'more', done('reservePlaces', held(all, all)), {
      to: 'empty',
      changes: { lines: [], proposal: null, heldUntil: null, problem: taken },
      does: [refuses('r2', taken), tellsGone(ticket), emptied],
    }),
    // F01: the question may have reached the server. Alone it is given back; beside others they are asked for again.
    row('F01', 'reserving', failed('reservePlaces', offline), {
      to: 'releasing',
      changes: { proposal: null, releasing: [ticket] },
      does: [refuses('r1', connectionError), givesBack(pool)],
    }),
    row('F01', 'more', failed('reservePlaces', offline), {
      to: 'unsure',
      changes: { proposal: null, isHoldUnsure: true },
      does: [refuses('r2', connectionError)],
    }),
    row('R8.2.10', 'reserving', failed('reservePlaces', refusal), {
      to: 'empty',
      changes: { proposal: null },
      does: [refuses('r1', full)],
    }),
    row('R8.2.10', 'more', failed('reservePlaces', refusal), {
      to: 'held',
      changes: { proposal: null },
      does: [refuses('r2', full)],
    }),

    // An open cart renews every five minutes, and after half a minute without an answer (Q7.3.a).
    row('Q7.3.a', ['held', 'unsure'], pause, { to: 'renewing', does: [renews(pool)] }),
    // A page that is looked at again need not wait for that, but for a call that is out.
    row('Q7.3.a', ['held', 'unsure'], { type: 'hold.renew' }, { to: 'renewing', does: [renews(pool)] }),
    // A renewal asked for by the customer waits for nothing (A16).
    row('A16', ['held', 'unsure', 'renewing'], { type: 'hold.keep' }, { to: 'renewing', does: [renews(pool)] }),
    row('Q7.3.a', 'renewing', renewed(ticket), { to: 'held', changes: { heldUntil: later } }),
    row('F31', 'renewing', done('renewPlaces', held([ticket], [ticket])), {
      to: 'empty',
      changes: { lines: [], heldUntil: null, problem: taken },
      does: [tellsGone(ticket), emptied],
    }),
    row('F01', 'renewing', failed('renewPlaces', offline), { to: 'unsure', changes: { isHoldUnsure: true } }),

    // R7.3.5: a line that goes gives its place back by name, after the question that is out.
    row('R7.3.5', 'held', remove, {
      to: 'releasing',
      changes: { lines: [], heldUntil: null, releasing: [ticket] },
      does: [emptied, givesBack(pool)],
    }),
    row('R7.3.5', 'unsure', remove, {
      to: 'releasing',
      changes: { lines: [], heldUntil: null, isHoldUnsure: false, releasing: [ticket] },
      does: [emptied, givesBack(pool)],
    }),
    row('R7.3.5', 'renewing', remove, {
      to: 'renewing',
      changes: { lines: [], heldUntil: null, released: [ticket] },
      does: [emptied],
    }),
    row('R7.3.5', 'more', remove, {
      to: 'more',
      changes: { lines: [], proposal: { lines: [day, night], wish: addCourt }, heldUntil: null, released: [ticket] },
      does: [emptied],
    }),
    row('R4.7.7', ['held', 'renewing'], clear, {
      to: 'releasing',
      changes: { lines: [], heldUntil: null, releasing: [ticket] },
      does: [emptied, givesBack(pool)],
    }),
    row('R4.7.7', 'unsure', clear, {
      to: 'releasing',
      changes: { lines: [], heldUntil: null, isHoldUnsure: false, releasing: [ticket] },
      does: [emptied, givesBack(pool)],
    }),
    // Who waits is answered; what was asked for may be held by now.
    row('R4.7.7', 'reserving', clear, {
      to: 'releasing',
      changes: { proposal: null, releasing: [ticket] },
      does: [refuses('r1', cleared), givesBack(pool)],
    }),
    row('R4.7.7', 'more', clear, {
      to: 'releasing',
      changes: { lines: [], proposal: null, heldUntil: null, releasing: [day, night, ticket] },
      does: [refuses('r2', cleared), emptied, givesBack(byDay, byNight, pool)],
    }),
    // Places being given back are given back, whatever else ends.
    row('R7.3.5', 'releasing', clear, { does: [givesBack(pool)] }),
    row('R7.3.5', 'releasing', ordered, { does: [givesBack(pool)] }),
    // B06: what could not be given back ends by itself.
    ...[done('releasePlaces'), failed('releasePlaces', offline)].map((on) =>
      row('B06', 'releasing', on, { to: 'empty', changes: { releasing: [] } }),
    ),

    // R4.8.10, decision 004: what became an order is the order's to hold.
    row('R4.8.10', ['held', 'renewing'], ordered, { to: 'empty', changes: { lines: [], heldUntil: null } }),
    row('R4.8.10', 'unsure', ordered, { to: 'empty', changes: { lines: [], heldUntil: null, isHoldUnsure: false } }),
    row('R4.8.10', 'reserving', ordered, {
      to: 'releasing',
      changes: { proposal: null, releasing: [ticket] },
      does: [refuses('r1', cleared), givesBack(pool)],
    }),
    row('R4.8.10', 'more', ordered, {
      to: 'releasing',
      changes: { lines: [], proposal: null, heldUntil: null, releasing: [day, night] },
      does: [refuses('r2', cleared), givesBack(byDay, byNight)],
    }),
  ],
);
