/** What may be chosen from a day: its slots, its hours, its places (R2.11.11, R9.2.11, P1, K3, U7, I19). */
import { describe, expect, test } from 'vitest';
import { availabilityQuery, offerQuery, scheduleQuery } from '../../../machines/booking/choosing/bookingQueries.ts';
import * as times from '../../../machines/booking/choosing/bookingTimes.ts';
import type { ChoosingContext } from '../../../machines/booking/choosing/choosingContext.ts';
import { isChoice, ofService } from '../../../machines/booking/choosing/choices.ts';
import { freeDayIs, returnGivenUp } from '../../../machines/booking/choosing/choosingChanges.ts';
import { choosingMachine } from '../../../machines/booking/choosing/choosingMachine.ts';
import { narrowingOptions } from '../../../machines/booking/choosing/narrowingOptions.ts';
import { lateLimits } from '../../../machines/slots/slots.ts';
import * as v from 'valibot';
import { Facility, Schedule } from '../../../src/contract/offered/facilities.ts';
import * as at from '../../models/booking/booking.fixtures.ts';

type Hours = readonly [from: string, to: string];
const court = (id: number, open: Hours, taken: readonly Hours[] = []) => ({
  id,
  name: `Court ${id}`,
  min_booking_time: 60,
  facility_rentals: [{ start_time: `${open[0]}:00`, end_time: `${open[1]}:00`, product_id: 500 + id }],
  bookings: taken.map(([from, to]) => ({ date: at.today, start_time: `${from}:00`, end_time: `${to}:00` })),
});
const configuration = { min_booking_time: 60, max_booking_time: 120, time_increment: 60 };
const ofCourts = (...courts: readonly ReturnType<typeof court>[]) =>
  v.parse(Schedule, { configuration, facilities: courts });

/** A day of its own for each, as results are cached by day. */
const choosing = (schedule: Schedule | null, changes: object = {}) =>
  ({
    config: at.config,
    user: at.customer,
    now: at.now,
    lateLimit: lateLimits.usual,
    services: [at.padel, at.swimming],
    choices: at.padelChoices,
    selectedServices: { id: 1, filter_by: 1, facilities: [] },
    filters: { surface: null, formation: null, outdoor: null },
    bookingDate: at.today,
    duration: 60,
    selectedTimeRange: 'all',
    selectedTimeSlot: null,
    facilityId: null,
    pages: 0,
    searchDate: null,
    schedule: schedule && at.dayOf(schedule, at.today),
    ...changes,
    // SAFETY: what is asked reads no more than this.
  }) as unknown as ChoosingContext;

const starts = (slots: readonly { start_time: string }[]) => slots.map(({ start_time }) => start_time.slice(0, 5));
const twoCourts = () => ofCourts(court(101, ['09:00', '12:00']), court(102, ['10:00', '13:00']));
const pool = (changes: object = {}) => {
  const [facility] = at.poolSchedule.facilities;
  return { ...at.poolSchedule, facilities: [v.parse(Facility, { ...facility, ...changes })] };
};
const ofPool = { selectedServices: { id: 2, filter_by: 2, facilities: [] } };

