/** Booking again is the same hour a week on, or as many weeks as it takes. */
import { expect, test } from 'vitest';
import { bookedAgain, goingOn, isOfNight } from '../../../machines/bookings/bookAgain.ts';

const booked = {
  service_id: 11,
  facility_id: 1102,
  facility_date: '2026-11-04',
  facility_start_time: '19:00:00',
  facility_end_time: '20:30:00',
};

test.each([
  ['a past one', '2026-11-20', '2026-11-25'],
  ['one of the same weekday', '2026-11-18', '2026-11-25'],
  ['one of yesterday', '2026-11-05', '2026-11-11'],
  ['one that is still to come', '2026-11-01', '2026-11-11'],
])('%s, on %s, is booked again for %s', (_, today, date) => {
  expect(bookedAgain(booked, today)).toEqual({
    serviceId: 11,
    date,
    duration: 90,
    slot: { startTime: '19:00:00', nextDay: false },
    facilityId: 1102,
  });
});

test('W4: a game after midnight belongs to the evening before, and is looked for in that schedule', () => {
  const late = { ...booked, facility_start_time: '00:30:00', facility_end_time: '02:00:00' };
  expect(bookedAgain(late, '2026-11-20')).toMatchObject({
    date: '2026-11-24',
    slot: { startTime: '00:30:00', nextDay: true },
    duration: 90,
  });
});

test('goes on as if Continue had been pressed, once its slot and court are there', () => {
  expect(goingOn(bookedAgain(booked, '2026-11-20'))).toMatchObject({
    bookingDate: '2026-11-25',
    slot: { date: '2026-11-25', start_time: '19:00:00', duration: 90 },
    facilityId: 1102,
    goesOn: true,
    quantities: {},
  });
  expect(goingOn({ serviceId: 11, date: null, duration: null, slot: null, facilityId: null })).toBeNull();
});

test('W4: an evening ends before five, when the day begins', () => {
  expect(['00:30:00', '04:59:00', '05:00:00'].map(isOfNight)).toEqual([true, true, false]);
});
