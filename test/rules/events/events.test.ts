/** The rules for an event's days, tickets and list (R2.1.4, R3.5.18, R3.6.7, Q4.8.a). */
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { daysOf, isDayOver, isOn, hasEnded, stillToCome } from '../../../machines/events/eventDays.ts';
import { eventGroups, leadingEvent } from '../../../machines/events/eventGroups.ts';
import { eventItems, eventLine, isSoldOut, isTicketGone } from '../../../machines/events/eventLines.ts';
import { daysAsked, eventQuery } from '../../../machines/events/eventQuery.ts';
import { eventVenue } from '../../../machines/events/eventVenue.ts';
import { CartLine } from '../../../src/contract/orders/cart.ts';
import { EventDetails } from '../../../src/contract/offered/events.ts';

const night = { date: '2026-11-26', start_time: '21:00:00', end_time: '01:00:00' };
export const cup = parse(EventDetails, {
  id: 311,
  name: 'Schools cup',
  ar_name: 'كأس المدارس',
  sport: 'football',
  start_date: '2026-11-26',
  end_date: '2026-11-28',
  venue: { id: 2, name: 'Mirdif Fields' },
  venue_id: 2,
  price_from: 25,
  event_schedules: [
    { date: '2026-11-28', start_time: '09:00:00', end_time: '16:00:00' },
    { ...night, date: null },
  ],
  tickets: [
    {
      event_ticket_id: 1,
      product_id: 11,
      name: 'Family',
      price: 95.24,
      tax_amount: 4.76,
      participant_count: 4,
      remaining_capacity: 7,
    },
    { event_ticket_id: 2, product_id: 12, name: 'Free', price: 0, tax_amount: 0, one_per_customer: 1 },
    { event_ticket_id: 3, product_id: 13, name: 'Seat', ar_name: 'مقعد', price: 50, tax_amount: 2.5, seat_map_id: 30 },
  ],
});
const [family, free, seated] = cup.tickets;

