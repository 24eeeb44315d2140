/** How each list can be sorted and filtered (R3.2.4, R3.2.5, Q7.6.e, Q7.6.g, Q7.6.n, Q9.3.b). */
import { describe, expect, test } from 'vitest';
import {
  listKinds,
  mayChooseDays,
  mayNarrow,
  narrowingNames,
  type ListKind,
} from '../../../machines/list/listKinds.ts';

const both = ['upcoming', 'past'];

test.each<[ListKind, string[], string[]]>([
  ['facilityBookings', both, ['facility_date', 'order_id']],
  ['eventBookings', both, ['start_date']],
  ['trainerBookings', both, ['order_id']],
  ['workshops', both, ['start_date']],
  ['retailBookings', [], ['ordered_at']],
  ['membershipCards', [], []],
  ['financialTransactions', [], []],
  ['pointsTransactions', [], []],
  ['supportRequests', [], []],
  ['trainers', [], []],
  ['blogs', [], []],
  ['mediaLibrary', [], []],
  ['retailProducts', [], []],
  ['outletProducts', [], []],
  ['academies', [], []],
  ['events', [], []],
])('R3.2.4: %s are divided into %j and sorted by %j', (kind, periods, sorts) => {
  expect([listKinds[kind].periods, listKinds[kind].sorts]).toEqual([periods, sorts]);
});

describe('Q9.3.b: days may be chosen', () => {
  test.each<ListKind>(['facilityBookings', 'eventBookings', 'trainerBookings', 'workshops'])(
    'in what is past of %s, for what is to come is not looked for in the last days',
    (kind) => {
      expect(mayChooseDays(kind, 'past')).toBe(true);
      expect(mayChooseDays(kind, 'upcoming')).toBe(false);
      expect(mayChooseDays(kind, null)).toBe(false);
    },
  );

  test.each<ListKind>(['retailBookings', 'financialTransactions', 'pointsTransactions'])('in all of %s', (kind) =>
    expect(mayChooseDays(kind, null)).toBe(true),
  );

  test.each<ListKind>([
    'membershipCards',
    'supportRequests',
    'trainers',
    'blogs',
    'mediaLibrary',
    'retailProducts',
    'outletProducts',
    'academies',
    'events',
  ])('never in %s', (kind) => {
    expect([mayChooseDays(kind, null), mayChooseDays(kind, 'past')]).toEqual([false, false]);
  });
});

describe('Q7.6.e, Q7.6.g, Q7.6.n: a list is narrowed by', () => {
  test.each<[ListKind, string[]]>([
    ['facilityBookings', []],
    ['mediaLibrary', ['type']],
    ['academies', ['type']],
    ['retailProducts', ['category', 'search']],
    ['outletProducts', ['category', 'search']],
    ['events', ['search', 'when', 'from', 'to', 'venue_id', 'price_max']],
  ])('%s: %j', (kind, names) => {
    expect(narrowingNames(kind)).toEqual(names);
    expect(mayNarrow(kind, 'constructor', 'x')).toBe(false);
    for (const name of names) expect(mayNarrow(kind, name, null)).toBe(true);
  });

  test.each<[ListKind, string, string[], string[]]>([
    ['events', 'search', ['a', 'ab', 'padel cup', 'بادل', 'x'.repeat(100)], ['', ' ', ' cup', 'cup ', 'x'.repeat(101)]],
    ['events', 'venue_id', ['1', '9', '10', '999999999'], ['', '0', '01', '-1', '1234567890', '1x', 'x1', '1.5']],
    [
      'events',
      'from',
      ['2026-01-31', '2026-10-09', '2026-12-30', '2026-11-20'],
      ['', '2026-00-01', '2026-13-01', '2026-01-32', '2026-01-00', '2026-1-1', '12026-01-01', '2026-01-011', 'today'],
    ],
    ['events', 'to', ['2026-12-31'], ['2026-12-40']],
    ['events', 'when', ['week', 'W', 'a_b-9', 'x'.repeat(30)], ['', '9', '-a', 'x'.repeat(31), 'a b', 'ä', ' week']],
    ['events', 'price_max', ['0', '50', '999999'], ['', '-1', '1000000', '1.5', 'x1', '1x']],
    ['academies', 'type', ['term'], ['two words', '']],
    ['mediaLibrary', 'type', ['video'], ['1']],
    ['retailProducts', 'category', ['12'], ['all']],
    ['retailProducts', 'search', ['racket'], ['']],
    ['outletProducts', 'category', ['12'], ['all']],
    ['outletProducts', 'search', ['racket'], ['']],
  ])('%s by %s: %j, and not %j', (kind, name, good, bad) => {
    expect(good.filter((value) => !mayNarrow(kind, name, value))).toEqual([]);
    expect(bad.filter((value) => mayNarrow(kind, name, value))).toEqual([]);
  });
});
