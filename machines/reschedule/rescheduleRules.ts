/** Where a booking can be moved: slots of its service and length, on facilities sold on the same terms (Q2.2.b). */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { minutesOf } from '../bookings/bookingStatus.ts';
import type { DatedSchedule } from '../booking/bookingContext.ts';
import { nearestSlots, type NearestSlot } from '../slots/nearestSlots.ts';
import {
  bookableDates,
  channelOf,
  isBookable,
  placesOf,
  slotsOf,
  type BookableDates,
  type Moment,
  type PackedSchedule,
  type Slot,
} from '../slots/slots.ts';
import { required } from '../shared/required.ts';
import { dateOfMoment } from '../slots/schedule/venueTime.ts';
import type { TakenSlot } from '../slots/reasons/withoutBooking.ts';
import type { RescheduleChoice } from './choiceInAddress.ts';
import type { DayQuery, NewSlot, RescheduleContext } from './rescheduleContext.ts';

const peopleOf = ({ attendance }: FacilityBooking): number => attendance ?? 1;

/** The slot that the booking has now. */
export const slotOfBooking = (booking: FacilityBooking): TakenSlot => ({
  facilityId: booking.facility_id,
  date: booking.facility_date,
  start_time: booking.facility_start_time,
  end_time: booking.facility_end_time,
  people: peopleOf(booking),
});

/** Whether two states of a booking have different slots. */
export const hasOtherSlot = (one: FacilityBooking, other: FacilityBooking): boolean =>
  JSON.stringify(slotOfBooking(one)) !== JSON.stringify(slotOfBooking(other));

/** The first day to show: that of the booking, or today if that has passed. */
export const firstDateShown = ({ facility_date }: FacilityBooking, now: string): string => {
  const today = dateOfMoment(now);
  return facility_date < today ? today : facility_date;
};

/** The day of the choice in the address where it can be shown, else the first one. */
export const wishedDate = (context: RescheduleContext, booking: FacilityBooking): string =>
  context.wish !== null && isBookable(context.wish.date, datesOf(context))
    ? context.wish.date
    : firstDateShown(booking, context.now);

/** The days that can be chosen, within the service's booking period (U8). */
export const datesOf = ({ range, now, schedule }: RescheduleContext): BookableDates =>
  bookableDates({
    ...range,
    today: dateOfMoment(now),
    advance_booking_days_limit: schedule?.configuration.advance_booking_days_limit ?? null,
  });

/** The booking, in states where it is loaded. */
export const bookingOf = ({ booking }: RescheduleContext): FacilityBooking => required(booking, 'booking');

export function dayQuery(context: RescheduleContext): DayQuery {
  const { date, allow_facility_items_reservation } = context;
  const booking = bookingOf(context);
  return {
    wish: { venue_service_id: booking.service_id, date, allow_facility_items_reservation },
    leftOut: slotOfBooking(booking),
  };
}

const packedOf = ({ schedule, customer }: RescheduleContext): PackedSchedule | null =>
  schedule?.packed[channelOf(customer)] ?? null;

/** The facilities sold as the same products as its own: half a pitch cannot be swapped for a full one. */
export function courtsAlike(packed: PackedSchedule, facilityId: Id): Id[] {
  const { product } = packed.starts;
  const own = packed.facilities.find(({ id }) => id === facilityId);
  if (own === undefined) return [];
  const sold = new Set(product.slice(own.first, own.end));
  return packed.facilities
    .filter(({ first, end }) => product.slice(first, end).some((one) => sold.has(one)))
    .map(({ id }) => id);
}

/** Null rather than an empty list of facilities, which would mean all of them. */
function questionOf({ now, lateLimit }: RescheduleContext, packed: PackedSchedule, facilityId: Id): Moment | null {
  const facility_ids = courtsAlike(packed, facilityId);
  return facility_ids.length === 0 ? null : { now, late_limit: lateLimit, filter_by: 1, facility_ids };
}

/** Whether the booking already has that slot. */
const isOwnSlot = (booking: FacilityBooking, slot: Pick<NewSlot, 'date' | 'start_time' | 'facilityId'>): boolean =>
  slot.date === booking.facility_date &&
  slot.start_time === booking.facility_start_time &&
  slot.facilityId === booking.facility_id;

/** The slots to move to on the shown day, with the facilities that have room for everybody. */
export function offeredSlots(context: RescheduleContext): Slot[] {
  const { booking, date } = context;
  const packed = packedOf(context);
  if (booking === null || packed === null || packed.origin.date !== date || !isBookable(date, datesOf(context)))
    return [];
  const moment = questionOf(context, packed, booking.facility_id);
  if (moment === null) return [];
  return slotsOf(packed, { ...moment, duration: minutesOf(booking) }).flatMap((slot) => {
    const facilities = slot.facilities.filter((facilityId) => {
      const places = placesOf(packed, facilityId, slot);
      const hasRoom = places === null || places.left >= peopleOf(booking);
      return hasRoom && !isOwnSlot(booking, { ...slot, facilityId });
    });
    return facilities.length > 0 ? [{ ...slot, facilities }] : [];
  });
}

/** The offered slot with that start. */
export const slotAt = (context: RescheduleContext, date: string, startTime: string): Slot | undefined =>
  offeredSlots(context).find((slot) => slot.date === date && slot.start_time === startTime);

/**
 * The slot with that start on the given facility, else on the booking's own, else on the first free one; null where it is
 * not offered.
 */
export function newSlot(
  context: RescheduleContext,
  { date, startTime, facilityId }: { date: string; startTime: string; facilityId?: Id },
): NewSlot | null {
  const slot = slotAt(context, date, startTime);
  if (slot === undefined) return null;
  const own = bookingOf(context).facility_id;
  const wanted = facilityId ?? slot.facilities.find((id) => id === own) ?? slot.facilities[0]!;
  if (!slot.facilities.includes(wanted)) return null;
  return { date: slot.date, start_time: slot.start_time, end_time: slot.end_time, facilityId: wanted };
}

/** A day's schedule, with the slot of the choice in the address chosen where it is offered. */
export function withSchedule(
  context: RescheduleContext,
  schedule: DatedSchedule,
): Pick<RescheduleContext, 'schedule' | 'chosen' | 'wish'> {
  const { wish, chosen } = context;
  return { schedule, chosen: wish?.slot ? newSlot({ ...context, schedule }, wish.slot) : chosen, wish: null };
}

/** The shown day and the chosen slot, for the address. */
export const choiceOf = ({ date, chosen }: RescheduleContext): RescheduleChoice => ({
  date,
  slot: chosen && { date: chosen.date, startTime: chosen.start_time, facilityId: chosen.facilityId },
});

/** Whether the chosen slot is still offered. */
export function isStillOffered(context: RescheduleContext): boolean {
  const chosen = required(context.chosen, 'slot');
  return newSlot(context, { ...chosen, startTime: chosen.start_time }) !== null;
}

/** Alternatives to a slot that another customer took, on facilities sold on the same terms. */
export function nearestToMissed(context: RescheduleContext): NearestSlot[] {
  const { booking, missed } = context;
  const packed = packedOf(context);
  if (booking === null || missed === null || packed === null) return [];
  const moment = questionOf(context, packed, booking.facility_id);
  if (moment === null) return [];
  const { date, start_time, facilityId } = missed;
  const serviceId = booking.service_id;
  const lost = { serviceId, facilityId, date, start_time, duration: minutesOf(booking), people: peopleOf(booking) };
  return nearestSlots(lost, [{ serviceId, packed }], moment, null).filter((slot) => !isOwnSlot(booking, slot));
}
