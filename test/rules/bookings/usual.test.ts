/** The usual booking: the same service, weekday, time and court on three days; computed from bookings in any order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsualInCart, usualOf } from '../../../machines/bookings/usual.ts';
import type { FacilityBooking } from '../../../src/contract/orders/bookings.ts';
import { booking } from '../../models/reschedule/reschedule.fixtures.ts';

const now = '2026-11-24 10:00:00';
let id = 0;
/** On a Thursday, unless given otherwise. */
const on = (date: string, rest: Partial<FacilityBooking> = {}): FacilityBooking => {
  id += 1;
  return { ...booking, id, facility_date: date, ...rest };
};
const thursdays = ['2026-11-05', '2026-11-12', '2026-11-19'].map((date) => on(date));
const dateOf = (bookings: FacilityBooking[], at = now) => usualOf(bookings, at)?.date ?? null;

describe('what was booked on three Thursdays at seven', () => {
  test('is offered for the next one, as it was booked last', () => {
    const longer = on('2026-11-19', { facility_end_time: '20:30:00' });
    expect(usualOf([...thursdays.slice(0, 2), longer], now)).toEqual({
      serviceId: 1,
      facilityId: 101,
      date: '2026-11-26',
      startTime: '19:00:00',
      duration: 90,
      people: 1,
    });
  });

  test('for as many people as last time; of two habits at the same days and time that of the latest booking', () => {
    const four = on('2026-11-19', { attendance: 4 });
    expect(usualOf([...thursdays.slice(0, 2), four], now)?.people).toBe(4);
    const beside = thursdays.map(({ facility_date }) => on(facility_date, { facility_id: 102 }));
    const all = [...thursdays, ...beside];
    expect([all, all.toReversed()].map((each) => usualOf(each, now)?.facilityId)).toEqual([102, 102]);
  });

  test.each([
    ['on the day itself until it begins', '2026-11-26 18:59:00', '2026-11-26'],
    ['for the week after once it has begun', '2026-11-26 19:00:00', '2026-12-03'],
  ])('%s', (_, at, date) => {
    expect(dateOf(thursdays, at)).toBe(date);
  });

  test('the week after, where the next date is booked already, on any court; cancelled bookings do not count', () => {
    expect(dateOf([...thursdays, on('2026-11-26', { facility_id: 102 })])).toBe('2026-12-03');
    expect(dateOf([...thursdays, on('2026-11-26', { status_id: 13, is_booking_approved: null })])).toBe('2026-11-26');
  });

  test.each([
    ['twice is no habit', thursdays.slice(1)],
    ['one of another court', [...thursdays.slice(1), on('2026-11-05', { facility_id: 102 })]],
    ['one of another hour', [...thursdays.slice(1), on('2026-11-05', { facility_start_time: '18:00:00' })]],
    ['one of another weekday', [...thursdays.slice(1), on('2026-11-06')]],
    ['one of another service', [...thursdays.slice(1), on('2026-11-05', { service_id: 2 })]],
    ['one that was refused', [...thursdays.slice(1), on('2026-11-05', { is_booking_approved: 2 })]],
    ['two of one day', [...thursdays.slice(1), on('2026-11-19')]],
  ])('%s', (_, bookings) => {
    expect(usualOf(bookings, now)).toBeNull();
  });

  test('the more frequent of two habits, else the later', () => {
    const tuesdays = ['2026-11-03', '2026-11-10', '2026-11-17'].map((date) => on(date));
    expect(dateOf([...tuesdays, ...thursdays])).toBe('2026-11-26');
    expect(dateOf([...tuesdays, on('2026-10-27'), ...thursdays])).toBe('2026-11-24');
  });
});

test('a slot in the customer’s own cart is neither offered again nor called taken', () => {
  const usual = usualOf(thursdays, now)!;
  const line = {
    productType: 'facility',
    venueServiceId: 1,
    selectedFacilityDate: '2026-11-26',
    selectedFacilityTiming: '19:00:00',
  };
  const others = [
    { ...line, venueServiceId: 2 },
    { ...line, selectedFacilityDate: '2026-11-27' },
    { ...line, selectedFacilityTiming: '20:00:00' },
    { productType: 'event' },
  ];
  expect([isUsualInCart([...others, line], usual), isUsualInCart(others, usual), isUsualInCart([], usual)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('always the first future day of the same weekday, time and court that is not booked, in any order of the bookings', () => {
  const some = fc.record({
    day: fc.integer({ min: 0, max: 40 }),
    facility_id: fc.constantFrom(101, 102),
    hour: fc.constantFrom('09', '19'),
    status_id: fc.constantFrom(1, 1, 1, 2),
  });
  const dateOn = (day: number) => Temporal.PlainDate.from('2026-10-20').add({ days: day }).toString();
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), fc.integer({ min: 0, max: 40 }), fc.nat(), (all, today, turn) => {
      const bookings = all.map(({ day, hour, ...rest }) =>
        on(dateOn(day), { ...rest, facility_start_time: `${hour}:00:00`, facility_end_time: `${hour}:59:00` }),
      );
      const at = `${dateOn(today)} 12:00:00`;
      const usual = usualOf(bookings, at);
      const stands = bookings.filter(({ status_id: status }) => status === 1);
      const weekday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;
      const same = (one: FacilityBooking, other: FacilityBooking) =>
        one.facility_id === other.facility_id &&
        one.facility_start_time === other.facility_start_time &&
        weekday(one.facility_date) === weekday(other.facility_date);
      const daysLike = (one: FacilityBooking) =>
        new Set(stands.filter((other) => same(one, other)).map(({ facility_date: date }) => date)).size;
      expect(usual !== null).toBe(stands.some((one) => daysLike(one) >= 3));
      const turned = [
        ...bookings.slice(turn % (bookings.length || 1)),
        ...bookings.slice(0, turn % (bookings.length || 1)),
      ];
      expect(usualOf(turned.toReversed(), at)).toEqual(usual);
      if (usual === null) return;
      const like = stands.find(
        (one) =>
          one.facility_id === usual.facilityId &&
          one.facility_start_time === usual.startTime &&
          weekday(one.facility_date) === weekday(usual.date),
      )!;
      expect(daysLike(like)).toBe(Math.max(...stands.map(daysLike)));
      const mayBe = (date: string) =>
        `${date} ${usual.startTime}` > at &&
        !stands.some((one) => one.facility_date === date && one.facility_start_time === usual.startTime);
      expect(mayBe(usual.date)).toBe(true);
      const before = Temporal.PlainDate.from(usual.date).subtract({ weeks: 1 }).toString();
      expect(before < dateOn(today) || !mayBe(before)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
