import type { BookingKind } from '../../../contract/orders/bookings.ts';
import { loadBooking, type BookedDetails } from '../../../adapters/actors/account/bookedActors.ts';
import { useResource, type Resource } from '../../../actors/useResource.ts';

export interface AskedResource<Kind extends BookingKind = BookingKind> extends Omit<Resource<unknown>, 'shown'> {
  /** The booking as it was last read; null before, and where there is none. */
  booked: BookedDetails<Kind> | null;
}

/** A booking of the customer's with what belongs to it; the kind is taken once. */
export function useBooking<Kind extends BookingKind>(kind: Kind, id: string): AskedResource<Kind> {
  const { shown, ...rest } = useResource(loadBooking<Kind>, { kind, id });
  return { ...rest, booked: shown };
}
