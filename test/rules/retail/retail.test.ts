/** The goods of an outlet: stock, cart lines, and how they are handed over (R2.1.14–16, R5.5.7–8, Q3.6.e). */
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { addLines } from '../../../machines/cart/cartRules.ts';
import { deliveryOf, isOtherDelivery, withDelivery } from '../../../machines/cart/delivery.ts';
import { goodsInCart } from '../../../machines/retail/goodsInCart.ts';
import { categoriesOf, retailItem, stockLeft } from '../../../machines/retail/retailItems.ts';
import { CartLine } from '../../../src/contract/orders/cart.ts';
import { RetailProduct } from '../../../src/contract/offered/retail.ts';
import { event, pos } from '../../models/cart/cart.fixtures.ts';

const product = (changes: object = {}) =>
  parse(RetailProduct, {
    product_id: 25_001,
    outlet_id: 701,
    venue_id: 4,
    name: 'Balls',
    ar_name: 'كرات',
    price: 40,
    tax_amount: 2,
    ...changes,
  });

test.each([
  ['nobody counts', {}, null],
  ['nobody counts, whatever the stock', { inventory_enable: 0, stock: 3, sales: 1 }, null],
  // R5.5.7: the whole stock for good; R5.5.8: what is not yet sold in the period.
  ['a stock for good', { inventory_enable: 1, inventory_period: 'T', stock: 9, sales: 4 }, 9],
  ['a stock of the day', { inventory_enable: 1, inventory_period: 'D', stock: 9, sales: 4 }, 5],
  ['more sold than there was', { inventory_enable: 1, inventory_period: 'D', stock: 3, sales: 4 }, 0],
  ['a stock that is not told', { inventory_enable: 1, inventory_period: 'T' }, 0],
])('%s', (_, counting, left) => {
  expect(stockLeft(product(counting))).toBe(left);
  expect(retailItem(product(counting)).stock).toBe(left);
});

test('R3.6.1: a piece is a line of the cart, at the price that the server answered', () => {
  const { line } = retailItem(product());
  expect(parse(CartLine, { ...line, id: 'one' })).toMatchObject({
    productType: 'pos',
    product_id: 25_001,
    outlet_id: 701,
    venue_id: 4,
    quantity: 1,
    price: 40,
    tax_amount: 2,
    total_price: 42,
    delivered: false,
  });
});

test('categories are in the order of the shelf, without duplicates', () => {
  const of = (id: number) => ({ category: { id, name: `c${id}`, ar_name: null } });
  const shelf = [product(of(2)), product(), product(of(1)), product(of(2))];
  expect(categoriesOf(shelf).map(({ id }) => id)).toEqual([2, 1]);
});

test('the goods of the cart are counted and summed without other lines', () => {
  expect(goodsInCart([event('ticket'), pos('tape', { quantity: 3, total_price: 63 })], 'AED')).toEqual({
    count: 3,
    amount: 63,
  });
  expect(goodsInCart([], 'AED')).toEqual({ count: 0, amount: 0 });
});

describe('Q3.6.e: goods of one order are handed over in one way', () => {
  const [tape, grips] = [pos('tape'), pos('grips', { product_id: 92 })];
  const brought = withDelivery([tape, event('ticket')], true);

  test('all of them, and no other lines', () => {
    expect(brought).toEqual([{ ...tape, delivered: true }, event('ticket')]);
    expect([deliveryOf(brought), deliveryOf([tape]), deliveryOf([event('ticket')])]).toEqual([true, false, null]);
    expect([isOtherDelivery(brought, true), isOtherDelivery(brought, false)]).toEqual([false, true]);
    expect([isOtherDelivery([event('ticket')], true), isOtherDelivery([event('ticket')], false)]).toEqual([
      false,
      false,
    ]);
  });

  test('what joins them goes their way', () => {
    const verdict = addLines({ lines: brought, venueId: 1 }, [grips, pos('more')]);
    expect(
      verdict.ok && verdict.lines.map((line) => line.productType === 'pos' && [line.quantity, line.delivered]),
    ).toEqual([[2, true], false, [1, true]]);
  });
});
