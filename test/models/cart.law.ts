/** The law of the cart and its places, from R4.7.7, R4.8.10, R7.3.4–6, R8.2.10, Q7.3.a–b, F01, F31, I07, B06 and decisions 004 and 030; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import type { Row } from '../support/law/law.ts';
import { done, failed } from '../support/paths.ts';
import { event, held } from './cart.fixtures.ts';
import {
  connectionError,
  taken,
  full,
  cleared,
  offline,
  refusal,
  ticket,
  two,
  meal,
  all,
  pool,
  poolTwice,
  byDay,
  byNight,
  asks,
  renews,
  givesBack,
  added,
  refuses,
  tellsGone,
  emptied,
  addTicket,
  addCourt,
  addEvent,
  remove,
  clear,
  ordered,
  dismiss,
  pause,
  until,
  later,
  yes,
  renewed,
  resting,
  uncertain,
  reserving,
  renewing,
  releasing,
  row,
  lawOf,
  addGold,
  day,
  night,
} from './cartLaw.fixtures.ts';

// Places are held before they are in the cart, renewed while they are there, and given back by name.

const inHeld = [addTicket, yes('reserve', ticket)];
const inMore = [...inHeld, addCourt];
const inRenewing = [...inHeld, pause];
const inUnsure = [...inRenewing, failed('renew', offline)];
const inReleasing = [...inHeld, remove];

const underWay = ['reserving', 'more', 'renewing', 'releasing'];

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
    ...[yes('reserve', ticket), yes('reserve', ticket, day, night), done('reserve', held(all, [night]))].map((on) =>
      row('R7.3.4', 'reserving', on, {
        to: 'held',
        changes: { lines: [ticket], proposal: null, heldUntil: until },
        does: [added('r1')],
      }),
    ),
    ...[yes('reserve', ticket), yes('reserve', ticket, day, night)].map((on) =>
      row('R7.3.4', 'more', on, {
        to: 'held',
        changes: { lines: [ticket, day, night], proposal: null },
        does: [added('r2')],
      }),
    ),
    // Q7.3.a: somebody else was faster.
    ...[[ticket], all].map((gone) =>
      row('Q7.3.a', 'reserving', done('reserve', held(gone, gone)), {
        to: 'empty',
        changes: { proposal: null },
        does: [refuses('r1', taken)],
      }),
    ),
    // I07, Q7.3.b: what belongs together is refused together; asked for anew without it, the other part is free.
    row('I07', 'more', done('reserve', held(all, [night])), {
      to: 'renewing',
      changes: { proposal: null },
      does: [refuses('r2', taken), renews(pool)],
    }),
    row('Q7.3.a', 'more', done('reserve', held([ticket], [ticket])), {
      to: 'renewing',
      changes: { lines: [day, night], proposal: null, problem: taken },
      does: [added('r2'), tellsGone(ticket), renews(byDay, byNight)],
    }),
    row('Q7.3.a', 'more', done('reserve', held(all, all)), {
      to: 'empty',
      changes: { lines: [], proposal: null, heldUntil: null, problem: taken },
      does: [refuses('r2', taken), tellsGone(ticket), emptied],
    }),
    // F01: the question may have reached the server. Alone it is given back; beside others they are asked for again.
    row('F01', 'reserving', failed('reserve', offline), {
      to: 'releasing',
      changes: { proposal: null, releasing: [ticket] },
      does: [refuses('r1', connectionError), givesBack(pool)],
    }),
    row('F01', 'more', failed('reserve', offline), {
      to: 'unsure',
      changes: { proposal: null, isHoldUnsure: true },
      does: [refuses('r2', connectionError)],
    }),
    row('R8.2.10', 'reserving', failed('reserve', refusal), {
      to: 'empty',
      changes: { proposal: null },
      does: [refuses('r1', full)],
    }),
    row('R8.2.10', 'more', failed('reserve', refusal), {
      to: 'held',
      changes: { proposal: null },
      does: [refuses('r2', full)],
    }),

    // Q7.3.a: an open cart asks again every five minutes, after half a minute where nobody answered.
    row('Q7.3.a', ['held', 'unsure'], pause, { to: 'renewing', does: [renews(pool)] }),
    // A16: whoever asks for it need not wait for that.
    row('A16', ['held', 'unsure'], { type: 'hold.renew' }, { to: 'renewing', does: [renews(pool)] }),
    row('Q7.3.a', 'renewing', renewed(ticket), { to: 'held', changes: { heldUntil: later } }),
    row('F31', 'renewing', done('renew', held([ticket], [ticket])), {
      to: 'empty',
      changes: { lines: [], heldUntil: null, problem: taken },
      does: [tellsGone(ticket), emptied],
    }),
    row('F01', 'renewing', failed('renew', offline), { to: 'unsure', changes: { isHoldUnsure: true } }),

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
    // What is given back is given back, whatever else ends.
    row('R7.3.5', 'releasing', clear, { does: [givesBack(pool)] }),
    row('R7.3.5', 'releasing', ordered, { does: [givesBack(pool)] }),
    // B06: what could not be given back ends by itself.
    ...[done('release'), failed('release', offline)].map((on) =>
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

/** A line that goes while the server is asked about it, or about others. */
export const gone = lawOf(
  {},
  {
    goneRenewing: { by: [...inRenewing, remove], ...renewing, knows: { lines: [], released: [ticket] } },
    goneMore: { by: [...inMore, remove], ...reserving, knows: { lines: [], released: [ticket] } },
  },
  [
    ...[renewed(ticket), done('renew', held([ticket], [ticket])), failed('renew', offline)].map((on) =>
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
    row('R7.3.5', 'goneMore', yes('reserve', ticket, day, night), {
      to: 'releasing',
      changes: { lines: [day, night], proposal: null, heldUntil: until, released: [], releasing: [ticket] },
      does: [added('r2'), givesBack(pool)],
    }),
    row('R4.7.7', 'goneMore', clear, {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day, night] },
      does: [refuses('r2', cleared), givesBack(pool, byDay, byNight)],
    }),
    row('R7.3.5', 'goneMore', done('reserve', held(all, [night])), {
      to: 'releasing',
      changes: { proposal: null, released: [], releasing: [ticket, day] },
      does: [refuses('r2', taken), givesBack(pool, byDay)],
    }),
    row('F01', 'goneMore', failed('reserve', offline), {
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
  [remove, pause, dismiss],
);

/** F01: nobody answered, and it is asked again; what is heard then is sure. */
export const askedAgain = lawOf(
  {},
  { renewing: { by: [...inUnsure, pause], ...renewing, knows: { lines: [ticket], isHoldUnsure: true } } },
  [
    row('F01', 'renewing', renewed(ticket), {
      to: 'resting',
      changes: { heldUntil: later, isHoldUnsure: false },
    }),
    row('F31', 'renewing', done('renew', held([ticket], [ticket])), {
      to: 'resting',
      changes: { lines: [], heldUntil: null, isHoldUnsure: false, problem: taken },
      does: [tellsGone(ticket), emptied],
    }),
    row('F01', 'renewing', failed('renew', offline), { to: 'resting' }),
  ],
);

/** Of several places one goes; the others stay held and are renewed in their time. */
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
    // I07: the parts of a court go together.
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
    row('I07', 'renewing', done('renew', held(all, [day])), {
      to: 'releasing',
      changes: { lines: [ticket], heldUntil: until, problem: taken, releasing: [night] },
      does: [tellsGone(day, night), givesBack(byNight)],
    }),
    row('B06', 'releasing', done('release'), { to: 'kept', changes: { releasing: [] } }),
    row('B06', 'releasing', failed('release', offline), { to: 'kept', changes: { releasing: [] } }),
  ],
  [],
  [renews(byDay, byNight, pool)],
);

