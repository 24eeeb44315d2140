/** Whether a booking can still be rescheduled (R2.2.8, Q2.2.b) or cancelled (Q7.7.b). */
import { expect, test } from 'vitest';
import type { Booked } from '../../../src/contract/orders/bookings.ts';
import { pageToBuyAgain } from '../../../machines/bookings/buyAgain.ts';
import { isCancellable, mayAskToCancel, mayReschedule } from '../../../machines/bookings/mayChangeBooking.ts';

const booking = {
  facility_date: '2026-11-26',
  facility_start_time: '19:00:00',
  facility_end_time: '20:30:00',
  is_booking_approved: 1,
  cid_approved: null,
  is_cid_approved: null,
  status_id: 1,
  check_in_time: null,
  check_out_time: null,
};
const before = '2026-11-26 18:59:00';
const during = '2026-11-26 19:00:01';

test.each([
  ['approved', {}, before, true, true],
  ['waiting for a yes', { is_booking_approved: 0, status_id: 5 }, before, true, true],
  ['approved by the venue, its identities still looked at', { cid_approved: 0 }, before, true, true],
  ['not paid yet', { status_id: 5 }, before, false, true],
  ['not paid yet, identities approved', { cid_approved: 1, status_id: 5 }, before, false, true],
  ['at its start', {}, '2026-11-26 19:00:00', true, true],
  ['begun', {}, during, true, false],
  ['at its end', {}, '2026-11-26 20:30:00', true, false],
  ['past', {}, '2026-11-26 20:30:01', false, false],
  ['rejected', { is_booking_approved: 2 }, before, false, false],
  ['consumed', { check_in_time: '2026-11-26 18:50:00' }, before, false, false],
  ['checked out', { check_out_time: '2026-11-26 18:55:00' }, before, false, false],
  ['inactive', { is_booking_approved: null, status_id: 13 }, before, false, false],
  ['beside goods, which are the customer’s at once', { is_cancellable: false }, before, true, false],
  ['beside another court', { is_cancellable: true }, before, true, true],
  ['of a server that does not tell what is beside it', { is_cancellable: null }, before, true, true],
])('Q2.2.b: %s %j', (_, fields, now, moves, isAsked) => {
  const one = { ...booking, ...fields };
  expect([mayReschedule(one, now), mayAskToCancel(one, now)]).toEqual([moves, isAsked]);
});

const base = { id: 1, order_id: 2, status_id: 1 };
// Only what the rules look at.
const booked = (kind: string, booking: object) => ({ kind, booking: { ...base, ...booking } }) as unknown as Booked;
const event = (rest: object = {}) => booked('event', { event_id: 301, start_date: '2026-11-26', ...rest });
const academy = (rest: object = {}) => booked('academy', { workshop_id: 401, start_date: '2026-11-26', ...rest });

test.each([
  ['an event to come', event(), true],
  ['an event that waits', event({ status_id: 5 }), true],
  ['a cancelled event', event({ status_id: 8 }), false],
  ['an event beside goods', event({ is_cancellable: false }), false],
  ['an event beside a court', event({ is_cancellable: true }), true],
  ['an event of yesterday', event({ start_date: '2026-11-25' }), false],
  ['a term to come', academy(), true],
  ['a term that runs', academy({ start_date: '2026-11-01' }), false],
  ['sessions', booked('trainer', { trainer_id: 502, offer_id: null }), true],
  [
    'sessions of an offer, which is the customer’s at once',
    booked('trainer', { trainer_id: 502, offer_id: 901 }),
    false,
  ],
  ['a membership', booked('membership', {}), false],
  ['goods', booked('retail', {}), false],
  ['a court, which has a question of its own', booked('facility', { start_date: '2026-11-26' }), false],
])('Q7.7.b: %s may be asked about: %j', (_, one, isAsked) => {
  expect(isCancellable(one, '2026-11-26')).toBe(isAsked);
});

test.each([
  [event(), '/events/301'],
  [academy(), '/academy/401/packages'],
  [booked('trainer', { trainer_id: 502, training_package_id: 5022 }), '/training/502?package=5022'],
  [booked('membership', { membership_package_id: 6023 }), '/memberships?package=6023'],
  [booked('retail', { outlet_id: null }), '/retail'],
  [booked('retail', { outlet_id: 703 }), '/outlets/703'],
])('what is sold on a page of its own is bought there again: %j', (one, page) => {
  expect(pageToBuyAgain(one as Parameters<typeof pageToBuyAgain>[0])).toBe(page);
});
