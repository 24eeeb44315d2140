/** A schedule without the booking equals the schedule before the booking (Q2.2.b, B6). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf, packSchedule } from '../../../machines/slots/slots.ts';
import type { BookedInput, FacilityInput, RelatedInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { withoutBooking, type TakenSlot } from '../../../machines/slots/reasons/withoutBooking.ts';
import { moments, pickedDate, schedules } from './schedules.ts';

const own: TakenSlot = {
  facilityId: 1,
  date: pickedDate,
  start_time: '19:00:00',
  end_time: '20:30:00',
  people: 3,
};
const booked: BookedInput = { date: pickedDate, start_time: '19:00:00', end_time: '20:30:00', attendance: 3 };
const alone = (bookings: BookedInput[], fields: Partial<FacilityInput> = {}): FacilityInput[] => [
  { id: 1, bookings, ...fields },
];
const left = (bookings: BookedInput[], fields: Partial<FacilityInput> = {}, place = own) =>
  withoutBooking(alone(bookings, fields), place)[0]!.bookings;

test('Q2.2.b: in any schedule, the slots are those from before the booking', () => {
  fc.assert(
    fc.property(schedules, moments, fc.nat(2), (schedule, moment, at) => {
      const { id } = schedule.facilities[at % schedule.facilities.length]!;
      const add = <TFacility extends RelatedInput>(place: TFacility): TFacility =>
        place.id === id ? { ...place, bookings: [...(place.bookings ?? []), booked] } : place;
      const facilities = schedule.facilities.map((facility) => ({
        ...add(facility),
        parent_facilities: facility.parent_facilities?.map(add),
        child_facilities: facility.child_facilities?.map(add),
      }));
      const question = { ...moment, duration: 60 };
      const grid = (of: readonly FacilityInput[]) => slotsOf(packSchedule({ ...schedule, facilities: of }), question);
      expect(grid(withoutBooking(facilities, { ...own, facilityId: id }))).toEqual(grid(schedule.facilities));
    }),
    { numRuns: 60 },
  );
});

test('of two parties at one time in a pool only the customer’s goes, whole or out of those counted together', () => {
  const other = { ...booked, attendance: 5 };
  const pool = { per_capacity: 1 as const };
  expect(left([other, booked], pool)).toEqual([other]);
  expect(left([other], pool)).toEqual([{ ...booked, attendance: 2 }]);
  expect(left([{ ...booked, attendance: 2 }], pool)).toEqual([{ ...booked, attendance: 2 }]);
});

test('a court has one party: it goes, whatever its size; others stay', () => {
  const other = { ...booked, start_time: '17:00:00', end_time: '19:00:00' };
  expect(left([other, { ...booked, attendance: null }])).toEqual([other]);
  expect(
    left([
      { ...booked, date: '2026-11-25' },
      { ...booked, is_full_day: 1 },
    ]),
  ).toHaveLength(2);
  expect(left([booked], { id: 2 })).toEqual([booked]);
});

test('T3: an end at midnight is the same in both spellings', () => {
  const late = { ...booked, end_time: '00:00:00' };
  expect(left([late], {}, { ...own, end_time: '23:59:59' })).toEqual([]);
});

test('only a booking of that very time goes: not one before or after it, or without a time (T3)', () => {
  const others = [
    { ...booked, start_time: '18:00:00' },
    { ...booked, end_time: '21:00:00' },
    { ...booked, start_time: null },
    { ...booked, end_time: null },
  ];
  for (const other of others) expect(left([other, booked])).toEqual([other]);
  expect(withoutBooking([{ id: 1 }], own)[0]?.bookings).toEqual([]);
});
