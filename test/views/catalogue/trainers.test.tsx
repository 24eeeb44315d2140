// @vitest-environment jsdom
/** Choosing hours of a trainer, and what becomes of them (R2.1.7, R3.6.6, Q3.6.d). */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { trainerBookingMachine } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import { ChooseHours } from '../../../src/pages/training/ChooseHours.tsx';
import { TrainerPanel } from '../../../src/pages/training/TrainerPanel.tsx';
import { karim } from '../../models/trainerBooking/trainerBooking.situations.ts';
import { done } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

const monday = '2026-11-30';
const at = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] });
  // Free on Monday alone.
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const data =
      new URL(url).searchParams.get('date') === monday
        ? [at(monday, '16:00:00', '17:00:00'), at(monday, '17:00:00', '18:00:00'), at(monday, '18:00:00', '19:00:00')]
        : [];
    return Response.json({ status: true, data, message: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const { show } = await stage();
  const { machine, settle } = holdActors(trainerBookingMachine, ['watchSession', 'watchMinute']);
  const selection = { packageId: 5012, sessions: [] };
  const booking = createActor(machine, { input: { trainer: karim, selection, now: '2026-11-24 10:00:00' } }).start();
  const chosen = karim.packages[1]!;
  show(
    <>
      <ChooseHours booking={booking} trainer={karim} chosen={chosen} />
      <TrainerPanel booking={booking} chosen={chosen} />
    </>,
  );
  await waitFor(() => expect(hours()).toHaveLength(3));
  return { booking, say: (answer: Parameters<typeof settle>[0]) => act(async () => void settle(answer)) };
}
const hours = () => all<HTMLInputElement>('.slots input');
const marks = () =>
  hours().map(({ checked, disabled }) => `${checked ? 'chosen' : 'free'}${disabled ? ', closed' : ''}`);

test('Q3.6.d: days without an hour are closed; each hour is chosen once, and no more than there are', async () => {
  await open();
  expect(all<HTMLInputElement>('.days input').map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  fireEvent.click(hours()[0]!);
  fireEvent.click(hours()[1]!);
  expect(marks()).toEqual(['chosen', 'chosen', 'free, closed']);
  expect(all('.coachsale__s li').map(words)).toHaveLength(2);
  press('Remove Mon 30 Nov, 05:00 PM');
  expect(marks()).toEqual(['chosen', 'free', 'free']);
  expect(textOf('.panel .meta')).toBe('1 session without a time: choose it now, or later.');
});

test('Q3.6.d: an hour taken by another customer is struck through, and the day is kept', async () => {
  const { say } = await open();
  fireEvent.click(hours()[1]!);
  press('Add to cart');
  await say(done('findTaken', [{ date: monday, start_time: '17:00:00' }]));
  expect(textOf('[role=alert]')).toContain('Somebody else has just taken that hour.');
  expect(marks()).toEqual(['free', 'free, closed', 'free']);
  expect(all<HTMLInputElement>('.days input').findIndex(({ checked }) => checked)).toBe(6);
});

test('R3.6.6: with no hour chosen it is booked all the same', async () => {
  const { booking, say } = await open();
  press('Add to cart');
  await say(done('addToCart'));
  expect(textOf('output')).toContain('Your sessions are in your cart.');
  expect(booking.getSnapshot().context.selection.sessions).toEqual([]);
});
