/**
 * A second implementation of the slot rules, as close to their wording as possible and therefore slow: it walks through
 * every minute of every candidate slot, and shares nothing with the tested rules but the form of their input.
 */
import type {
  BookedInput,
  ControlInput,
  FacilityInput,
  RelatedInput,
  RentalInput,
  ScheduleInput,
  SpanInput,
} from '../../../machines/slots/schedule/scheduleInput.ts';
import type { SlotQuestion } from '../../../machines/slots/slots.ts';

const day = 1440;

/** T2: half-open, in minutes from the midnight of the picked date. */
interface Span {
  start: number;
  end: number;
}
const meet = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const holds = ({ start, end }: Span, minute: number) => start <= minute && minute < end;

const everyMinute = ({ start, end }: Span, test: (minute: number) => boolean) => {
  for (let minute = start; minute < end; minute++) if (!test(minute)) return false;
  return true;
};

const isMidnight = (end: string) => end === '00:00:00' || end === '23:59:59';

/** Slow answers are worked out once for the same question. */
function remembered<TFirst, TRest extends unknown[], TAnswer>(answer: (first: TFirst, ...rest: TRest) => TAnswer) {
  // Two levels: joining both numbers into one key would take longer than the answer.
  const answers = new Map<TFirst, Map<unknown, TAnswer>>();
  return (first: TFirst, ...rest: TRest): TAnswer => {
    let known = answers.get(first);
    if (known === undefined) answers.set(first, (known = new Map()));
    if (!known.has(rest[0])) known.set(rest[0], answer(first, ...rest));
    return known.get(rest[0]) as TAnswer;
  };
}

export interface ReferenceSlot {
  start: number;
  facilities: number[];
  places: Record<number, number>;
}

export interface Reference {
  slots: ReferenceSlot[];
  /** Starts yet to come that only bookings and holds took away. */
  taken: number[];
}

