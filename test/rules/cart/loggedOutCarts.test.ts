import { expect, test } from 'vitest';
import type { AsideCart } from '../../../machines/cart/carts.ts';
import { afterAbsence } from '../../../machines/cart/loggedOutCarts.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { event, layla, pos } from '../../models/cart/cart.fixtures.ts';

const aside: AsideCart[] = [{ owner: 'customer 20418', lines: [event('theirs')], preferences: defaultPreferences }];
const carts = { lines: [pos('of nobody')], aside, left: [pos('left before')] };
const login = { user: layla, lastUpdated: 1 };

test('R4.1.7: a logout in another tab, while this one was at the bank, takes the cart along and gives its places back', () => {
  expect(afterAbsence(carts, { stored: null, hasExpired: false })).toEqual({
    lines: [pos('of nobody')],
    aside: [],
    left: [pos('left before'), event('theirs')],
  });
});

test.each([
  ['Q4.1.c: after a 401 or twelve hours it waits for its customer', { stored: null, hasExpired: true }],
  ['R4.1.6: whoever is still logged in has it', { stored: login, hasExpired: false }],
])('%s', (_, found) => expect(afterAbsence(carts, found)).toEqual(carts));
