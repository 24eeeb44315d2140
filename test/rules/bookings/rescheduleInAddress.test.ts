/** F14: what is chosen on the page of a booking that is moved, in its address. */
import { expect, test } from 'vitest';
import { choiceIn, writeChoice, type RescheduleChoice } from '../../../machines/reschedule/choiceInAddress.ts';

const written = (choice: RescheduleChoice, before = '') => {
  const params = new URLSearchParams(before);
  writeChoice(params, choice);
  return decodeURIComponent(params.toString());
};
const night = { date: '2026-11-26', slot: { date: '2026-11-27', startTime: '00:30:00', facilityId: 101 } };

test.each([
  ['day=2026-11-26', { date: '2026-11-26', slot: null }],
  ['day=2026-11-26&at=2026-11-27T00:30&court=101', night],
] as const)('F14: %s is written and read', (address, choice) => {
  expect(written(choice)).toBe(address);
  expect(choiceIn(new URLSearchParams(address))).toEqual(choice);
});

test('F14: another choice takes the place of the one before, and the rest stays', () => {
  expect(written({ date: '2026-11-28', slot: null }, 'lang=ar&day=2026-11-26&at=2026-11-27T00:30&court=101')).toBe(
    'lang=ar&day=2026-11-28',
  );
});

test.each(['', 'day=2026-02-30', 'day=soon', 'at=2026-11-27T00:30&court=101'])(
  'nothing is chosen by "%s"',
  (address) => {
    expect(choiceIn(new URLSearchParams(address))).toBeNull();
  },
);

test.each([
  'at=2026-11-27T24:30&court=101',
  'at=2026-11-27T00:60&court=101',
  'at=00:30&court=101',
  'at=x2026-11-27T00:30&court=101',
  'at=2026-11-27T00:301&court=101',
  'court=101',
  'at=2026-11-27T00:30',
  'at=2026-11-27T00:30&court=0',
  'at=2026-11-27T00:30&court=-1',
  'at=2026-11-27T00:30&court=1234567890',
])('a day without a slot by %s', (rest) => {
  expect(choiceIn(new URLSearchParams(`day=2026-11-26&${rest}`))).toEqual({ date: '2026-11-26', slot: null });
});

test('014: of what is written twice the first counts that can be read', () => {
  const twice = 'day=no&day=2026-11-26&day=2026-11-28&at=no&at=2026-11-27T00:30&court=no&court=101&court=102';
  expect(choiceIn(new URLSearchParams(twice))).toEqual(night);
});
