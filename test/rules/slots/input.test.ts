/** What the rules read: dates that may be picked, channels, defaults, odd spellings, the contract's own answer. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  settingsOf,
  type FacilityInput,
  type ScheduleInput,
  type ChannelInput,
} from '../../../machines/slots/schedule/scheduleInput.ts';
import {
  bookableDates,
  channelOf,
  durationsOf,
  isBookable,
  packSchedule,
  placesOf,
  slotsOf,
  takenSlotsOf,
  type BookingDateRules,
  type SlotQuestion,
} from '../../../machines/slots/slots.ts';
import { venueNow } from '../../../machines/slots/schedule/venueClock.ts';
import { Schedule } from '../../../src/contract/offered/facilities.ts';

const now = '2026-11-20 08:00:00';
const open = { start_time: '09:00:00', end_time: '13:00:00', product_id: 501 };
const startsOf = (input: Omit<ScheduleInput, 'date'>, duration = 60) =>
  slotsOf(packSchedule({ date: '2026-11-26', ...input }), { now, duration }).map((slot) => slot.start_time.slice(0, 5));

describe('the booking date (R5.5.1, R5.5.2, R5.5.3)', () => {
  const today = '2026-12-30';
  const custom = { qube_enable_custom_booking_date_range: true };
  test.each([
    ['no limit', {}, { first: today, last: null }],
    ['0: today only', { advance_booking_days_limit: 0 }, { first: today, last: today }],
    ['3 days, over the end of the year', { advance_booking_days_limit: 3 }, { first: today, last: '2027-01-02' }],
    ['range off', { qube_custom_booking_end_date: '2026-12-31' }, { first: today, last: null }],
    [
      'range ahead',
      { ...custom, qube_custom_booking_start_date: '2027-01-05', qube_custom_booking_end_date: '2027-01-09' },
      { first: '2027-01-05', last: '2027-01-09' },
    ],
    [
      'range begun: not before today',
      { ...custom, qube_custom_booking_start_date: '2026-12-01', qube_custom_booking_end_date: '2027-01-09' },
      { first: today, last: '2027-01-09' },
    ],
    [
      'range and limit: the earlier end',
      { ...custom, qube_custom_booking_end_date: '2027-01-09', advance_booking_days_limit: 3 },
      { first: today, last: '2027-01-02' },
    ],
    ['range without ends', custom, { first: today, last: null }],
  ] satisfies [string, Partial<BookingDateRules>, object][])('%s', (_title, rules, dates) => {
    expect(bookableDates({ today, ...rules })).toEqual(dates);
  });
  test('both ends may be picked, nothing beside them; a range in the past leaves no date', () => {
    const dates = { first: '2026-12-30', last: '2027-01-02' };
    const tried = ['2026-12-29', '2026-12-30', '2027-01-02', '2027-01-03'];
    expect(tried.map((date) => isBookable(date, dates))).toEqual([false, true, true, false]);
    const past = bookableDates({ today, ...custom, qube_custom_booking_end_date: '2026-12-01' });
    expect([isBookable(today, past), isBookable('2026-12-01', past)]).toEqual([false, false]);
  });
});

describe('channels (R6.1.6, R6.1.7, R6.1.10)', () => {
  test.each([
    [null, 'B2C'],
    [{}, 'B2C'],
    [{ b2b_id: null, isB2bUser: false, membership_card_number: '', is_member: 0 }, 'B2C'],
    [{ is_member: 1 }, 'Members'],
    [{ membership_card_number: 'M-1' }, 'Members'],
    [{ isB2bUser: true }, 'Partners'],
    [{ b2b_id: 7, is_member: true, membership_card_number: 'M-1' }, 'Partners'],
  ] satisfies [ChannelInput | null, string][])('%j is %s', (customer, channel) => {
    expect(channelOf(customer)).toBe(channel);
  });
});

describe('what an answer leaves out (R3.4.2, R3.4.3, R3.4.4, R9.1.10)', () => {
  test('60 minutes, every 60 minutes, without delay or maximum', () => {
    const expected = { shortest: 60, longest: Infinity, increment: 60, delay: 0, overnight: false };
    expect(settingsOf({})).toEqual(expected);
    expect(settingsOf({ min_booking_time: null, time_increment: null, online_booking_delay: null })).toEqual(expected);
    expect(settingsOf({ min_booking_time: 0, time_increment: 0, max_booking_time: 0 })).toEqual(expected);
    const below = { min_booking_time: -30, time_increment: -30, max_booking_time: -30, online_booking_delay: -5 };
    expect(settingsOf(below)).toEqual(expected);
  });
  test('a facility with opening hours only', () => {
    const facilities = [{ id: 1, facility_rentals: [open] }, { id: 2 }];
    expect(startsOf({ configuration: {}, facilities })).toEqual(['09:00', '10:00', '11:00', '12:00']);
  });
  test('no facility, no slot', () => expect(startsOf({ configuration: {}, facilities: [] })).toEqual([]));
  test('a booking or a hold without a count is one person (R3.5.3)', () => {
    const record = { date: '2026-11-26', start_time: '09:00:00', end_time: '10:00:00' };
    const shared = { id: 1, per_capacity: 1 as const, capacity: 5, facility_rentals: [open] };
    const packed = packSchedule({
      date: '2026-11-26',
      configuration: {},
      facilities: [{ ...shared, bookings: [record], cart_items: [record] }],
    });
    const slot = { start_time: '09:00:00', duration: 60, nextDay: false };
    expect(placesOf(packed, 1, slot)).toEqual({ left: 3, unbooked: 4 });
    expect(placesOf(packed, 2, slot)).toBeNull();
  });
});

describe('odd spellings (R9.2.7)', () => {
  test('a booking that ends within a minute takes the whole minute', () => {
    const bookings = [{ date: '2026-11-26', start_time: '09:00:00', end_time: '10:00:30' }];
    expect(startsOf({ configuration: {}, facilities: [{ id: 1, facility_rentals: [open], bookings }] })).toEqual([
      '11:00',
      '12:00',
    ]);
  });
  test('an event lets slots begin again an hour before its end to the second (T3, R9.2.5)', () => {
    const endingAt = (end_time: string) =>
      startsOf({
        configuration: { time_increment: 30 },
        facilities: [
          {
            id: 1,
            facility_rentals: [open],
            event_schedules: [{ date: '2026-11-26', start_time: '09:00:00', end_time }],
          },
        ],
      });
    expect(endingAt('11:30:00')[0]).toBe('11:00');
    expect(endingAt('11:29:59')[0]).toBe('10:30');
  });
  test('an end that is earlier by seconds is on the next day (T4, Q3.4.a)', () => {
    const bookings = [{ date: '2026-11-26', start_time: '10:00:59', end_time: '10:00:30' }];
    expect(startsOf({ configuration: {}, facilities: [{ id: 1, facility_rentals: [open], bookings }] })).toEqual([
      '09:00',
    ]);
  });
  test('opening hours are read to the minute (R9.2.7)', () => {
    const rental = { ...open, start_time: '10:59:59', end_time: '12:59:59' };
    expect(startsOf({ configuration: {}, facilities: [{ id: 1, facility_rentals: [rental] }] })).toEqual([
      '10:59',
      '11:59',
    ]);
  });
  test('23:59:00 is 23:59, not midnight', () => {
    const rental = { ...open, start_time: '22:00:00', end_time: '23:59:00' };
    expect(startsOf({ configuration: {}, facilities: [{ id: 1, facility_rentals: [rental] }] })).toEqual(['22:00']);
  });
  test('a relative that is both parent and child is counted once (R3.5.7)', () => {
    const relative = {
      id: 9,
      per_capacity: 1 as const,
      bookings: [{ date: '2026-11-26', start_time: '09:00:00', end_time: '10:00:00', attendance: 2 }],
    };
    const facility = { id: 1, per_capacity: 1 as const, capacity: 5, facility_rentals: [open] };
    const packed = packSchedule({
      date: '2026-11-26',
      configuration: {},
      facilities: [{ ...facility, parent_facilities: [relative], child_facilities: [relative] }],
    });
    expect(placesOf(packed, 1, { start_time: '09:00:00', duration: 60, nextDay: false })?.left).toBe(3);
  });
});

describe('edge cases of the rules', () => {
  const overnight = { enable_over_night_booking: 1 as const };
  const asked = (input: Omit<ScheduleInput, 'date'>, moment: { now: string } & Partial<SlotQuestion>) =>
    slotsOf(packSchedule({ date: '2026-11-26', ...input }), { duration: 60, ...moment }).map(
      ({ start_time, nextDay }) => start_time.slice(0, 5) + (nextDay ? '+1' : ''),
    );

  test('a rental closed from 11:00 has no start then, though another is open beside it (R3.5.10)', () => {
    const closing = { date: '2026-11-26', interval_type: 0 as const, rentals: [501] };
    const facility = {
      id: 1,
      facility_rentals: [open, { ...open, product_id: 502, start_time: '09:30:00' }],
      schedule_control: [{ ...closing, times: [{ start_time: '11:00:00', end_time: '13:00:00' }] }],
    };
    const input = { configuration: {}, facilities: [facility] };
    expect(asked(input, { now, filter_by: 2, product_ids: [501] })).toEqual(['09:00', '10:00']);
    expect(asked(input, { now, filter_by: 2, product_ids: [502] })).toEqual(['09:30', '10:30', '11:30']);
  });

  test("today's schedule has nothing of last night before midnight, even if it has just begun (R9.2.2)", () => {
    const rental = { ...open, start_time: '20:00:00', end_time: '02:00:00' };
    const input = {
      configuration: { ...overnight, time_increment: 45 },
      facilities: [{ id: 1, facility_rentals: [rental] }],
    };
    const atFive = asked(input, { now: '2026-11-26 00:05:00', late_limit: 30 });
    expect(atFive.slice(0, 2)).toEqual(['00:30', '20:00']);
    expect(asked(input, { now: '2026-11-26 00:35:00' })[0]).toBe('00:30');
  });

  test('with a capacity by day a visit past midnight takes a place on both days (K3, R3.5.5)', () => {
    const facility = {
      id: 1,
      per_capacity: 1 as const,
      capacity: 4,
      is_enable_per_day_capacity: 1 as const,
      facility_rentals: [{ ...open, start_time: '22:00:00', end_time: '02:00:00' }],
      bookings: [{ date: '2026-11-27', start_time: '00:00:00', end_time: '01:00:00', attendance: 4 }],
    };
    const input = { configuration: overnight, facilities: [facility] };
    expect(asked(input, { now, duration: 120 })).toEqual(['22:00']);
    expect(asked(input, { now })).toEqual(['22:00', '23:00']);

    const night = (end_time: string, booking_end_date: string | null = null) => ({
      ...input,
      date: '2026-11-27',
      facilities: [
        {
          ...facility,
          bookings: [{ date: '2026-11-26', start_time: '23:00:00', end_time, booking_end_date, attendance: 4 }],
        },
      ],
    });
    const packed = (end_time: string, until?: string) => packSchedule(night(end_time, until));
    const places = (day: ReturnType<typeof packed>, start_time: string, duration = 60) =>
      placesOf(day, 1, { start_time, duration, nextDay: false })?.left;
    // 23:00-01:00 is on both dates, until 00:00 on the first alone.
    expect(places(packed('01:00:00', '2026-11-27'), '22:00:00')).toBe(0);
    expect(places(packed('00:00:00'), '22:00:00')).toBe(4);
    expect(places(packed('00:00:00', '2026-11-27'), '22:00:00')).toBe(4);
    const before = packSchedule({ ...input, date: '2026-11-26' });
    expect([places(before, '22:00:00', 120), places(before, '23:00:00', 120)]).toEqual([4, 0]);
  });

  test('with a capacity by day, what is full the evening before does not matter after midnight (K3, R3.5.5)', () => {
    const visit = (date: string, start_time: string, end_time: string, attendance: number) => ({
      date,
      start_time,
      end_time,
      attendance,
    });
    const packed = packSchedule({
      date: '2026-11-26',
      configuration: overnight,
      facilities: [
        {
          id: 1,
          per_capacity: 1,
          capacity: 4,
          is_enable_per_day_capacity: 1,
          facility_rentals: [{ ...open, start_time: '20:00:00', end_time: '03:00:00' }],
          bookings: [visit('2026-11-26', '20:00:00', '22:00:00', 3), visit('2026-11-27', '00:30:00', '01:30:00', 1)],
        },
      ],
    });
    expect(placesOf(packed, 1, { start_time: '02:00:00', duration: 60, nextDay: true })?.left).toBe(3);
    expect(placesOf(packed, 1, { start_time: '22:00:00', duration: 60, nextDay: false })?.left).toBe(1);
  });

  test('a control may name a time that runs past midnight, or a whole day from a minute on (C6, T3, T4)', () => {
    const closed = (start_time: string, end_time: string) =>
      asked(
        {
          configuration: overnight,
          facilities: [
            {
              id: 1,
              facility_rentals: [{ ...open, start_time: '21:00:00', end_time: '03:00:00' }],
              schedule_control: [
                { date: '2026-11-26', end_date: '2026-11-26', interval_type: 0, times: [{ start_time, end_time }] },
              ],
            },
          ],
        },
        { now },
      );
    expect(closed('22:00:00', '01:00:00')).toEqual(['21:00', '01:00+1', '02:00+1']);
    expect(closed('22:00:00', '00:00:00')).toEqual(['21:00', '00:00+1', '01:00+1', '02:00+1']);
    expect(closed('22:00:00', '22:00:00')).toEqual(['21:00']);
  });

  test('of two rentals in which a slot starts, one that allows its length is enough (W6, R7.2.7)', () => {
    const facility = {
      id: 1,
      facility_rentals: [
        { ...open, min_booking_time: 120 },
        { ...open, product_id: 502, start_time: '10:00:00', end_time: '12:00:00' },
      ],
    };
    const input = { configuration: {}, facilities: [facility] };
    expect(asked(input, { now })).toEqual(['10:00', '11:00']);
    expect(asked(input, { now, duration: 120 })).toEqual(['09:00', '10:00', '11:00']);
    expect(asked(input, { now, filter_by: 2, product_ids: [501] })).toEqual([]);
  });

  test('what runs over from last night lends no room to this date (W3, Q3.4.b)', () => {
    const facility = {
      id: 1,
      facility_rentals: [
        { ...open, start_time: '20:00:00', end_time: '03:00:00' },
        { ...open, start_time: '00:00:00', end_time: '02:00:00' },
      ],
    };
    const input = { configuration: overnight, facilities: [facility] };
    expect(asked(input, { now, duration: 180 })).toEqual(['20:00', '21:00', '22:00', '23:00', '00:00+1']);
  });

  test('a slot that has just begun lends its length to the durations (R5.5.4, R9.2.2)', () => {
    const rental = { ...open, start_time: '10:00:00', end_time: '12:00:00' };
    const packed = packSchedule({
      date: '2026-11-26',
      configuration: {},
      facilities: [{ id: 1, facility_rentals: [rental] }],
    });
    expect(durationsOf(packed, { now: '2026-11-26 10:14:59' })).toEqual([60, 120]);
    expect(durationsOf(packed, { now: '2026-11-26 10:15:00' })).toEqual([60]);
  });

  test("tomorrow's window may be run into as far as the next day's controls allow (R3.4.5, R3.5.10)", () => {
    const facility = { id: 1, facility_rentals: [{ ...open, start_time: '12:00:00', end_time: '12:00:00' }] };
    const closing = { date: '2026-11-28', end_date: '2026-11-28', interval_type: 0 as const };
    const longest = (change: Partial<FacilityInput>) =>
      durationsOf(
        packSchedule({
          date: '2026-11-26',
          configuration: { ...overnight, time_increment: 720, min_booking_time: 720 },
          facilities: [{ ...facility, ...change }],
        }),
        { now },
      ).at(-1);
    const booking = { date: '2026-11-28', start_time: '00:00:00', end_time: '06:00:00' };
    expect(longest({})).toBe(48 * 60);
    expect(longest({ schedule_control: [closing] })).toBe(36 * 60);
    expect(longest({ bookings: [booking] })).toBe(36 * 60);
    expect(longest({ bookings: [booking], per_capacity: 1, capacity: 1 })).toBe(36 * 60);
  });

  test('only 0, or false once the contract has read it, ignores what carts hold (R9.1.11)', () => {
    const held = { date: '2026-11-26', start_time: '09:00:00', end_time: '12:00:00' };
    const input = { configuration: {}, facilities: [{ id: 1, facility_rentals: [open], cart_items: [held] }] };
    const lengths = [0, false, 1, true, null, undefined].map(
      (allow_facility_items_reservation) => asked({ ...input, allow_facility_items_reservation }, { now }).length,
    );
    expect(lengths).toEqual([4, 4, 1, 1, 1, 1]);
  });

  test('an overfull slot has no places left, not fewer (R3.5.4)', () => {
    const packed = packSchedule({
      date: '2026-11-26',
      configuration: {},
      facilities: [
        {
          id: 1,
          per_capacity: 1,
          capacity: 3,
          facility_rentals: [open],
          bookings: [
            { date: '2026-11-26', start_time: '09:00:00', end_time: '09:59:00', attendance: 5 },
            { date: '2026-11-26', start_time: '09:59:00', end_time: '10:30:00', attendance: 1 },
          ],
        },
      ],
    });
    const left = (start_time: string, duration: number) =>
      placesOf(packed, 1, { start_time, duration, nextDay: false })?.left;
    expect([left('09:00:00', 60), left('10:00:00', 60), left('11:00:00', 60)]).toEqual([0, 2, 3]);
  });
});

test('a day is taken when its places are gone, closed when the operator closed it (R2.11.13, R3.5.4, R3.5.8)', () => {
  const day = { date: '2026-11-26' };
  const packed = packSchedule({
    ...day,
    configuration: {},
    facilities: [
      {
        id: 1,
        facility_rentals: [open],
        bookings: [{ ...day, start_time: '09:00:00', end_time: '11:00:00' }],
        maintenances: [{ ...day, start_time: '11:00:00', end_time: '13:00:00' }],
      },
    ],
  });
  const question = { now, duration: 60 };
  expect(slotsOf(packed, question)).toEqual([]);
  expect(takenSlotsOf(packed, question).map(({ start_time, facilities }) => [start_time, facilities])).toEqual([
    ['09:00:00', []],
    ['10:00:00', []],
  ]);
});

test('the contract reads a schedule into what the rules take, with nothing lost (R7.2.5)', () => {
  const answer = v.parse(Schedule, {
    configuration: { enable_over_night_booking: 1 },
    facilities: [
      {
        id: 1,
        name: 'Court 1',
        facility_rentals: [{ ...open, start_time: '22:00:00', end_time: '02:00:00' }],
        bookings: [{ date: '2026-11-26', start_time: '23:00:00', end_time: '00:00:00' }],
        schedule_control: [{ date: '2026-11-01', interval_type: 0, channels: ['Members'] }],
      },
    ],
  });
  expect(startsOf(answer)).toEqual(['22:00', '00:00', '01:00']);
  expect(startsOf({ ...answer, customer: { is_member: true } })).toEqual([]);
});

test('now is the venue’s wall clock, wherever the browser is (R9.3.8)', () => {
  const instant = Date.UTC(2026, 10, 26, 20, 30, 59);
  expect(venueNow(instant)).toBe('2026-11-27 00:30:59');
  expect(venueNow(instant, 'Europe/London')).toBe('2026-11-26 20:30:59');
  expect(venueNow(instant + 999)).toBe('2026-11-27 00:30:59');
  expect(venueNow(instant - 59_000)).toBe('2026-11-27 00:30:00');
});
