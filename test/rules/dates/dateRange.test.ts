import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  everything,
  filterIn,
  isTurned,
  rangeOf,
  writeFilter,
  type RangeFilter,
} from '../../../machines/dates/dateRange.ts';

const today = '2026-11-21';
const own = (from: string | null, to: string | null): RangeFilter => ({ choice: 'own', own: { from, to } });

describe('R9.3.7: the days of a history', () => {
  test.each([
    ['all', { from: null, to: null }],
    ['7', { from: '2026-11-15', to: today }],
    ['30', { from: '2026-10-23', to: today }],
    ['90', { from: '2026-08-24', to: today }],
  ] as const)('%s', (choice, range) => {
    expect(rangeOf({ ...everything, choice }, today)).toEqual(range);
  });

  test.each([
    ['both ends', own('2026-11-01', '2026-11-09'), { from: '2026-11-01', to: '2026-11-09' }],
    ['one day', own('2026-11-01', '2026-11-01'), { from: '2026-11-01', to: '2026-11-01' }],
    ['a beginning alone', own('2026-11-01', null), { from: '2026-11-01', to: null }],
    ['an end alone', own(null, '2026-11-09'), { from: null, to: '2026-11-09' }],
    ['an end before the beginning', own('2026-11-09', '2026-11-01'), { from: '2026-11-09', to: null }],
  ])('own ones: %s', (_, filter, range) => {
    expect(rangeOf(filter, today)).toEqual(range);
    expect(isTurned(filter.own)).toBe(filter.own.to !== range.to);
  });
});

describe('in an address', () => {
  test.each([
    ['', everything],
    ['days=30', { ...everything, choice: '30' }],
    ['days=31', everything],
    ['days=7&from=2026-11-01', { ...everything, choice: '7' }],
    ['from=&to=', own(null, null)],
    ['from=2026-11-01', own('2026-11-01', null)],
    ['to=2026-11-09', own(null, '2026-11-09')],
    ['from=2026-13-01&to=yesterday', own(null, null)],
    ['from=12026-11-01&to=2026-11-011', own(null, null)],
    ['from=2026-01-31&to=2026-03-30', own('2026-01-31', '2026-03-30')],
    ['from=2026-02-30&to=2026-02-28', own(null, '2026-02-28')],
  ])('%s', (search, filter) => expect(filterIn(new URLSearchParams(search))).toEqual(filter));

  test('what was written is read again, and all else stays', () => {
    const date = fc.option(fc.constantFrom('2026-11-01', '2026-11-09'));
    const filters = fc.oneof(
      fc
        .constantFrom('all' as const, '7' as const, '30' as const, '90' as const)
        .map((choice) => ({ ...everything, choice })),
      fc.tuple(date, date).map(([from, to]) => own(from, to)),
    );
    fc.assert(
      fc.property(filters, filters, (former, filter) => {
        const params = new URLSearchParams('period=past');
        writeFilter(params, former);
        writeFilter(params, filter);
        expect(filterIn(params)).toEqual(filter);
        expect(params.get('period')).toBe('past');
      }),
    );
  });
});

test('Q9.3.b: the default is not in the address, and an open end is empty', () => {
  const written = (filter: RangeFilter) => {
    const params = new URLSearchParams();
    writeFilter(params, filter);
    return params.toString();
  };
  expect(written(everything)).toBe('');
  expect(written(own(null, null))).toBe('from=&to=');
  expect(written(own('2026-11-01', null))).toBe('from=2026-11-01&to=');
  expect(written({ ...everything, choice: '30' })).toBe('days=30');
});
