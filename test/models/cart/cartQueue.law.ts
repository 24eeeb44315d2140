/** The laws of a wish that waits for another one, or for places being given back (R7.3.4–6, Q7.3.a–b). */
import type { AnyEventObject } from 'xstate';
import type { Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import { inReleasing } from './cart.situations.ts';
import {
  addCourt,
  addEvent,
  addGold,
  addTicket,
  added,
  asks,
  byDay,
  byNight,
  clear,
  cleared,
  connectionError,
  day,
  full,
  givesBack,
  lawOf,
  meal,
  night,
  offline,
  ordered,
  pool,
  refusal,
  refuses,
  releasing,
  reserving,
  row,
  ticket,
  until,
  yes,
} from './cartLaw.fixtures.ts';

// Wishes that come while the server is asked wait, and are answered in turn.

/** One wish waits behind another. */
const behind = (wish: AnyEventObject, by: readonly AnyEventObject[], rows: readonly Row[], state: object = reserving) =>
  lawOf({}, { waits: { by: [...by, wish], ...(state as typeof reserving), knows: { waiting: [wish] } } }, rows);

export const behindTicket = [
  behind(
    addEvent,
    [addTicket],
    [
      row('R7.3.4', 'waits', yes('reservePlaces', ticket), {
        to: 'resting',
        changes: { lines: [ticket, meal], proposal: null, waiting: [], heldUntil: until },
        does: [added('r1'), { raises: addEvent }, added('r3')],
      }),
      // What may be held is given back first, then the wish has its turn.
      row('F01', 'waits', failed('reservePlaces', offline), {
        to: 'releasing',
        changes: { proposal: null, releasing: [ticket] },
        does: [refuses('r1', connectionError), { raises: addEvent }, givesBack(pool)],
      }),
      row('R8.2.10', 'waits', failed('reservePlaces', refusal), {
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
    row('R4.8.1', 'waits', failed('reservePlaces', refusal), {
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
      row('R4.8.1', 'waits', yes('reservePlaces', ticket), {
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
      row('R7.3.4', 'waits', yes('reservePlaces', ticket), {
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
      row('B06', 'waits', done('releasePlaces'), {
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
      row('B06', 'waits', failed('releasePlaces', offline), {
        to: 'reserving',
        changes: { proposal: { lines: [day, night], wish: addCourt }, waiting: [], releasing: [] },
        does: [{ raises: addCourt }, asks(byDay, byNight)],
      }),
    ],
    releasing,
  ),
];
