/**
 * Where a booking can be moved: slots of its length on similar facilities, with the booking itself left out (R2.2.8,
 * Q2.2.b).
 */
import { describe, expect, test } from 'vitest';
import type { RescheduleContext } from '../../../machines/reschedule/rescheduleContext.ts';
import {
  courtsAlike,
  firstDateShown,
  nearestToMissed,
  newSlot,
  offeredSlots,
} from '../../../machines/reschedule/rescheduleRules.ts';
import type { PackedSchedule } from '../../../machines/slots/slots.ts';
import {
  booking,
  day,
  dayWithout,
  evening,
  eveningLater,
  input,
  poolEvening,
  swim,
} from '../../models/reschedule/reschedule.fixtures.ts';

const context = (changes: Partial<RescheduleContext> = {}): RescheduleContext => ({
  ...input,
  booking,
  service: null,
  date: day,
  schedule: dayWithout(evening),
  chosen: null,
  missed: null,
  moved: null,
  problem: null,
  attempts: 0,
  ...changes,
});
/** `18:30 1` is half past six on court 1. */
const offered = (changes?: Partial<RescheduleContext>) =>
  offeredSlots(context(changes)).map(
    ({ start_time, facilities }) => `${start_time.slice(0, 5)} ${facilities.map((id) => id % 100).join()}`,
  );

describe('Q2.2.b: what is offered', () => {
  test('half an hour later overlaps only itself; its current slot is not offered; the show court is not similar', () => {
    expect(offered()).toEqual(['18:00 1', '18:30 1', '19:30 1', '20:00 1,2']);
  });

  test('the same time on another court is offered', () => {
    const free = { ...evening, facilities: evening.facilities.map((one) => ({ ...one, bookings: [] })) };
    expect(offered({ schedule: dayWithout(free) })).toContain('19:00 2');
  });

  test('so is the same time on another day', () => {
    const before = { ...booking, facility_date: '2026-11-25' };
    const free = { ...evening, facilities: evening.facilities.map((one) => ({ ...one, bookings: [] })) };
    expect(offered({ booking: before, schedule: dayWithout(free) })).toContain('19:00 1,2');
  });

  test('K1: a pool only where there is room for everybody, without counting the booking itself', () => {
    const pool = { booking: swim, schedule: dayWithout(poolEvening, swim) };
    expect(offered(pool)).toEqual(['18:00 1', '18:30 1', '19:30 1', '21:00 1']);
  });

  test('N2: slots that have begun go; U8: no day beyond the booking period', () => {
    expect(offered({ now: `${day} 19:40:00` })).toEqual(['19:30 1', '20:00 1,2']);
    expect(offered({ now: '2026-11-10 08:00:00' })).toEqual([]);
  });

  test('nothing where its own court is unknown, or another day’s schedule is loading', () => {
    expect(offered({ booking: { ...booking, facility_id: 999 } })).toEqual([]);
    expect(offered({ date: '2026-11-27' })).toEqual([]);
    expect([offered({ schedule: null }), offered({ booking: null })]).toEqual([[], []]);
  });
});

describe('the court', () => {
  const at = (startTime: string, facilityId?: number) =>
    newSlot(context(), { date: day, startTime, ...(facilityId ? { facilityId } : {}) })?.facilityId ?? null;

  test('is its own court where that is free, else another, or the requested one', () => {
    expect([at('20:00:00'), at('20:00:00', 102), at('18:00:00', 102), at('19:00:00'), at('20:00:00', 103)]).toEqual([
      101,
      102,
      null,
      null,
      null,
    ]);
    const booked102 = { ...booking, facility_id: 102 };
    const there = context({ booking: booked102, schedule: dayWithout(evening, booked102) });
    expect(newSlot(there, { date: day, startTime: '18:00:00' })?.facilityId).toBe(101);
    expect(newSlot(there, { date: day, startTime: '20:00:00' })?.facilityId).toBe(102);
    expect(newSlot(there, { date: '2026-11-27', startTime: '20:00:00' })).toBeNull();
  });
});

test('F30: alternatives to a lost time are on similar facilities, and never its own slot', () => {
  const missed = { date: day, start_time: '20:00:00', end_time: '21:00:00', facilityId: 101 };
  const near = nearestToMissed(context({ missed, schedule: dayWithout(eveningLater) }));
  expect(near.map(({ start_time, facilityId }) => `${start_time.slice(0, 5)} ${facilityId}`)).toEqual(['20:00 102']);
  const later = { missed, schedule: dayWithout(eveningLater) };
  const unknown = { ...booking, facility_id: 999 };
  const without = [{}, { ...later, booking: null }, { ...later, schedule: null }, { ...later, booking: unknown }];
  expect(without.flatMap((changes) => nearestToMissed(context(changes)))).toEqual([]);
});

test('the first day to look at is its own, or today', () => {
  expect([firstDateShown(booking, '2026-11-20 08:00:00'), firstDateShown(booking, '2026-11-27 00:10:00')]).toEqual([
    day,
    '2026-11-27',
  ]);
});

test('Q2.2.b: courts are similar if they share a product, and an unknown court has no similar one', () => {
  const facilities = [
    { id: 1, first: 0, end: 2 },
    { id: 2, first: 2, end: 4 },
    { id: 3, first: 4, end: 5 },
  ];
  // SAFETY: only what is sold is looked at.
  const packed = { starts: { product: [500, 501, 501, 900, 900] }, facilities } as unknown as PackedSchedule;
  expect([courtsAlike(packed, 1), courtsAlike(packed, 3), courtsAlike(packed, 9)]).toEqual([[1, 2], [2, 3], []]);
});
