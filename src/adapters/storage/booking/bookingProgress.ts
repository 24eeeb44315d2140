/** Stores the booking under way for a reload; for this tab only, and gone when the booking is over. */
import * as v from 'valibot';
import type { BookingProgress, OwnedProgress } from '../../../../machines/booking/bookingProgress.ts';
import { eachField, type FieldSchemas } from '../../../../machines/attendees/attendeeFields.ts';
import type { AttendeesDraft } from '../../../../machines/attendees/typedAttendee.ts';
import { Id, WireDate, WireTime } from '../../../contract/wire/wire.ts';
import { bookingProgressStorage, runningProgress } from './runningProgress.ts';
import { persistedItem } from '../storage.ts';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
const Quantities = v.record(
  v.pipe(v.string(), v.digits()),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
);

// SAFETY: each schema is of its own line in the table.
const Attendee = v.object(eachField(({ schema }) => schema) as FieldSchemas);
const Attendees = v.object({
  attendees: v.pipe(v.array(Attendee), v.maxLength(100), v.readonly()),
  saves: v.boolean(),
  agreed: v.boolean(),
  isCut: v.boolean(),
}) satisfies v.GenericSchema<unknown, AttendeesDraft>;

const Draft = v.object({
  surface: v.picklist(['page', 'dialog']),
  serviceId: Id,
  filters: v.object({ surface: v.nullable(Id), formation: v.nullable(Id), outdoor: v.nullable(v.picklist([0, 1])) }),
  facilities: v.array(Id),
  bookingDate: WireDate,
  duration: v.nullable(Minutes),
  timeRange: v.picklist(['all', '0-3', '3-6', '6-9', '9-12', '12-15', '15-18', '18-21', '21-24']),
  slot: v.nullable(
    v.object({
      date: WireDate,
      start_time: WireTime,
      end_time: v.nullable(WireTime),
      duration: v.nullable(Minutes),
      nextDay: v.boolean(),
    }),
  ),
  facilityId: v.nullable(Id),
  step: v.picklist(['choosing', 'tickets', 'extras', 'prompting']),
  quantities: Quantities,
  addons: Quantities,
  attendeeDetails: v.nullable(Attendees),
  describing: v.nullable(v.object({ products: v.pipe(v.array(Id), v.readonly()), leaves: v.boolean() })),
  goesOn: v.boolean(),
}) satisfies v.GenericSchema<unknown, BookingProgress>;

const persisted = persistedItem(...bookingProgressStorage, v.object({ owner: v.string(), draft: Draft }));

export const persistedBookingProgress = {
  /** What a former page load left, whoever it belongs to. */
  read: (): OwnedProgress | null => persisted.read(),
  /** @param written what of it may lie in the browser */
  write(draft: OwnedProgress, written: OwnedProgress): void {
    runningProgress.write(draft);
    persisted.write(written);
  },
};
