/** Offers: how long they are valid, and their cart line (R2.1.17, R3.6.8, Q7.6.p). */
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { daysLeft, isOnSale, offerItem, stillOffered, timeOfOffer } from '../../../machines/offers/offerItems.ts';
import { offerPrice } from '../../../machines/offers/offerPrice.ts';
import { CartLine } from '../../../src/contract/orders/cart.ts';
import { Offer } from '../../../src/contract/offered/offers.ts';

const offer = parse(Offer, {
  offer_id: 26_001,
  name: 'Padel starter set',
  ar_name: 'طقم بداية البادل',
  description: 'Racket and balls',
  venue_id: 4,
  offer_price: 600,
  tax_amount: 30,
  valid_from: '2026-11-20',
  valid_to: '2026-12-31',
  products: [{ product_id: 25_001, name: 'Racket', quantity: 1 }],
});

test.each([
  ['2026-11-19', 'toCome', 42],
  ['2026-11-20', 'on', 41],
  ['2026-12-30', 'on', 1],
  ['2026-12-31', 'lastDay', 0],
  ['2027-01-01', 'over', -1],
])('on %s it is %s', (today, time, days) => {
  expect([timeOfOffer(offer, today), daysLeft(offer, today)]).toEqual([time, days]);
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('on %s it is on sale: %s', (today, isHad) => expect(isOnSale(offer, today)).toBe(isHad));

test('R9.1.6: it costs its own price and the tax on it', () => expect(offerPrice(offer)).toBe(630));

test('R3.6.8: it is one line of the cart, at its own price', () => {
  expect(parse(CartLine, { ...offerItem(offer).line, id: 'one' })).toMatchObject({
    productType: 'offer',
    product_id: 26_001,
    offer_id: 26_001,
    offer_price: 600,
    quantity: 1,
    price: 600,
    tax_amount: 30,
    total_price: 630,
    venue_id: 4,
  });
});

test('R3.6.8: what is over is not offered any more, what is still to come is', () => {
  const days = (valid_from: string, valid_to: string) => ({ valid_from, valid_to });
  const over = days('2026-11-01', '2026-11-19');
  const lastDay = days('2026-11-01', '2026-11-20');
  const toCome = days('2026-12-01', '2026-12-31');
  expect(stillOffered([toCome, over, lastDay], '2026-11-20')).toEqual([toCome, lastDay]);
  expect(stillOffered([over], '2026-11-20')).toEqual([]);
});
