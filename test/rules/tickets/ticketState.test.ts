/** What a ticket is worth at the gate, and which bookings have tickets (R2.3.3, R2.2.9). */
import { describe, expect, test } from 'vitest';
import { bookingTickets } from '../../../machines/bookings/bookingTickets.ts';
import { ticketState } from '../../../machines/tickets/ticketState.ts';
import type { Booked } from '../../../src/contract/orders/bookings.ts';
import type { OrderState, Ticket } from '../../../src/contract/orders/orders.ts';

const evening = { state: 'valid', date: '2026-11-27', start_time: '20:00:00', end_time: '21:30:00' } as const;
const night = { ...evening, start_time: '23:00:00', end_time: '00:30:00' };
const midnight = { ...evening, start_time: '22:00:00', end_time: '23:59:59' };
type Judged = Pick<Ticket, 'state' | 'date' | 'start_time' | 'end_time'>;

test.each<[string, Judged, string, string, OrderState?]>([
  ['before', evening, '2026-11-20 08:00:00', 'valid'],
  ['while it runs', evening, '2026-11-27 21:00:00', 'valid'],
  ['to its last second (R4.10.8)', evening, '2026-11-27 21:30:00', 'valid'],
  ['after it', evening, '2026-11-27 21:30:01', 'expired'],
  ['after midnight, while the night runs', night, '2026-11-28 00:10:00', 'valid'],
  ['after the night', night, '2026-11-28 00:31:00', 'expired'],
  ['at the midnight that is written 23:59:59 (Q4.10.b)', midnight, '2026-11-28 00:00:00', 'valid'],
  ['without an end, all day', { ...evening, end_time: null }, '2026-11-27 23:50:00', 'valid'],
  ['without an end, the day after', { ...evening, end_time: null }, '2026-11-28 00:01:00', 'expired'],
  [
    'for a day of which others may follow',
    { ...evening, start_time: null, end_time: null },
    '2026-12-24 10:00:00',
    'valid',
  ],
  ['for any day', { ...evening, date: null }, '2036-01-01 00:00:00', 'valid'],
  ['used, also later', { ...evening, state: 'used' }, '2026-12-01 00:00:00', 'used'],
  ['refused', { ...evening, state: 'refused' }, '2026-11-20 08:00:00', 'refused'],
  ['cancelled', { ...evening, state: 'cancelled' }, '2026-12-20 08:00:00', 'cancelled'],
  ['of a cancelled order', evening, '2026-11-20 08:00:00', 'cancelled', 'cancelled'],
  ['of an order that the venue declined', evening, '2026-11-20 08:00:00', 'refused', 'rejected'],
])('R2.3.3: a ticket %s', (_, ticket, now, expected, order = 'paid') => {
  expect(ticketState(ticket, order, now)).toBe(expected);
});

describe('R2.2.9: tickets are available for', () => {
  const facility = (fields: object) =>
    ({
      kind: 'facility',
      booking: {
        token: 'receipt',
        is_booking_approved: 1,
        cid_approved: null,
        is_cid_approved: null,
        status_id: 1,
        check_in_time: null,
        check_out_time: null,
        ...fields,
      },
    }) as Booked;
  const record = (kind: string, status_id: number | null) => ({ kind, booking: { status_id } }) as Booked;

  test.each<[string, Booked, string]>([
    ['what is paid and approved', facility({}), 'standing'],
    ['what is not paid', facility({ token: null }), 'none'],
    ['what awaits the venue', facility({ is_booking_approved: 0 }), 'none'],
    ['what the venue refused', facility({ is_cid_approved: 2 }), 'none'],
    ['what was given up', facility({ status_id: 13 }), 'none'],
    ['who came in', facility({ check_in_time: '2026-11-27 20:00:00' }), 'used'],
    ['who left again', facility({ check_out_time: '2026-11-27 21:00:00' }), 'used'],
    ['an event', record('event', 1), 'standing'],
    ['an event that was cancelled', record('event', 8), 'none'],
    ['an event whose money is asked back', record('event', 12), 'none'],
    ['sessions with a coach', record('trainer', 1), 'standing'],
    ['sessions that are over', record('trainer', 4), 'used'],
    ['a workshop', record('academy', 1), 'standing'],
    ['a workshop that waits', record('academy', null), 'none'],
    ['a membership, which has a card', record('membership', 1), 'none'],
    ['the shop', record('retail', 1), 'none'],
    ['the shop, whatever else is told of it', { ...facility({}), kind: 'retail' } as Booked, 'none'],
  ])('%s', (_, booked, expected) => {
    expect(bookingTickets(booked)).toBe(expected);
  });
});
