import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addonMax, addonRoom, hasAddons, linesAt } from '../../../machines/booking/selling/addonRules.ts';
import type { CartAddon } from '../../../src/contract/orders/cart.ts';
import { CategoryProduct } from '../../../src/contract/offered/facilities.ts';
import { courtOffer, heldCourt, today, tomorrow } from '../../models/booking/booking.fixtures.ts';

const product = (stock: object) =>
  v.parse(CategoryProduct, { product_id: 9, name: 'Ball', price: 1, tax_amount: 0, ...stock });

describe('the maximum of an add-on (R5.5.7, R5.5.8, R9.3.1)', () => {
  test.each([
    ['no inventory', {}, 100],
    ['inventory off, whatever the stock', { inventory_enable: 0, stock: 3, sales: 1 }, 100],
    ['a total stock, sales aside', { inventory_enable: 1, inventory_period: 'T', stock: 7, sales: 5 }, 7],
    ['a stock of the period', { inventory_enable: 1, inventory_period: 'D', stock: 7, sales: 5 }, 2],
    ['a stock without a period', { inventory_enable: 1, stock: 7, sales: 5 }, 2],
    ['nothing sold yet', { inventory_enable: 1, stock: 7 }, 7],
    ['more sold than there was', { inventory_enable: 1, stock: 7, sales: 9 }, 0],
    ['an unknown stock', { inventory_enable: 1 }, 0],
  ])('%s', (_, stock, max) => expect(addonMax(product(stock))).toBe(max));
});

const addon = (quantity: number, product_id = 9): CartAddon => ({
  product_id,
  product_type_id: null,
  name: 'Ball',
  ar_name: null,
  detail: null,
  ar_detail: null,
  image: null,
  sport: null,
  quantity,
  price: 1,
  tax_amount: 0,
  max: 100,
  discount: null,
});
const line = (date: string, ...addons: CartAddon[]) => ({ ...heldCourt, selectedFacilityDate: date, addons });

describe('how many more fit into the cart (Q5.5.c)', () => {
  const cart = [line(today, addon(2), addon(5, 8)), line(tomorrow, addon(3))];

  test.each([
    ['a total stock', { inventory_enable: 1, inventory_period: 'T', stock: 10 }, 5],
    ['what is not yet sold', { inventory_enable: 1, stock: 12, sales: 2 }, 5],
    ['the hundred without inventory', {}, 95],
  ])('R5.5.6: %s is taken by every line of the cart, on any day', (_, stock, room) =>
    expect(addonRoom(product(stock), cart)).toBe(room),
  );
  test('is never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.array(fc.nat(200), { maxLength: 4 }), (stock, held) => {
        const room = addonRoom(
          product({ inventory_enable: 1, inventory_period: 'T', stock }),
          held.map((quantity) => line(today, addon(quantity))),
        );
        const sum = held.reduce((one, other) => one + other, 0);
        expect(room).toBe(Math.max(0, stock - sum));
      }),
    );
  });
});

test('an offer has extras when a category has a product, in stock or not (Q4.5.a)', () => {
  expect(hasAddons(courtOffer(101, true))).toBe(true);
  expect(hasAddons(courtOffer(101, false))).toBe(false);
  expect(hasAddons(null)).toBe(false);
});

test('add-ons belong to the lines of their facility and start', () => {
  const at = { facilityId: 102, date: today, startTime: '10:00:00' };
  expect(linesAt([heldCourt], at)).toEqual([heldCourt]);
  expect(linesAt([heldCourt], { ...at, facilityId: 101 })).toEqual([]);
  expect(linesAt([heldCourt], { ...at, date: tomorrow })).toEqual([]);
  expect(linesAt([heldCourt], { ...at, startTime: '11:00:00' })).toEqual([]);
});
