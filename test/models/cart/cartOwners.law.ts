/** The law of the cart's owner, from R4.1.4–8, R7.3.5, R2.3.1, I10, I14, T06 and decision 012; see docs/guide/testing.md. */
import { done } from '../../support/paths.ts';
import { guest, held, layla, omar, swim, attendee } from './cart.fixtures.ts';
import {
  preferences,
  taken,
  cleared,
  ticket,
  meal,
  pool,
  byDay,
  byNight,
  renews,
  givesBack,
  refuses,
  tellsGone,
  emptied,
  guestGone,
  addCourt,
  addGold,
  remove,
  clear,
  ordered,
  comes,
  loggedOut,
  later,
  renewed,
  resting,
  reserving,
  renewing,
  row,
  lawOf,
  tape,
  setEvents,
  code,
  day,
  night,
} from './cartLaw.fixtures.ts';

// A guest without lines is logged out; one whose cart became an order stays (R4.1.8, I10).

export const guests = lawOf(
  { reserves: false, user: guest, lines: [meal, tape] },
  {
    two: { by: [], ...resting, knows: { lines: [meal, tape] } },
    last: { by: [{ type: 'line.remove', lineId: 'tape' }], ...resting, knows: { lines: [meal] } },
    none: { by: [clear], ...resting, knows: { lines: [], user: guest } },
  },
  [
    row('R4.1.8', 'two', { type: 'line.remove', lineId: 'tape' }, { changes: { lines: [meal] } }),
    row('R4.1.8', 'two', setEvents(0), { changes: { lines: [tape] } }),
    row('R4.1.8', 'last', setEvents(0), { changes: { lines: [] }, does: [emptied, guestGone] }),
    row('R4.1.8', ['two', 'last'], clear, { changes: { lines: [] }, does: [emptied, guestGone] }),
    row('R4.8.10', ['two', 'last'], ordered, { changes: { lines: [] } }),
    // What needs an account is refused to a guest, whatever is in the cart (R6.1.3).
    row('R6.1.3', ['two', 'last', 'none'], addGold, { does: [refuses('r4', code('accountNeeded'))] }),
    row('I05', 'none', setEvents(0), { changes: { problem: code('lineGone') } }),
  ],
);

export const guestOfPlace = lawOf(
  { user: guest, lines: [ticket] },
  { renewing: { by: [], ...renewing, knows: { lines: [ticket] } } },
  [
    row('R4.1.8', 'renewing', done('renewPlaces', held([ticket], [ticket])), {
      to: 'resting',
      changes: { lines: [], problem: taken },
      does: [tellsGone(ticket), emptied, guestGone],
    }),
    row('R4.1.8', 'renewing', remove, { changes: { lines: [], released: [ticket] }, does: [emptied, guestGone] }),
    row('Q7.3.a', 'renewing', renewed(), { to: 'resting', changes: { heldUntil: later } }),
  ],
);

// Decision 012: whose cart it is.

const visited = swim('swim', { customers: [attendee] });
/** Attendees' details are dropped while another customer is logged in. */
const bare = { ...swim('swim'), undescribed: true };
const hers = { ...preferences, is_wallet: true, order_notes: 'Left-handed' };
const asideOfLayla = (...lines: object[]) => [{ owner: 'customer 20418', lines, preferences: hers }];
const renamed = { ...layla, name: 'Layla Al Haddad' };
const forgotten = { is_wallet: false, order_notes: '' };
const remembered = { is_wallet: true, order_notes: 'Left-handed' };
const inHers = [renewed(ticket)];

