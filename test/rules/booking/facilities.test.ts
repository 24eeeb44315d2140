import { describe, expect, test } from 'vitest';
import type { ChoosingContext } from '../../../machines/booking/choosing/choosingContext.ts';
import {
  availabilityQuery,
  freeFacilities,
  offerQuery,
  scheduleQuery,
} from '../../../machines/booking/choosing/bookingQueries.ts';
import { court1, padelSchedule, today, tomorrow } from '../../models/booking/booking.fixtures.ts';

const facility = (id: number, changes: object) => ({ ...court1, id, ...changes });

/** The part of a booking that queries read. */
const asking = (changes: Partial<ChoosingContext> = {}) =>
  ({
    bookingDate: today,
    filters: { surface: null, formation: null, outdoor: null },
    schedule: { ...padelSchedule, date: today },
    facilityId: null,
    selectedServices: { id: 1, filter_by: 1, facilities: [] },
    selectedTimeSlot: {
      date: tomorrow,
      start_time: '00:30:00',
      end_time: '02:00:00',
      duration: 90,
      nextDay: true,
      facilities: [1, 2, 3],
    },
    ...changes,
  }) as unknown as ChoosingContext;

describe('which facilities of the answer can be booked (R7.2.7)', () => {
  test.each([
    ['shorter than the slot', { min_booking_time: 60 }, true],
    ['as long as the slot', { min_booking_time: 90 }, true],
    ['longer than the slot', { min_booking_time: 120 }, false],
    ['longer, but shared', { min_booking_time: 120, per_capacity: 1 }, true],
    ['without a shortest time', { min_booking_time: null }, true],
  ])('%s', (_, changes, isFree) =>
    expect(freeFacilities(asking(), [facility(1, changes)])).toHaveLength(isFree ? 1 : 0),
  );

  test('of several that were narrowed down to, only those in the slot', () => {
    const answer = [facility(1, {}), facility(7, {})];
    const narrowed = (facilities: number[]) => asking({ selectedServices: { id: 1, filter_by: 1, facilities } });
    expect(freeFacilities(narrowed([1, 2]), answer).map(({ id }) => id)).toEqual([1]);
    expect(freeFacilities(narrowed([7]), answer)).toHaveLength(2);
    expect(freeFacilities(narrowed([]), answer)).toHaveLength(2);
  });
});

describe('what the server is asked (R7.2.5, R7.2.6, R7.2.8)', () => {
  const filters = { surface: 5, formation: 6, outdoor: 0 } as const;

  test('the schedule of the picked date, filters only where one is chosen', () => {
    expect(scheduleQuery(asking())).toEqual({ venue_service_id: 1, date: today });
    expect(scheduleQuery(asking({ filters }), tomorrow)).toEqual({
      venue_service_id: 1,
      date: tomorrow,
      facility_surface_id: 5,
      'game_formations[]': [6],
      is_outdoor: 0,
    });
  });

  test('facilities for the calendar date of the slot', () => {
    expect(availabilityQuery(asking({ filters }))).toEqual({
      venue_service_id: 1,
      date: tomorrow,
      start_time: '00:30:00',
      end_time: '02:00:00',
      facility_surface_id: 5,
      game_formation_id: 6,
      is_outdoor: 0,
      per_capacity: 0,
    });
  });

  test('one facility with filter_by 1, one product with 2 (R3.3.2)', () => {
    const by = (filter_by: 1 | 2) =>
      availabilityQuery(asking({ selectedServices: { id: 1, filter_by, facilities: [8] } }));
    expect(by(1)).toMatchObject({ facility_id: 8 });
    expect(by(1)).not.toHaveProperty('product_id');
    expect(by(2)).toMatchObject({ product_id: 8 });
    expect(by(2)).not.toHaveProperty('facility_id');
  });

  test('the offer of the chosen facility, whatever was narrowed down to', () => {
    const context = asking({ facilityId: 3, selectedServices: { id: 1, filter_by: 1, facilities: [8] } });
    expect(offerQuery(context)).toMatchObject({ facility_id: 3, start_time: '00:30:00' });
  });
});
