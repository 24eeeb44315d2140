/** Which booking has the card above the list (R9.1.3). */
import { expect, test } from 'vitest';
import { nextBooked } from '../../../machines/bookings/nextBooked.ts';
import type { Booked } from '../../../src/contract/orders/bookings.ts';

const now = '2026-11-24 10:00:00';

const facility = (date: string, from: string, to: string, status: object = {}) =>
  ({
    kind: 'facility',
    booking: {
      facility_date: date,
      facility_start_time: from,
      facility_end_time: to,
      is_booking_approved: 1,
      cid_approved: null,
      is_cid_approved: null,
      status_id: 1,
      check_in_time: null,
      check_out_time: null,
      ...status,
    },
  }) as Booked;
const event = (date: string, from: string, to: string, status_id = 1) =>
  ({
    kind: 'event',
    booking: { start_date: date, event_schedules: [{ start_time: from, end_time: to }], status_id },
  }) as Booked;
const sessions = (kind: 'trainer' | 'academy', status_id: number, ...dates: [string, number?][]) =>
  ({
    kind,
    booking: {
      status_id,
      sessions: dates.map(([date, status]) => ({ date, start_time: '17:00:00', status_id: status ?? 1 })),
    },
  }) as unknown as Booked;

const whenOf = (...all: Booked[]) => {
  const next = nextBooked(all, now);
  return next && `${next.date} ${next.start_time}`;
};

test.each([
  [
    'the earliest',
    [facility('2026-11-26', '18:00:00', '19:00:00'), facility('2026-11-25', '20:00:00', '21:00:00')],
    '2026-11-25 20:00:00',
  ],
  ['one that is under way', [facility('2026-11-24', '09:00:00', '11:00:00')], '2026-11-24 09:00:00'],
  // R4.10.8: it is past once now is after its end.
  ['one that ends now', [facility('2026-11-24', '09:00:00', '10:00:00')], '2026-11-24 09:00:00'],
  ['none that is over', [facility('2026-11-24', '08:00:00', '09:59:00')], null],
  ['none that was refused', [facility('2026-11-26', '18:00:00', '19:00:00', { status_id: 2 })], null],
  [
    'one that awaits approval',
    [facility('2026-11-26', '18:00:00', '19:00:00', { is_booking_approved: 0 })],
    '2026-11-26 18:00:00',
  ],
  // R4.10.6: approved, and not paid: it lapses unless it is, and has no ticket.
  ['none that waits for its payment', [facility('2026-11-26', '18:00:00', '19:00:00', { status_id: 5 })], null],
  ['an event tonight', [event('2026-11-24', '20:00:00', '23:59:59')], '2026-11-24 20:00:00'],
  ['no event that is over', [event('2026-11-24', '07:00:00', '09:00:00')], null],
  // Rejected, cancelled, expired, refunded and inactive bookings do not take place (Q4.10.c).
  ...[2, 8, 11, 12, 13].map((status) => [
    `no event of status ${status}`,
    [event('2026-11-26', '20:00:00', '22:00:00', status)],
    null,
  ]),
  [
    'the next session of any package',
    [sessions('trainer', 1, ['2026-11-30']), sessions('trainer', 1, ['2026-11-20'], ['2026-11-27'])],
    '2026-11-27 17:00:00',
  ],
  [
    'no session that was called off',
    [sessions('academy', 1, ['2026-11-25', 8], ['2026-11-26'])],
    '2026-11-26 17:00:00',
  ],
  ['no session of a package that is over', [sessions('trainer', 11, ['2026-11-25'])], null],
  [
    'what is to come beside what is over',
    [
      facility('2026-11-20', '08:00:00', '09:00:00'),
      facility('2026-11-26', '18:00:00', '19:00:00'),
      facility('2026-11-21', '08:00:00', '09:00:00'),
    ],
    '2026-11-26 18:00:00',
  ],
  [
    'no event whose time is not told, no goods and no card',
    [
      { kind: 'event', booking: { start_date: '2026-11-26', event_schedules: [], status_id: 1 } },
      { kind: 'retail', booking: { status_id: 1 } },
      { kind: 'membership', booking: { status_id: 1, start_date: '2026-11-26' } },
    ],
    null,
  ],
  ['nothing of nothing', [], null],
] as [string, Booked[], string | null][])('R9.1.3: next is %s', (_, all, when) => expect(whenOf(...all)).toBe(when));