describe('the slots of a day', () => {
  test('Q7.2.d, W4: each has its own price where they differ, also after midnight', () => {
    const rental = (start_time: string, end_time: string, price: number) => ({
      start_time,
      end_time,
      product_id: 500 + price,
      price,
      tax_amount: 0,
    });
    const facility_rentals = [rental('10:00:00', '12:00:00', 60), rental('22:00:00', '02:00:00', 100)];
    const night = v.parse(Schedule, {
      configuration: { ...configuration, enable_over_night_booking: 1 },
      facilities: [{ id: 101, name: 'Court 1', facility_rentals }],
    });
    const context = choosing(night);
    const priced = times
      .timeSlots(context)
      .map((slot) => [slot.start_time, slot.nextDay, times.priceIn(context, slot)?.amount]);
    expect(priced).toEqual([
      ['10:00:00', false, 60_00],
      ['11:00:00', false, 60_00],
      ['22:00:00', false, 100_00],
      ['23:00:00', false, 100_00],
      ['00:00:00', true, 100_00],
      ['01:00:00', true, 100_00],
    ]);
  });
  test('Q2.11.c: are those of the chosen facilities or tickets', () => {
    const narrowed = (facilities: number[]) =>
      starts(times.timeSlots(choosing(twoCourts(), { selectedServices: { id: 1, filter_by: 1, facilities } })));
    expect([narrowed([]), narrowed([102]), narrowed([999])]).toEqual([
      ['09:00', '10:00', '11:00', '12:00'],
      ['10:00', '11:00', '12:00'],
      [],
    ]);
    const tickets = (facilities: number[]) =>
      times.timeSlots(choosing(pool(), { selectedServices: { id: 2, filter_by: 2, facilities } })).length;
    expect([tickets([]), tickets([601]), tickets([602])]).toEqual([14, 14, 0]);
    expect(times.timeSlots(choosing(twoCourts(), { selectedServices: null }))).toHaveLength(4);
  });

  test('are the same for the same question', () => {
    const context = choosing(twoCourts());
    expect(times.timeSlots({ ...context })).toBe(times.timeSlots(context));
    expect(times.timeSlots({ ...context, duration: 120 })).toHaveLength(4 - 1);
  });

  test('R9.2.11: within the hours that are wanted', () => {
    const at9 = (selectedTimeRange: string) => choosing(twoCourts(), { selectedTimeRange });
    expect(starts(times.slotsInRange(at9('9-12')))).toEqual(['09:00', '10:00', '11:00']);
    expect(starts(times.shownGrid(at9('12-15')).slots)).toEqual(['12:00']);
  });

  test('R2.11.11, U7: full ones stand among them in order, and nothing where all are full', () => {
    const grid = (...courts: readonly ReturnType<typeof court>[]) =>
      times
        .shownGrid(choosing(ofCourts(...courts)))
        .slots.map(({ start_time, facilities }) => [start_time.slice(0, 5), facilities.length]);
    expect(grid(court(101, ['09:00', '12:00'], [['10:00', '11:00']]))).toEqual([
      ['09:00', 1],
      ['10:00', 0],
      ['11:00', 1],
    ]);
    expect(grid(court(101, ['09:00', '12:00'], [['09:00', '12:00']]))).toEqual([]);
  });

  test('R2.11.11: are shown by elevens and twelves: so many presses until one is visible', () => {
    const until = (start: string, changes: object = {}) =>
      times.pagesUntil(choosing(pool(), { ...ofPool, ...changes }), { date: at.today, start_time: `${start}:00` });
    expect([until('08:00'), until('18:00'), until('19:00'), until('21:00')]).toEqual([0, 0, 1, 1]);
    expect(until('19:00', { selectedTimeRange: '18-21' })).toBe(0);
    const elsewhere = { date: at.tomorrow, start_time: '19:00:00' };
    expect(times.pagesUntil(choosing(pool(), ofPool), elsewhere)).toBe(0);
  });

  test('I19: the chosen one is among them while it is as long', () => {
    const slot = { date: at.today, start_time: '10:00:00', end_time: '11:00:00', duration: 60, nextDay: false };
    const isOffered = (selectedTimeSlot: object | null) =>
      times.isSlotOffered(choosing(twoCourts(), { selectedTimeSlot }));
    expect([
      isOffered(slot),
      isOffered({ ...slot, duration: 120 }),
      isOffered({ ...slot, start_time: '14:00:00' }),
    ]).toEqual([true, false, false]);
    expect(isOffered(null)).toBe(false);
  });
});

