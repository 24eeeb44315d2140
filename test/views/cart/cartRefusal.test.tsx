// @vitest-environment jsdom
/** Why something did not go into the cart, with the way out (R6.1.3, R8.2). */
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { lines } from '../../../machines/cart/cartSelectors.ts';
import { CartRefusal } from '../../../src/widgets/cart/CartRefusal.tsx';
import { membership, pos } from '../../models/cart/cart.fixtures.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

afterEach(cleanup);

async function refused(code: string, line: CartLine = pos('tape')) {
  const on = await stage({ cart: { lines: [line] } });
  const onAgain = vi.fn<() => void>();
  on.show(<CartRefusal problem={{ code, message: null }} onAgain={onAgain} />);
  return { ...on, onAgain };
}
const ways = () => all('.note button, .note a').map(words);

test.each([
  ['R8.2.1', 'membershipExclusive', pos('tape'), "Cart Error Membership can't be purchased with other services."],
  ['R8.2.2', 'othersExclusive', membership('gold'), "Cart Error Other services can't be purchased with membership."],
])('%s: %s offers to see the cart or to empty it', async (_, code, line, said) => {
  const { cart, onAgain } = await refused(code, line);
  expect([textOf('[role=alert] p'), ways()]).toEqual([said, ['Empty the cart and add this', 'See the cart']]);
  act(() => press('Empty the cart and add this'));
  expect([lines(cart.getSnapshot()), onAgain.mock.calls.length]).toEqual([[], 1]);
});

test('R6.1.3: a guest is led to the login once more', async () => {
  const { heard } = await refused('accountNeeded');
  press('Log in');
  expect([textOf('[role=alert] p'), heard.at(-1)]).toEqual([
    'Please log in with an account for this',
    { type: 'login.open' },
  ]);
});

test.each([
  ['R8.2.5', 'packageInCart', 'Its sessions in the cart stay as they are. For others, remove it from the cart first.'],
  [
    'R8.2.6',
    'membershipInCart',
    'Its start date in the cart stays as it is. For another one, remove it from the cart first.',
  ],
  ['R8.2.4', 'productInCart', undefined],
])('%s: %s says what becomes of the day or the hours that were chosen now', async (_, code, said) => {
  await refused(code);
  expect(all('[role=alert] p').map(words)[1]).toBe(said);
});

test.each([
  ['R8.2.5', 'packageInCart', ['See the cart']],
  ['R8.2.6', 'membershipInCart', ['See the cart']],
  ['F01', 'lost', []],
])('%s: %s', async (_, code, offered) => {
  await refused(code);
  expect(ways()).toEqual(offered);
});
