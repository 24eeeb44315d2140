// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityAdd } from '../../../src/components/choices/QuantityAdd.tsx';
import { Stepper, type StepperProps } from '../../../src/components/choices/Stepper.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

function Counting(props: Partial<StepperProps>) {
  const [value, setValue] = useState(props.value ?? 0);
  return <Stepper label="Adult swim" {...props} value={value} onChange={setValue} />;
}

const counter = () => within(screen.getByRole('group', { name: 'Adult swim' }));
const more = () => counter().getByRole('button', { name: 'More' });
const fewer = () => counter().getByRole('button', { name: 'Fewer' });
const number = () => counter().getByRole('status').textContent;

/** Whether a button is at its limit, and its description; it stays focusable. */
const endOf = (button: HTMLElement) => ({
  isAtEnd: button.getAttribute('aria-disabled') === 'true',
  why: document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  isReachable: !(button as HTMLButtonElement).disabled,
});
const free = { isAtEnd: false, why: undefined, isReachable: true };

test('counts between its ends and not beyond', async () => {
  await show(<Counting max={2} />);
  expect(endOf(fewer())).toEqual({ isAtEnd: true, why: 'This is the least', isReachable: true });
  await userEvent.click(fewer());
  expect(number()).toBe('0');
  await userEvent.click(more());
  await userEvent.click(more());
  expect(number()).toBe('2');
  expect(endOf(more())).toEqual({ isAtEnd: true, why: 'This is the most', isReachable: true });
  await userEvent.click(more());
  expect(number()).toBe('2');
  await userEvent.click(fewer());
  expect(number()).toBe('1');
  expect([endOf(fewer()), endOf(more())]).toEqual([free, free]);
});

test('A07, I30: the button that came to its end keeps the focus', async () => {
  await show(<Counting value={1} max={2} />);
  fewer().focus();
  await userEvent.keyboard('{Enter}');
  expect(number()).toBe('0');
  expect(document.activeElement).toBe(fewer());
  await userEvent.keyboard('{Enter}');
  expect(number()).toBe('0');
});

test('A07, I30: the button that added all there was keeps the focus, and says what it waits for', async () => {
  function Adding() {
    const [value, setValue] = useState(1);
    return <QuantityAdd label="Adult swim" value={value} onChange={setValue} onAdd={() => setValue(0)} />;
  }
  await show(<Adding />);
  const add = screen.getByRole('button', { name: 'Add Adult swim' });
  expect(endOf(add)).toEqual(free);
  add.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(add);
  expect(endOf(add)).toEqual({ isAtEnd: true, why: 'Choose how many first', isReachable: true });
});

test('says that there is no more, where the page wants to tell why', async () => {
  const onBeyond = vi.fn<() => void>();
  await show(<Counting value={2} max={2} onBeyond={onBeyond} />);
  expect(more().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(more());
  expect(onBeyond).toHaveBeenCalledOnce();
  expect(number()).toBe('2');
});

test('starts at its least, and can be locked', async () => {
  await show(<Counting value={1} min={1} disabled />);
  expect([fewer(), more()].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
});

test('adds only what was chosen, and only once while it is being added', async () => {
  const onAdd = vi.fn<() => void>();
  const add = () => screen.getByRole('button', { name: 'Add Adult swim' });
  const parts = (value: number, busy: boolean) => (
    <QuantityAdd label="Adult swim" value={value} busy={busy} onChange={() => undefined} onAdd={onAdd} />
  );
  const { rerender } = await show(parts(0, false));
  expect(endOf(add()).isAtEnd).toBe(true);
  await userEvent.click(add());
  expect(onAdd).not.toHaveBeenCalled();
  rerender(parts(2, false));
  await userEvent.click(add());
  rerender(parts(2, true));
  expect(add().getAttribute('aria-busy')).toBe('true');
  await userEvent.click(add());
  expect(onAdd).toHaveBeenCalledOnce();
});

test('speaks Arabic', async () => {
  await show(<Counting />, 'ar');
  expect(screen.getByRole('button', { name: 'أكثر' })).toBeTruthy();
});