// Wishes that come while the server is asked wait, and are answered in turn.

/** One wish waits behind another. */
const behind = (wish: AnyEventObject, by: readonly AnyEventObject[], rows: readonly Row[], state: object = reserving) =>
  lawOf({}, { waits: { by: [...by, wish], ...(state as typeof reserving), knows: { waiting: [wish] } } }, rows);

export const behindTicket = [
  behind(
    addEvent,
    [addTicket],
    [
      row('R7.3.4', 'waits', yes('reserve', ticket), {
        to: 'resting',
        changes: { lines: [ticket, meal], proposal: null, waiting: [], heldUntil: until },
        does: [added('r1'), { raises: addEvent }, added('r3')],
      }),
      // What may be held is given back first, then the wish has its turn.
      row('F01', 'waits', failed('reserve', offline), {
        to: 'releasing',
        changes: { proposal: null, releasing: [ticket] },
        does: [refuses('r1', connectionError), { raises: addEvent }, givesBack(pool)],
      }),
      row('R8.2.10', 'waits', failed('reserve', refusal), {
        to: 'resting',
        changes: { lines: [meal], proposal: null, waiting: [] },
        does: [refuses('r1', full), { raises: addEvent }, added('r3')],
      }),
      row('R4.7.7', 'waits', clear, {
        to: 'releasing',
        changes: { proposal: null, waiting: [], releasing: [ticket] },
        does: [refuses('r1', cleared), refuses('r3', cleared), givesBack(pool)],
      }),
      row('R4.8.10', 'waits', ordered, {
        to: 'releasing',
        changes: { proposal: null, waiting: [], releasing: [ticket] },
        does: [refuses('r1', cleared), refuses('r3', cleared), givesBack(pool)],
      }),
    ],
  ),
  // In the order in which they came.
  lawOf({}, { waits: { by: [addTicket, addEvent, addGold], ...reserving, knows: { waiting: [addEvent, addGold] } } }, [
    row('R4.8.1', 'waits', failed('reserve', refusal), {
      to: 'resting',
      changes: { lines: [meal], proposal: null, waiting: [] },
      does: [
        refuses('r1', full),
        { raises: addEvent },
        { raises: addGold },
        added('r3'),
        refuses('r4', { code: 'membershipExclusive', message: null }),
      ],
    }),
  ]),
  behind(
    addGold,
    [addTicket],
    [
      row('R4.8.1', 'waits', yes('reserve', ticket), {
        to: 'resting',
        changes: { lines: [ticket], proposal: null, waiting: [], heldUntil: until },
        does: [added('r1'), { raises: addGold }, refuses('r4', { code: 'membershipExclusive', message: null })],
      }),
    ],
  ),
  behind(
    addCourt,
    [addTicket],
    [
      row('R7.3.4', 'waits', yes('reserve', ticket), {
        to: 'reserving',
        changes: {
          lines: [ticket],
          proposal: { lines: [ticket, day, night], wish: addCourt },
          waiting: [],
          heldUntil: until,
        },
        does: [added('r1'), { raises: addCourt }, asks(pool, byDay, byNight)],
      }),
    ],
  ),
];

export const behindRelease = [
  behind(
    addEvent,
    inReleasing,
    [
      row('B06', 'waits', done('release'), {
        to: 'resting',
        changes: { lines: [meal], waiting: [], releasing: [] },
        does: [{ raises: addEvent }, added('r3')],
      }),
    ],
    releasing,
  ),
  behind(
    addCourt,
    inReleasing,
    [
      row('B06', 'waits', failed('release', offline), {
        to: 'reserving',
        changes: { proposal: { lines: [day, night], wish: addCourt }, waiting: [], releasing: [] },
        does: [{ raises: addCourt }, asks(byDay, byNight)],
      }),
    ],
    releasing,
  ),
];

const seat = event('seat', { seat_map_id: 8 });
const seatTaken = { code: 'seatTaken', message: null };
const loseSeat = { type: 'line.remove', lineId: 'seat', problem: seatTaken };
const tellsSeat = { emits: { type: 'lines.lost', lines: [seat], problem: seatTaken } };

/** Of an order that was refused for a seat, the cart keeps all the rest. */
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
