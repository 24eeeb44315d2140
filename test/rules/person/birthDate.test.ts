import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateFault, isDay } from '../../../machines/person/birthDate.ts';

const today = '2026-11-21';

describe('dates of birth', () => {
  test('R5.6.5: today passes, tomorrow does not', () => {
    expect(birthDateFault(today, today)).toBeNull();
    expect(birthDateFault('2026-11-22', today)).toBe('dateFuture');
  });
  test.each(['2023-02-29', '2024-13-01', '2024-00-10', '24-01-01', '0000-01-01', 'x'])('%s is no day', (typed) =>
    expect(birthDateFault(typed, today)).toBe('dateInvalid'),
  );
  test.each([null, '', ' '])('%s is missing', (typed) => expect(birthDateFault(typed, today)).toBe('dateMissing'));
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-02-30', false],
    ['2024-02-00', false],
    ['2024-04-30', true],
    ['2024-04-31', false],
    ['2024-12-31', true],
    ['12024-12-31', false],
    ['2024-12-311', false],
    ['2024-12', false],
  ])('%s is an existing date: %s', (typed, isOne) => expect(isDay(typed)).toBe(isOne));
  test('is a day exactly when the calendar has it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2400 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const typed = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
          const date = new Date(0);
          date.setUTCFullYear(y, m - 1, d);
          expect(isDay(typed)).toBe(date.getUTCMonth() === m - 1);
        },
      ),
    ));
});
