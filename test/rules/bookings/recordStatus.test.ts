/** R4.10.9, Q4.10.c: what bookings other than a facility's are called, and how long they are good for. */
import { expect, test } from 'vitest';
import {
  coachBookingOf,
  nextSession,
  recordStatus,
  sessionsByTime,
  spanState,
} from '../../../machines/bookings/recordStatus.ts';
import { signedAmount } from '../../../machines/money/signedAmount.ts';

test.each([
  [1, 'approved'],
  [2, 'rejected'],
  [4, 'completed'],
  [5, 'pending'],
  [8, 'cancelled'],
  [11, 'expired'],
  [12, 'refundRequested'],
  [13, 'inactive'],
  [3, 'pending'],
  [0, 'pending'],
  [null, 'pending'],
])('status %s is %s', (id, status) => expect(recordStatus(id)).toBe(status));

test.each([
  ['2026-10-31', 'toCome'],
  ['2026-11-01', 'running'],
  ['2026-11-30', 'running'],
  ['2026-12-01', 'over'],
])('November on %s is %s: both its days are part of it', (today, state) => {
  expect(spanState({ start_date: '2026-11-01', end_date: '2026-11-30' }, today)).toBe(state);
});

test.each([
  [7, 1, 7],
  [7, 5, 7],
  [7, 4, 7],
  [7, 2, null],
  [7, 8, null],
  [7, 12, null],
  [7, 13, null],
  [null, 1, null],
])('coach’s booking %s of an order with status %s is gone on with as %s', (trainer_booking_id, status_id, expected) => {
  expect(coachBookingOf({ trainer_booking_id, status_id })).toBe(expected);
});

test('the next session is the first that has not begun and is not called off', () => {
  const session = (date: string, start_time: string, status_id: number | null = 1) => ({ date, start_time, status_id });
  const sessions = [
    session('2026-11-25', '17:00:00'),
    session('2026-11-22', '17:00:00'),
    session('2026-11-23', '17:00:00', 8),
    session('2026-11-23', '18:00:00', 2),
  ];
  expect(nextSession(sessions, '2026-11-22 17:00:00')).toBe(sessions[1]);
  expect(nextSession(sessions, '2026-11-22 17:01:00')).toBe(sessions[0]);
  expect(nextSession(sessions, '2026-11-25 17:01:00')).toBeUndefined();
  expect(nextSession([], '2026-11-22 17:00:00')).toBeUndefined();
});

test.each([
  [80, 'credit', 80],
  [-80, 'debit', -80],
  [80, 'debit', -80],
  [0, 'debit', 0],
] as const)('Q7.6.e: %s by %s moves the wallet by %s', (amount, type, moved) => {
  expect(signedAmount({ amount, type })).toBe(moved);
});

test('R4.10.9: upcoming sessions are in order, past ones follow, the latest first', () => {
  const session = (date: string, from: string, end: string) => ({
    date,
    start_time: `${from}:00`,
    end_time: `${end}:00`,
    status_id: 1,
  });
  const first = session('2026-11-18', '16:00', '17:00');
  const second = session('2026-11-20', '09:00', '10:00');
  const underWay = session('2026-11-20', '10:00', '11:00');
  const evening = session('2026-11-20', '20:00', '21:00');
  const later = session('2026-12-01', '08:00', '09:00');
  const told = [later, second, evening, first, underWay];
  expect(sessionsByTime(told, '2026-11-20 10:00:00')).toEqual({
    coming: [underWay, evening, later],
    past: [second, first],
  });
  expect(sessionsByTime(told, '2026-11-20 11:00:00').past).toEqual([underWay, second, first]);
});

test('R4.10.9: a session that ends at midnight is still to come in the evening', () => {
  const late = { date: '2026-11-20', start_time: '23:00:00', end_time: '00:00:00', status_id: 1 };
  expect(sessionsByTime([late], '2026-11-20 22:00:00').coming).toEqual([late]);
  expect(sessionsByTime([late], '2026-11-20 23:59:59').coming).toEqual([late]);
  expect(sessionsByTime([late], '2026-11-21 00:00:00').past).toEqual([late]);
});
