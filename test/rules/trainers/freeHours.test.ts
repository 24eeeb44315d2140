/** The free hours of a trainer, a week at a time (R3.6.6, Q3.6.d). */
import { expect, test } from 'vitest';
import { datesOfWeek, daysToCome, hoursOn, openDay } from '../../../machines/freeHours/freeHours.ts';

const hour = (start: string, end: string, date = '2026-11-30') => ({
  date,
  start_time: `${start}:00`,
  end_time: `${end}:00`,
});
const session = ({ date, start_time }: ReturnType<typeof hour>) => ({ date, start_time });

test('a week has seven days, from today or so many weeks later', () => {
  expect(datesOfWeek('2026-11-27', 0)).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
  expect(datesOfWeek('2026-11-27', 1)[0]).toBe('2026-12-04');
  expect(datesOfWeek('2026-11-27', 8).at(-1)).toBe('2027-01-28');
});

test('the day that is wished for is open, else the first with a free hour', () => {
  const full = { date: '2026-11-29', hours: [] };
  const free = { date: '2026-11-30', hours: [hour('16:00', '17:00')] };
  const later = { date: '2026-12-01', hours: [hour('09:00', '10:00', '2026-12-01')] };
  const days = [full, free, later];
  expect([openDay(days, null), openDay(days, later.date), openDay(days, full.date)]).toEqual([free, later, full]);
  // A day of another week is ignored.
  expect(openDay(days, '2026-11-20')).toBe(free);
  expect(openDay([full], null)).toBeNull();
});

test('Q3.6.d: hours taken by another customer stay in the list, the customer’s own do not, all in order', () => {
  const [four, five, six, seven] = [
    hour('16:00', '17:00'),
    hour('17:00', '18:00'),
    hour('18:00', '19:00'),
    hour('19:00', '20:00'),
  ] as const;
  const elsewhere = hour('16:00', '17:00', '2026-12-01');
  const shown = hoursOn(
    { date: '2026-11-30', hours: [seven, four, six] },
    { taken: [seven, five, elsewhere].map(session), own: [six, elsewhere].map(session) },
  );
  expect(shown).toEqual([four, { ...session(five), end_time: '' }, { ...session(seven), end_time: '' }]);
});

test('Q3.6.d: an hour that has begun since it was loaded is not offered, and a day of only such ones is not opened', () => {
  const today = { date: '2026-11-30', hours: [hour('16:00', '17:00')] };
  const tomorrow = { date: '2026-12-01', hours: [hour('09:00', '10:00', '2026-12-01')] };
  expect(daysToCome([today, tomorrow], '2026-11-30 15:59:59')).toEqual([today, tomorrow]);
  const later = daysToCome([today, tomorrow], '2026-11-30 16:00:00');
  expect(later).toEqual([{ ...today, hours: [] }, tomorrow]);
  expect(openDay(later, null)).toEqual(tomorrow);
});
