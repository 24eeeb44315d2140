/** The packed answers equal those of a slow second implementation of the same rules, on random schedules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  durationsOf,
  packSchedule,
  placesOf,
  slotsOf,
  takenSlotsOf,
  type Slot,
} from '../../../machines/slots/slots.ts';
import { referenceDurations, referenceOf } from './reference.ts';
import { durations, moments, schedules } from './schedules.ts';

const startOf = ({ start_time, nextDay }: Slot) =>
  Number(start_time.slice(0, 2)) * 60 + Number(start_time.slice(3, 5)) + (nextDay ? 1440 : 0);

test('slots, places left and taken slots are those of the rules (R9.2.1 to R9.2.8, R3.5.2 to R3.5.11, R6.1.15)', () => {
  fc.assert(
    fc.property(schedules, moments, durations, (schedule, moment, duration) => {
      const question = { ...moment, duration };
      const packed = packSchedule(schedule);
      const expected = referenceOf(schedule)(question);
      const slots = slotsOf(packed, question).map((slot) => ({
        start: startOf(slot),
        facilities: slot.facilities,
        places: Object.fromEntries(
          slot.facilities.flatMap((id) => {
            const places = placesOf(packed, id, slot);
            return places ? [[id, places.left]] : [];
          }),
        ),
      }));
      expect({ slots, taken: takenSlotsOf(packed, question).map(startOf) }).toEqual(expected);
    }),
    { numRuns: 1500 },
  );
});

test('durations are those found by trying every one (R5.5.4)', () => {
  fc.assert(
    fc.property(schedules, moments, (schedule, moment) => {
      expect(durationsOf(packSchedule(schedule), moment)).toEqual(referenceDurations(schedule, moment));
    }),
    { numRuns: 60 },
  );
});

test('places left by bookings alone are those of a grid that ignores holds (Q3.5.f, R9.1.11)', () => {
  fc.assert(
    fc.property(schedules, moments, durations, (schedule, moment, duration) => {
      const packed = packSchedule({ ...schedule, allow_facility_items_reservation: 1 });
      const ignoring = packSchedule({ ...schedule, allow_facility_items_reservation: 0 });
      for (const slot of slotsOf(ignoring, { ...moment, duration }))
        for (const id of slot.facilities)
          expect(placesOf(packed, id, slot)?.unbooked).toBe(placesOf(ignoring, id, slot)?.left);
    }),
  );
});
