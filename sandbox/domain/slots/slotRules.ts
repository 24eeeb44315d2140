/** Whether a facility offers one slot to a customer: this server's own reading of the availability rules (R3.4, R3.5, R9.2). */
import type { Channel, Facility, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import { stretches, trimmed, windowsOn, type Window } from './openingHours.ts';
import { dateOf, day, dayStart, holds, minute, overlap, spanOn, spanUntil, wholeDays, type Span } from './spans.ts';

export interface SlotQuestion {
  readonly slot: Span;
  /** Wall-clock moment of the venue. */
  readonly now: number;
  readonly configuration: ScheduleConfiguration;
  readonly channel: Channel;
  /** With filter_by 2: only rentals of these products count (W7). */
  readonly products?: readonly number[] | undefined;
}

export const defaults = { min_booking_time: 60, time_increment: 60, online_booking_delay: 0 } as const;

/**
 * Minutes after its start in which a slot may still be booked. The portal keeps 15 on most hosts and 30 on one (R9.2.2–3);
 * this server serves them all and so is as patient as the most patient.
 */
export const lateMinutes = 30;

type Occupations = Pick<
  Facility,
  'bookings' | 'maintenances' | 'event_schedules' | 'workshop_program_schedules' | 'cart_items'
>;
type Booking = Facility['bookings'][number];
type Closure = Facility['maintenances'][number];

const midnight = '00:00:00';

const bookingSpan = (booking: Booking): Span =>
  booking.is_full_day === 1 || !booking.start_time || !booking.end_time
    ? wholeDays(booking.date, booking.booking_end_date)
    : spanUntil(booking.date, booking.start_time, booking.booking_end_date, booking.end_time);

const closureSpan = (closure: Closure): Span =>
  closure.start_time && closure.end_time
    ? spanUntil(closure.date, closure.start_time, closure.end_date, closure.end_time)
    : closure.start_time || closure.end_time
      ? spanUntil(closure.date, closure.start_time ?? midnight, closure.end_date, closure.end_time ?? '23:59:59')
      : wholeDays(closure.date, closure.end_date);

const cartSpan = (item: Facility['cart_items'][number]): Span => spanOn(item.date, item.start_time, item.end_time);

/** B1 to B3; events and workshops by true overlap, so that nothing is sold twice (Q9.2.c). */
export const isClosed = (place: Occupations, slot: Span): boolean =>
  [...place.maintenances, ...place.event_schedules, ...place.workshop_program_schedules].some((closure) =>
    overlap(closureSpan(closure), slot),
  );

/** Whether anybody has booked or holds any part of it (B4, B5). */
const isTaken = (place: Occupations, slot: Span): boolean =>
  place.bookings.some((booking) => overlap(bookingSpan(booking), slot)) ||
  place.cart_items.some((item) => overlap(cartSpan(item), slot));

interface Presence extends Span {
  readonly people: number;
}

/** People are counted by the minute: who comes or goes within one is there for the whole of it. */
const wholeMinutes = ({ from, to }: Span): Span => ({
  from: Math.floor(from / minute) * minute,
  to: Math.ceil(to / minute) * minute,
});

const presences = (place: Occupations): Presence[] => [
  ...place.bookings.map((booking) => ({ ...wholeMinutes(bookingSpan(booking)), people: booking.attendance ?? 1 })),
  ...place.cart_items.map((item) => ({
    ...wholeMinutes(cartSpan(item)),
    people: item.quantity * (item.participant_count ?? 1),
  })),
];

const sharedRelatives = (facility: Facility) =>
  [...facility.parent_facilities, ...facility.child_facilities].filter(({ per_capacity }) => per_capacity === 1);

/** First moments of all dates that a span touches. */
const midnightsOf = ({ from, to }: Span): number[] => {
  const first = dayStart(dateOf(from));
  return Array.from({ length: Math.ceil((to - first) / day) }, (_, days) => first + days * day);
};

/** K1 to K4: places left for the whole of the slot; with a capacity of the day, on each date that it touches. */
export function placesLeft(facility: Facility, slot: Span): number {
  const capacity = facility.capacity ?? 0;
  const everybody = [facility, ...sharedRelatives(facility)].flatMap(presences);
  if (facility.is_enable_per_day_capacity === 1) {
    const peopleOn = (from: number): number =>
      everybody.filter((one) => overlap(one, { from, to: from + day })).reduce((sum, { people }) => sum + people, 0);
    return capacity - Math.max(...midnightsOf(slot).map(peopleOn));
  }
  const present = everybody.filter((one) => overlap(one, slot));
  // Attendance only rises where somebody arrives: it is enough to look at those moments.
  const moments = present.map(({ from }) => Math.max(from, slot.from));
  const highest = moments.map((moment) =>
    present.filter(({ from, to }) => from <= moment && moment < to).reduce((sum, { people }) => sum + people, 0),
  );
  return capacity - Math.max(0, ...highest);
}

/** A window in which a slot starts. */
interface Start {
  readonly window: Window;
  /** The date on which the window began. */
  readonly date: string;
}

/** What decides where a slot may start. */
export type Placing = Pick<SlotQuestion, 'slot' | 'configuration' | 'channel' | 'products'>;

/** W1 to W7: where the slot starts, trimmed by the controls; first windows of its own date, then of the night before (W5). */
function startsOf(facility: Facility, question: Placing): Start[] {
  const { slot, configuration, channel, products } = question;
  const increment = (configuration.time_increment ?? defaults.time_increment) * minute;
  const duration = (slot.to - slot.from) / minute;
  const isStart = (window: Window): boolean =>
    slot.from >= window.from &&
    slot.from < window.to &&
    (slot.from - window.from) % increment === 0 &&
    (!products || products.includes(window.rental.product_id)) &&
    (facility.per_capacity === 1 ||
      duration >= Math.max(facility.min_booking_time ?? 0, window.rental.min_booking_time ?? 0)) &&
    trimmed(window, facility.schedule_control, channel).some(({ from, to }) => slot.from >= from && slot.from < to);
  return [dateOf(slot.from), dateOf(slot.from - day)].flatMap((date) =>
    windowsOn(facility, configuration, date)
      .filter(isStart)
      .map((window) => ({ window, date })),
  );
}

/** The starts from which the facility stays open to the end of the slot (W3), in the order of its rentals. */
export const startsFor = (facility: Facility, question: Placing): Start[] =>
  startsOf(facility, question).filter(({ date }) =>
    stretches(facility, question.configuration, date, question.channel).some((stretch) =>
      holds(stretch, question.slot),
    ),
  );

/** The products that are sold for the slot: of the rentals in which it starts, as far as the customer's channel has them. */
export const productsAt = (facility: Facility, placing: Placing): number[] => [
  ...new Set(startsFor(facility, placing).map(({ window }) => window.rental.product_id)),
];

/** The dates under which the portal lists the slot: that of its window, and today for what is left of last night (W4, W5). */
export function listingDates(facility: Facility, question: SlotQuestion): string[] {
  const today = dateOf(question.now);
  return startsFor(facility, question).map(({ date }) =>
    date < today && dateOf(question.slot.from) === today ? today : date,
  );
}

/** W, C, B1–B3 and N: whether the facility is open for the slot at all, whoever has it already. */
export function isOpenFor(facility: Facility, question: SlotQuestion): boolean {
  const { slot, now, configuration } = question;
  if (startsFor(facility, question).length === 0) return false;
  if (now - slot.from >= lateMinutes * minute) return false;
  const delay = configuration.online_booking_delay ?? defaults.online_booking_delay;
  if (delay > 0 && slot.from - now < delay * minute) return false;
  if (isClosed(facility, slot)) return false;
  return ![...facility.parent_facilities, ...facility.child_facilities].some((relative) => isClosed(relative, slot));
}

/** Everything: open, and free or with at least one place left. */
export function offers(facility: Facility, question: SlotQuestion): boolean {
  if (!isOpenFor(facility, question)) return false;
  const { slot } = question;
  const blocking = [...facility.parent_facilities, ...facility.child_facilities].filter(
    ({ per_capacity }) => !(facility.per_capacity === 1 && per_capacity === 1),
  );
  if (blocking.some((relative) => isTaken(relative, slot))) return false;
  return facility.per_capacity === 1 ? placesLeft(facility, slot) >= 1 : !isTaken(facility, slot);
}

/** U2: whether that long a booking is a choice at all. */
export function isDuration(minutes: number, configuration: ScheduleConfiguration): boolean {
  const first = configuration.min_booking_time ?? defaults.min_booking_time;
  const step = configuration.time_increment ?? defaults.time_increment;
  const longest = configuration.max_booking_time ?? Number.POSITIVE_INFINITY;
  return minutes >= first && minutes <= Math.max(first, longest) && (minutes - first) % step === 0;
}
