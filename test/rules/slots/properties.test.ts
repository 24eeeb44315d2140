/** Properties of every grid, for any customer and any bookings. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FacilityInput, ScheduleInput } from '../../../machines/slots/schedule/scheduleInput.ts';
import {
  durationsOf,
  durationStillOffered,
  isInTimeRange,
  packSchedule,
  placesLeftIn,
  placesOf,
  shownCount,
  slotsOf,
  takenSlotsOf,
  timeRangesOf,
  type Moment,
  type Slot,
} from '../../../machines/slots/slots.ts';
import { durations, moments, pickedDate, schedules } from './schedules.ts';

const longAgo: Moment = { now: '2026-11-20 08:00:00' };
const at = (date: string, time: string) => Temporal.PlainDateTime.from(`${date}T${time}`);
const isBefore = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(one, other) < 0;
const startOf = (slot: Slot) => at(slot.date, slot.start_time);
const endOf = (slot: Slot) => startOf(slot).add({ minutes: slot.duration });
const keysOf = (slots: readonly Slot[]) =>
  slots.flatMap((slot) => slot.facilities.map((id) => `${slot.date} ${slot.start_time} ${id}`));

/** A facility without relatives, records or controls, so that the one thing under test decides. */
const bare = (schedule: ScheduleInput): ScheduleInput => ({
  ...schedule,
  facilities: schedule.facilities.map(({ id, per_capacity, capacity, facility_rentals, min_booking_time }) => ({
    id,
    per_capacity,
    capacity,
    facility_rentals,
    min_booking_time,
  })),
});
const withFirst = (schedule: ScheduleInput, change: (facility: FacilityInput) => Partial<FacilityInput>) => ({
  ...schedule,
  facilities: schedule.facilities.map((facility, index) =>
    index === 0 ? { ...facility, ...change(facility) } : facility,
  ),
});

const everyGrid = (check: (schedule: ScheduleInput, moment: Moment, duration: number) => void) =>
  fc.assert(fc.property(schedules, moments, durations, check), { numRuns: 400 });

/** Times of one day, half an hour apart, with their moments. */
const hours = fc
  .tuple(fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 8 }))
  .map(([start, length]) => ({ from: start * 30, until: Math.min(start + length, 47) * 30 }))
  .map(({ from, until }) => {
    const timeOf = (minute: number) => at(pickedDate, '00:00:00').add({ minutes: minute });
    const [start, end] = [timeOf(from), timeOf(until)];
    const wire = (moment: Temporal.PlainDateTime) => moment.toPlainTime().toString({ smallestUnit: 'second' });
    return { start, end, start_time: wire(start), end_time: wire(end) };
  });

