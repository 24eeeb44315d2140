/** Where a reloaded page finds the booking that was under way; for this tab only, gone when it is over. */
import * as v from 'valibot';
import type { BookingDraft } from '../../machines/booking/bookingDraft.ts';
import { Id, WireDate, WireTime } from '../contract/wire.ts';
import { keep } from './storage.ts';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
const Quantities = v.record(
  v.pipe(v.string(), v.digits()),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
);

const Draft = v.object({
  place: v.picklist(['page', 'dialog']),
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
  extras: Quantities,
}) satisfies v.GenericSchema<unknown, BookingDraft>;

export const keptBookingDraft = keep('session', 'booking', 2, Draft);
