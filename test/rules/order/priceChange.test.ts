import { describe, expect, test } from 'vitest';
import { packedProducts } from '../../../machines/cart/orderPayload.ts';
import { freshTotal, repriced } from '../../../machines/cart/prices.ts';
import { freshPrices } from '../../../src/adapters/actors/cart/priceChange.ts';
import { addon, court, event, pos, swim } from '../../models/cart/cart.fixtures.ts';

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
    ['lines without the last', { lines: told.lines.slice(0, -1) }],
    ['more lines', { lines: [...told.lines, now(92, 20)] }],
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

describe('what the server asks now for a line with its extras, in whole minor units (R9.3.2)', () => {
  const line = swim('swim', { quantity: 2, price: 50, tax_amount: 2.5, addons: [addon()] });
  const own = { lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 };
  const extra = { lineId: 'swim', productId: 11, price: 30, tax_amount: 1.5 };
  const others = { lineId: 'tape', productId: 91, price: 20, tax_amount: 1, total: 21 };

  test('is the server’s own total, whatever its prices add up to', () => {
    const prices = [others, { ...own, total: 90.5 }, { ...extra, total: 30.25 }];
    expect(freshTotal(line, prices, 'AED')).toBe(12_075);
    expect(freshTotal(line, prices, 'KWD')).toBe(120_750);
  });

  test.each([
    ['of nothing', [{ ...own }, { ...extra }]],
    ['of a part alone', [{ ...own, total: 90.5 }, extra]],
    ['of other lines alone', [others]],
  ])('is what its prices make where it tells the total %s', (_, prices) => {
    // Two at 50 and 2.50, and one extra at 20 and 1.
    expect(freshTotal(line, prices, 'AED')).toBe(12_600);
  });
});