describe('places', () => {
  const slot = {
    date: at.today,
    start_time: '10:00:00',
    end_time: '11:00:00',
    duration: 60,
    nextDay: false,
    facilities: [201],
  };
  const swimmers = { bookings: [at.swimmers(['10:00', '11:00'], 3)] };

  test('P1: left by bookings alone, where slot and facility are known', () => {
    const chosen = { ...ofPool, facilityId: 201, selectedTimeSlot: slot };
    const left = (changes: object = {}, schedule: Schedule | null = pool(swimmers)) =>
      times.unbookedPlaces(choosing(schedule, { ...chosen, ...changes }));
    expect([left(), left({}, pool())]).toEqual([7, 10]);
    expect([left({ facilityId: null }), left({ selectedTimeSlot: null }), left({ facilityId: 999 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect([left({}, null), left({ bookingDate: at.tomorrow })]).toEqual([null, null]);
  });

  test('K3: are counted by day where the facility does so', () => {
    const byDay = pool({ is_enable_per_day_capacity: 1, per_day_capacity: 20 });
    const is = (schedule: Schedule | null, facilityId: number) =>
      times.isCountedByDay(choosing(schedule, ofPool), facilityId);
    expect([is(byDay, 201), is(pool(), 201), is(byDay, 999), is(null, 201)]).toEqual([true, false, false, false]);
  });

  test('are unknown without a schedule', () => {
    expect(times.leftIn(choosing(null), { ...slot })).toBeNull();
    expect(times.leftIn(choosing(pool(swimmers), ofPool), { ...slot })).toBe(7);
  });
});

describe('what is asked', () => {
  test('is nothing before there is a service, a slot, a facility', () => {
    const none = { selectedServices: null };
    expect(() => scheduleQuery(choosing(null, none))).toThrow('no service is chosen');
    expect(() => availabilityQuery(choosing(null))).toThrow('no slot is chosen');
    expect(() => offerQuery(choosing(null))).toThrow('no facility is chosen');
  });

  test('R7.2.6: the times of a court, unless the schedule says otherwise', () => {
    const selectedTimeSlot = { date: at.today, start_time: '10:00:00', end_time: '11:00:00' };
    expect(availabilityQuery(choosing(null, { selectedTimeSlot }))).toMatchObject({ per_capacity: 0 });
  });

  test('Q2.11.c: what one may narrow down to is nothing where the service is not known', () => {
    expect(narrowingOptions(choosing(null, { services: [] }))).toEqual([]);
    expect(narrowingOptions(choosing(null, { ...ofPool, choices: null }))).toEqual([]);
  });
});

describe('what stays when something else is chosen', () => {
  const settled = (schedule: Schedule | null, changes: object) => times.withOfferedTimes(choosing(schedule, changes));
  test('R5.5.5, U4: the chosen time range while it has slots, else all slots', () => {
    expect(settled(twoCourts(), { selectedTimeRange: '9-12' }).selectedTimeRange).toBe('9-12');
    expect(settled(twoCourts(), { selectedTimeRange: '18-21' }).selectedTimeRange).toBe('all');
  });
  test('U4: a day that is not loaded yet keeps showing the earlier durations', () => {
    expect(settled(null, { knownDurations: [60, 90] }).knownDurations).toEqual([60, 90]);
    expect(settled(twoCourts(), { knownDurations: [90] }).knownDurations).toEqual([60, 120]);
  });
  test('R4.4.1: a filter is one of those that the service has', () => {
    const surfaces = [
      { id: 4, name: 'Clay', ar_name: null },
      { id: 5, name: 'Turf', ar_name: null },
    ];
    const is = (value: number) => isChoice({ ...at.padelChoices, surfaces }, 'surface', value);
    expect([is(4), is(5), is(6)]).toEqual([true, true, false]);
  });
  test('R4.4.2: a service that is not known is asked about by its facilities', () => {
    expect(ofService(choosing(null), 9).selectedServices).toEqual({ id: 9, filter_by: 1, facilities: [] });
    expect(ofService(choosing(null), 2).selectedServices).toEqual({ id: 2, filter_by: 2, facilities: [] });
  });
  test('the next day with a free time is shown whole', () => {
    const schedule = at.dayOf(twoCourts(), at.today);
    expect(freeDayIs(schedule)).toMatchObject({ bookingDate: at.today, selectedTimeRange: 'all', pages: 0 });
  });
  test('F30: only a time that is gone has others near it', () => {
    const given = (cartLines: object[]) =>
      returnGivenUp(choosing(null, { draft: at.draftOf({}), missed: null, cartLines }));
    expect(given([])).toMatchObject({ problem: { code: 'slotGone' }, missed: { people: 1 } });
    expect(given([at.heldCourt])).toMatchObject({ problem: { code: 'productInCart' }, missed: null });
  });
  test('R4.4.9: another facility is one of the free ones', () => {
    const { isOtherFacility } = choosingMachine.implementations.guards as unknown as Record<
      'isOtherFacility',
      (told: { context: object }, wish: { facilityId: number }) => boolean
    >;
    const is = (facilityId: number) =>
      isOtherFacility({ context: { facilityId: 101, facilities: [at.court1, at.court2] } }, { facilityId });
    expect([is(101), is(102), is(103)]).toEqual([false, true, false]);
  });
});
