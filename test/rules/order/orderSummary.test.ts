/** What an order that waits for its payment says of itself (F16). */
import { expect, test } from 'vitest';
import { orderSummary } from '../../../machines/checkout/orderSummary.ts';
import { facility, swim } from '../../models/cart/cart.fixtures.ts';

test('F16: its first booking, how many others, and what they cost together', () => {
  const cost = { price: 100, tax_amount: 5, quantity: 1, total_price: 105 };
  const halves = ['one', 'two'].map((id) => facility(id, { ...cost, group_id: 'court' }));
  const ticket = swim('ticket', cost);
  expect(orderSummary([], null, 'AED')).toBeNull();
  expect(orderSummary([ticket], null, 'AED')).toEqual({ first: ticket, others: 0, total: 10_500, rest: null });
  // A court that is priced in two parts is one booking.
  expect(orderSummary([...halves, ticket], null, 'AED')).toEqual({
    first: halves[0],
    others: 1,
    total: 31_500,
    rest: null,
  });
});

test.each([
  ['nobody says', null, null],
  ['the bank asks for all of it', 105, null],
  ['the wallet pays a part', 64.5, 6_450],
  ['something is paid already that the lines do not tell', 110, null],
])('Q1.4.b: what is left for the bank, where %s', (_, due, rest) => {
  const ticket = swim('ticket', { price: 100, tax_amount: 5, quantity: 1, total_price: 105 });
  expect(orderSummary([ticket], due, 'AED')?.rest).toBe(rest);
});
