/** The operator's texts about why a slot is not offered (the reasons are tested in explainSlot.test.ts). */
import { describe, expect, test } from 'vitest';
import { clockText, reasonText } from '../../../machines/slots/reasons/reasonText.ts';
import type { Reason } from '../../../machines/slots/reasons/slotReason.ts';

const hour = 60;

test.each([
  [0, '00:00'],
  [18 * hour + 5, '18:05'],
  [23 * hour + 59, '23:59'],
  [24 * hour, '00:00+1'],
  [25 * hour + 30, '01:30+1'],
  [48 * hour, '00:00+2'],
  [-hour, '23:00-1'],
  [-24 * hour, '00:00-1'],
])('minute %i of the picked date is %s (U6)', (minute, text) => expect(clockText(minute)).toBe(text));

const evening = { date: '2026-11-26', start_time: '18:00:00', end_time: '19:30:00' };
const own = { id: 1, relation: 'own' } as const;
const booked = (record: object, facility: { id: number; relation: 'own' | 'parent' | 'child' } = own) =>
  ({ code: 'booking', facility, record: { ...evening, ...record } }) as const;
const control = (record: object) => ({ code: 'control', record: { interval_type: 0 as const, ...record } }) as const;
const duration = { code: 'duration', shortest: 60, increment: 30 } as const;

describe('in a few words', () => {
  test.each<[Reason, string]>([
    [{ code: 'date', first: '2026-11-20', last: null }, 'only dates from 2026-11-20 may be picked'],
    [
      { code: 'date', first: '2026-11-20', last: '2026-11-25' },
      'only dates from 2026-11-20 to 2026-11-25 may be picked',
    ],
    [{ ...duration, longest: Infinity }, 'bookings take 60 minutes or 30 more each'],
    [{ ...duration, longest: 180 }, 'bookings take 60 minutes or 30 more each, 180 at most'],
    [{ code: 'otherFacility' }, 'another facility was chosen'],
    [{ code: 'otherProduct', product: 501 }, 'begins in product 501, which was not chosen'],
    [{ code: 'closed' }, 'closed'],
    [{ code: 'betweenStarts', opens: 16 * hour, increment: 60 }, 'slots begin every 60 minutes from 16:00'],
    [{ code: 'lastNight' }, 'part of last night, on its own date’s list'],
    [control({}), 'a control for everybody closes all day'],
    [control({ channels: [], times: [] }), 'a control for everybody closes all day'],
    [
      control({ channels: ['Members', 'Partners'], times: [evening] }),
      'a control for Members, Partners closes 18:00 to 19:30',
    ],
    [
      control({ interval_type: 1, times: [evening, { start_time: '20:00:00', end_time: '21:00:00' }] }),
      'a control for everybody opens only 18:00 to 19:30, 20:00 to 21:00',
    ],
    [{ code: 'closingTime', closes: 24 * hour }, 'closes at 00:00+1'],
    [{ code: 'minimum', shortest: 90 }, 'booked for 90 minutes at least'],
    [{ code: 'full', from: 18 * hour, until: 19 * hour, capacity: 4 }, 'all 4 places taken 18:00 to 19:00'],
    [{ code: 'fullDay', from: 0, until: 24 * hour, capacity: 4 }, 'all 4 places of the day taken'],
    [{ code: 'past' }, 'past'],
    [{ code: 'notice', delay: 120 }, 'wants 120 minutes’ notice'],
    [{ ...booked({}), code: 'maintenance' }, 'maintenance, 2026-11-26 18:00 to 19:30'],
    [{ ...booked({}), code: 'event' }, 'event, 2026-11-26 18:00 to 19:30'],
    [{ ...booked({}), code: 'workshop' }, 'workshop, 2026-11-26 18:00 to 19:30'],
    [{ ...booked({}), code: 'hold' }, 'held by a cart, 2026-11-26 18:00 to 19:30'],
    [booked({}), 'booked, 2026-11-26 18:00 to 19:30'],
    [booked({}, { id: 9, relation: 'parent' }), 'booked on its parent 9, 2026-11-26 18:00 to 19:30'],
    [booked({}, { id: 8, relation: 'child' }), 'booked on its child 8, 2026-11-26 18:00 to 19:30'],
    [booked({ booking_end_date: '2026-11-27' }), 'booked, 2026-11-26 18:00 to 2026-11-27 19:30'],
    [booked({ booking_end_date: '2026-11-26' }), 'booked, 2026-11-26 18:00 to 19:30'],
    [booked({ booking_end_date: null }), 'booked, 2026-11-26 18:00 to 19:30'],
    [booked({ end_date: '2026-11-28' }), 'booked, 2026-11-26 18:00 to 2026-11-28 19:30'],
    [booked({ end_date: undefined }), 'booked, 2026-11-26 18:00 to 19:30'],
    [booked({ is_full_day: 1 }), 'booked, all day'],
    [booked({ is_full_day: 0 }), 'booked, 2026-11-26 18:00 to 19:30'],
    [booked({ start_time: null }), 'booked, all day'],
    [booked({ end_time: null }), 'booked, all day'],
  ])('%j', (reason, words) => expect(reasonText(reason)).toBe(words));
});
