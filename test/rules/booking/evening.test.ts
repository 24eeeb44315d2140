/** Which evening the home page shows, and what of it is free (walk of the night hours; W4, W5, N2, U8). */
import { describe, expect, test } from 'vitest';
import { boardOf, eveningsAt, hoursOf, type EveningSchedule } from '../../../machines/booking/evening.ts';
import { packDay } from '../../../machines/slots/schedule/packedDay.ts';
import { padel, swimming } from '../../models/booking/booking.fixtures.ts';

const day = '2026-11-20';
const dayAfter = '2026-11-21';

interface Court {
  from: string;
  until: string;
  /** When another customer plays. */
  taken?: readonly [string, string];
}

function scheduleOn(date: string, courts: readonly Court[], service = padel): EveningSchedule {
  const packed = packDay({
    date,
    configuration: {
      min_booking_time: 60,
      time_increment: 60,
      max_booking_time: null,
      online_booking_delay: 0,
      enable_over_night_booking: 1,
      per_capacity: 0,
    },
    allow_facility_items_reservation: true,
    facilities: courts.map(({ from, until, taken }, index) => ({
      id: 101 + index,
      facility_rentals: [{ start_time: from, end_time: until, product_id: 501 }],
      bookings: taken ? [{ date: day, start_time: taken[0], end_time: taken[1], attendance: 1 }] : [],
    })),
  } as never);
  return { service, packed: packed.B2C };
}

const untilOne: Court = { from: '16:00:00', until: '01:00:00' };
const untilMidnight: Court = { from: '08:00:00', until: '00:00:00' };

/** Free facilities by hour, of this evening or, with 1, the next. */
function leftAt(now: string, courts: readonly Court[], which: 0 | 1 = 0): Record<number, number> {
  const evening = eveningsAt(now)[which];
  const { packed } = scheduleOn(evening.date, courts);
  return Object.fromEntries(hoursOf(packed, evening, { now }).map(({ hour, left }) => [hour, left]));
}

describe('which evening is meant', () => {
  test.each([
    [`${day} 05:00:00`, 'tonight', day, 'tomorrow', dayAfter],
    [`${day} 18:00:00`, 'tonight', day, 'tomorrow', dayAfter],
    [`${day} 23:59:59`, 'tonight', day, 'tomorrow', dayAfter],
    // After midnight it is still the same night, in the schedule of the new date (W5).
    [`${dayAfter} 00:00:00`, 'tonight', dayAfter, 'laterToday', dayAfter],
    [`${dayAfter} 04:59:59`, 'tonight', dayAfter, 'laterToday', dayAfter],
    [`${dayAfter} 05:00:00`, 'tonight', dayAfter, 'tomorrow', '2026-11-22'],
  ])('at %s', (now, first, firstDate, second, secondDate) => {
    expect(eveningsAt(now).map(({ name, date }) => [name, date])).toEqual([
      [first, firstDate],
      [second, secondDate],
    ]);
  });
});

describe('what is still free, on two courts open until one at night', () => {
  const courts = [untilOne, { ...untilOne, taken: ['19:00:00', '20:00:00'] as const }];
  test.each([
    [`${day} 12:00:00`, { 17: 2, 18: 2, 19: 1, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 }],
    [`${day} 18:00:00`, { 18: 2, 19: 1, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 }],
    // Fifteen minutes after its beginning a slot is over, and so is its hour (N2).
    [`${day} 22:14:59`, { 22: 2, 23: 2, 24: 2 }],
    [`${day} 22:58:00`, { 23: 2, 24: 2 }],
    [`${day} 23:16:00`, { 24: 2 }],
    [`${dayAfter} 00:10:00`, { 0: 2 }],
    [`${dayAfter} 00:30:00`, {}],
    [`${dayAfter} 02:30:00`, {}],
  ])('at %s', (now, expected) => {
    expect(leftAt(now, courts)).toEqual(expected);
  });

  test('the next evening is whole', () => {
    const all = { 17: 2, 18: 2, 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 };
    expect(leftAt(`${day} 23:50:00`, courts, 1)).toEqual(all);
    expect(leftAt(`${dayAfter} 02:30:00`, courts, 1)).toEqual(all);
  });

  test('the night ends at five, wherever it never closes', () => {
    const always = [{ from: '00:00:00', until: '23:59:59' }];
    expect(Object.keys(leftAt(`${dayAfter} 02:30:00`, always)).map(Number)).toEqual([3, 4]);
    expect(leftAt(`${dayAfter} 04:20:00`, always)).toEqual({});
    const untilEight = [{ from: '16:00:00', until: '08:00:00' }];
    expect(Object.keys(leftAt(`${day} 23:30:00`, untilEight)).map(Number)).toEqual([24, 25, 26, 27, 28]);
  });
});

describe('an hour is full only when other customers have it', () => {
  const taken = [{ ...untilMidnight, taken: ['20:00:00', '22:00:00'] as const }];
  const hoursAt = (now: string) => {
    const [evening] = eveningsAt(now);
    return hoursOf(scheduleOn(day, taken).packed, evening, { now });
  };

  test('taken ones stand between free ones, with nowhere to go', () => {
    expect(hoursAt(`${day} 19:30:00`)).toEqual([
      { hour: 20, left: 0, start: null },
      { hour: 21, left: 0, start: null },
      { hour: 22, left: 1, start: { startTime: '22:00:00', nextDay: false } },
      { hour: 23, left: 1, start: { startTime: '23:00:00', nextDay: false } },
    ]);
  });

  test('once it has begun it is gone', () => {
    expect(hoursAt(`${day} 21:30:00`).map(({ hour }) => hour)).toEqual([22, 23]);
  });

  test('what starts after midnight counts on, as the address does', () => {
    const [evening] = eveningsAt(`${day} 23:30:00`);
    expect(hoursOf(scheduleOn(day, [untilOne]).packed, evening, { now: `${day} 23:30:00` })).toEqual([
      { hour: 24, left: 1, start: { startTime: '00:00:00', nextDay: true } },
    ]);
  });
});

describe('the board', () => {
  const now = `${day} 22:30:00`;
  const [tonight] = eveningsAt(now);

  test('has the hours with free slots, and no row for a full service', () => {
    const soldOut = { ...untilMidnight, taken: ['18:00:00', '23:59:59'] as const };
    const board = boardOf([scheduleOn(day, [untilOne]), scheduleOn(day, [soldOut], swimming)], tonight, { now });
    expect(board?.hours).toEqual([23, 24]);
    expect(board?.rows.map(({ service, duration }) => [service.id, duration])).toEqual([[padel.id, 60]]);
  });

  test('has its hours in order, whichever service begins first', () => {
    const late = { from: '20:00:00', until: '22:00:00' };
    const early = { from: '17:00:00', until: '21:00:00' };
    const moment = { now: `${day} 12:00:00` };
    const board = boardOf([scheduleOn(day, [late]), scheduleOn(day, [early], swimming)], tonight, moment);
    expect(board?.hours).toEqual([17, 18, 19, 20, 21]);
  });

  test('is null when nothing is free', () => {
    expect(boardOf([scheduleOn(day, [{ from: '08:00:00', until: '22:00:00' }])], tonight, { now })).toBeNull();
    expect(boardOf([], tonight, { now })).toBeNull();
  });
});
