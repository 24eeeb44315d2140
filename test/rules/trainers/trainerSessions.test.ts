import { describe, expect, test } from 'vitest';
import { initialsOf } from '../../../machines/trainerBooking/initials.ts';
import { trainerLine } from '../../../machines/trainerBooking/trainerLines.ts';
import {
  isSameSelection,
  selectionIn,
  possibleSelection,
  withoutSessions,
  withSession,
  writeSelection,
  type Session,
} from '../../../machines/trainerBooking/trainerSessions.ts';
import { karim } from '../../models/trainerBooking/trainerBooking.situations.ts';

const at = (date: string, start_time: string): Session => ({ date, start_time });
const monday = at('2026-11-30', '16:00:00');
const tuesday = at('2026-12-01', '15:00:00');

describe('hours of a package (Q3.6.d)', () => {
  test.each<[string, Session[], Session, number, Session[] | null]>([
    ['the first', [], tuesday, 5, [tuesday]],
    ['in the order of time', [tuesday], monday, 5, [monday, tuesday]],
    ['the same hour twice', [monday], monday, 5, null],
    ['one too many', [monday, tuesday], at('2026-12-02', '15:00:00'), 2, null],
    ['the only one is changed', [monday], tuesday, 1, [tuesday]],
    ['of no package', [], monday, 0, null],
  ])('%s', (_, before, session, most, after) => expect(withSession(before, session, most)).toEqual(after));

  test('the same hour of another day is another hour', () => {
    expect(withSession([monday], at('2026-12-01', '16:00:00'), 5)).toHaveLength(2);
    expect(withoutSessions([monday, tuesday], [monday])).toEqual([tuesday]);
  });

  test.each([
    ['a package that there is not', { packageId: 9, sessions: [monday] }, { packageId: 5011, sessions: [monday] }],
    [
      'more than it has',
      { packageId: 5012, sessions: [monday, tuesday, monday] },
      { packageId: 5012, sessions: [monday, tuesday] },
    ],
    [
      'an hour that begins now',
      { packageId: 5012, sessions: [at('2026-11-24', '10:00:00'), monday] },
      { packageId: 5012, sessions: [monday] },
    ],
    [
      'hours that are over',
      { packageId: 5012, sessions: [at('2026-11-24', '09:00:00')] },
      { packageId: 5012, sessions: [] },
    ],
  ])('%s is not kept', (_, selection, kept) =>
    expect(possibleSelection(karim, selection, '2026-11-24 10:00:00')).toEqual(kept),
  );
});

describe('the selection is in the address', () => {
  test.each([
    ['', { packageId: null, sessions: [] }],
    ['package=5012', { packageId: 5012, sessions: [] }],
    ['package=5012&at=2026-11-30T16%3A00_2026-12-01T15%3A00', { packageId: 5012, sessions: [monday, tuesday] }],
  ])('%s', (address, selection) => {
    expect(selectionIn(new URLSearchParams(address))).toEqual(selection);
    const written = new URLSearchParams('package=1&at=2026-01-01T10:00');
    writeSelection(written, selection);
    expect(written.toString()).toBe(address);
  });

  test.each([
    'at=2026-02-31T10:00',
    'at=today',
    'at=2026-11-30T25:00',
    'at=2026-11-302026-12-01T10:00',
    'at=2026-11-30T10:000',
    'package=1.5',
    'package=a1',
  ])('%s says nothing', (address) =>
    expect(selectionIn(new URLSearchParams(address))).toEqual({ packageId: null, sessions: [] }),
  );
  test.each([
    ['package=7&package=8&at=2026-11-30T16:00&at=2026-12-01T16:00', 7, [monday]],
    ['package=x&package=8&at=never&at=2026-11-30T16:00', 8, [monday]],
  ])('014: of repeated parameters the first valid one counts: %s', (address, packageId, sessions) =>
    expect(selectionIn(new URLSearchParams(address))).toEqual({ packageId, sessions }),
  );
  test('an hour that is named twice is one', () => {
    expect(selectionIn(new URLSearchParams('at=2026-11-30T16:00_2026-11-30T16:00')).sessions).toEqual([monday]);
  });

  test('hours are in order of time, and of an endless list only the first fifty are read', () => {
    const backwards = 'at=2026-12-01T15%3A00_2026-11-30T16%3A00';
    expect(selectionIn(new URLSearchParams(backwards)).sessions).toEqual([monday, tuesday]);
    const hours = Array.from({ length: 51 }, (_, minute) => `2026-11-30T16:${String(minute).padStart(2, '0')}`);
    const { sessions } = selectionIn(new URLSearchParams({ at: hours.join('_') }));
    expect([sessions.length, sessions.at(-1)?.start_time]).toEqual([50, '16:49:00']);
  });

  test('it is the same only with the same package and the same hours', () => {
    const one = { packageId: 5012, sessions: [monday] };
    expect(isSameSelection(one, { packageId: 5012, sessions: [at('2026-11-30', '16:00:00')] })).toBe(true);
    const others = [
      { packageId: 5011, sessions: [monday] },
      { packageId: 5012, sessions: [] },
      { packageId: 5012, sessions: [monday, tuesday] },
      { packageId: 5012, sessions: [tuesday] },
    ];
    expect(others.filter((other) => isSameSelection(one, other) || isSameSelection(other, one))).toEqual([]);
  });
});

test('R3.6.6: its line has the trainer, the package, and the hours that are chosen', () => {
  expect(trainerLine(karim, karim.packages[1]!, [monday])).toMatchObject({
    productType: 'trainer',
    trainer_id: 501,
    training_package_id: 5012,
    sessions: [monday],
    price: 500,
    tax_amount: 25,
    quantity: 1,
    venue_id: 4,
  });
});

test.each([
  ['Karim Haddad', 'KH'],
  ['Omar Al Mansoori', 'OM'],
  ['Lucía', 'L'],
  [' layla  haddad ', 'LH'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
