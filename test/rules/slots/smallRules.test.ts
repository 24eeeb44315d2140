/** The small rules of slots by example: spans, times as sent, pages, ranges, a day's channels, sold parts (T, U, C). */
import { describe, expect, test } from 'vitest';
import { narrowed } from '../../../machines/slots/narrowing.ts';
import { mostOnOneDay, mostPresent } from '../../../machines/slots/capacity.ts';
import { durationStillOffered } from '../../../machines/slots/durations.ts';
import { isAhead, isJustBegun } from '../../../machines/slots/now.ts';
import { noBarriers, raise, visitRoom } from '../../../machines/slots/schedule/barriers.ts';
import { occupiedBy, relatedFacilities } from '../../../machines/slots/schedule/blocks.ts';
import { emptyStarts } from '../../../machines/slots/schedule/rentalWindows.ts';
import { joinedSpans } from '../../../machines/slots/schedule/openingWindows.ts';
import { packDay } from '../../../machines/slots/schedule/packedDay.ts';
import { controlsFor, cutsOf, scheduleDays } from '../../../machines/slots/schedule/scheduleControl.ts';
import { settingsOf, type ControlInput, type FacilityInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { spanEnd } from '../../../machines/slots/schedule/takenTime.ts';
import { timeRangesOf } from '../../../machines/slots/schedule/timeRanges.ts';
import {
  closingMinuteOf,
  dateAfter,
  dateOfMoment,
  dayNumberOf,
  endSecondOf,
  endTimeAsSent,
  midnightOf,
  minuteOf,
  originAt,
  secondOf,
  secondsUntil,
  timeAsSent,
  weekdayOfDay,
} from '../../../machines/slots/schedule/venueTime.ts';
import { overlaps, slotSpan } from '../../../machines/slots/slotSpan.ts';
import { isInTimeRange, packSchedule, placesLeftIn, shownCount, slotsOf } from '../../../machines/slots/slots.ts';

const hour = 60;
const day = 24 * hour;

describe('a slot in a cart (T2 to T4)', () => {
  const midnight = dayNumberOf('2026-11-26') * day;
  test.each([
    ['18:00:00', '19:30:00', 18 * hour, 19.5 * hour],
    ['00:00:00', '01:00:00', 0, hour],
    ['23:00:00', '23:59:59', 23 * hour, day],
    ['23:00:00', '00:00:00', 23 * hour, day],
    ['23:00:00', '01:00:00', 23 * hour, day + hour],
    ['18:00:00', '18:00:00', 18 * hour, day + 18 * hour],
    ['00:00:00', '00:00:00', 0, day],
  ])('from %s to %s', (start, end, from, until) =>
    expect(slotSpan('2026-11-26', start, end)).toEqual({ from: midnight + from, until: midnight + until }),
  );
  test('moments of all dates are on one scale', () => {
    expect(slotSpan('1970-01-01', '00:00:00', '01:00:00')).toEqual({ from: 0, until: hour });
    expect(slotSpan('1970-01-03', '02:00:00', '03:00:00')).toEqual({ from: 2 * day + 120, until: 2 * day + 180 });
  });
  test('what only touches does not overlap', () => {
    const ten = { from: 10, until: 20 };
    const others = [
      { from: 0, until: 10 },
      { from: 0, until: 11 },
      { from: 12, until: 15 },
      { from: 19, until: 30 },
      { from: 20, until: 30 },
    ];
    expect(others.map((other) => overlaps(ten, other))).toEqual([false, true, true, true, false]);
    expect(others.map((other) => overlaps(other, ten))).toEqual([false, true, true, true, false]);
  });
});

describe('the venue’s wall-clock time (T1, T3, T7, R3.10.4)', () => {
  test('times are read, and sent', () => {
    expect(['00:00:00', '18:05:59', '09:30'].map(minuteOf)).toEqual([0, 1085, 570]);
    expect(['00:00:01', '18:05:59', '09:30', '09:30:07'].map(secondOf)).toEqual([1, 65_159, 34_200, 34_207]);
    expect(['00:00:00', '23:59:59', '23:59:00', '23:59:58', '00:00:01', '09:30:59'].map(closingMinuteOf)).toEqual([
      1440, 1440, 1439, 1439, 0, 570,
    ]);
    expect(['00:00:00', '23:59:59', '23:59:58', '09:30:07'].map(endSecondOf)).toEqual([0, 86_400, 86_398, 34_207]);
    expect([0, 65, 570, day, day + 65].map(timeAsSent)).toEqual([
      '00:00:00',
      '01:05:00',
      '09:30:00',
      '00:00:00',
      '01:05:00',
    ]);
    expect([0, 570, day, day + 65, 2 * day].map(endTimeAsSent)).toEqual([
      '23:59:59',
      '09:30:00',
      '23:59:59',
      '01:05:00',
      '23:59:59',
    ]);
  });
  test('dates are reckoned with over months, years and leap days', () => {
    expect([dayNumberOf('1970-01-01'), dayNumberOf('2000-02-29'), dayNumberOf('2026-11-26')]).toEqual([
      0, 11_016, 20_783,
    ]);
    expect([dateAfter('2026-12-31', 1), dateAfter('2028-02-28', 1), dateAfter('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ]);
    const origin = originAt('2026-11-26');
    expect(['2026-11-25', '2026-11-26', '2026-11-28'].map((date) => midnightOf(date, origin))).toEqual([
      -day,
      0,
      2 * day,
    ]);
    expect(secondsUntil('2026-11-26 00:00:30', origin)).toBe(30);
    expect(secondsUntil('2026-11-27T01:00:05', origin)).toBe(90_005);
    expect(secondsUntil('2026-11-25 23:59:59', origin)).toBe(-1);
    expect(dateOfMoment('2026-11-26 18:00:00')).toBe('2026-11-26');
  });
  test('0 is Sunday, before 1970 as well', () => {
    expect(
      ['2026-11-26', '2026-11-29', '1970-01-01', '1969-12-31', '1969-12-28'].map((date) =>
        weekdayOfDay(dayNumberOf(date)),
      ),
    ).toEqual([4, 0, 4, 3, 0]);
  });
});

describe('what the customer sees (U4, U5, R9.2.9 to R9.2.11)', () => {
  test('11 cells, and 12 more for each click, until all are shown', () => {
    expect([0, 1, 2, 3, 4].map((clicks) => shownCount(clicks, 48))).toEqual([11, 23, 35, 47, 48]);
    expect([0, 1].map((clicks) => shownCount(clicks, 5))).toEqual([5, 5]);
  });
  const begins = (start_time: string, nextDay = false) => ({ start_time, nextDay });
  const all = { id: 'all', start_time: '00:00:00', end_time: '23:59:59' };
  test('blocks of three hours in which a slot begins, each by its times', () => {
    expect(timeRangesOf([begins('09:00:00'), begins('11:59:00'), begins('23:30:00')])).toEqual([
      all,
      { id: '9-12', start_time: '09:00:00', end_time: '12:00:00' },
      { id: '21-24', start_time: '21:00:00', end_time: '23:59:59' },
    ]);
    expect(timeRangesOf([])).toEqual([all]);
    const eachBlock = ['00', '03', '06', '09', '12', '15', '18', '21'].map((clock) => begins(`${clock}:00:00`));
    expect(timeRangesOf(eachBlock).map(({ id }) => id)).toEqual([
      'all',
      '0-3',
      '3-6',
      '6-9',
      '9-12',
      '12-15',
      '15-18',
      '18-21',
      '21-24',
    ]);
  });
  test('a night goes on after midnight: what begins then alone comes last', () => {
    const ids = (...slots: ReturnType<typeof begins>[]) => timeRangesOf(slots).map(({ id }) => id);
    expect(ids(begins('21:00:00'), begins('00:00:00', true), begins('03:00:00', true))).toEqual([
      'all',
      '21-24',
      '0-3',
      '3-6',
    ]);
    expect(ids(begins('01:00:00'), begins('21:00:00'), begins('00:00:00', true))).toEqual(['all', '0-3', '21-24']);
  });
  test('a slot is in the range in which it begins', () => {
    const slot = begins('12:00:00');
    expect((['all', '9-12', '12-15', '15-18'] as const).map((range) => isInTimeRange(slot, range))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('what was narrowed down to (W7, R3.3.2)', () => {
  const { facilities } = packSchedule({ date: '2026-11-26', configuration: {}, facilities: [{ id: 1 }, { id: 2 }] });
  const of = (...asked: Parameters<typeof narrowed>[1][]) =>
    asked.map((one) => {
      const { facilities: left, products } = narrowed(facilities, one);
      return [left.map(({ id }) => id), products === null ? null : [...products]];
    });
  test('facilities the usual way, products where it is sold by ticket, nothing chosen is everything', () => {
    expect(of({}, { filter_by: 1 }, { filter_by: null, facility_ids: [] }, { facility_ids: null })).toEqual(
      Array.from({ length: 4 }, () => [[1, 2], null]),
    );
    expect(of({ facility_ids: [2] }, { filter_by: 1, facility_ids: [2], product_ids: [501] })).toEqual([
      [[2], null],
      [[2], null],
    ]);
    expect(of({ filter_by: 2 }, { filter_by: 2, product_ids: null }, { filter_by: 2, product_ids: [] })).toEqual(
      Array.from({ length: 3 }, () => [[1, 2], null]),
    );
    expect(of({ filter_by: 2, facility_ids: [2], product_ids: [501] })).toEqual([[[1, 2], [501]]]);
  });
});

describe('a day packed for everybody (C1, C2, R6.1.15)', () => {
  const open = { start_time: '09:00:00', end_time: '12:00:00', product_id: 501 };
  const closing = (channels: ControlInput['channels']): ControlInput => ({
    date: '2026-11-26',
    interval_type: 0,
    channels,
    times: [{ start_time: '09:00:00', end_time: '10:00:00' }],
  });
  const packs = (...controls: ControlInput[]) => {
    const facilities: FacilityInput[] = [{ id: 1, facility_rentals: [open], schedule_control: controls }, { id: 2 }];
    return packDay({ date: '2026-11-26', configuration: {}, facilities });
  };
  const starts = (packed: ReturnType<typeof packDay>) =>
    (['B2C', 'Members', 'Partners'] as const).map(
      (channel) => slotsOf(packed[channel], { now: '2026-11-20 08:00:00', duration: 60 }).length,
    );
  test('each channel has its own hours', () => {
    expect(starts(packs(closing(['Members'])))).toEqual([3, 2, 3]);
    expect(starts(packs(closing(['B2C', 'Partners'])))).toEqual([2, 3, 2]);
    expect(starts(packs(closing(['Partners']), { ...closing(['B2C']), times: [] }))).toEqual([0, 3, 2]);
    expect(starts(packs(closing([])))).toEqual([2, 2, 2]);
    expect(starts(packs(closing(null)))).toEqual([2, 2, 2]);
  });
  test('channels that no control tells apart share one pack', () => {
    const none = packs();
    expect([none.B2C === none.Members, none.B2C === none.Partners]).toEqual([true, true]);
    const members = packs(closing(['Members']));
    expect([members.B2C === members.Partners, members.B2C === members.Members]).toEqual([true, false]);
    const everybody = packs(closing([]));
    expect([everybody.B2C === everybody.Members, everybody.Members === everybody.Partners]).toEqual([true, true]);
  });
});

describe('places left in all that offer a slot (K1, K5)', () => {
  const pool = (id: number, capacity: number, people: number): FacilityInput => ({
    id,
    per_capacity: 1,
    capacity,
    facility_rentals: [{ start_time: '09:00:00', end_time: '12:00:00', product_id: 501 }],
    bookings: [{ date: '2026-11-26', start_time: '09:00:00', end_time: '10:00:00', attendance: people }],
  });
  const packed = packSchedule({
    date: '2026-11-26',
    configuration: {},
    facilities: [pool(1, 10, 4), pool(2, 5, 1), { id: 3 }],
  });
  const left = (...facilities: number[]) =>
    placesLeftIn(packed, { start_time: '09:00:00', duration: 60, nextDay: false, facilities });
  test('are the sum of each; unknown where none is shared, or none offered', () => {
    expect([left(1), left(1, 2), left(2)]).toEqual([6, 10, 4]);
    expect([left(), left(3), left(1, 3)]).toEqual([null, null, null]);
  });
});

describe('people who are there (K1, K2, K3)', () => {
  type Group = readonly [from: number, until: number, people: number];
  const at = (...rows: Group[]) => ({
    groups: {
      from: rows.map(([from]) => from),
      until: rows.map(([, until]) => until),
      people: rows.map(([, , people]) => people),
    },
    first: 0,
    end: rows.length,
  });
  const most = (span: { from: number; until: number }, ...rows: Group[]) => mostPresent(at(...rows), span);
  const hours = { from: 540, until: 660 };
  test('a group that comes when another leaves is not counted with it, in any order', () => {
    expect(most(hours, [540, 600, 3], [600, 660, 5])).toBe(5);
    expect(most(hours, [600, 660, 5], [540, 600, 3])).toBe(5);
    expect(most(hours, [540, 601, 3], [600, 660, 5])).toBe(8);
    expect(most(hours, [600, 660, 2], [600, 660, 3], [570, 660, 4])).toBe(9);
  });
  test('who is gone before, or comes afterwards, is not there', () => {
    expect(most(hours, [480, 540, 9], [660, 720, 9], [400, 500, 9], [700, 720, 9])).toBe(0);
    expect(most(hours, [480, 541, 2], [659, 720, 3])).toBe(3);
    expect(most(hours)).toBe(0);
  });
  test('groups that do not count are ignored, although they follow the others', () => {
    const two = at([540, 600, 2], [540, 600, 7]);
    expect(mostOnOneDay({ ...two, end: 1 }, hours)).toBe(2);
    expect(mostPresent({ ...two, end: 1 }, hours)).toBe(2);
    expect(mostOnOneDay({ ...two, first: 1 }, hours)).toBe(7);
  });
});

describe('what has begun, and what is ahead (N1, N2, N4)', () => {
  const clock = { now: 36_000, lateLimit: 900, delay: 0, isToday: true };
  test('what begins at this second has begun', () => {
    expect([599, 600, 601].map((start) => isAhead(start, clock))).toEqual([false, false, true]);
    expect([584, 585, 586, 600, 601].map((start) => isJustBegun(start, clock))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
  test('with a delay what is just so far ahead is ahead, and nothing has just begun', () => {
    const delayed = { ...clock, delay: 1_800 };
    expect([629, 630].map((start) => isAhead(start, delayed))).toEqual([false, true]);
    expect(isJustBegun(600, delayed)).toBe(false);
  });
});

test('a duration stays while it is offered, else it is the first, if there is one (U3, R5.5.5, R9.2.13)', () => {
  expect([90, 120, null].map((chosen) => durationStillOffered([60, 90], chosen))).toEqual([90, 60, 60]);
  expect([60, null].map((chosen) => durationStillOffered([], chosen))).toEqual([null, null]);
});

describe('room behind a start (C, B)', () => {
  const roomAt = (minute: number, ...spans: readonly (readonly [number, number])[]) => {
    const barriers = noBarriers(new Int32Array(20), 10);
    for (const [from, until] of spans) raise(barriers, from, until);
    const rooms: number[] = [];
    visitRoom([{ minute }], barriers, (_, room) => rooms.push(room));
    return rooms[0]!;
  };
  test('goes to the nearest span that has not ended, to the last minute there is', () => {
    expect(roomAt(2, [5, 7], [4, 9])).toBe(2);
    expect([roomAt(9, [8, 10]), roomAt(9, [8, 99])]).toEqual([-1, -1]);
    expect(roomAt(4, [-9, -3], [-9, 0], [2, 4], [6, 8])).toBe(2);
  });
});

describe('who belongs together (B6, K4)', () => {
  const parent = { id: 2 };
  const shared = { id: 3, per_capacity: 1 as const };
  test('each relative once, whichever list names it', () => {
    expect(relatedFacilities({ id: 1 })).toEqual([]);
    expect(relatedFacilities({ id: 1, child_facilities: [shared] })).toEqual([shared]);
    expect(relatedFacilities({ id: 1, parent_facilities: [parent], child_facilities: [shared, parent] })).toEqual([
      parent,
      shared,
    ]);
  });
  test('a shared facility counts the people of shared relatives, and is blocked by the others', () => {
    const facility = { id: 1, per_capacity: 1 as const, parent_facilities: [parent], child_facilities: [shared] };
    expect(occupiedBy(facility)).toEqual({
      closing: [facility, parent, shared],
      blocking: [parent],
      sharing: [facility, shared],
    });
    const whole = { ...facility, per_capacity: 0 as const };
    expect(occupiedBy(whole)).toEqual({
      closing: [whole, parent, shared],
      blocking: [whole, parent, shared],
      sharing: null,
    });
  });
});

describe('when it is open (W3, C3 to C7)', () => {
  const origin = originAt('2026-11-26');
  const only = (
    from: string,
    until: string,
    dates: Partial<ControlInput> = { date: '2026-11-26', end_date: '2026-11-26' },
  ) => ({
    interval_type: 1 as const,
    times: [{ start_time: from, end_time: until }],
    ...dates,
  });
  const cutsBy = (...controls: ControlInput[]) => {
    const known = controlsFor('B2C', controls, scheduleDays(origin));
    return cutsOf(501, known).map(({ from, until, by }) => [
      from,
      until,
      by.map(({ record }) => controls.indexOf(record)),
    ]);
  };
  test('spans that touch or overlap are one stretch, in any order', () => {
    const spans = [
      { from: 30, until: 40 },
      { from: 10, until: 20 },
      { from: 0, until: 10 },
      { from: 15, until: 18 },
    ];
    expect(joinedSpans(spans)).toEqual([
      { from: 0, until: 20 },
      { from: 30, until: 40 },
    ]);
    expect(joinedSpans([])).toEqual([]);
  });
  test('a facility that is never open has no start', () => {
    expect(emptyStarts({ id: 1 }, [], settingsOf({}))).toEqual([]);
  });
  test('from yesterday to the day after tomorrow, each on its weekday', () => {
    expect(scheduleDays(origin)).toEqual([
      { midnight: -day, date: '2026-11-25', weekdayBit: 8 },
      { midnight: 0, date: '2026-11-26', weekdayBit: 16 },
      { midnight: day, date: '2026-11-27', weekdayBit: 32 },
      { midnight: 2 * day, date: '2026-11-28', weekdayBit: 64 },
    ]);
  });
  test('a control on none of these days is left out', () => {
    expect(
      controlsFor('B2C', [only('09:00:00', '10:00:00', { end_date: '2026-11-20' })], scheduleDays(origin)),
    ).toEqual([]);
  });
  test('outside the times of all "only these times" controls it is closed, once, by each control of that day', () => {
    const evening = only('18:00:00', '20:00:00', { date: '2026-11-26', end_date: '2026-11-27' });
    expect(cutsBy(only('09:00:00', '12:00:00'), evening)).toEqual([
      [0, 9 * hour, [0, 1]],
      [12 * hour, 18 * hour, [0, 1]],
      [20 * hour, day, [0, 1]],
      [day, day + 18 * hour, [1]],
      [day + 20 * hour, 2 * day, [1]],
    ]);
  });
});

test('an end before its date is ignored, one not after its start is the next day’s (T4, T5)', () => {
  const ends = (end_date: string | null, start_time: string, end_time: string) =>
    spanEnd({ date: '2026-11-26', end_date, start_time, end_time }, originAt('2026-11-26'));
  expect(ends('2026-11-25', '10:00:00', '11:00:00')).toBe(11 * hour);
  expect(ends('2026-11-26', '10:00:00', '11:00:00')).toBe(11 * hour);
  expect(ends('2026-11-27', '10:00:00', '11:00:00')).toBe(day + 11 * hour);
  expect([ends(null, '10:00:00', '10:00:00'), ends(null, '10:00:00', '09:00:00')]).toEqual([
    day + 10 * hour,
    day + 9 * hour,
  ]);
});
