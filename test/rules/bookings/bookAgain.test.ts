/** Booking again is the same hour a week on, or as many weeks as it takes. */
import { expect, test } from 'vitest';
import { bookedAgain } from '../../../machines/bookings/bookAgain.ts';

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
