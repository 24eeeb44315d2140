/** The laws of lost places: given up, taken by another customer, or of a refused order (R7.3.4–6, R8.2.10, F01, F31). */
import { done, failed } from '../../support/paths.ts';
import { event, held } from './cart.fixtures.ts';
import { inMore, inRenewing, inUnsure } from './cart.situations.ts';
import {
  addTicket,
  added,
  all,
  byDay,
  byNight,
  clear,
  cleared,
  connectionError,
  day,
  dismiss,
  emptied,
  givesBack,
  later,
  lawOf,
  meal,
  night,
  offline,
  ordered,
  pause,
  pool,
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
  until,
  yes,
} from './cartLaw.fixtures.ts';

/** A line that goes while the server is asked about it, or about others. */
export const gone = lawOf(
  {},
  {
    goneRenewing: { by: [...inRenewing, remove], ...renewing, knows: { lines: [], released: [ticket] } },
    goneMore: { by: [...inMore, remove], ...reserving, knows: { lines: [], released: [ticket] } },
  },
  [
    ...[renewed(ticket), done('renewPlaces', held([ticket], [ticket])), failed('renewPlaces', offline)].map((on) =>
      row('R7.3.5', 'goneRenewing', on, {
        to: 'releasing',
        changes: { released: [], releasing: [ticket] },
        does: [givesBack(pool)],
      }),
    ),
    row('R4.7.7', 'goneRenewing', clear, {
      to: 'releasing',
      changes: { released: [], releasing: [ticket] },
      does: [givesBack(pool)],
    }),
    row('R7.3.5', 'goneMore', yes('reservePlaces', ticket, day, night), {
      to: 'releasing',
      changes: { lines: [day, night], proposal: null, heldUntil: until, released: [], releasing: [ticket] },
      does: [added('r2'), givesBack(pool)],
    }),
    row('R4.7.7', 'goneMore', clear, {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day, night] },
      does: [refuses('r2', cleared), givesBack(pool, byDay, byNight)],
    }),
    row('R7.3.5', 'goneMore', done('reservePlaces', held(all, [night])), {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day] },
      does: [refuses('r2', taken), givesBack(pool, byDay)],
    }),
    row('F01', 'goneMore', failed('reservePlaces', offline), {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day, night] },
      does: [refuses('r2', connectionError), givesBack(pool, byDay, byNight)],
    }),
    // Not the order's, which had it no more.
    row('R7.3.5', 'goneRenewing', ordered, {
      to: 'releasing',
      changes: { released: [], releasing: [ticket] },
      does: [givesBack(pool)],
    }),
    row('R7.3.5', 'goneMore', ordered, {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day, night] },
      does: [refuses('r2', cleared), givesBack(pool, byDay, byNight)],
    }),
  ],
  [remove, pause, dismiss, { type: 'hold.keep' }],
);

/** Without an answer the cart asks again; the next answer is certain (F01). */
export const askedAgain = lawOf(
  {},
  { renewing: { by: [...inUnsure, pause], ...renewing, knows: { lines: [ticket], isHoldUnsure: true } } },
  [
    row('F01', 'renewing', renewed(ticket), {
      to: 'resting',
      changes: { heldUntil: later, isHoldUnsure: false },
    }),
    row('F31', 'renewing', done('renewPlaces', held([ticket], [ticket])), {
      to: 'resting',
      changes: { lines: [], heldUntil: null, isHoldUnsure: false, problem: taken },
      does: [tellsGone(ticket), emptied],
    }),
    row('F01', 'renewing', failed('renewPlaces', offline), { to: 'resting', waits: { renewalPause: 30_000 } }),
  ],
);

/** One of several places is lost; the others stay held and are renewed on time. */
export const beside = lawOf(
  { lines: [day, night, ticket] },
  {
    renewing: { by: [], ...renewing, knows: { heldUntil: null } },
    kept: { by: [renewed(day, night, ticket)], ...resting, knows: { lines: [day, night, ticket], heldUntil: later } },
    releasing: {
      by: [renewed(day, night, ticket), remove],
      ...releasing,
      knows: { lines: [day, night], heldUntil: later, releasing: [ticket] },
    },
  },
  [
    row('R7.3.5', 'kept', remove, {
      to: 'releasing',
      changes: { lines: [day, night], releasing: [ticket] },
      does: [givesBack(pool)],
    }),
    // The parts of a court's price are lost together (I07).
    row(
      'I07',
      'kept',
      { ...remove, lineId: 'court-night' },
      {
        to: 'releasing',
        changes: { lines: [ticket], releasing: [day, night] },
        does: [givesBack(byDay, byNight)],
      },
    ),
    row(
      'I07',
      'renewing',
      { ...remove, lineId: 'court-night' },
      {
        changes: { lines: [ticket], released: [day, night] },
      },
    ),
    row('R7.3.5', 'renewing', remove, { changes: { lines: [day, night], released: [ticket] } }),
    row(
      'I07',
      'releasing',
      { ...remove, lineId: 'court-night' },
      {
        changes: { lines: [], heldUntil: null, released: [day, night] },
        does: [emptied],
      },
    ),
    row('I07', 'renewing', done('renewPlaces', held(all, [day])), {
      to: 'releasing',
      changes: { lines: [ticket], heldUntil: until, problem: taken, releasing: [night] },
      does: [tellsGone(day, night), givesBack(byNight)],
    }),
    row('B06', 'releasing', done('releasePlaces'), { to: 'kept', changes: { releasing: [] } }),
    row('B06', 'releasing', failed('releasePlaces', offline), { to: 'kept', changes: { releasing: [] } }),
  ],
  [],
  [renews(byDay, byNight, pool)],
);

const seat = event('seat', { seat_map_id: 8 });
const seatTaken = { code: 'seatTaken', message: null };
const loseSeat = { type: 'line.remove', lineId: 'seat', problem: seatTaken };
const tellsSeat = { emits: { type: 'lines.lost', lines: [seat], problem: seatTaken } };

/** From an order refused because of one seat, the cart keeps everything else. */
export const seatGone = lawOf(
  { lines: [seat, meal] },
  {
    resting: { by: [], ...resting, knows: { lines: [seat, meal], problem: null } },
    reserving: {
      by: [addTicket],
      ...reserving,
      knows: { lines: [seat, meal], proposal: { lines: [seat, meal, ticket], wish: addTicket } },
    },
    onlySeat: { by: [{ ...remove, lineId: 'event' }], ...resting, knows: { lines: [seat] } },
  },
  [
    row('R8.1.5', 'resting', loseSeat, { changes: { lines: [meal], problem: seatTaken }, does: [tellsSeat] }),
    // What is being added meanwhile does not bring it back.
    row('R8.1.5', 'reserving', loseSeat, {
      changes: { lines: [meal], proposal: { lines: [meal, ticket], wish: addTicket }, problem: seatTaken },
      does: [tellsSeat],
    }),
    row('R8.1.5', 'onlySeat', loseSeat, { changes: { lines: [], problem: seatTaken }, does: [tellsSeat, emptied] }),
  ],
  [{ ...loseSeat, lineId: 'another' }],
  // What is no place is not asked for.
  [],
);
