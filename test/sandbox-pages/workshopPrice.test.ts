import { describe, expect, test } from 'vitest';
import type { Documents } from '../../sandbox/domain/content/documents.ts';
import { trainingDays, workshopTerms } from '../../sandbox/domain/content/workshopPrice.ts';
import { Refused } from '../../sandbox/answers/refused.ts';

type Program = Documents['workshop']['programs'][number];
const monday = 2;
const wednesday = 8;
const saturday = 64;

/** Mondays and Wednesdays of two months: 9 in November 2026, 9 in December. */
const program: Program = {
  workshop_program_id: 1,
  name: 'Under 8',
  ar_name: null,
  days: [monday, wednesday],
  start_time: '16:00:00',
  end_time: '17:00:00',
  start_date: '2026-11-01',
  end_date: '2026-12-31',
  capacity: 20,
  remaining_capacity: 20,
  min_age: null,
  max_age: null,
  packages: [],
};
const term = {
  product_id: 1,
  name: 'Whole term',
  ar_name: null,
  package_type: 'term',
  price: 900,
  tax_amount: 45,
  is_prorata: 1 as const,
};
const month = { ...term, product_id: 2, package_type: 'month', price: 450, tax_amount: 22.5 };
const trial = { ...term, product_id: 3, package_type: 'trial', price: 50, tax_amount: 2.5, is_prorata: 0 as const };
const on = (date: string) => Temporal.PlainDate.from(date);

test('training days are counted by their weekday bits', () => {
  expect(trainingDays(on('2026-11-01'), on('2026-11-30'), [monday, wednesday])).toHaveLength(9);
  expect(trainingDays(on('2026-11-02'), on('2026-11-02'), [monday])).toHaveLength(1);
  expect(trainingDays(on('2026-11-03'), on('2026-11-02'), [monday])).toEqual([]);
});

describe('the price of the remaining sessions', () => {
  test.each([
    ['the whole term from its first day', term, '2026-11-01', [monday, wednesday], { price: 900, tax_amount: 45 }],
    ['the same before it began', term, '2026-10-20', [monday, wednesday], { price: 900, tax_amount: 45 }],
    [
      'half of it from the first of December',
      term,
      '2026-12-01',
      [monday, wednesday],
      { price: 450, tax_amount: 22.5 },
    ],
    ['one of two days', term, '2026-11-01', [monday], { price: 450, tax_amount: 22.5 }],
    ['a month from its middle', month, '2026-11-16', [monday, wednesday], { price: 250, tax_amount: 12.5 }],
    [
      'a month that has begun after its last session',
      month,
      '2026-12-30',
      [monday, wednesday],
      { price: 50, tax_amount: 2.5 },
    ],
    ['a thing that is bought whole', trial, '2026-12-20', [wednesday], { price: 50, tax_amount: 2.5 }],
    [
      'thirds, rounded to fils',
      { ...term, price: 100, tax_amount: 5 },
      '2026-12-24',
      [monday, wednesday],
      { price: 11.11, tax_amount: 0.56 },
    ],
  ] as const)('%s', (_, choice, start, days, expected) => {
    expect(workshopTerms(program, choice, [{ start: on(start), days }])).toMatchObject(expected);
  });

  test.each([
    ['a day without training', '2026-11-05', [saturday], 'wrongDays'],
    ['no day at all', '2026-11-05', [], 'wrongDays'],
    ['a start after the end', '2027-01-04', [monday], 'programmeOver'],
    ['a start after the last session', '2026-12-31', [monday], 'noSessionLeft'],
  ] as const)('is refused for %s', (_, start, days, code) => {
    expect(() => workshopTerms(program, term, [{ start: on(start), days }])).toThrow(
      expect.objectContaining({ constructor: Refused, details: expect.objectContaining({ code }) }),
    );
  });
});

describe('R7.3.7: the sessions that a price buys', () => {
  test.each([
    [
      'a term: to the end of the programme',
      term,
      '2026-12-14',
      [wednesday],
      ['2026-12-16', '2026-12-23', '2026-12-30'],
    ],
    [
      'a month that is asked for before the programme begins: its first',
      month,
      '2026-10-05',
      [monday],
      ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ],
    ['a month: to its end', month, '2026-11-24', [monday, wednesday], ['2026-11-25', '2026-11-30']],
    ['a trial: one', trial, '2026-12-15', [monday, wednesday], ['2026-12-16']],
  ] as const)('%s', (_, choice, start, days, dates) => {
    const terms = workshopTerms(program, choice, [{ start: on(start), days }]);
    expect(terms.dates.map(String)).toEqual(dates);
  });
});
