/** The law of a cart that several tabs share, from F10, R7.3.4–5, R4.1.8, Q4.8.b and decisions 012 and 052; see docs/guide/testing.md. */
import { failed } from '../../support/paths.ts';
import { guest, swim, attendee } from './cart.fixtures.ts';
import {
  addCourt,
  added,
  addTicket,
  all,
  asks,
  byDay,
  byNight,
  day,
  emptied,
  givesBack,
  guestGone,
  later,
  lawOf,
  meal,
  night,
  noPromotion,
  offline,
  pause,
  pool,
  poolTwice,
  releasing,
  remove,
  renewed,
  renewing,
  renews,
  reserving,
  resting,
  row,
  ticket,
  two,
  uncertain,
  yes,
} from './cartLaw.fixtures.ts';

const follow = (lines: object[], promotion: object | null = null) => ({
  type: 'cart.follow',
  news: { lines, promotion },
});
const [same, twice, whole, onlyMeal, nothing] = [[ticket], [two], all, [meal], []].map((lines) => follow(lines));

const inHeld = [addTicket, yes('reservePlaces', ticket)];

export const tabs = lawOf(
  {},
  {
    empty: { by: [], ...resting, knows: { lines: [], heldUntil: null } },
    first: { by: [addTicket], ...reserving, knows: { lines: [], waiting: [] } },
    held: { by: inHeld, ...resting, knows: { lines: [ticket], released: [] } },
    unsure: { by: [...inHeld, pause, failed('renewPlaces', offline)], ...uncertain, knows: { lines: [ticket] } },
    more: { by: [...inHeld, addCourt], ...reserving, knows: { lines: [ticket], waiting: [] } },
    renewing: { by: [...inHeld, pause], ...renewing, knows: { lines: [ticket] } },
    releasing: { by: [...inHeld, remove], ...releasing, knows: { lines: [], releasing: [ticket] } },
  },
  [
    // The last request contains the whole list, so that no tab's older list gives another tab's places back (Q7.3.b).
    row('F10', 'empty', same!, { to: 'renewing', changes: { lines: [ticket] }, does: [renews(pool)] }),
    // What the server could not be asked before is asked now.
    row('F10', ['empty', 'held', 'renewing', 'unsure'], twice!, {
      to: 'renewing',
      changes: { lines: [two] },
      does: [renews(poolTwice)],
    }),
    row('F10', ['empty', 'held', 'renewing', 'unsure'], whole!, {
      to: 'renewing',
      changes: { lines: all },
      does: [renews(pool, byDay, byNight)],
    }),
    row('F10', 'empty', onlyMeal!, { changes: { lines: [meal] } }),
    // What the other tab took out, it gave back itself; what became an order is not given back at all (R4.8.10).
    row('R7.3.5', ['held', 'renewing'], onlyMeal!, { to: 'empty', changes: { lines: [meal], heldUntil: null } }),
    row('R7.3.5', ['held', 'renewing'], nothing!, {
      to: 'empty',
      changes: { lines: [], heldUntil: null },
      does: [emptied],
    }),
    row('R7.3.5', 'unsure', onlyMeal!, {
      to: 'empty',
      changes: { lines: [meal], heldUntil: null, isHoldUnsure: false },
    }),
    row('R7.3.5', 'unsure', nothing!, {
      to: 'empty',
      changes: { lines: [], heldUntil: null, isHoldUnsure: false },
      does: [emptied],
    }),
    // A wish under way is looked at again, behind what the other tab has done.
    row('R7.3.4', 'more', twice!, {
      to: 'renewing',
      changes: { lines: [two], proposal: null, waiting: [addCourt] },
      does: [renews(poolTwice)],
    }),
    row('R7.3.4', 'more', whole!, {
      to: 'renewing',
      changes: { lines: all, proposal: null, waiting: [addCourt] },
      does: [renews(pool, byDay, byNight)],
    }),
    row('R7.3.4', 'more', onlyMeal!, {
      changes: { lines: [meal], proposal: { lines: [meal, day, night], wish: addCourt }, heldUntil: null },
      does: [{ raises: addCourt }, asks(byDay, byNight)],
    }),
    row('R7.3.4', 'more', nothing!, {
      changes: { lines: [], proposal: { lines: [day, night], wish: addCourt }, heldUntil: null },
      does: [emptied, { raises: addCourt }, asks(byDay, byNight)],
    }),
    row('R7.3.4', 'first', onlyMeal!, {
      changes: { lines: [meal], proposal: { lines: [meal, ticket], wish: addTicket } },
      does: [{ raises: addTicket }, asks(pool)],
    }),
    ...[
      { news: same!, lines: [ticket], does: [renews(pool)] },
      { news: twice!, lines: [two], does: [renews(poolTwice)] },
      { news: whole!, lines: all, does: [renews(pool, byDay, byNight)] },
    ].map(({ news, lines, does }) =>
      row('R7.3.4', 'first', news, { to: 'renewing', changes: { lines, proposal: null, waiting: [addTicket] }, does }),
    ),
    // A place that is being given back is kept where the other tab has it once more, and given back where not.
    ...[
      { news: same!, lines: [ticket], does: [renews(pool)] },
      { news: twice!, lines: [two], does: [renews(poolTwice)] },
      { news: whole!, lines: all, does: [renews(pool, byDay, byNight)] },
    ].map(({ news, lines, does }) =>
      row('R7.3.5', 'releasing', news, { to: 'renewing', changes: { lines, releasing: [] }, does }),
    ),
    row('R7.3.5', 'releasing', onlyMeal!, { changes: { lines: [meal] }, does: [givesBack(pool)] }),

    row('R7.3.4', 'renewing', renewed(ticket), { to: 'held', changes: { heldUntil: later } }),
    row('R7.3.4', 'first', yes('reservePlaces', ticket), {
      to: 'held',
      changes: { lines: [ticket], proposal: null, heldUntil: '2026-11-21 18:15:00' },
      does: [added('r1')],
    }),
    row('R7.3.4', 'more', yes('reservePlaces', ticket), {
      to: 'resting',
      changes: { lines: all, proposal: null },
      does: [added('r2')],
    }),
  ],
);

