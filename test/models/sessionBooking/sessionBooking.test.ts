import { expect, test } from 'vitest';
import {
  hourIn,
  isSessionBooked,
  isPackageClosed,
  mayBookSession,
  writeHour,
} from '../../../machines/sessionBooking/sessionBookingRules.ts';
import type { SessionBookingSnapshot } from '../../../machines/sessionBooking/sessionBookingMachine.ts';
import * as read from '../../../machines/sessionBooking/sessionBookingSelectors.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { isSoIn, toldIn } from '../../support/law/told.ts';
import { hourAgain, scheduled } from './sessionBooking.law.ts';

checkLaws(scheduled, hourAgain);

test.each([
  [1, 3, true],
  [1, 0, false],
  // Unpaid, declined, cancelled or over packages cannot be scheduled.
  [5, 3, false],
  [2, 3, false],
  [8, 3, false],
  [11, 3, false],
  [12, 3, false],
  [13, 3, false],
  [null, 3, false],
])('Q3.6.d: a package of status %s with %s sessions left can be scheduled: %s', (status_id, left, may) => {
  expect(mayBookSession({ status_id, sessions_left: left })).toBe(may);
});

test('F09: an hour that was called off is not booked', () => {
  const hour = { date: '2026-11-30', start_time: '16:00:00' };
  const session = { id: 1, ...hour, end_time: '17:00:00' };
  const of = (status_id: number) => isSessionBooked({ sessions: [{ ...session, status_id }] }, hour);
  expect([of(1), of(4), of(8), of(2)]).toEqual([true, true, false, false]);
  expect(isSessionBooked({ sessions: [{ ...session, status_id: 1 }] }, { ...hour, start_time: '17:00:00' })).toBe(
    false,
  );
});

test('Q3.6.d: the chosen hour, the taken ones, the booked one, and why it failed', () => {
  const monday = { date: '2026-11-30', start_time: '16:00:00' };
  const told = (snapshot: SessionBookingSnapshot) => [
    read.chosen(snapshot),
    read.taken(snapshot),
    read.booked(snapshot),
    read.problem(snapshot)?.code ?? null,
  ];
  expect(toldIn(scheduled, told)).toEqual({
    open: [null, [], null, null],
    chosen: [monday, [], null, null],
    booking: [monday, [], null, null],
    booked: [null, [], monday, null],
    checking: [monday, [], null, 'lost'],
    checkingTaken: [monday, [], null, 'trainerTaken'],
    unanswered: [monday, [], null, 'lost'],
    gone: [null, [monday], null, 'trainerTaken'],
    closed: [monday, [], null, 'packageOver'],
  });
  expect(isSoIn(scheduled, read.isBusy)).toEqual(['booking', 'checking', 'checkingTaken']);
});

test('Q7.6.m: a package that is unpaid, over, used up or gone is loaded again, but not after a lost connection', () => {
  const codes = ['notPaid', 'packageOver', 'noSessionLeft', 'notFound', 'http404'];
  expect(codes.filter((code) => !isPackageClosed(new RefusedError(code)))).toEqual([]);
  expect([new RefusedError('trainerTaken'), new ConnectionError()].some(isPackageClosed)).toBe(false);
});

test('F14: the chosen hour is in the address, unless it has begun or is booked by now', () => {
  const hour = { date: '2026-11-30', start_time: '16:00:00' };
  const params = new URLSearchParams('week=2');
  writeHour(params, hour);
  expect(decodeURIComponent(params.toString())).toBe('week=2&at=2026-11-30T16:00');
  const at = (now: string, status_id?: number) =>
    hourIn(params, { sessions: status_id ? [{ id: 1, ...hour, end_time: '17:00:00', status_id }] : [] }, now);
  expect(at('2026-11-30 15:59:00')).toEqual(hour);
  expect([at('2026-11-30 16:00:00'), at('2026-11-30 15:59:00', 1)]).toEqual([null, null]);
  expect(at('2026-11-30 15:59:00', 8)).toEqual(hour);
  writeHour(params, null);
  expect(params.toString()).toBe('week=2');
  expect(hourIn(params, { sessions: [] }, '2026-11-30 15:59:00')).toBeNull();
});
