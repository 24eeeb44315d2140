// @vitest-environment jsdom
/** The days that can be picked for a booking, and the duration on another day. */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { BookingInput } from '../../../machines/booking/bookingMachine.ts';
import { choosingOf } from '../../../machines/booking/bookingSelectors.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';
import { BookingDay } from '../../../src/pages/booking/choosing/BookingDay.tsx';
import * as at from '../../models/booking/booking.fixtures.ts';
import { holdBooking } from '../../models/booking/booking.standing.ts';
import { done } from '../../support/paths.ts';
import { show } from '../components/show.tsx';

beforeAll(() => activateLocale('en'));
afterEach(cleanup);

/** The picker over a running booking whose schedule allows so many days ahead. */
async function picker(input: Partial<BookingInput>, limit: number | null) {
  const { machine, settle } = holdBooking();
  const booking = choosingOf(createActor(machine, { input: at.inputOf(input) }).start());
  await show(<BookingDay choosing={booking} />);
  const answer = (...answers: AnyEventObject[]) =>
    act(async () => {
      for (const event of answers) {
        settle(event);
        await Promise.resolve();
        await Promise.resolve();
      }
    });
  const schedule = {
    ...at.padelSchedule,
    configuration: { ...at.padelSchedule.configuration, advance_booking_days_limit: limit },
  };
  const date = () => booking.getSnapshot().context.bookingDate;
  await answer(done('loadServices', at.services), done('loadChoices', at.padelChoices));
  await answer(done('loadSchedule', at.dayOf(schedule, date())));
  return { booking, date };
}

const strip = () =>
  [...document.querySelectorAll<HTMLInputElement>('.days input')].map((input) => ({
    day: Number(input.nextElementSibling?.nextElementSibling?.textContent),
    isOpen: !input.disabled,
  }));
const openDays = () =>
  strip()
    .filter(({ isOpen }) => isOpen)
    .map(({ day }) => day);

/** The days of the month that the calendar offers. */
async function calendarDays(): Promise<number[]> {
  fireEvent.click(document.querySelector('.bk__days button[aria-expanded]')!);
  await waitFor(() => expect(document.querySelectorAll('.cal__day').length).toBeGreaterThan(27));
  return [...document.querySelectorAll('.cal__day:not([data-disabled], [data-outside-month])')].map(({ textContent }) =>
    Number(textContent),
  );
}

test('R5.5.1, R5.5.2: from today for as many days as the limit says', async () => {
  await picker({}, 3);
  expect(openDays()).toEqual([20, 21, 22, 23]);
});

test('R5.5.1, R5.5.2: the calendar offers the same days', async () => {
  await picker({}, 3);
  expect(await calendarDays()).toEqual([20, 21, 22, 23]);
});

const monthButton = () => document.querySelector<HTMLButtonElement>('.bk__days button[aria-expanded]')!;
const isOpen = () => monthButton().ariaExpanded === 'true';

test('A04: the calendar takes the focus, Esc closes it alone, and a day leads back to its button', async () => {
  const { date } = await picker({}, 3);
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', hear);
  try {
    await calendarDays();
    await waitFor(() => expect(document.activeElement?.className).toContain('cal__day'));
    expect(monthButton().compareDocumentPosition(document.activeElement!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector('.days')!.compareDocumentPosition(document.activeElement!)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await userEvent.keyboard('{Escape}');
    expect([isOpen(), document.activeElement, heard]).toEqual([false, monthButton(), []]);
    // Closed, Esc is for what is around it.
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.className).toContain('cal__day'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect([isOpen(), document.activeElement, date()]).toEqual([false, monthButton(), '2026-11-21']);
  } finally {
    document.removeEventListener('keydown', hear);
  }
});

test('R5.5.2: with a limit of 0 only today; without one all days', async () => {
  await picker({}, 0);
  expect(openDays()).toEqual([20]);
  cleanup();
  await picker({}, null);
  expect(openDays()).toEqual([20, 21, 22, 23, 24, 25, 26]);
});

test('R5.5.3: within the operator’s own range, which begins no earlier than today', async () => {
  await picker({ config: at.shortSeason }, 30);
  expect(openDays()).toEqual([20, 21, 22]);
});

test('R5.5.3: a range that has yet to begin moves the booking to its first day', async () => {
  const config = {
    ...at.shortSeason,
    qube_custom_booking_start_date: '2026-11-24',
    qube_custom_booking_end_date: '2026-11-25',
  };
  const { date } = await picker({ config }, 30);
  expect(date()).toBe('2026-11-24');
  expect(openDays()).toEqual([24, 25]);
});
