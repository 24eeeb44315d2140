/** The law of the promotion in the cart, from R3.6.2, R3.6.9, R4.8.6, Q4.8.b and I09; see docs/guide/testing.md. */
import type { Situation } from '../../support/law/law.ts';
import { addon, event, guest, layla, omar, pos, swim } from './cart.fixtures.ts';
import {
  add,
  addEvent,
  added,
  preferences,
  clear,
  comes,
  emptied,
  lawOf,
  loggedOut,
  meal,
  noPromotion,
  ordered,
  resting,
  row,
  school,
  setRackets,
  setTwo,
  tape,
  tellsGone,
} from './cartLaw.fixtures.ts';

/** Ten in a hundred off a ticket for AED 42, its racket for 21 and a tape for 21. */
const off = (total: number, tax: number, discount: number) => ({
  price: total - tax,
  tax,
  total,
  discount_price: total - tax - discount,
  discount_tax: tax,
  discount_total: total - discount,
  discount,
  promo_code: 'COOL10',
});
const plain = [swim('swim', { addons: [addon()] }), tape];
const lowered = [
  swim('swim', { addons: [addon({ discount: off(21, 1, 2.1) })], discount: off(42, 2, 4.2) }),
  pos('tape', { discount: off(21, 1, 2.1) }),
];
const wished = { code: 'cool10', type: 'promo', codes: [], discount: 0, total: 0, loading: true };
const found = { code: 'COOL10', type: 'promo', codes: ['COOL10'], discount: 8.4, total: 75.6, loading: false };
const again = { ...wished, code: 'COOL10' };
/** Something took it away, of which nobody has been told. */
const untold = { ...noPromotion, isVoided: true };

const use = { type: 'promotion.use', code: 'cool10', kind: 'promo' };
const useCard = { type: 'promotion.use', code: 'M-1001', kind: 'memberships' };
const apply = { type: 'promotion.apply', lines: lowered, promotion: found };
const drop = { type: 'promotion.clear' };
const removeTape = { type: 'line.remove', lineId: 'tape' };
const gone = { code: 'placeTaken', message: 'Somebody else was faster' };
const lostTape = { ...removeTape, problem: gone };
const dearer = {
  type: 'prices.accept',
  prices: [{ lineId: 'tape', productId: tape.product_id, price: 30, tax_amount: 1.5 }],
};
const dearTape = pos('tape', { price: 30, tax_amount: 1.5, total_price: 31.5 });
const two = swim('swim', { quantity: 2, addons: [addon()] });

const situations: Record<string, Situation> = {
  without: { by: [], ...resting, knows: { lines: plain, promotion: noPromotion } },
  wished: { by: [use], ...resting, knows: { lines: plain, promotion: wished } },
  lowered: { by: [use, apply], ...resting, knows: { lines: lowered, promotion: found } },
};
const inUse = ['wished', 'lowered'];

/** A verdict is on the lines that were asked about, and on no others. */
const late = [
  { ...apply, lines: [lowered[0]] },
  { ...apply, lines: [lowered[1], lowered[0]] },
  { ...apply, lines: [{ ...lowered[0], quantity: 2 }, lowered[1]] },
  { ...apply, lines: [{ ...lowered[0], price: 39 }, lowered[1]] },
  { ...apply, lines: [{ ...lowered[0], addons: [] }, lowered[1]] },
  { ...apply, lines: [{ ...lowered[0], addons: [addon({ quantity: 2 })] }, lowered[1]] },
  { ...apply, promotion: { ...found, type: 'memberships' } },
];

