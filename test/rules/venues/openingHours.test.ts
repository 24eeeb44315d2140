/** Hours today, as find us tells them (R2.2.2). */
import { describe, expect, test } from 'vitest';
import { dayOfLight, isOpenAt, openFirst, openSpans, openState } from '../../../machines/venues/openingHours.ts';

/** 2026-11-22 is a Sunday; the bits begin with it. */
const sunday = '2026-11-22';
const hours = (start_time: string, end_time: string, ...days: number[]) => ({ days, start_time, end_time });
/** Until one at night. */
const late = [hours('06:00:00', '01:00:00')];
/** Sunday and Monday in two stretches; on no other day. */
const split = [hours('08:00:00', '12:00:00', 1, 2), hours('16:00:00', '23:59:59', 1, 2)];
const at = (time: string, date = sunday) => `${date} ${time}`;

test('R3.10.4: a span belongs to the weekdays of its bits, or to all, and may end after midnight', () => {
  expect(openSpans(late, sunday)).toEqual([{ from: 360, until: 1500 }]);
  expect(openSpans(split, sunday)).toEqual([
    { from: 480, until: 720 },
    { from: 960, until: 1440 },
  ]);
  expect(openSpans(split, '2026-11-24')).toEqual([]);
  // In any order, and a whole day from when it began.
  expect(openSpans(split.toReversed(), sunday)).toEqual(openSpans(split, sunday));
  expect(openSpans([hours('10:00:00', '10:00:00')], sunday)).toEqual([{ from: 600, until: 2040 }]);
});

describe('R2.2.2: open', () => {
  test.each([
    [late, at('06:00:00'), '01:00:00', 1140],
    [late, at('00:10:00'), '01:00:00', 50],
    [late, at('00:59:00'), '01:00:00', 1],
    [split, at('11:59:59'), '12:00:00', 1],
    [split, at('16:00:00'), '00:00:00', 480],
    // Two stretches that touch are one.
    [[hours('06:00:00', '12:00:00'), hours('12:00:00', '20:00:00')], at('11:00:00'), '20:00:00', 540],
  ])('%# until then', (opening, now, until, minutesLeft) => {
    expect(openState(opening, now)).toEqual({ kind: 'open', until, minutesLeft });
  });

  test('nearly a week, with an hour left out', () => {
    // From six to five the next day, and from five to six but on Sundays.
    const nearly = [hours('06:00:00', '05:00:00'), hours('05:00:00', '06:00:00', 2, 4, 8, 16, 32, 64)];
    expect(openState(nearly, at('06:00:00'))).toEqual({ kind: 'open', until: '05:00:00', minutesLeft: 10_020 });
  });

  test('always, where no minute is left out', () => {
    expect(openState([hours('00:00:00', '00:00:00')], at('03:00:00'))).toEqual({ kind: 'always' });
    expect(openState([hours('00:00:00', '23:59:59')], at('23:59:00'))).toEqual({ kind: 'always' });
  });
});

describe('R2.2.2: closed', () => {
  test.each([
    [late, at('01:00:00'), sunday, '06:00:00', true],
    [late, at('05:59:00'), sunday, '06:00:00', true],
    [split, at('12:00:00'), sunday, '16:00:00', true],
    // The night before: in less than a day.
    [split, at('20:00:00', '2026-11-21'), sunday, '08:00:00', true],
    // The same minute of the day before is not within a day.
    [split, at('08:00:00', '2026-11-21'), sunday, '08:00:00', false],
    // On Tuesday: not before Sunday.
    [split, at('09:00:00', '2026-11-24'), '2026-11-29', '08:00:00', false],
  ])('%# until then', (opening, now, date, opens, isWithinDay) => {
    expect(openState(opening, now)).toEqual({ kind: 'closed', date, opens, isWithinDay });
  });

  test('nothing is shown where the operator has no hours', () => {
    expect(openState([], at('12:00:00'))).toEqual({ kind: 'unknown' });
    expect(dayOfLight([], at('12:00:00'))).toBeNull();
    expect(dayOfLight(split, at('12:00:00', '2026-11-24'))).toBeNull();
  });
});

test('R2.2.2: the day is drawn from four in the morning to four in the morning', () => {
  const drawn = { from: 120 / 1440, until: 1260 / 1440, hours: { from: '06:00:00', until: '01:00:00' } };
  expect(dayOfLight(late, at('16:00:00'))).toEqual({ ...drawn, now: 0.5 });
  // After midnight it is still the day before.
  expect(dayOfLight(late, at('00:00:00'))).toEqual({ ...drawn, now: 1200 / 1440 });
  expect(dayOfLight(late, at('04:00:00'))).toEqual({ ...drawn, now: 0 });
  // What is beyond its ends ends there.
  expect(dayOfLight([hours('03:00:00', '05:00:00')], at('12:00:00'))).toMatchObject({ from: 0, until: 60 / 1440 });
});

test('R2.2.2, R3.10.4: the night of a Friday is drawn with that Friday’s hours', () => {
  // Friday, 18:00 to 03:00; on no other day.
  const friday = [hours('18:00:00', '03:00:00', 32)];
  expect(dayOfLight(friday, at('02:00:00', '2026-11-28'))).toMatchObject({
    hours: { from: '18:00:00', until: '03:00:00' },
  });
  expect(dayOfLight(friday, at('02:00:00', '2026-11-27'))).toBeNull();
  expect(dayOfLight(friday, at('12:00:00', '2026-11-27'))).toMatchObject({ hours: { from: '18:00:00' } });
});

test('R2.2.2: what is open stands first, else all is as the operator has it; who says nothing is not open', () => {
  const venue = (name: string, own: ReturnType<typeof hours>[] | null) => ({ name, hours: own });
  const always = venue('always', [hours('00:00:00', '00:00:00')]);
  const closed = venue('closed', [hours('08:00:00', '12:00:00')]);
  const open = venue('open', [hours('08:00:00', '22:00:00')]);
  const silent = venue('silent', null);
  const told = [closed, silent, open, always];
  expect(told.map((one) => isOpenAt(one, at('15:00:00')))).toEqual([false, false, true, true]);
  expect(openFirst(told, at('15:00:00')).map(({ name }) => name)).toEqual(['open', 'always', 'closed', 'silent']);
  expect(openFirst(told, at('23:30:00')).map(({ name }) => name)).toEqual(['always', 'closed', 'silent', 'open']);
});
