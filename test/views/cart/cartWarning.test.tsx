// @vitest-environment jsdom
/** The warning that goods of another outlet were refused (R2.12.12, R4.7.7–8, R8.2.14). */
import { act, cleanup } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, expect, test } from 'vitest';
import { isWarned } from '../../../machines/cart/cartInShell.ts';
import { lines } from '../../../machines/cart/cartSelectors.ts';
import { CartWarning } from '../../../src/pages/cart/CartWarning.tsx';
import { notices } from '../../../src/actors/notices.ts';
import { useCart } from '../../../src/actors/portalContext.tsx';
import { pos } from '../../models/cart/cart.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { elsewhere, press, stage, textOf, all } from '../cart.fixture.tsx';

polyfillDialogs();
afterEach(cleanup);

/** Shown as the shell shows it. */
const Shell = () => (useSelector(useCart(), isWarned) ? <CartWarning /> : null);

async function warned() {
  const { show, cart } = await stage({ cart: { lines: [pos('tape')] } });
  show(<Shell />);
  const cap = pos('cap', { outlet_id: 10, product_id: 93 });
  await act(async () => cart.send({ type: 'lines.add', requestId: 'r1', lines: [cap] }));
  return () => lines(cart.getSnapshot()).map(({ id }) => id);
}

test('R8.2.14: says why, in the words of the specification', async () => {
  await warned();
  expect(textOf('dialog')).toContain(
    "Can't process multiple orders! Clear your cart to proceed or finish your previous order.",
  );
});

test('R4.7.7, R8.2.15: Clear cart leaves an empty cart, and says so', async () => {
  const left = await warned();
  act(() => press('Clear cart', 'dialog'));
  expect([left(), all('dialog')]).toEqual([[], []]);
  expect(notices.getSnapshot().context.shown?.text).toBe('Cart Cleared Successfully');
});

test('R4.7.8: View cart goes to the cart, which is as it was', async () => {
  const left = await warned();
  act(() => all('dialog a')[0]!.click());
  expect([elsewhere(), left()]).toEqual(['/cart', ['tape']]);
});

test('closing it changes nothing', async () => {
  const left = await warned();
  act(() => press('Close', 'dialog'));
  expect([all('dialog'), left()]).toEqual([[], ['tape']]);
});
