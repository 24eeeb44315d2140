/** The law of rare cases in the cart: a code for an empty cart, an order of only some lines (R4.8.6, R4.8.10). */
import {
  clear,
  day,
  night,
  lawOf,
  later,
  loggedOut,
  noPromotion,
  renewed,
  renewing,
  renews,
  byDay,
  byNight,
  resting,
  row,
  ticket,
} from './cartLaw.fixtures.ts';

/** An empty cart has no discounts. */
export const nothingThere = {
  ...lawOf(
    { reserves: false, lines: [] },
    { empty: { by: [], ...resting, knows: { lines: [], promotion: noPromotion } } },
    [row('R4.8.10', 'empty', clear), row('R4.1.7', 'empty', loggedOut)],
    [{ type: 'promotion.use', code: 'cool10', kind: 'promo' }],
  ),
  unnoticed: {
    'a wrong target: root · session.ended → .returning': 'Of what was emptied nothing is renewed.',
    'a wrong target: root · cart.clear → .returning': 'Of what was emptied nothing is renewed.',
    'a guard left out: root · promotion.use': 'Where nothing lies there is no promotion.',
    'a guard left out: root · promotion.clear': 'To clear no promotion changes nothing.',
    'a guard left out: root · delivery.choose': 'To choose what is chosen changes nothing.',
    'an action left out: resting · cart.restore [0] / 1': 'Whoever puts something back waits for no answer.',
    'an action left out: resting · cart.restore [2] / 2': 'Nobody waits for an answer, and the cart is not emptied.',
    'an action left out: resting · addon.set [0] / 1': 'Whoever sets a number waits for no answer.',
    'an action left out: resting · addon.set [1] / 2': 'Nobody waits for an answer, and the cart is not emptied.',
    'an action left out: resting · quantity.set [1] / 1': 'Whoever sets a number waits for no answer.',
    'an action left out: resting · quantity.set [3] / 2': 'Nobody waits for an answer, and the cart is not emptied.',
  },
};

/** Lines that were not ordered stay, and their places are requested again (R4.8.10). */
export const partOrdered = lawOf(
  { lines: [ticket, day, night] },
  { held: { by: [renewed(ticket, day, night)], ...resting, knows: { lines: [ticket, day, night], heldUntil: later } } },
  [
    row(
      'R4.8.10',
      'held',
      { type: 'order.accept', lineIds: ['swim'] },
      { to: renewing.state, changes: { lines: [day, night], heldUntil: null }, does: [renews(byDay, byNight)] },
    ),
  ],
);