export const customers = lawOf(
  { lines: [visited] as never, preferences: hers },
  {
    renewing: { by: [], ...renewing, knows: { lines: [visited], ...hers, aside: [] } },
    hers: { by: inHers, ...resting, knows: { lines: [visited], ...hers, heldUntil: later } },
    adding: { by: [...inHers, addCourt], ...reserving, knows: { lines: [visited] } },
    expired: { by: [...inHers, comes(null)], ...resting, knows: { lines: [], user: null, ...preferences } },
    omars: { by: [...inHers, comes(omar)], ...resting, knows: { lines: [], user: omar, aside: asideOfLayla(bare) } },
  },
  [
    row('R2.3.1', ['renewing', 'hers', 'adding'], comes(renamed), { changes: { user: renamed } }),
    // After a 401 the cart is put aside, and its places are not renewed (R4.1.6).
    row('R4.1.6', 'hers', comes(null), {
      to: 'expired',
      changes: { user: null, lines: [], aside: asideOfLayla(visited), heldUntil: null, ...forgotten },
    }),
    row('R4.1.6', 'renewing', comes(null), {
      to: 'expired',
      changes: { user: null, lines: [], aside: asideOfLayla(visited), ...forgotten },
    }),
    row('R4.1.6', 'adding', comes(null), {
      to: 'releasing',
      changes: {
        user: null,
        lines: [],
        aside: asideOfLayla(visited),
        heldUntil: null,
        proposal: null,
        releasing: [day, night],
        ...forgotten,
      },
      does: [refuses('r2', cleared), givesBack(byDay, byNight)],
    }),
    row('T06', 'hers', comes(omar), {
      to: 'omars',
      changes: { user: omar, lines: [], aside: asideOfLayla(bare), heldUntil: null, ...forgotten },
    }),
    row('T06', 'renewing', comes(omar), {
      to: 'omars',
      changes: { user: omar, lines: [], aside: asideOfLayla(bare), ...forgotten },
    }),
    row('T06', 'adding', comes(omar), {
      to: 'releasing',
      changes: {
        user: omar,
        lines: [],
        aside: asideOfLayla(bare),
        heldUntil: null,
        proposal: null,
        releasing: [day, night],
        ...forgotten,
      },
      does: [refuses('r2', cleared), givesBack(byDay, byNight)],
    }),
    row('T06', 'expired', comes(omar), { to: 'omars', changes: { user: omar, aside: asideOfLayla(bare) } }),
    row('T06', 'omars', comes(null), { changes: { user: null } }),
    // She finds her cart again, and its places are requested again (I14).
    row('I14', 'expired', comes(renamed), {
      to: 'renewing',
      changes: { user: renamed, lines: [visited], aside: [], ...remembered },
      does: [renews(pool)],
    }),
    row('I14', 'omars', comes(renamed), {
      to: 'renewing',
      changes: { user: renamed, lines: [bare], aside: [], ...remembered },
      does: [renews(pool)],
    }),
    // Logging out clears everything, carts put aside included (R4.1.7, R7.3.5).
    row('R4.1.7', 'hers', loggedOut, {
      to: 'releasing',
      changes: { lines: [], heldUntil: null, releasing: [visited], ...forgotten },
      does: [givesBack(pool)],
    }),
    row('R4.1.7', 'renewing', loggedOut, {
      to: 'releasing',
      changes: { lines: [], releasing: [visited], ...forgotten },
      does: [givesBack(pool)],
    }),
    row('R4.1.7', 'adding', loggedOut, {
      to: 'releasing',
      changes: {
        lines: [],
        heldUntil: null,
        proposal: null,
        releasing: [day, night, visited],
        ...forgotten,
      },
      does: [refuses('r2', cleared), givesBack(byDay, byNight, pool)],
    }),
    row('R4.1.7', 'expired', loggedOut, {
      to: 'releasing',
      changes: { aside: [], releasing: [visited] },
      does: [givesBack(pool)],
    }),
    row('R4.1.7', 'omars', loggedOut, {
      to: 'releasing',
      changes: { aside: [], releasing: [bare] },
      does: [givesBack(pool)],
    }),
  ],
);

/** A cart filled while signed out goes to the customer who logs in; wallet and cards stay personal. */
export const nobodys = lawOf(
  { lines: [visited] as never, preferences: hers, user: null, aside: asideOfLayla(meal) as never },
  {
    renewing: { by: [], ...renewing, knows: { lines: [visited], user: null } },
    kept: { by: inHers, ...resting, knows: { lines: [visited], heldUntil: later } },
    adding: { by: [...inHers, addCourt], ...reserving, knows: { lines: [visited] } },
  },
  [
    row('R4.1.7', ['renewing', 'kept', 'adding'], comes(omar), { changes: { user: omar, is_wallet: false } }),
    row('R4.1.7', ['renewing', 'kept'], comes(layla), {
      to: 'renewing',
      changes: { user: layla, lines: [visited, meal], aside: [] },
      does: [renews(pool)],
    }),
    // The question was about another cart; the whole list that is asked for now replaces what it held (Q7.3.b).
    row('R4.1.7', 'adding', comes(layla), {
      to: 'renewing',
      changes: { user: layla, lines: [visited, meal], aside: [], proposal: null, released: [day, night] },
      does: [refuses('r2', cleared), renews(pool)],
    }),
  ],
  [comes(null)],
);

/** A message to one customer is not shown to another. */
export const said = lawOf(
  { reserves: false, lines: [tape] },
  { refused: { by: [setEvents(2)], ...resting, knows: { problem: code('lineGone') } } },
  [
    row('T06', 'refused', comes(null), {
      changes: {
        user: null,
        lines: [],
        aside: [{ owner: 'customer 20418', lines: [tape], preferences }],
        problem: null,
      },
    }),
  ],
  [comes(layla)],
);

export const saidToNobody = lawOf(
  { reserves: false, user: null, lines: [tape] },
  { refused: { by: [setEvents(2)], ...resting, knows: { problem: code('lineGone') } } },
  [row('R4.1.7', 'refused', comes(layla), { changes: { user: layla } })],
  [comes(null)],
);

/** R4.1.4: what a guest chose stays with the tab, whose attendees they were does not. */
export const guestsCart = lawOf(
  { lines: [visited] as never, preferences: hers, user: guest },
  { kept: { by: inHers, ...resting, knows: { lines: [visited], user: guest } } },
  [null, layla].map((user) =>
    row('R4.1.4', 'kept', comes(user), {
      to: 'renewing',
      changes: { user, lines: [bare], is_wallet: false },
      does: [renews(pool)],
    }),
  ),
  [comes(guest)],
);
