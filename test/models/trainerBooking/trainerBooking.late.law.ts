/** Hours that begin while they are looked at once more, added, or in the cart: what can be chosen then is what is still to come. */
import type { Law, Row } from '../../support/law/law.ts';
import { guest, layla, omar } from '../cart/cart.fixtures.ts';
import { byCustomer } from './trainerBooking.law.ts';
import {
  add,
  adding,
  always,
  atFour,
  checking,
  choose,
  code,
  comes,
  full,
  inCart,
  monday,
  refused,
  row,
  take,
  taken,
  tells,
  tuesday,
  withTuesday,
} from './trainerBooking.situations.ts';

const hers = [comes(layla), choose(5012), take(tuesday), take(monday), add];
const knows = { now: atFour.now, selection: full, user: layla, problem: null };
const situations: Law['situations'] = {
  checkingBegun: { by: [...hers, atFour], ...checking, knows },
  addingBegun: { by: [...hers, taken(), atFour], ...adding, knows },
  addedBegun: { by: [...hers, taken(), inCart, atFour], state: 'added', runs: always, knows },
};
/** The hour of Monday has begun. */
const begun = { to: 'choosing', does: [tells(withTuesday)] };
const told = { selection: withTuesday, problem: code('sessionBegun') };

export const late: Law = {
  ...byCustomer,
  situations,
  rows: [
    ...[omar, guest, null].map((user) =>
      row('T06', Object.keys(situations), comes(user), { ...begun, changes: { user, ...told } }),
    ),
    ...['packageInCart', 'othersExclusive', 'accountNeeded'].map((said): Row =>
      row('Q3.6.d', 'addingBegun', refused(said), { ...begun, changes: told }),
    ),
  ],
  refused: [],
};
