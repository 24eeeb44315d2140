/** F14: the week and the day of a trainer's free hours, in the address of their page. */
import { expect, test } from 'vitest';
import { daysIn, writeDays } from '../../../machines/freeHours/daysInAddress.ts';

const today = '2026-11-26';
const read = (address: string, chosen?: string) => daysIn(new URLSearchParams(address), today, chosen);
const written = (weeks: number, day: string | null, before = '') => {
  const params = new URLSearchParams(before);
  writeDays(params, { weeks, day }, today);
  return params.toString();
};

test.each([
  ['', 0, null],
  ['week=2', 2, null],
  ['week=8', 8, null],
  ['day=2026-11-26', 0, '2026-11-26'],
  ['day=2026-12-02', 0, '2026-12-02'],
  ['day=2026-12-03', 1, '2026-12-03'],
  ['day=2027-01-27', 8, '2027-01-27'],
] as const)('F14: "%s" is written and read', (address, weeks, day) => {
  expect(written(weeks, day)).toBe(address);
  expect(read(address)).toEqual({ weeks, day });
});

test('F14: a day that was chosen in another week is not written; the rest of the address stays', () => {
  expect(written(1, '2026-11-27', 'package=7&day=2026-11-27')).toBe('package=7&week=1');
  expect(written(0, null, 'package=7&week=3')).toBe('package=7');
});

test.each([
  'day=2026-11-25',
  'day=2027-01-28',
  'day=2026-02-30',
  'week=9',
  'week=0',
  'week=-1',
  'week=12',
  'week=x',
  'week=1.5',
])('this week by "%s", which cannot be shown', (address) => {
  expect(read(address)).toEqual({ weeks: 0, day: null });
});

test('the week of the chosen hour, where the address says no other', () => {
  expect(read('at=2026-12-10T16:00', '2026-12-10')).toEqual({ weeks: 2, day: '2026-12-10' });
  expect(read('week=1', '2026-12-10')).toEqual({ weeks: 1, day: null });
  expect(read('day=2026-11-20', '2026-12-10')).toEqual({ weeks: 2, day: '2026-12-10' });
  expect(read('', '2027-05-01')).toEqual({ weeks: 0, day: null });
});

test('014: of what is written twice the first counts that can be read', () => {
  expect(read('day=x&day=2026-12-03&day=2026-12-04')).toEqual({ weeks: 1, day: '2026-12-03' });
  expect(read('week=x&week=2&week=3')).toEqual({ weeks: 2, day: null });
});
