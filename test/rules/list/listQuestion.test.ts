/** A list's question is in the address, and only what the list knows is read from it (R3.2.4, R9.1.2–3, R9.3.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListKind } from '../../../machines/list/listKinds.ts';
import {
  firstQuestion,
  isSameQuestion,
  narrowedWith,
  questionIn,
  writeQuestion,
  type ListQuestion,
} from '../../../machines/list/listQuestion.ts';

const all = { choice: 'all', own: { from: null, to: null } } as const;
const first = {
  period: 'upcoming',
  page: 1,
  sort_by: 'facility_date',
  sort_order: 'desc',
  filter: all,
  narrowing: {},
} as const;
const read = (search: string, kind: ListKind = 'facilityBookings') => questionIn(kind, new URLSearchParams(search));

test.each([
  ['facilityBookings', first],
  ['workshops', { ...first, sort_by: 'start_date' }],
  ['membershipCards', { ...first, period: null, sort_by: null }],
  ['financialTransactions', { ...first, period: null, sort_by: null }],
] as const)(
  'R9.1.3: an address that says nothing asks for the first page of %s, the latest first',
  (kind, question) => {
    expect(read('', kind)).toEqual(question);
    expect(firstQuestion(kind)).toEqual(question);
  },
);

describe('an address is read', () => {
  const week = { choice: '7', own: { from: null, to: null } };
  test.each<[string, object]>([
    ['period=past', { period: 'past' }],
    ['period=tomorrow', {}],
    ['page=3', { page: 3 }],
    ['page=003', { page: 3 }],
    // Of repeated parameters the first valid one counts (014).
    ['page=x&page=3&page=4', { page: 3 }],
    ['page=999999', { page: 999_999 }],
    ['order=asc&sortBy=order_id', { sort_order: 'asc', sort_by: 'order_id' }],
    ['order=ASC&sortBy=password', {}],
    ['period=past&days=7', { period: 'past', filter: week }],
    // What is to come is not looked for in the last days (Q9.3.b).
    ['days=7', {}],
    ...['0', '-1', '1.5', '1e3', '1000000', ' 2', '٣', 'NaN', ''].map((page): [string, object] => [
      `page=${encodeURIComponent(page)}`,
      {},
    ]),
  ])('%s', (search, question) => expect(read(search)).toEqual({ ...first, ...question }));

  test('of a list that is not divided, sorted or filtered only the page', () => {
    expect(read('period=past&order=asc&sortBy=order_id&days=7&page=2', 'membershipCards')).toEqual({
      ...firstQuestion('membershipCards'),
      page: 2,
    });
  });

  test('of the transactions the days as well', () => {
    expect(read('days=7&period=past', 'financialTransactions').filter).toEqual(week);
  });
});

test('defaults are not written, and other parameters stay', () => {
  const params = new URLSearchParams('lang=ar&period=past&page=4&order=asc&sortBy=order_id&days=30');
  writeQuestion('facilityBookings', params, first);
  expect(params.toString()).toBe('lang=ar');
});

test.each<[string, object]>([
  ['type=video', { type: 'video' }],
  ['type=%20video%20', { type: 'video' }],
  ['type=', {}],
  ['type=two%20words', {}],
  ['venue=3', {}],
  ['toString=x', {}],
])('R2.1.29: of %s a library is narrowed by what it knows', (search, narrowing) => {
  expect(read(search, 'mediaLibrary').narrowing).toEqual(narrowing);
});

test('R2.1.29: what narrows a list is written, and taken out again', () => {
  const params = new URLSearchParams('lang=en&page=2');
  const asked = firstQuestion('mediaLibrary');
  writeQuestion('mediaLibrary', params, { ...asked, narrowing: { type: 'video' } });
  expect(params.toString()).toBe('lang=en&type=video');
  writeQuestion('mediaLibrary', params, asked);
  expect(params.toString()).toBe('lang=en');
});

test('what is written is read again', () => {
  const question = fc.record({
    period: fc.constantFrom('upcoming', 'past'),
    page: fc.integer({ min: 1, max: 999_999 }),
    sort_by: fc.constantFrom('facility_date', 'order_id'),
    sort_order: fc.constantFrom('asc', 'desc'),
    filter: fc.constantFrom(
      all,
      { choice: '90', own: all.own },
      { choice: 'own', own: { from: '2026-11-01', to: null } },
    ),
    narrowing: fc.constant({}),
  }) as fc.Arbitrary<ListQuestion>;
  fc.assert(
    fc.property(question, question, (former, now) => {
      const params = new URLSearchParams('lang=en');
      writeQuestion('facilityBookings', params, former);
      writeQuestion('facilityBookings', params, now);
      const filter = now.period === 'past' ? now.filter : all;
      expect(questionIn('facilityBookings', params)).toEqual({ ...now, filter });
    }),
  );
});

test('R3.2.4: a question is another one by its part, page, order, days or what it is narrowed by', () => {
  const own = { choice: 'own', own: { from: '2026-11-01', to: '2026-11-30' } } as const;
  const asked: ListQuestion = { ...first, filter: own, narrowing: { search: 'cup' } };
  const others: Partial<ListQuestion>[] = [
    { period: 'past' },
    { page: 2 },
    { sort_by: 'order_id' },
    { sort_order: 'asc' },
    { filter: all },
    { filter: { ...own, own: { ...own.own, from: '2026-11-02' } } },
    { filter: { ...own, own: { ...own.own, to: '2026-11-29' } } },
    { narrowing: {} },
    { narrowing: { search: 'cup', when: 'week' } },
  ];
  expect(isSameQuestion(asked, structuredClone(asked))).toBe(true);
  expect(others.filter((other) => isSameQuestion(asked, { ...asked, ...other }))).toEqual([]);
});

test('Q7.6.g: a new value replaces its own filter only', () => {
  const narrowing = { search: 'cup', category: '12' };
  expect(narrowedWith(narrowing, 'search', 'ball')).toEqual({ search: 'ball', category: '12' });
  expect(narrowedWith(narrowing, 'search', null)).toEqual({ category: '12' });
});