describe('slots', () => {
  test('come in order, each once, with at least one facility (Q9.2.e)', () => {
    everyGrid((schedule, moment, duration) => {
      const slots = slotsOf(packSchedule(schedule), { ...moment, duration });
      const later = slots.slice(1);
      expect(later.every((slot, index) => isBefore(startOf(slots[index] ?? slot), startOf(slot)))).toBe(true);
      expect(slots.every(({ facilities }) => facilities.length > 0)).toBe(true);
      expect(slots.every(({ facilities }) => new Set(facilities).size === facilities.length)).toBe(true);
    });
  });

  test('end as they are sent: 23:59:59 for midnight, and never 00:00:00 (R9.2.8)', () => {
    everyGrid((schedule, moment, duration) => {
      for (const slot of slotsOf(packSchedule(schedule), { ...moment, duration })) {
        const end = endOf(slot).toPlainTime().toString({ smallestUnit: 'second' });
        expect(slot.end_time).toBe(end === '00:00:00' ? '23:59:59' : end);
        expect(slot.nextDay).toBe(slot.date > pickedDate);
      }
    });
  });

  test('of an exclusive facility overlap no booking and no hold (R3.5.4, R3.5.11)', () => {
    fc.assert(
      fc.property(schedules, durations, hours, fc.boolean(), (schedule, duration, busy, held) => {
        const record = { date: pickedDate, start_time: busy.start_time, end_time: busy.end_time };
        const booked = withFirst(bare(schedule), () => ({
          per_capacity: 0,
          ...(held ? { cart_items: [record] } : { bookings: [record] }),
        }));
        const packed = packSchedule({ ...booked, allow_facility_items_reservation: 1 });
        const own = slotsOf(packed, { ...longAgo, duration, facility_ids: [1] });
        for (const slot of own)
          expect(isBefore(startOf(slot), busy.end) && isBefore(busy.start, endOf(slot))).toBe(false);
      }),
    );
  });

  test('of any facility overlap no maintenance, of its own or of a relative (R3.5.7, R3.5.8)', () => {
    fc.assert(
      fc.property(schedules, durations, hours, fc.boolean(), (schedule, duration, shut, onParent) => {
        const maintenances = [{ date: pickedDate, start_time: shut.start_time, end_time: shut.end_time }];
        const closed = withFirst(schedule, () =>
          onParent ? { parent_facilities: [{ id: 99, maintenances }] } : { maintenances },
        );
        const slots = slotsOf(packSchedule(closed), { ...longAgo, duration, facility_ids: [1] });
        for (const slot of slots)
          expect(isBefore(startOf(slot), shut.end) && isBefore(shut.start, endOf(slot))).toBe(false);
      }),
    );
  });

  test('are within the opening hours of a facility with one window (R3.5.2)', () => {
    fc.assert(
      fc.property(schedules, durations, hours, (schedule, duration, open) => {
        const window = { start_time: open.start_time, end_time: open.end_time, product_id: 501 };
        const packed = packSchedule(withFirst(bare(schedule), () => ({ facility_rentals: [window] })));
        for (const slot of slotsOf(packed, { ...longAgo, duration, facility_ids: [1] }))
          expect(isBefore(startOf(slot), open.start) || isBefore(open.end, endOf(slot))).toBe(false);
      }),
    );
  });

  test('never grow in number by a booking, a hold, a maintenance, an event or a workshop (R3.5.4 to R3.5.11)', () => {
    const lists = ['bookings', 'cart_items', 'maintenances', 'event_schedules', 'workshop_program_schedules'] as const;
    fc.assert(
      fc.property(
        schedules,
        durations,
        hours,
        fc.constantFrom(...lists),
        (schedule, duration, { start_time, end_time }, list) => {
          const added = withFirst(schedule, (facility) => ({
            [list]: [...(facility[list] ?? []), { date: pickedDate, start_time, end_time }],
          }));
          const question = { ...longAgo, duration };
          const before = new Set(keysOf(slotsOf(packSchedule(schedule), question)));
          const after = keysOf(slotsOf(packSchedule(added), question));
          expect(after.filter((key) => !before.has(key))).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('never grow in number by a closing control (R3.5.10)', () => {
    fc.assert(
      fc.property(schedules, durations, hours, (schedule, duration, { start_time, end_time }) => {
        const closing = { date: pickedDate, end_date: pickedDate, interval_type: 0 as const };
        const added = withFirst(schedule, (facility) => ({
          schedule_control: [...(facility.schedule_control ?? []), { ...closing, times: [{ start_time, end_time }] }],
        }));
        const question = { ...longAgo, duration };
        const before = new Set(keysOf(slotsOf(packSchedule(schedule), question)));
        expect(keysOf(slotsOf(packSchedule(added), question)).filter((key) => !before.has(key))).toEqual([]);
      }),
    );
  });

  test('keep at most one that has begun, and none within the delay (R9.2.1, R9.2.4)', () => {
    everyGrid((schedule, moment, duration) => {
      const now = Temporal.PlainDateTime.from(moment.now.replace(' ', 'T'));
      const slots = slotsOf(packSchedule(schedule), { ...moment, duration });
      const begun = slots.filter((slot) => !isBefore(now, startOf(slot)));
      expect(begun.length).toBeLessThanOrEqual(1);
      for (const slot of begun)
        expect(isBefore(now, startOf(slot).add({ minutes: moment.late_limit ?? 15 }))).toBe(true);
      const delay = schedule.configuration.online_booking_delay ?? 0;
      const tooSoon = slots.filter((slot) => delay > 0 && isBefore(startOf(slot), now.add({ minutes: delay })));
      expect(tooSoon).toEqual([]);
    });
  });

  test('of a shared facility have a place left, and never more than its capacity (R3.5.4, R3.5.5)', () => {
    everyGrid((schedule, moment, duration) => {
      const packed = packSchedule(schedule);
      const wrong = slotsOf(packed, { ...moment, duration }).flatMap((slot) =>
        schedule.facilities
          .filter(({ id }) => slot.facilities.includes(id))
          .filter(({ id, per_capacity, capacity }) => {
            const places = placesOf(packed, id, slot);
            if (!per_capacity || places === null) return Boolean(per_capacity) !== (places !== null);
            const { left, unbooked } = places;
            return left < 1 || unbooked < left || unbooked > (capacity ?? 1);
          }),
      );
      expect(wrong).toEqual([]);
    });
  });

  test('counted over all facilities are the sum of each, and unknown where one is not shared (R2.11.11)', () => {
    everyGrid((schedule, moment, duration) => {
      const packed = packSchedule(schedule);
      for (const slot of slotsOf(packed, { ...moment, duration })) {
        const each = slot.facilities.map((id) => placesOf(packed, id, slot)?.left ?? null);
        const sum = each.includes(null) ? null : each.reduce<number>((all, left) => all + (left ?? 0), 0);
        expect(placesLeftIn(packed, slot)).toBe(sum);
      }
      expect(placesLeftIn(packed, { start_time: '10:00:00', duration, nextDay: false, facilities: [] })).toBeNull();
    });
  });

  test('of some of the facilities are those of all that these offer (R3.3.2)', () => {
    fc.assert(
      fc.property(schedules, durations, (schedule, duration) => {
        const packed = packSchedule(schedule);
        const all = slotsOf(packed, { ...longAgo, duration }).filter(({ facilities }) => facilities.includes(1));
        const own = slotsOf(packed, { ...longAgo, duration, filter_by: 1, facility_ids: [1] });
        expect(own).toEqual(all.map((slot) => ({ ...slot, facilities: [1] })));
      }),
    );
  });
});

describe('taken slots', () => {
  test('are free once nothing is booked or held, and not offered now (R3.5.4)', () => {
    const emptied = (facility: FacilityInput): FacilityInput => {
      const nobody = { bookings: [], cart_items: [] };
      const relatives = (list: FacilityInput['parent_facilities']) => list?.map((one) => ({ ...one, ...nobody }));
      return {
        ...facility,
        ...nobody,
        parent_facilities: relatives(facility.parent_facilities),
        child_facilities: relatives(facility.child_facilities),
      };
    };
    fc.assert(
      fc.property(schedules, durations, (schedule, duration) => {
        const question = { ...longAgo, duration };
        const startsOf = (slots: readonly Slot[]) => slots.map(({ date, start_time }) => `${date} ${start_time}`);
        const packed = packSchedule(schedule);
        const free = startsOf(slotsOf(packed, question));
        const taken = startsOf(takenSlotsOf(packed, question));
        const open = packSchedule({ ...schedule, facilities: schedule.facilities.map(emptied) });
        expect([...free, ...taken].sort()).toEqual(startsOf(slotsOf(open, question)).sort());
      }),
    );
  });

  test('are neither past nor within the delay (R9.2.1, R9.2.4)', () => {
    everyGrid((schedule, moment, duration) => {
      const now = Temporal.PlainDateTime.from(moment.now.replace(' ', 'T'));
      for (const slot of takenSlotsOf(packSchedule(schedule), { ...moment, duration })) {
        const delay = schedule.configuration.online_booking_delay ?? 0;
        expect(isBefore(now, startOf(slot))).toBe(true);
        expect(isBefore(startOf(slot), now.add({ minutes: delay }))).toBe(false);
      }
    });
  });
});

describe('durations (R5.5.4, R5.5.5)', () => {
  test('end with one that has a slot, or are the shortest alone', () => {
    everyGrid((schedule, moment) => {
      const packed = packSchedule(schedule);
      const choices = durationsOf(packed, moment);
      const longest = choices.at(-1) ?? 0;
      const isOffered = slotsOf(packed, { ...moment, duration: longest }).length > 0;
      const isFallback = choices.length === 1 && longest === (schedule.configuration.min_booking_time ?? 60);
      expect(isOffered || isFallback).toBe(true);
    });
  });

  test('lead nowhere to an empty grid when no facility asks for more than the shortest (Q5.5.b)', () => {
    everyGrid((schedule, moment) => {
      const facilities = schedule.facilities.map((facility) => ({
        ...facility,
        min_booking_time: null,
        facility_rentals: facility.facility_rentals?.map((rental) => ({ ...rental, min_booking_time: null })),
      }));
      const packed = packSchedule({ ...schedule, facilities });
      const choices = durationsOf(packed, moment);
      const isFallback = choices.length === 1;
      const empty = choices.filter((duration) => slotsOf(packed, { ...moment, duration }).length === 0);
      expect(isFallback || empty.length === 0).toBe(true);
    });
  });

  test('step by the increment and keep to the maximum', () => {
    everyGrid((schedule, moment) => {
      const { min_booking_time, max_booking_time, time_increment } = schedule.configuration;
      const choices = durationsOf(packSchedule(schedule), moment);
      const [first, increment] = [min_booking_time ?? 60, time_increment ?? 60];
      expect(choices).toEqual(choices.map((_, step) => first + step * increment));
      expect(choices.slice(1).every((selection) => selection <= (max_booking_time ?? Infinity))).toBe(true);
    });
  });

  test('keep the chosen one while it is in the list, else fall back to the first (R9.2.13)', () => {
    expect([
      durationStillOffered([60, 120], 120),
      durationStillOffered([60, 120], 180),
      durationStillOffered([60, 120], null),
      durationStillOffered([], 60),
    ]).toEqual([120, 60, 60, null]);
  });
});

describe('time ranges (R9.2.10, R9.2.11)', () => {
  test('hold every slot in exactly one block, and name no empty block', () => {
    everyGrid((schedule, moment, duration) => {
      const slots = slotsOf(packSchedule(schedule), { ...moment, duration });
      const [all, ...blocks] = timeRangesOf(slots);
      expect(all).toEqual({ id: 'all', start_time: '00:00:00', end_time: '23:59:59' });
      const sizes = blocks.map(({ id }) => slots.filter((slot) => isInTimeRange(slot, id)).length);
      expect(sizes.every((size) => size > 0)).toBe(true);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(slots.length);
      expect(slots.filter((slot) => isInTimeRange(slot, 'all'))).toEqual(slots);
    });
  });

  test('go on after midnight where the night does: an evening comes before its small hours', () => {
    const at = (start_time: string, nextDay = false) => ({ start_time, nextDay });
    const idsOf = (slots: ReturnType<typeof at>[]) => timeRangesOf(slots).map(({ id }) => id);
    expect(idsOf([at('18:00:00'), at('21:00:00'), at('00:30:00', true)])).toEqual(['all', '18-21', '21-24', '0-3']);
    expect(idsOf([at('01:00:00'), at('21:00:00'), at('01:00:00', true)])).toEqual(['all', '0-3', '21-24']);
  });

  test('begin with their hour and end before the next', () => {
    const starting = (start_time: string) => timeRangesOf([{ start_time, nextDay: false }])[1];
    expect(starting('00:00:00')).toEqual({ id: '0-3', start_time: '00:00:00', end_time: '03:00:00' });
    expect(starting('02:59:00')?.id).toBe('0-3');
    expect(starting('03:00:00')?.id).toBe('3-6');
    expect(starting('21:00:00')).toEqual({ id: '21-24', start_time: '21:00:00', end_time: '23:59:59' });
  });
});

test('the grid shows 11 cells, then 12 more a click, and never more than there are (R2.11.11, R9.2.9)', () => {
  expect([0, 1, 2, 3].map((clicks) => shownCount(clicks, 30))).toEqual([11, 23, 30, 30]);
  expect([shownCount(0, 11), shownCount(0, 5), shownCount(0, 0)]).toEqual([11, 5, 0]);
});