describe('R3.5.18: its days', () => {
  test('every schedule has a date, the earliest first', () => {
    expect(daysOf(cup).map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-28']);
    const [late, early] = ['18:00:00', '09:00:00'].map((start_time) => ({ ...night, start_time }));
    expect(daysOf({ ...cup, event_schedules: [late!, early!] }).map((day) => day.start_time)).toEqual([
      '09:00:00',
      '18:00:00',
    ]);
    expect(daysOf({ ...cup, event_schedules: [early!, late!] }).map((day) => day.start_time)).toEqual([
      '09:00:00',
      '18:00:00',
    ]);
  });

  test.each([
    ['2026-11-26 20:59:00', false, false],
    ['2026-11-26 21:00:00', true, false],
    // What ends at one o'clock ends on the next day.
    ['2026-11-27 00:59:00', true, false],
    ['2026-11-27 01:00:00', false, false],
    ['2026-11-28 15:59:00', true, false],
    ['2026-11-28 16:00:00', false, true],
  ])('at %s: on %s, over %s', (now, on, over) => {
    expect([isOn(cup, now), hasEnded(cup, now)]).toEqual([on, over]);
  });

  test('events that are over are left out, and the others keep their order', () => {
    const [early, late] = ['2026-11-26', '2026-11-29'].map((start_date) => ({
      ...cup,
      start_date,
      end_date: start_date,
      event_schedules: [{ ...night, date: start_date }],
    }));
    expect(stillToCome([late!, early!, cup], '2026-11-27 00:59:00')).toEqual([late, early, cup]);
    expect(stillToCome([late!, early!, cup], '2026-11-27 01:00:00')).toEqual([late, cup]);
  });

  test.each([
    ['2026-11-28 23:59:00', false],
    ['2026-11-29 00:00:00', true],
  ])('without schedules it is over after its last day: %s', (now, over) => {
    expect(hasEnded({ ...cup, event_schedules: [] }, now)).toBe(over);
  });
});

describe('R3.6.7: the line of a ticket', () => {
  test('has the event, the ticket and the server’s price, and belongs to the venue', () => {
    const line = eventLine(cup, family!);
    expect(line).toMatchObject({
      productType: 'event',
      event_id: 311,
      event_ticket_id: 1,
      product_id: 11,
      seat_map_id: null,
      name: 'Schools cup: Family',
      ar_name: 'كأس المدارس: Family',
      price: 95.24,
      tax_amount: 4.76,
      total_price: 100,
      venue_id: 2,
      event_date: '2026-11-26',
      event_time: '21:00:00',
    });
    expect(line).not.toHaveProperty('one_per_customer');
    expect(parse(CartLine, { ...line, id: 'x' })).toEqual({ ...line, id: 'x' });
  });

  test('R3.5.18: is for the day that the ticket admits to', () => {
    const line = eventLine(cup, { ...family!, date: '2026-11-28' });
    expect([line.event_date, line.event_time]).toEqual(['2026-11-28', '09:00:00']);
  });

  test('Q4.8.a: is one for everybody where the ticket is', () => {
    expect(eventLine(cup, free!).one_per_customer).toBe(true);
  });

  test('Q3.6.b: is that seat where one was chosen', () => {
    expect(eventLine(cup, seated!, { seat_map_id: 30_712, label: 'A12' })).toMatchObject({
      seat_map_id: 30_712,
      detail: 'A12',
      quantity: 1,
    });
  });

  test('Q8.2.a: an event without a venue has none, and the cart refuses it', () => {
    expect(eventLine({ ...cup, venue: null, venue_id: null }, family!).venue_id).toBeNull();
    // The venue may be in either field.
    expect(eventLine({ ...cup, venue_id: null }, family!).venue_id).toBe(2);
    expect(eventLine({ ...cup, venue: null }, family!).venue_id).toBe(2);
  });

  test('R5.7.1: chosen by number is what has no seats, as many as there are places', () => {
    expect(eventItems(cup).map(({ id, people, places }) => [id, people, places])).toEqual([
      [1, 4, 7],
      [2, 1, null],
    ]);
  });

  test.each([
    ['one kind is left', cup.tickets, false],
    ['nobody counts', [free!], false],
    ['three places for a family of four', [{ ...family!, remaining_capacity: 3 }], true],
    ['four places for a family of four', [{ ...family!, remaining_capacity: 4 }], false],
    ['one kind is gone, another is not', [{ ...family!, remaining_capacity: 0 }, family!], false],
    ['one kind is gone, of another nobody counts', [{ ...family!, remaining_capacity: 0 }, free!], false],
    ['one place for one', [{ ...free!, participant_count: 1, remaining_capacity: 1 }], false],
    ['no tickets at all', [], false],
  ])('sold out: %s', (_, tickets, is) => expect(isSoldOut({ tickets })).toBe(is));

  test('a ticket is gone when there is no room for all the people it admits, even if another kind is left', () => {
    const gone = [
      { ...family!, remaining_capacity: 3 },
      { ...family!, remaining_capacity: 4 },
      { ...seated!, remaining_capacity: 0 },
      { ...seated!, remaining_capacity: 1 },
      free!,
    ].map(isTicketGone);
    expect(gone).toEqual([true, false, true, false, false]);
  });
});

describe('R2.1.4: the list', () => {
  test('begins with the first that is not over, on the unfiltered first page', () => {
    const over = { ...cup, id: 1, start_date: '2026-11-20', end_date: '2026-11-20', event_schedules: [] };
    const list = [over, cup, { ...cup, id: 312 }];
    const now = '2026-11-22 12:00:00';
    const leading = [
      leadingEvent(list, { narrowing: {}, current_page: 1 }, now),
      leadingEvent(list, { narrowing: {}, current_page: 2 }, now),
      leadingEvent(list, { narrowing: { search: 'cup' }, current_page: 1 }, now),
      leadingEvent([over], { narrowing: {}, current_page: 1 }, now),
    ];
    expect(leading).toEqual([cup, null, null, null]);
  });

  // 22 November 2026 is a Sunday.
  test.each([
    [{}, '2026-11-22', {}],
    [{ when: 'today' }, '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
    [{ when: 'weekend' }, '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
    [{ when: 'weekend' }, '2026-11-23', { from: '2026-11-28', to: '2026-11-29' }],
    [{ when: 'weekend' }, '2026-11-28', { from: '2026-11-28', to: '2026-11-29' }],
    [{ when: 'week' }, '2026-11-27', { from: '2026-11-27', to: '2026-12-03' }],
    [{ when: 'month' }, '2026-11-22', { from: '2026-11-22', to: '2026-12-21' }],
    [{ when: 'own', from: '2026-12-01' }, '2026-11-22', { from: '2026-12-01' }],
    [{ when: 'own', from: '2026-12-01', to: '2026-12-02' }, '2026-11-22', { from: '2026-12-01', to: '2026-12-02' }],
    [{ from: '2026-12-01' }, '2026-11-22', {}],
    [{ when: 'constructor' }, '2026-11-22', {}],
  ])('%j on %s asks for the days %j', (narrowing, today, days) => {
    expect(daysAsked(narrowing as Record<string, string>, today)).toEqual(days);
  });

  test('text, venue and price are sent as in the address', () => {
    expect(eventQuery({ search: 'cup', venue_id: '2', price_max: '0' }, '2026-11-22')).toEqual({
      search: 'cup',
      venue_id: 2,
      price_max: 0,
    });
  });

  test('is read like a calendar: what is over, today, the days after it, then by months', () => {
    const on = (id: number, start_date: string, end_date: string | null = null) => ({ id, start_date, end_date });
    const events = [
      on(1, '2026-11-20'),
      on(2, '2026-11-21', '2026-11-22'),
      on(3, '2026-11-22'),
      on(4, '2026-11-28'),
      on(5, '2026-11-29'),
      on(6, '2026-12-01'),
    ];
    expect(eventGroups(events, '2026-11-22').map(({ key, events: some }) => [key, some.map(({ id }) => id)])).toEqual([
      ['past', [1]],
      ['today', [2, 3]],
      ['week', [4]],
      ['2026-11', [5]],
      ['2026-12', [6]],
    ]);
  });
});

test('R3.5.18: what ends at the hour at which it began ends a day later', () => {
  const whole = { ...cup, event_schedules: [{ ...night, end_time: '21:00:00' }] };
  expect([isOn(whole, '2026-11-27 20:00:00'), hasEnded(whole, '2026-11-27 21:00:00')]).toEqual([true, true]);
});

test.each([
  ['before it begins', '2026-11-26 20:59:59', false],
  ['after midnight', '2026-11-27 00:59:59', false],
  ['at its very end', '2026-11-27 01:00:00', true],
])('R3.5.18: the day of an event that goes into the night is over: %s', (_, now, isOver) => {
  expect(isDayOver(night, now)).toBe(isOver);
});

test.each([
  ['its own, whatever the list says', { name: 'Own' }, { name: 'Listed' }, { name: 'Own' }],
  ['its own, where the list has none', { name: 'Own' }, null, { name: 'Own' }],
  ['the one in the list, where it has none', null, { name: 'Listed' }, { name: 'Listed' }],
  ['the one in the list, where nothing is said', undefined, { name: 'Listed' }, { name: 'Listed' }],
  ['none, where nobody knows one', null, null, null],
])('the venue of an event is %s', (_, own, listed, expected) => {
  expect(eventVenue({ event: own === undefined ? {} : { venue: own }, venue: listed })).toEqual(expected);
});
