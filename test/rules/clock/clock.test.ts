import { describe, expect, test } from 'vitest';
import { correctionOf, isDiscrepant } from '../../../machines/clock/clockRules.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const reading = (seconds: number, isReported = false, took = 0) => ({
  took,
  times: { userTime: new Date(noon + seconds * 1_000).toISOString(), systemTime: new Date(noon).toISOString() },
  isReported,
});

test.each([
  [0, false],
  [299, false],
  [300, false],
  [301, true],
  [-300, false],
  [-301, true],
  [86_400, true],
])('a device %i seconds ahead is too far away: %s (Q5.7.d, R9.3.12)', (seconds, expected) => {
  expect(isDiscrepant(reading(seconds))).toBe(expected);
});

test('what the server reports counts (Q5.7.d)', () => {
  expect(isDiscrepant(reading(0, true))).toBe(true);
});

test('times in other zones are the same moments', () => {
  const times = { userTime: '2026-11-20T16:00:00+04:00', systemTime: '2026-11-20T12:04:00Z' };
  expect(isDiscrepant({ times, isReported: false, took: 0 })).toBe(false);
});

test('what is no time is no difference', () => {
  expect(isDiscrepant({ times: { userTime: '', systemTime: 'noon' }, isReported: false, took: 0 })).toBe(false);
});

describe('what a device within the five minutes is corrected by (R9.3.12)', () => {
  test.each([
    ['four minutes slow', -240, 0, 240_000],
    ['five minutes fast', 300, 0, -300_000],
    ['slow, by an answer that was a second on its way', -240, 2_000, 239_000],
    ['slow, by an answer that took a broken number of milliseconds', -240, 33.3, 239_983],
    ['right', 0, 0, 0],
    ['right, as far as an answer of ten seconds can tell', -5, 10_000, 0],
    ['two seconds slow, which the seconds of both can tell', -2, 0, 2_000],
    ['off by less than whole seconds can tell', 1, 0, 0],
  ])('%s', (_, seconds, took, expected) => {
    expect(correctionOf(reading(seconds, false, took))).toBe(expected);
  });

  test('what is no time corrects nothing', () => {
    expect(correctionOf({ times: { userTime: '', systemTime: 'noon' }, isReported: false, took: 0 })).toBe(0);
  });
});
