import type { BookingKind } from '../../contract/orders/bookings.ts';
import type { OwnedListKind } from '../../../machines/list/listKinds.ts';
import { questionIn, writeQuestion } from '../../../machines/list/listQuestion.ts';

const lists = {
  facility: ['facilityBookings', '/profile/facility-bookings'],
  event: ['eventBookings', '/profile/event-bookings'],
  trainer: ['trainerBookings', '/profile/trainer-sessions'],
  academy: ['workshops', '/profile/academy-bookings'],
  membership: ['membershipCards', '/profile/memberships-bookings'],
  retail: ['retailBookings', '/profile/retail'],
} as const satisfies Record<BookingKind, readonly [OwnedListKind, string]>;

const isKind = (kind: string | null): kind is BookingKind => kind !== null && Object.hasOwn(lists, kind);

/** The kind of booking that an address speaks of; without a word of it, that of a facility. */
export const bookedKindIn = (params: URLSearchParams): BookingKind => {
  const kind = params.get('kind');
  return isKind(kind) ? kind : 'facility';
};

/** The booking that an address speaks of. */
export function bookedIn(params: URLSearchParams): string | null {
  const id = Number(params.get('booking'));
  return Number.isSafeInteger(id) && id > 0 ? String(id) : null;
}

/**
 * An address with where the list of the bookings stands, as the one that is open has it: a page about one of them leads
 * back there, also after a reload.
 */
function withList(address: string, kind: BookingKind, params: URLSearchParams, own: Record<string, string>): string {
  const written = new URLSearchParams();
  const [list] = lists[kind];
  writeQuestion(list, written, questionIn(list, params));
  for (const [name, value] of Object.entries(own)) written.set(name, value);
  const search = written.toString();
  return search === '' ? address : `${address}?${search}`;
}

/** Where a booking gets another time. */
export const rescheduleAddress = (id: number | string, params: URLSearchParams): string =>
  withList(`${lists.facility[1]}/${id}/reschedule`, 'facility', params, {});

/** Where the order of a booking is given up. */
export const cancelAddress = (
  kind: BookingKind,
  { id, order_id }: { id: number; order_id: number },
  params: URLSearchParams,
): string =>
  withList(`/profile/orders/${order_id}/cancel`, kind, params, {
    booking: String(id),
    ...(kind === 'facility' ? {} : { kind }),
  });

/** The list as it stood, below what stood over it. */
export const listBehind = (kind: BookingKind, params: URLSearchParams, booking: string | null = null): string =>
  withList(lists[kind][1], kind, params, booking === null ? {} : { booking });