export const promotions = lawOf(
  { reserves: false, lines: plain },
  situations,
  [
    row('R3.6.9', 'without', use, { changes: { promotion: wished } }),
    row('R3.6.9', 'lowered', use, { changes: { lines: plain, promotion: wished } }),
    row('R3.6.9', ['without', 'wished'], useCard, {
      changes: { promotion: { ...wished, code: 'M-1001', type: 'memberships' } },
    }),
    row('R3.6.9', 'lowered', useCard, {
      changes: { lines: plain, promotion: { ...wished, code: 'M-1001', type: 'memberships' } },
    }),
    row('R3.6.2', 'wished', apply, { changes: { lines: lowered, promotion: found } }),
    row('R3.6.9', 'wished', drop, { changes: { promotion: noPromotion } }),
    row('R3.6.9', 'lowered', drop, { changes: { lines: plain, promotion: noPromotion } }),

    // Q4.8.b: every other cart is verified again, and until then costs what it costs without.
    row('Q4.8.b', ['without', 'wished'], setTwo, { changes: { lines: [two, tape] } }),
    row('Q4.8.b', 'lowered', setTwo, { changes: { lines: [two, tape], promotion: again } }),
    row('Q4.8.b', 'lowered', setRackets(2), {
      changes: { lines: [swim('swim', { addons: [addon({ quantity: 2 })] }), tape], promotion: again },
    }),
    row('Q4.8.b', ['without', 'wished'], setRackets(2), {
      changes: { lines: [swim('swim', { addons: [addon({ quantity: 2 })] }), tape] },
    }),
    row('Q4.8.b', 'lowered', removeTape, { changes: { lines: [plain[0]], promotion: again } }),
    row('Q4.8.b', ['without', 'wished'], removeTape, { changes: { lines: [plain[0]] } }),
    row('Q4.8.b', 'lowered', lostTape, {
      changes: { lines: [plain[0]], promotion: again, problem: gone },
      does: [tellsGone(lowered[1]!)],
    }),
    row('Q4.8.b', ['without', 'wished'], lostTape, {
      changes: { lines: [plain[0]], problem: gone },
      does: [tellsGone(tape)],
    }),
    row('Q4.8.b', 'lowered', dearer, { changes: { lines: [plain[0], dearTape], promotion: again } }),
    row('Q4.8.b', ['without', 'wished'], dearer, { changes: { lines: [plain[0], dearTape] } }),

    // What is sold at a fixed price takes the promotion away (R4.8.6, I09).
    row('I09', 'without', addEvent, { changes: { lines: [...plain, meal] }, does: [added('r3')] }),
    row('I09', inUse, addEvent, {
      changes: { lines: [...plain, meal], promotion: untold },
      does: [added('r3')],
    }),
    row('I09', inUse, add('r7', school), {
      changes: { lines: [...plain, school], promotion: untold },
      does: [added('r7')],
    }),
    row('I09', 'without', add('r7', school), { changes: { lines: [...plain, school] }, does: [added('r7')] }),

    // Cleared, ordered, logged out: what is over is over.
    row('R4.8.10', 'without', ordered, { changes: { lines: [] } }),
    row('R4.8.10', inUse, ordered, { changes: { lines: [], promotion: noPromotion } }),
    row('R4.7.7', 'without', clear, { changes: { lines: [] }, does: [emptied] }),
    row('R4.7.7', inUse, clear, { changes: { lines: [], promotion: noPromotion }, does: [emptied] }),
    row('R4.1.7', 'without', loggedOut, { changes: { lines: [] } }),
    row('R4.1.7', inUse, loggedOut, { changes: { lines: [], promotion: noPromotion } }),
  ],
  late,
);

/** Whoever looks at the sum is told, whatever else has come by then, and told once. */
export const voided = lawOf(
  { reserves: false, lines: plain },
  { voided: { by: [use, addEvent], ...resting, knows: { lines: [...plain, meal], promotion: untold } } },
  [
    row('R4.8.6', 'voided', drop, { changes: { promotion: noPromotion } }),
    row('R4.8.6', 'voided', setTwo, { changes: { lines: [two, tape, meal] } }),
    row('R4.8.6', 'voided', add('r7', school), { changes: { lines: [...plain, meal, school] }, does: [added('r7')] }),
    row('R3.6.9', 'voided', use, { changes: { promotion: wished } }),
    row('R4.7.7', 'voided', clear, { changes: { lines: [], promotion: noPromotion }, does: [emptied] }),
    row('R4.8.10', 'voided', ordered, { changes: { lines: [], promotion: noPromotion } }),
    row('R4.1.7', 'voided', loggedOut, { changes: { lines: [], promotion: noPromotion } }),
  ],
);

