/** Which points end when (Q7.7.h). */
import { expect, test } from 'vitest';
import { isSoon, soonestFirst } from '../../../machines/points/expiringPoints.ts';

test('Q7.7.h: the soonest first, merged by day, without expired ones', () => {
  const lots = [
    { points: 500, expires_on: '2027-03-01' },
    { points: 100, expires_on: '2026-11-23' },
    { points: 120, expires_on: '2026-11-24' },
    { points: 50, expires_on: '2027-03-01' },
  ];
  expect(soonestFirst(lots, '2026-11-24')).toEqual([
    { points: 120, expires_on: '2026-11-24' },
    { points: 550, expires_on: '2027-03-01' },
  ]);
});

test.each([
  ['2026-11-24', true],
  ['2026-12-24', true],
  ['2026-12-25', false],
])('Q7.7.h: a month before the end is soon: %s', (day, is) => expect(isSoon(day, '2026-11-24')).toBe(is));
