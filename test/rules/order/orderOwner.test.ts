/** Whose an order is that this tab remembers (decision 020). */
import { expect, test } from 'vitest';
import { withCustomer, contextFrom } from '../../../machines/checkout/checkoutContext.ts';
import { isLeavingGuestOrder, isSameUser } from '../../../machines/checkout/orderOwner.ts';
import { guest, layla, omar } from '../../models/cart/cart.fixtures.ts';
import { checkoutInput, guestIntent, intent } from '../../models/checkout/checkout.fixtures.ts';

test('a user is the same if both id and address are', () => {
  const others = [null, omar, { ...layla, id: 99 }, { ...layla, email: 'other@mail.example' }];
  expect(isSameUser(layla, { ...layla, first_name: 'Leila' })).toBe(true);
  expect(others.filter((other) => isSameUser(layla, other) || isSameUser(other, layla))).toEqual([]);
});

test('a guest’s order is left by a customer who logs in, not by a logout, nor by the guest', () => {
  const leaving = [layla, null, guest].map((now) => isLeavingGuestOrder(guestIntent, guest, now));
  expect([...leaving, isLeavingGuestOrder(intent, null, layla)]).toEqual([true, false, false, false]);
});

test('R4.1.7: a new name of the same customer is taken, and nothing else is cleared', () => {
  const renamed = { ...layla, first_name: 'Leila' };
  const known = { ...contextFrom({ ...checkoutInput, intent }), options: null };
  expect(withCustomer(known, renamed)).toEqual({ user: renamed });
  expect(withCustomer(known, omar)).toEqual({ user: omar, options: null, optionsProblem: null });
});
