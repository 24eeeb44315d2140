/** A customer's next booking (R9.1.3), which has its own card above the list. */
import type { Booked } from '../../src/contract/orders/bookings.ts';
import { isAwaitingPayment, isPast, isToCome, type WhenFields } from './bookingStatus.ts';
import { isOff, nextSession } from './recordStatus.ts';

export interface Coming {
  booked: Booked;
  date: string;
  start_time: string;
}

/** The time of an event ticket in the shape of a facility booking. */
const spanOf = ({ start_date, event_schedules }: Booked<'event'>['booking']): WhenFields | null => {
  const [first] = event_schedules;
  if (first === undefined) return null;
  return { facility_date: start_date, facility_start_time: first.start_time, facility_end_time: first.end_time };
};

/** When the customer next has to be there for the booking; null if not at all. */
function comingOf(booked: Booked, now: string): Coming | null {
  const at = (date: string, start_time: string): Coming => ({ booked, date, start_time });
  if (booked.kind === 'facility') {
    const { booking } = booked;
    // An unpaid booking lapses and has no ticket.
    return isToCome(booking, now) && !isAwaitingPayment(booking)
      ? at(booking.facility_date, booking.facility_start_time)
      : null;
  }
  if (isOff(booked.booking.status_id)) return null;
  if (booked.kind === 'event') {
    const span = spanOf(booked.booking);
    return span !== null && !isPast(span, now) ? at(span.facility_date, span.facility_start_time) : null;
  }
  if (booked.kind !== 'trainer' && booked.kind !== 'academy') return null;
  const next = nextSession(booked.booking.sessions, now);
  return next ? at(next.date, next.start_time) : null;
}

const momentOf = ({ date, start_time }: Coming): string => `${date} ${start_time}`;

/** The earliest booking by the venue's clock, in whatever order they are given. */
export function nextBooked(all: readonly Booked[], now: string): Coming | null {
  const coming = all.map((one) => comingOf(one, now)).filter((one) => one !== null);
  return coming.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other), 'en'))[0] ?? null;
}