/** A guest's cart ordered or emptied in another tab logs the guest out here, too. */
export const guestsTabs = lawOf(
  { user: guest, lines: [meal], reserves: false },
  { one: { by: [], ...resting, knows: { lines: [meal] } } },
  [row('R4.1.8', 'one', nothing!, { changes: { lines: [] }, does: [emptied, guestGone] })],
  [follow([meal])],
);

// Other tabs get no attendees; those known in this tab stay with their line (012).
const visited = swim('swim', { customers: [attendee] });
const bare = { ...ticket, undescribed: true };

export const attendeesInTabs = lawOf(
  { lines: [visited], reserves: false },
  { described: { by: [], ...resting, knows: { lines: [visited] } } },
  [
    row('012', 'described', follow([bare, meal]), { changes: { lines: [visited, meal] } }),
    // Of two attendees only one is known, so both have to be entered again.
    row('012', 'described', follow([{ ...two, undescribed: true }]), {
      changes: { lines: [{ ...two, undescribed: true }] },
    }),
    row('F10', 'described', nothing!, { changes: { lines: [] }, does: [emptied] }),
  ],
  [follow([bare])],
);

const promo = { code: 'COOL10', type: 'promo' };
const wished = { ...noPromotion, ...promo, loading: true };
const use = { type: 'promotion.use', code: 'COOL10', kind: 'promo' };

export const promotionInTabs = lawOf(
  { lines: [meal], reserves: false },
  {
    plain: { by: [], ...resting, knows: { promotion: noPromotion } },
    wished: { by: [use], ...resting, knows: { promotion: wished } },
  },
  [
    // Each tab asks for itself what a code takes off.
    row('Q4.8.b', 'plain', follow([meal], promo), { changes: { promotion: wished } }),
    row('Q4.8.b', 'wished', follow([meal]), { changes: { promotion: noPromotion } }),
    row('Q4.8.b', 'plain', nothing!, { changes: { lines: [] }, does: [emptied] }),
    row('Q4.8.b', 'wished', nothing!, { changes: { lines: [], promotion: noPromotion }, does: [emptied] }),
  ],
);
