/** The law of changed prices in the cart, of payment preferences and of the delivery. */
import { addon, pos, swim } from './cart.fixtures.ts';
import {
  preferences as usualPreferences,
  noPromotion,
  ticket,
  two,
  meal,
  setTwo,
  ordered,
  resting,
  reserving,
  row,
  lawOf,
  tape,
  inRenewed,
} from './cartLaw.fixtures.ts';

// Accepted prices apply to the cart and to the pending proposal (T17, F29).
const fresh = { type: 'prices.accept', prices: [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }] };

const freshExtra = { type: 'prices.accept', prices: [{ lineId: 'swim', productId: 11, price: 25, tax_amount: 1.25 }] };
const cheap = swim('swim', { addons: [addon()] });

const dearer = (quantity: number, total_price: number, changes: object = {}) => ({
  ...swim('swim', { quantity, addons: [addon()], ...changes }),
  price: 50,
  tax_amount: 2.5,
  total_price,
});

const dearExtra = { addons: [addon({ price: 25, tax_amount: 1.25 })] };

export const prices = lawOf(
  { lines: [cheap, tape] },
  {
    kept: { by: inRenewed, ...resting, knows: { lines: [cheap, tape] } },
    raising: { by: [...inRenewed, setTwo], ...reserving },
  },
  [
    row('T17', 'kept', fresh, { changes: { lines: [dearer(1, 52.5), tape] } }),
    row('T17', 'raising', fresh, {
      changes: { lines: [dearer(1, 52.5), tape], proposal: { lines: [dearer(2, 105), tape], wish: setTwo } },
    }),
    row('T17', 'kept', freshExtra, { changes: { lines: [swim('swim', dearExtra), tape] } }),
    row('T17', 'raising', freshExtra, {
      changes: {
        lines: [swim('swim', dearExtra), tape],
        proposal: { lines: [swim('swim', { ...dearExtra, quantity: 2 }), tape], wish: setTwo },
      },
    }),
  ],
  [
    { type: 'prices.accept', prices: [] },
    { type: 'prices.accept', prices: [{ lineId: 'gone', productId: 41, price: 50, tax_amount: 2.5 }] },
    { type: 'prices.accept', prices: [{ lineId: 'swim', productId: 91, price: 50, tax_amount: 2.5 }] },
  ],
);

// R3.6.9: how the customer wants to pay.
const prefer = (type: string, on: boolean) => ({ type, on });

const choose = (cardId: string) => ({ type: 'card.choose', cardId });
const note = (text: string) => ({ type: 'notes.write', text });
const villa = { type: 'address.write', text: 'Villa 4' };

const everything = [
  prefer('wallet.use', true),
  prefer('points.use', true),
  choose('visa'),
  note('Two left-handed rackets'),
  villa,
];

const usual = {
  is_wallet: false,
  is_qpoints: false,
  cardId: 'new',
  isCardChosen: false,
  deliveryAddress: null,
  order_notes: '',
};

export const preferences = lawOf(
  { reserves: false, lines: [meal] },
  {
    usual: { by: [], ...resting, knows: { ...usualPreferences, promotion: noPromotion } },
    chosen: { by: everything, ...resting, knows: { cardId: 'visa', deliveryAddress: 'Villa 4' } },
    newCard: { by: [choose('new'), prefer('card.save', true)], ...resting, knows: { save_card: true } },
  },
  [
    row('R1.4.3', ['usual', 'newCard'], prefer('wallet.use', true), { changes: { is_wallet: true } }),
    row('R1.4.3', 'chosen', prefer('wallet.use', false), { changes: { is_wallet: false } }),
    row('R1.4.4', ['usual', 'newCard'], prefer('points.use', true), { changes: { is_qpoints: true } }),
    row('R1.4.4', 'chosen', prefer('points.use', false), { changes: { is_qpoints: false } }),
    // Q4.8.d: chosen is chosen, also the card that stood there before; another one is not to be kept.
    row('Q4.8.d', 'usual', choose('new'), { changes: { isCardChosen: true } }),
    row('Q4.8.d', 'usual', choose('visa'), { changes: { cardId: 'visa', isCardChosen: true } }),
    row('Q4.8.d', 'chosen', choose('new'), { changes: { cardId: 'new' } }),
    row('Q4.8.d', 'newCard', choose('visa'), { changes: { cardId: 'visa', save_card: false } }),
    row('Q4.8.d', 'newCard', choose('new'), { changes: { save_card: false } }),
    row('R3.6.9', ['usual', 'chosen'], prefer('card.save', true), { changes: { save_card: true } }),
    row('R3.6.9', 'newCard', prefer('card.save', false), { changes: { save_card: false } }),
    row('R3.6.9', ['usual', 'newCard'], villa, { changes: { deliveryAddress: 'Villa 4' } }),
    // An order takes a thousand letters.
    ...['x'.repeat(1000), 'x'.repeat(1001)].map((text) =>
      row('R3.6.9', ['usual', 'chosen', 'newCard'], note(text), { changes: { order_notes: 'x'.repeat(1000) } }),
    ),
    row('R3.6.9', ['usual', 'chosen', 'newCard'], note('٣ مضارب'), { changes: { order_notes: '٣ مضارب' } }),
    // R4.8.10: an order leaves the cart as new.
    row('R4.8.10', 'usual', ordered, { changes: { lines: [] } }),
    row('R4.8.10', 'chosen', ordered, { changes: { lines: [], ...usual } }),
    row('R4.8.10', 'newCard', ordered, { changes: { lines: [], isCardChosen: false, save_card: false } }),
  ],
);

// Delivery or pickup is chosen for all goods together (Q3.6.e).
const brought = { type: 'delivery.choose', delivered: true };

const pickedUp = { type: 'delivery.choose', delivered: false };
const grips = pos('grips', { product_id: 92 });
const goods = (delivered: boolean) => [ticket, { ...tape, delivered }, { ...grips, delivered }];

export const delivery = lawOf(
  { lines: [ticket, tape, grips] },
  {
    pickedUp: { by: inRenewed, ...resting, knows: { lines: goods(false) } },
    brought: { by: [...inRenewed, brought], ...resting, knows: { lines: goods(true) } },
    /** Two are asked for while their way is chosen. */
    raising: { by: [...inRenewed, setTwo], ...reserving, knows: { lines: goods(false) } },
  },
  [
    row('Q3.6.e', 'pickedUp', brought, { changes: { lines: goods(true) } }),
    row('Q3.6.e', 'brought', pickedUp, { changes: { lines: goods(false) } }),
    row('Q3.6.e', 'raising', brought, {
      changes: { lines: goods(true), proposal: { lines: [two, ...goods(true).slice(1)], wish: setTwo } },
    }),
  ],
);