/** The last line takes it along. */
export const lastLine = lawOf(
  { reserves: false, lines: [event('event')] },
  {
    wished: { by: [use], ...resting, knows: { lines: [event('event')], promotion: wished } },
    empty: { by: [clear], ...resting, knows: { lines: [], promotion: noPromotion } },
  },
  [
    row(
      'I09',
      'wished',
      { type: 'line.remove', lineId: 'event' },
      {
        to: 'empty',
        changes: { lines: [], promotion: noPromotion },
        does: [emptied],
      },
    ),
    // An empty cart has nothing to lower.
    row('R3.6.9', 'wished', useCard, { changes: { promotion: { ...wished, code: 'M-1001', type: 'memberships' } } }),
    row('R3.6.9', 'wished', clear, { to: 'empty', changes: { lines: [], promotion: noPromotion }, does: [emptied] }),
  ],
);

const kept = { owner: 'nobody', code: 'COOL10', type: 'promo' };

/** A signed-out customer logs in: they take over the cart, and the code is verified for them. */
export const comesAndGoes = lawOf(
  { reserves: false, lines: plain, user: null },
  {
    lowered: { by: [use, apply], ...resting, knows: { lines: lowered, promotion: found } },
    hers: { by: [use, comes(layla), apply], ...resting, knows: { lines: lowered, promotion: found, user: layla } },
    left: {
      by: [use, comes(layla), apply, comes(omar)],
      ...resting,
      knows: { lines: [], promotion: noPromotion, user: omar },
    },
  },
  [
    row('Q4.8.b', 'lowered', comes(layla), { changes: { lines: plain, promotion: again, user: layla } }),
    row('Q4.8.b', 'lowered', comes(guest), { changes: { lines: plain, promotion: again, user: guest } }),
    row('Q4.8.b', 'lowered', comes(omar), { changes: { lines: plain, promotion: again, user: omar } }),
    row('F07', 'hers', comes(omar), {
      to: 'left',
      changes: {
        lines: [],
        promotion: noPromotion,
        user: omar,
        aside: [{ owner: 'customer 20418', lines: plain, preferences }],
      },
    }),
    row('F07', 'left', comes(layla), { changes: { lines: plain, aside: [], user: layla } }),
    row('F07', 'hers', comes(null), {
      changes: {
        lines: [],
        promotion: noPromotion,
        user: null,
        aside: [{ owner: 'customer 20418', lines: plain, preferences }],
      },
    }),
    row('F07', 'left', comes(null), { changes: { user: null } }),
    row('F07', 'hers', comes(guest), {
      changes: {
        lines: [],
        promotion: noPromotion,
        user: guest,
        aside: [{ owner: 'customer 20418', lines: plain, preferences }],
      },
    }),
    row('F07', 'left', comes(guest), { changes: { user: guest } }),
  ],
);

/** A reload keeps the customer's code, but not its discounts. */
export const reloaded = lawOf(
  { reserves: false, lines: lowered, user: null, promotion: kept as never },
  { asked: { by: [], ...resting, knows: { lines: plain, promotion: again } } },
  [row('T17', 'asked', { ...apply }, { changes: { lines: lowered, promotion: found } })],
);
export const reloadedByAnother = lawOf(
  { reserves: false, lines: lowered, user: layla, promotion: kept as never },
  { nothing: { by: [], ...resting, knows: { lines: plain, promotion: noPromotion } } },
  [row('R3.6.9', 'nothing', use, { changes: { promotion: wished } })],
  [apply, drop],
);
