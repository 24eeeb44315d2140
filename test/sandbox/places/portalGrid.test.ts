/**
 * Two implementations of one rule: every slot that the portal's grid offers can be bought from this server, and the other
 * way round (R5.7.17, Q9.2.c).
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { channelOf } from '../../../sandbox/domain/slots/openingHours.ts';
import type { WireFacility } from '../../../sandbox/domain/slots/schedule.ts';
import {
  lateMinutes,
  listingDates,
  offers,
  placesLeft,
  type SlotQuestion,
} from '../../../sandbox/domain/slots/slotRules.ts';
import {
  dateOf,
  day,
  dayStart,
  minute,
  momentOf,
  overlap,
  spanUntil,
  timeOf,
} from '../../../sandbox/domain/slots/spans.ts';
import type { Span } from '../../../sandbox/domain/slots/spans.ts';
import type { ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import { packSchedule, placesOf, slotsOf, type Moment } from '../../../machines/slots/slots.ts';
import { Facility, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import { durations, moments, pickedDate, schedules } from '../../rules/slots/schedules.ts';

type Grid = Record<string, Record<number, number | null>>;

/** The answer on the wire; where carts reserve nothing, no holds are included. */
const facilitiesOf = ({ facilities, allow_facility_items_reservation: reserves }: ScheduleInput): WireFacility[] => {
  const held = <TFacility extends object>(place: TFacility) => (reserves === 0 ? { ...place, cart_items: [] } : place);
  return facilities.map((facility) =>
    v.parse(Facility, {
      name: 'Facility',
      ...held(facility),
      schedule_control: facility.schedule_control?.map((control) => ({
        ...control,
        date: control.date ?? '2026-01-01',
      })),
      parent_facilities: facility.parent_facilities?.map(held),
      child_facilities: facility.child_facilities?.map(held),
      capacity: facility.capacity ?? 1,
    }),
  );
};

/** The grid allows slots in the last minutes of an event or workshop; the server goes by true overlap (Q9.2.c). */
function runsIntoProgram(facility: WireFacility, slot: Span): boolean {
  const places = [facility, ...facility.parent_facilities, ...facility.child_facilities];
  return places
    .flatMap((place) => [...place.event_schedules, ...place.workshop_program_schedules])
    .some(({ date, end_date, start_time, end_time }) =>
      overlap(spanUntil(date, start_time ?? '00:00:00', end_date, end_time ?? '23:59:59'), slot),
    );
}

function serverGrid(schedule: ScheduleInput, moment: Moment, duration: number): Grid {
  const configuration = v.parse(ScheduleConfiguration, schedule.configuration);
  const now = momentOf(moment.now);
  const question = (slot: Span): SlotQuestion => ({
    slot,
    now,
    configuration,
    channel: channelOf((schedule.customer ?? {}) as Parameters<typeof channelOf>[0]),
    products: moment.filter_by === 2 && moment.product_ids?.length ? moment.product_ids : undefined,
  });
  const asked = facilitiesOf(schedule).filter(
    ({ id }) => moment.filter_by === 2 || !moment.facility_ids?.length || moment.facility_ids.includes(id),
  );
  const grid: Grid = {};
  for (let from = dayStart(pickedDate); from < dayStart(pickedDate) + 2 * day; from += 5 * minute) {
    const slot = { from, to: from + duration * minute };
    for (const facility of asked) {
      if (from <= now || !offers(facility, question(slot))) continue;
      if (!listingDates(facility, question(slot)).includes(pickedDate)) continue;
      const left = facility.per_capacity === 1 ? placesLeft(facility, slot) : null;
      (grid[`${dateOf(from)} ${timeOf(from)}`] ??= {})[facility.id] = left;
    }
  }
  return grid;
}

function portalGrid(schedule: ScheduleInput, moment: Moment, duration: number): Grid {
  const wired = facilitiesOf(schedule);
  const packed = packSchedule({ ...schedule, facilities: wired });
  const grid: Grid = {};
  for (const slot of slotsOf(packed, { ...moment, duration })) {
    const from = momentOf(`${slot.date} ${slot.start_time}`);
    if (from <= momentOf(moment.now)) continue;
    for (const id of slot.facilities) {
      const facility = wired.find((one) => one.id === id)!;
      if (runsIntoProgram(facility, { from, to: from + duration * minute })) continue;
      (grid[`${slot.date} ${slot.start_time}`] ??= {})[id] = placesOf(packed, id, slot)?.left ?? null;
    }
  }
  return grid;
}

test('R5.7.17, R9.2.5, R9.2.6: both offer the same future slots, in the same facilities with as many places', () => {
  fc.assert(
    fc.property(schedules, moments, durations, (schedule, moment, duration) => {
      // A date that has passed cannot be picked.
      fc.pre(moment.now.slice(0, 10) <= pickedDate);
      expect(serverGrid(schedule, moment, duration)).toEqual(portalGrid(schedule, moment, duration));
    }),
    { numRuns: 300 },
  );
});

test('R9.2.2, R9.2.3: a slot the grid keeps although it has begun can be booked', () => {
  expect(lateMinutes).toBe(30);
});
