// @vitest-environment jsdom
/** Things chosen by number on a page (R2.12.6, R2.12.7, R4.6.1–3, R5.7.9, R8.2.10, R8.2.11). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import type { PickerItem } from '../../../machines/picker/pickerItems.ts';
import { notices } from '../../../src/actors/notices.ts';
import { allCategories, CategoryFilter } from '../../../src/widgets/picker/CategoryFilter.tsx';
import { PickerRow } from '../../../src/widgets/picker/PickerRow.tsx';
import { PickerTotal } from '../../../src/widgets/picker/PickerTotal.tsx';
import { usePicker } from '../../../src/widgets/picker/usePicker.ts';
import { guest } from '../../models/cart/cart.fixtures.ts';
import { adult, balls, family, pass, passLine } from '../../models/picker/picker.fixtures.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

afterEach(cleanup);

const offered = [adult, family, pass, balls];
const say = (count: number) => `${count} in the cart`;

function Counter({ items, adds = 'together' }: { items: readonly PickerItem[]; adds?: 'each' | 'together' }) {
  const picker = usePicker(items, say);
  const cards = useSelector(picker, read.cards);
  return (
    <>
      {cards.map((card) => (
        <PickerRow key={card.item.id} picker={picker} card={card} adds={adds} />
      ))}
      <PickerTotal picker={picker} />
    </>
  );
}

const open = async (options: Parameters<typeof stage>[0] = {}, adds: 'each' | 'together' = 'together') => {
  const portal = await stage(options);
  portal.show(<Counter items={offered} adds={adds} />);
  return portal;
};
const step = (row: number, name: 'More' | 'Fewer') =>
  fireEvent.click(all('.picked')[row]!.querySelector(`button[aria-label="${name}"]`)!);
const numbers = () => all('.picked output').map(words);

test('R4.6.1–3: numbers begin at 0, are added together, and are 0 again', async () => {
  const { cart } = await open();
  expect(numbers()).toEqual(['0', '0', '0', '0']);
  expect(words(all('.picked')[0])).toContain('AED 84');
  expect(words(all('.picked')[0])).toContain('10 left');
  expect(all('.btn--cta')[0]?.getAttribute('aria-disabled')).toBe('true');
  for (const row of [0, 0, 1]) step(row, 'More');
  expect(textOf('.picked__total .sum')).toContain('AED 252');
  await act(async () => press('Add to cart'));
  expect(
    cart.getSnapshot().context.lines.map(({ name, quantity, total_price }) => [name, quantity, total_price]),
  ).toEqual([
    ['Full Moon Padel Open', 2, 168],
    ['Family', 1, 84],
  ]);
  expect(numbers()).toEqual(['0', '0', '0', '0']);
  expect(all('.picked__in').map(words)).toEqual(['2 in your cart', '1 in your cart']);
  expect(notices.getSnapshot().context.shown?.text).toBe('3 in the cart');
});

test('R8.2.11, R5.7.9: one too many falls back, and its row says why in the words of the specification', async () => {
  await open({ cart: { lines: [passLine] } });
  for (const row of [1, 1]) step(row, 'More');
  expect(numbers()[1]).toBe('1');
  const alerts = () => all('[role=alert]').map((alert) => words(alert.closest('.picked')) && words(alert));
  expect(alerts()).toEqual(['Maximum capacity reached, remaining capacity is 7, requested capacity is 8']);
  step(2, 'More');
  expect(alerts()).toEqual(['The ticket is already in cartSee the cart']);
  for (const _ of [1, 2, 3, 4]) step(3, 'More');
  expect(alerts()).toEqual(['Max quantity 3 reached']);
});

test('R8.2.2: what the cart refuses is shown where it was added, and stays chosen', async () => {
  const { cart } = await open({}, 'each');
  const { membership } = await import('../../models/cart/cart.fixtures.ts');
  act(() => cart.send({ type: 'lines.add', requestId: 'm', lines: [membership('m')] }));
  step(0, 'More');
  await act(async () => press('Add Full Moon Padel Open'));
  expect(words(all('.picked')[0]?.querySelector('[role=alert]'))).toBe(
    "Cart Error Other services can't be purchased with membership.Empty the cart and add thisSee the cart",
  );
  expect(numbers()[0]).toBe('1');
});

test('R6.1.3: a guest who adds goods is asked to log in; tickets need no account', async () => {
  const { heard, cart } = await open({ user: guest }, 'each');
  step(3, 'More');
  await act(async () => press('Add Grip tape'));
  expect(heard).toContainEqual({ type: 'login.open' });
  expect(cart.getSnapshot().context.lines).toEqual([]);
  step(0, 'More');
  await act(async () => press('Add Full Moon Padel Open'));
  expect(cart.getSnapshot().context.lines).toHaveLength(1);
});

test('items that changed after a reload are dropped, with a message', async () => {
  function Reloading() {
    const [items, setItems] = useState<readonly PickerItem[]>(offered);
    return (
      <>
        <button type="button" onClick={() => setItems([{ ...adult, places: 0 }, balls])}>
          Reload
        </button>
        <Counter items={items} />
      </>
    );
  }
  const { show } = await stage();
  show(<Reloading />);
  for (const row of [0, 1]) step(row, 'More');
  press('Reload');
  expect(all('.picked')).toHaveLength(2);
  expect(all('.picked')[0]?.textContent).toContain('Sold out');
  expect(all('[role=alert]').map(words)).toEqual(['Maximum capacity reached']);
});

test('R2.12.7, Q2.12.b: all tickets first, then each category that occurs; one kind needs no filter', async () => {
  const { show } = await stage();
  const kinds = ['Adults', 'Children', 'Adults', null].map((category) => ({ category, ar_category: null }));
  const chosen: string[] = [];
  const filter = (of: typeof kinds) => (
    <CategoryFilter of={of} value={allCategories} onChange={(one) => chosen.push(one)} legend="Kind" />
  );
  const { unmount } = show(filter(kinds));
  expect(all('.chip').map(words)).toEqual(['All tickets', 'Adults', 'Children']);
  fireEvent.click(all('.chip input')[2]!);
  expect(chosen).toEqual(['Children']);
  unmount();
  show(filter(kinds.filter(({ category }) => category !== 'Children')));
  expect(all('.chip')).toEqual([]);
});
