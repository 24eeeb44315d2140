/** Single bookings of a customer, beside the lists: one with its details, and those that come next (Q7.6.g). */
import type { Booked, BookingKind } from '../../../contract/orders/bookings.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { call } from '../../http/client.ts';

/** A booking of that kind with its details: what was bought with it, and who comes along. */
export type BookedDetails<Kind extends BookingKind = BookingKind> = {
  [Each in Kind]: { kind: Each; booking: ResponseTo<`${Each}Booking`>['data'] };
}[Kind];

interface Asked<Kind extends BookingKind> {
  kind: Kind;
  id: string;
}

type Loads<TAsked, TAnswer extends Record<BookingKind, unknown>> = {
  [Kind in BookingKind]: (asked: TAsked, signal: AbortSignal) => Promise<TAnswer[Kind]>;
};

const loadOne: Loads<{ params: { id: string } }, { [Kind in BookingKind]: ResponseTo<`${Kind}Booking`> }> = {
  facility: (asked, signal) => call(bookedEndpoints.facilityBooking, { ...asked, signal }),
  event: (asked, signal) => call(bookedEndpoints.eventBooking, { ...asked, signal }),
  trainer: (asked, signal) => call(bookedEndpoints.trainerBooking, { ...asked, signal }),
  academy: (asked, signal) => call(bookedEndpoints.academyBooking, { ...asked, signal }),
  membership: (asked, signal) => call(bookedEndpoints.membershipBooking, { ...asked, signal }),
  retail: (asked, signal) => call(bookedEndpoints.retailBooking, { ...asked, signal }),
};

export async function loadBooking<Kind extends BookingKind>(
  { kind, id }: Asked<Kind>,
  signal: AbortSignal,
): Promise<BookedDetails<Kind>> {
  const { data } = await loadOne[kind]({ params: { id } }, signal);
  // SAFETY: the call of this kind answers a booking of this kind.
  return { kind, booking: data } as unknown as BookedDetails<Kind>;
}

/** One page of what is to come, the earliest first. */
const coming = { query: { period: 'upcoming', page: 1, size: 16, sort_order: 'asc' } } as const;

const loadComing: Loads<typeof coming, { [Kind in BookingKind]: ResponseTo<`${Kind}Bookings`> }> = {
  facility: ({ query }, signal) =>
    call(bookedEndpoints.facilityBookings, { query: { ...query, sortBy: 'facility_date' }, signal }),
  event: (asked, signal) => call(bookedEndpoints.eventBookings, { ...asked, signal }),
  trainer: (asked, signal) => call(bookedEndpoints.trainerBookings, { ...asked, signal }),
  academy: (asked, signal) => call(bookedEndpoints.academyBookings, { ...asked, signal }),
  membership: (asked, signal) => call(bookedEndpoints.membershipBookings, { ...asked, signal }),
  retail: (asked, signal) => call(bookedEndpoints.retailBookings, { ...asked, signal }),
};

/** The bookings of a kind that come next; some of them may have been refused. Asked anew whenever one was changed. */
export async function loadNextBookings(
  { kind }: { kind: BookingKind; changes: number },
  signal: AbortSignal,
): Promise<Booked[]> {
  const { data } = await loadComing[kind](coming, signal);
  // SAFETY: the call of this kind answers bookings of this kind.
  return data.map((booking) => ({ kind, booking }) as Booked);
}
