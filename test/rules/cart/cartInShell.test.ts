/** What stands around every page asks the cart. */
import { expect, test } from 'vitest';
import { contextFrom } from '../../../machines/cart/cartContext.ts';
import { isWarned, ticketsIn } from '../../../machines/cart/cartInShell.ts';
import type { CartSnapshot } from '../../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { court, layla, swim } from '../../models/cart/cart.fixtures.ts';

const lines: CartLine[] = [...court, swim('swim', { quantity: 3 })];
const cartOf = (code: string | null): CartSnapshot => {
  const context = contextFrom({ lines, preferences: defaultPreferences, venueId: 1, reserves: true, user: layla });
  const problem = code === null ? null : { code, message: null };
  // SAFETY: only the context of a snapshot is read.
  return { context: { ...context, problem } } as CartSnapshot;
};

test('R3.6.10: the badge counts the tickets of the cart, and before it runs those persisted', () => {
  expect(ticketsIn(cartOf(null), [])).toBe(4);
  expect(ticketsIn(undefined, [swim('swim', { quantity: 2 })])).toBe(2);
  expect(ticketsIn(undefined, [])).toBe(0);
});

test('R4.8.4: the cart warning is for goods of another outlet only, and not without a cart', () => {
  expect(isWarned(cartOf('otherOutlet'))).toBe(true);
  expect([cartOf('placeTaken'), cartOf(null), undefined].map(isWarned)).toEqual([false, false, false]);
});
