import { describe, expect, test } from 'vitest';
import { packedProducts } from '../../../machines/cart/orderPayload.ts';
import { repriced } from '../../../machines/cart/prices.ts';
import { freshPrices } from '../../../src/adapters/priceChange.ts';
import { addon, court, event, pos, swim } from '../../models/cart.fixtures.ts';

const lines = [pos('tape'), swim('swim', { addons: [addon()] }), event('event')];
const products = packedProducts(lines, 'AED');
const now = (product_id: number, price: number, addons: unknown[] = []) => ({
  product_id,
  quantity: 1,
  price,
  tax_amount: price / 20,
  total: 0,
  addons,
});
const told = { total: 200, lines: [now(41, 50, [now(11, 30)]), now(51, 80), now(91, 20)] };

describe('new prices', () => {
  test('belong to the lines in the order in which they were sent', () =>
    expect(freshPrices(products, told)).toEqual([
      { lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5, total: 0 },
      { lineId: 'swim', productId: 11, price: 30, tax_amount: 1.5, total: 0 },
      { lineId: 'event', productId: 51, price: 80, tax_amount: 4, total: 0 },
      { lineId: 'tape', productId: 91, price: 20, tax_amount: 1, total: 0 },
    ]));

  test.each([
    ['nothing', undefined],
    ['other products', { lines: [now(42, 50), now(51, 80), now(91, 20)] }],
    ['fewer lines', { lines: told.lines.slice(1) }],
    ['a list of products', { facility_id: 3, products: [{ product_id: 1, quantity: 1 }] }],
  ])('cannot be read from %s', (_, data) => expect(freshPrices(products, data)).toBeNull());

  test('change the lines they belong to, and void their discounts', () => {
    const prices = freshPrices(products, told)!;
    expect(repriced([...lines, ...court], prices)).toMatchObject([
      { id: 'tape', price: 20, total_price: 21, discount: null },
      { id: 'swim', price: 50, total_price: 52.5, addons: [{ price: 30, tax_amount: 1.5 }] },
      { id: 'event', price: 80 },
      { id: 'court-day', price: 100 },
      { id: 'court-night', price: 150 },
    ]);
  });
});
