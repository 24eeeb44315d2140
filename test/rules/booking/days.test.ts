import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAround } from '../../../src/components/dates/daysAround.ts';

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['within the week', '2026-11-26', '2026-11-20'],
  ['after it', '2026-11-27', '2026-11-24'],
  ['over the end of the year', '2027-01-02', '2026-12-30'],
  ['before anything can be booked', '2026-11-10', '2026-11-07'],
])('the strip begins so that the chosen day is in it: %s', (_, chosen, start) => {
  const days = daysAround(chosen, '2026-11-20');
  expect(days[0]).toBe(start);
  expect(days).toHaveLength(7);
  expect(days).toContain(chosen);
});

test('seven days in a row, whatever is chosen', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, date, (one, other) => {
      const [chosen, first] = [one, other].map((each) => each.toISOString().slice(0, 10));
      const days = daysAround(chosen!, first!);
      expect(days).toContain(chosen);
      expect(days.map((day) => Date.parse(day) - Date.parse(days[0]!))).toEqual(
        Array.from({ length: 7 }, (_, index) => index * 86_400_000),
      );
    }),
  );
});
