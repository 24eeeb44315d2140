// @vitest-environment jsdom
/** The notice on screen, and what may be pressed in it. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notices, notify } from '../../../src/actors/notices.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { stage } from '../cart.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shownText = () => notices.getSnapshot().context.shown?.text;

test('I30: an undone notice is removed, and cannot be undone again', async () => {
  const run = vi.fn<() => void>();
  const { show } = await stage();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Taken out of your cart', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(notices.getSnapshot().context.shown).toBeNull();
});

test.each([
  { tone: 'ok', stays: 5_000 },
  { tone: 'bad', stays: 10_000 },
] as const)('R8.1.4, A09: what is told as $tone goes after $stays ms in which it can be read', ({ tone, stays }) => {
  vi.useFakeTimers();
  notify({ tone, text: 'Told' });
  vi.advanceTimersByTime(stays - 1);
  expect(shownText()).toBe('Told');
  vi.advanceTimersByTime(1);
  expect(shownText()).toBeUndefined();
});

test('A09: time out of sight does not count', () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  notify({ tone: 'ok', text: 'Told behind' });
  vi.advanceTimersByTime(600_000);
  expect(shownText()).toBe('Told behind');
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(4_000);
  expect(shownText()).toBe('Told behind');
  vi.advanceTimersByTime(1_000);
  expect(shownText()).toBeUndefined();
});

test('A09: time in which the device stands still counts as no more than a second', () => {
  vi.useFakeTimers();
  notify({ tone: 'bad', text: 'Told before it stood still' });
  // What a clock has waiting by then is run once, as soon as the device goes on.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(shownText()).toBe('Told before it stood still');
});

test('2.2.1: what offers something waits until it is pressed or closed', async () => {
  const { show } = await stage();
  vi.useFakeTimers();
  show(<Notices />);
  act(() => notify({ tone: 'bad', text: 'It did not load', action: { label: 'Try again', run: () => undefined } }));
  act(() => void vi.advanceTimersByTime(600_000));
  expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(shownText()).toBeUndefined();
});

test('A09: what somebody points at stays, and its time begins anew afterwards', async () => {
  const { show } = await stage();
  vi.useFakeTimers();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Saved' }));
  const region = screen.getByRole('region', { name: 'Messages' });
  fireEvent.pointerEnter(region);
  act(() => void vi.advanceTimersByTime(600_000));
  expect(shownText()).toBe('Saved');
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(4_999));
  expect(shownText()).toBe('Saved');
  act(() => void vi.advanceTimersByTime(1));
  expect(shownText()).toBeUndefined();
});

test('A09: what takes the place of a notice that somebody points at stays as well, until they let go', async () => {
  const { show } = await stage();
  vi.useFakeTimers();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Saved' }));
  const region = screen.getByRole('region', { name: 'Messages' });
  fireEvent.pointerEnter(region);
  act(() => notify({ tone: 'ok', text: 'Saved once more' }));
  act(() => void vi.advanceTimersByTime(600_000));
  expect(shownText()).toBe('Saved once more');
  fireEvent.pointerLeave(region);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(shownText()).toBeUndefined();
});

test('A09: what comes after a notice that was closed under the pointer goes in its time', async () => {
  const { show } = await stage();
  vi.useFakeTimers();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Saved' }));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  act(() => notify({ tone: 'ok', text: 'Saved once more' }));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(shownText()).toBeUndefined();
});

test('A09: what somebody pointed at who never left it, as it went into a dialog, holds nothing up', async () => {
  const { show } = await stage();
  vi.useFakeTimers();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Saved' }));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
  // Where a region is taken away, no pointer leaves it.
  cleanup();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Saved once more' }));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(shownText()).toBeUndefined();
});
