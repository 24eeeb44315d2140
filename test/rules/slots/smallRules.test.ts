/** The small rules of slots by example: spans, times as they are sent, pages, ranges, channels of a day, parts that are sold (T, U, C). */
import { describe, expect, test } from 'vitest';
import { narrowed } from '../../../machines/slots/narrowing.ts';
import { packDay } from '../../../machines/slots/schedule/packedDay.ts';
import type { ControlInput, FacilityInput } from '../../../machines/slots/schedule/scheduleInput.ts';
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

describe('a slot as it stands in a cart (T2 to T4)', () => {
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

describe('time on the wall of the venue (T1, T3, T7, R3.10.4)', () => {
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
  test('ranges of three hours in which something begins, each by its times', () => {
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
  test('those whom no control tells apart share one pack', () => {
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
  test('are those of each together; none is told where nobody shares, or nobody offers', () => {
    expect([left(1), left(1, 2), left(2)]).toEqual([6, 10, 4]);
    expect([left(), left(3), left(1, 3)]).toEqual([null, null, null]);
  });
});