/** Answers questions from the rules themselves. */
export function referenceOf(input: ScheduleInput): (question: SlotQuestion) => Reference {
  const { configuration: wire } = input;
  const increment = wire.time_increment ?? 60;
  const overnight = wire.enable_over_night_booking === 1;
  const delay = wire.online_booking_delay ?? 0;

  const minutes = remembered((date: string, time: string = '00:00:00') =>
    Temporal.PlainDateTime.from(`${input.date}T00:00:00`)
      .until(Temporal.PlainDateTime.from(`${date}T${time}`))
      .total('minutes'),
  );
  const dateOn = remembered((dayIndex: number) => Temporal.PlainDate.from(input.date).add({ days: dayIndex }));

  // Midnight ends the day before it, and what ends before it starts ends the next day (T3, T4).
  const spanOn = (date: string, start: string, end: string): Span => {
    const from = minutes(date, start);
    const until = isMidnight(end) ? minutes(date) + day : minutes(date, end);
    return { start: from, end: until > from ? until : until + day };
  };
  // T5, and the same for other records that name a later end date
  const spanTo = (date: string, endDate: string, start: string, end: string): Span => ({
    start: minutes(date, start),
    end: end === '23:59:59' ? minutes(endDate) + day : minutes(endDate, end),
  });
  const recordSpan = remembered((record: SpanInput): Span => {
    const last = record.end_date && record.end_date > record.date ? record.end_date : record.date;
    if (!record.start_time || !record.end_time) return { start: minutes(record.date), end: minutes(last) + day };
    return last === record.date
      ? spanOn(record.date, record.start_time, record.end_time)
      : spanTo(record.date, last, record.start_time, record.end_time);
  });
  const bookingSpan = remembered((booking: BookedInput): Span =>
    recordSpan({
      date: booking.date,
      end_date: booking.booking_end_date,
      start_time: booking.is_full_day ? null : booking.start_time, // A day that is taken whole has no times (T6).
      end_time: booking.is_full_day ? null : booking.end_time,
    }),
  );

  // Everybody has one channel (C1).
  const customer = input.customer ?? {};
  const member = customer.membership_card_number || customer.is_member;
  const channel = customer.b2b_id || customer.isB2bUser ? 'Partners' : member ? 'Members' : 'B2C';
  // Between its dates, on its weekdays (C4, C5); Temporal counts Monday 1 to Sunday 7.
  const inForce = (control: ControlInput, dayIndex: number) => {
    const date = dateOn(dayIndex);
    if (control.date && date.toString() < control.date) return false;
    if (control.end_date && date.toString() > control.end_date) return false;
    const bits = [control.weekdays ?? 0].flat().reduce<number>((sum, bit) => sum + bit, 0);
    return bits === 0 || Math.floor(bits / 2 ** (date.dayOfWeek % 7)) % 2 === 1;
  };
  // Times of a control may belong to the day before (C6).
  const isNamed = (control: ControlInput, minute: number) =>
    [-3, -2, -1, 0, 1, 2, 3].some((dayIndex) => {
      if (!inForce(control, dayIndex)) return false;
      const date = dateOn(dayIndex).toString();
      const spans = control.times?.length
        ? control.times.map((time) => spanOn(date, time.start_time, time.end_time))
        : [{ start: minutes(date), end: minutes(date) + day }];
      return spans.some((span) => holds(span, minute));
    });
  const isLeftOpen = (facility: FacilityInput, rental: RentalInput, minute: number) => {
    const controls = (facility.schedule_control ?? []).filter(
      ({ channels, rentals }) =>
        (!channels?.length || channels.includes(channel)) && // Without channels it applies to everybody (C2).
        (!rentals?.length || rentals.includes(rental.product_id)), // No rental named means all (C3).
    );
    if (controls.some((control) => control.interval_type === 0 && isNamed(control, minute))) return false; // Cut out (C7).
    const only = controls.filter((control) => control.interval_type === 1); // Only what they name is left, on their days (C8).
    const restricted = only.some((control) => inForce(control, Math.floor(minute / day)));
    return !restricted || only.some((control) => isNamed(control, minute));
  };

  // A window past midnight is cut there unless nights are sold (W1).
  const windowOn = (rental: RentalInput, dayIndex: number): Span => {
    const midnight = dayIndex * day;
    const start = midnight + minutes(input.date, rental.start_time);
    const end = midnight + (isMidnight(rental.end_time) ? day : minutes(input.date, rental.end_time));
    if (end > start) return { start, end };
    return { start, end: overnight ? end + day : midnight + day };
  };

  // The last part of an event or workshop does not block a start (B2, B3).
  const programmeBlocks = (schedule: SpanInput, grace: number, { start, end }: Span) => {
    const programme = recordSpan(schedule);
    return start <= Math.max(programme.end - grace, programme.start) && end > programme.start;
  };
  const isClosed = (place: RelatedInput, slot: Span) =>
    (place.maintenances ?? []).some((one) => meet(recordSpan(one), slot)) ||
    (place.event_schedules ?? []).some((one) => programmeBlocks(one, 60, slot)) ||
    (place.workshop_program_schedules ?? []).some((one) => programmeBlocks(one, increment, slot));
  const counted = input.allow_facility_items_reservation !== 0;
  // Bookings always, holds only where the cart reserves (B4, B5).
  const isBooked = (place: RelatedInput, slot: Span) =>
    (place.bookings ?? []).some((one) => meet(bookingSpan(one), slot)) ||
    (counted && (place.cart_items ?? []).some((one) => meet(recordSpan(one), slot)));
  // A missing count is one person; a cart line may stand for several (K2).
  const groupsIn = (places: RelatedInput[]) =>
    places.flatMap((place) => [
      ...(place.bookings ?? []).map((one) => ({ span: bookingSpan(one), people: one.attendance ?? 1 })),
      ...(counted ? (place.cart_items ?? []) : []).map((one) => ({
        span: recordSpan(one),
        people: (one.quantity ?? 1) * (one.participant_count ?? 1),
      })),
    ]);

  const places = input.facilities.map((facility) => {
    const windows = (overnight ? [-1, 0, 1] : [0]).flatMap((dayIndex) =>
      (facility.facility_rentals ?? []).map((rental) => {
        const window = windowOn(rental, dayIndex);
        const isOpen = remembered((minute: number) => holds(window, minute) && isLeftOpen(facility, rental, minute));
        return { dayIndex, rental, window, isOpen };
      }),
    );
    const isOpenOn = remembered((dayIndex: number, minute: number) =>
      windows.some(
        (one) => (one.dayIndex === dayIndex || one.dayIndex === dayIndex + 1) && one.isOpen(minute), // Tomorrow’s windows lend room (W3).
      ),
    );
    const relatives = [...(facility.parent_facilities ?? []), ...(facility.child_facilities ?? [])];
    const shared = facility.per_capacity === 1;
    const sharing = relatives.filter((relative) => shared && relative.per_capacity === 1); // Shared relatives add their people (K4).
    const blocking = relatives.filter((relative) => !sharing.includes(relative));
    const groups = groupsIn([facility, ...sharing]);
    const present = remembered((start: number, end: number) =>
      groups.filter(({ span }) => meet(span, { start, end })).reduce((sum, { people }) => sum + people, 0),
    );
    // The most at one moment, or on one of the dates touched (K1, K3).
    const peopleIn = ({ start, end }: Span) => {
      const midnight = Math.floor(start / day) * day;
      let most = 0;
      if (facility.is_enable_per_day_capacity === 1) {
        for (let date = midnight; date < end; date += day) most = Math.max(most, present(date, date + day));
        return most;
      }
      for (let minute = start; minute < end; minute++) most = Math.max(most, present(minute, minute + 1));
      return most;
    };
    return { facility, windows, isOpenOn, relatives, shared, blocking, peopleIn };
  });

  return (question) => {
    const { duration, filter_by: filterBy, facility_ids: chosen, product_ids: products } = question;
    const nowDate = question.now.slice(0, 10);
    const isToday = nowDate === input.date;

    const candidates = places.flatMap(({ facility, windows, isOpenOn, relatives, shared, blocking, peopleIn }) => {
      if (filterBy !== 2 && chosen?.length && !chosen.includes(facility.id)) return []; // Another one was chosen (W7).
      return windows.flatMap(({ dayIndex, rental, window, isOpen }) => {
        if (dayIndex === 1 || (dayIndex === -1 && !isToday)) return []; // Tomorrow’s are no starts, last night’s are today’s only (W3, W5).
        if (filterBy === 2 && products?.length && !products.includes(rental.product_id)) return []; // Another ticket was chosen (W7).
        const least = shared ? 0 : Math.max(facility.min_booking_time ?? 0, rental.min_booking_time ?? 0);
        if (duration < least) return []; // Too short for the facility or its rental (W6).
        const found: { start: number; id: number; left: number; offered: boolean; shared: boolean }[] = [];
        for (let start = window.start; start < window.end; start += increment) {
          if (start < 0 || !isOpen(start)) continue; // Starts are counted from the window’s own (W2).
          const slot = { start, end: start + duration };
          if (!everyMinute(slot, (minute) => isOpenOn(dayIndex, minute))) continue; // Open all the time (W3).
          if ([facility, ...relatives].some((place) => isClosed(place, slot))) continue; // Closed there or at a relative (B1, B2, B3, B6).
          const left = shared ? (facility.capacity ?? 1) - peopleIn(slot) : 0;
          const isTaken = (shared ? blocking : [facility, ...relatives]).some((place) => isBooked(place, slot));
          found.push({ start, id: facility.id, left, offered: !isTaken && (!shared || left >= 1), shared });
        }
        return found;
      });
    });

    const offered = candidates.filter((one) => one.offered);
    const list = [...new Set(offered.map(({ start }) => start))].sort((one, other) => one - other);
    const now = minutes(nowDate, question.now.slice(11)); // seconds are its fraction
    // The latest of those that have begun may stay a while (N2, N3).
    const earlier = list.filter((start) => start <= now);
    const last = earlier.at(-1);
    const kept = last !== undefined && now - last < (question.late_limit ?? 15) ? [last] : [];
    const later = list.filter((start) => start > now);
    // Notice counts for what is kept, too (N4).
    const left = [...kept, ...later].filter((start) => delay === 0 || start - now >= delay);

    const starts = [...new Set(candidates.map(({ start }) => start))].sort((one, other) => one - other);
    return {
      slots: left.map((start) => {
        const here = offered.filter((one) => one.start === start);
        return {
          start,
          facilities: [...new Set(here.map(({ id }) => id))],
          places: Object.fromEntries(here.filter((one) => one.shared).map((one) => [one.id, one.left])),
        };
      }),
      taken: starts.filter((start) => !list.includes(start) && (delay > 0 ? start - now >= delay : start > now)),
    };
  };
}

/** U2, by trying every duration. */
export function referenceDurations(input: ScheduleInput, question: Omit<SlotQuestion, 'duration'>): number[] {
  const shortest = input.configuration.min_booking_time ?? 60;
  const increment = input.configuration.time_increment ?? 60;
  const maximum = input.configuration.max_booking_time ?? 3 * day;
  const all: number[] = [];
  for (let duration = shortest; duration <= Math.min(maximum, 3 * day); duration += increment) all.push(duration);
  const ask = referenceOf(input);
  const longest = all.findLast((duration) => ask({ ...question, duration }).slots.length > 0);
  return longest === undefined ? [shortest] : all.filter((duration) => duration <= longest);
}
