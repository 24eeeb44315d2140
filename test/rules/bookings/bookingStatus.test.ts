import { describe, expect, test } from 'vitest';
import {
  bookingStatus,
  isAwaitingApproval,
  isAwaitingPayment,
  isPast,
  isToCome,
  minutesOf,
  type StatusFields,
} from '../../../machines/bookings/bookingStatus.ts';

const plain: StatusFields = {
  is_booking_approved: null,
  cid_approved: null,
  is_cid_approved: null,
  status_id: null,
  check_in_time: null,
  check_out_time: null,
};

describe('what a booking is called', () => {
  test.each<[string, Partial<StatusFields>, ReturnType<typeof bookingStatus>]>([
    ['R4.10.1 identity refused', { is_cid_approved: 2 }, 'rejected'],
    ['R4.10.1 booking refused', { is_booking_approved: 2 }, 'rejected'],
    ['R4.10.1 refused wins over checked in', { status_id: 2, check_in_time: '2026-11-20 18:00:00' }, 'rejected'],
    ['R4.10.2 checked out wins over checked in', { check_in_time: 'a', check_out_time: 'b' }, 'checkedOut'],
    ['R4.10.3 checked in', { check_in_time: 'a', is_booking_approved: 1, status_id: 1 }, 'consumed'],
    ['R4.10.4 approved, nobody to ask', { is_booking_approved: 1, status_id: 1 }, 'approved'],
    ['R4.10.4 approved twice', { is_booking_approved: 1, cid_approved: 1, status_id: 1 }, 'approved'],
    [
      'R4.10.4 not approved while the identity waits',
      { is_booking_approved: 1, cid_approved: 0, status_id: 1 },
      'pending',
    ],
    ['R4.10.4 not approved without status 1', { is_booking_approved: 1, status_id: 5 }, 'pending'],
    ['R4.10.5 inactive', { status_id: 13 }, 'inactive'],
    ['R4.10.6 otherwise', {}, 'pending'],
  ])('%s', (_, fields, expected) => expect(bookingStatus({ ...plain, ...fields })).toBe(expected));

  test.each([
    [0, null, true],
    [1, 0, true],
    [0, 0, false],
    [1, 1, false],
    [1, null, false],
    [null, null, false],
  ])('R4.10.7 approved %s, checked %s: awaiting %s', (is_booking_approved, cid_approved, expected) =>
    expect(isAwaitingApproval({ ...plain, is_booking_approved, cid_approved })).toBe(expected),
  );
});

describe('when a booking is over', () => {
  const at = (facility_start_time: string, facility_end_time: string) => ({
    facility_date: '2026-11-20',
    facility_start_time,
    facility_end_time,
  });
  test.each([
    ['R4.10.8 one second before', at('18:00:00', '19:00:00'), '2026-11-20 18:59:59', false],
    ['R4.10.8 at its end', at('18:00:00', '19:00:00'), '2026-11-20 19:00:00', false],
    ['R4.10.8 one second after', at('18:00:00', '19:00:00'), '2026-11-20 19:00:01', true],
    ['Q4.10.b midnight is the next day', at('23:00:00', '23:59:59'), '2026-11-20 23:59:59', false],
    ['Q4.10.b midnight has passed', at('23:00:00', '00:00:00'), '2026-11-21 00:00:01', true],
    ['Q4.10.b an end before the start', at('23:00:00', '01:00:00'), '2026-11-21 00:30:00', false],
  ])('%s', (_, booking, now, expected) => expect(isPast(booking, now)).toBe(expected));

  test.each([
    ['approved', { is_booking_approved: 1, status_id: 1 }, true],
    ['pending', {}, true],
    ['begun', { check_in_time: '2026-11-20 18:00:00' }, true],
    ['rejected', { status_id: 2 }, false],
    ['inactive', { status_id: 13 }, false],
    ['checked out', { check_out_time: '2026-11-20 18:40:00' }, false],
  ])('one that is %s is to come, as long as it is not over', (_, fields, expected) => {
    const booking = { ...plain, ...at('18:00:00', '19:00:00'), ...fields };
    expect(isToCome(booking, '2026-11-20 18:50:00')).toBe(expected);
    expect(isToCome(booking, '2026-11-20 19:00:01')).toBe(false);
  });

  test.each([
    ['over midnight', '23:00:00', '01:00:00', 120],
    ['to midnight', '23:00:00', '00:00:00', 60],
    ['from midnight to midnight', '00:00:00', '00:00:00', 1_440],
    ['to the last second of the day', '23:00:00', '23:59:59', 60],
  ])('Q4.10.b: lasts %s', (_, from, until, minutes) => expect(minutesOf(at(from, until))).toBe(minutes));
});

test('Q2.2.b: payment is missing for an approved booking, not for one that still needs approval', () => {
  const looked = { ...plain, is_booking_approved: 1, cid_approved: 1, status_id: 5 };
  expect([looked, { ...looked, is_booking_approved: null }].map(isAwaitingPayment)).toEqual([true, false]);
});
