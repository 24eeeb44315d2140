/** Finds the slot of a booking that is gone, so that near alternatives can be offered. */
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { FacilityLine } from '../../src/contract/orders/cart.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { typedFrom } from '../attendees/relatives.ts';
import { minutesOf } from '../bookings/bookingStatus.ts';
import { selectionAgain } from '../cart/selectionAgain.ts';
import type { MissedSlot } from '../slots/nearestSlots.ts';
import type { BookingProgress } from './bookingProgress.ts';
import type { Quantities } from '../picker/pickerItems.ts';
import type { BookingSelection } from './bookingSelection.ts';
import { progressFor } from './progressFor.ts';

/** A slot, and the date in whose schedule it was listed (W4). */
export interface MissedListing {
  missed: MissedSlot;
  bookingDate: string;
}

/** The slot of a booking in the cart or in an order; null for a booking without a time, such as a whole day. */
export function missedLine([line, ...others]: readonly FacilityLine[]): MissedListing | null {
  if (line === undefined) return null;
  const { serviceId, duration } = selectionAgain(line);
  if (serviceId === null || duration === null) return null;
  const peopleOf = ({ quantity, participant_count }: FacilityLine) => quantity * participant_count;
  return {
    missed: {
      serviceId,
      facilityId: line.facilityId,
      date: line.selectedFacilityDate,
      start_time: line.selectedFacilityTiming,
      duration,
      people: line.capacityBased ? [line, ...others].reduce((sum, one) => sum + peopleOf(one), 0) : 1,
    },
    bookingDate: line.bookingDate,
  };
}

/**
 * The slot of a booking that the venue declined. Its date in the schedule is unknown: a start after midnight may be on
 * either.
 */
export const missedBooking = (booking: FacilityBooking): MissedListing => ({
  missed: {
    serviceId: booking.service_id,
    facilityId: booking.facility_id,
    date: booking.facility_date,
    start_time: booking.facility_start_time,
    duration: minutesOf(booking),
    people: booking.attendance ?? 1,
  },
  bookingDate: booking.facility_date,
});

/** The total quantity of each product. */
function counted(entries: readonly (readonly [Id, number])[]): Quantities {
  const sums: Record<Id, number> = {};
  for (const [id, quantity] of entries) sums[id] = (sums[id] ?? 0) + quantity;
  return sums;
}

/** The details and quantities of a booking's lines, to be restored with another slot as far as they apply there. */
export function progressAgain(lines: readonly FacilityLine[], selection: BookingSelection): BookingProgress | null {
  const [line] = lines;
  const progress = progressFor(selection);
  if (line === undefined || progress === null) return null;
  // Another service sells other products, so only the attendees are kept.
  const own = selection.serviceId === line.venueServiceId ? lines : [];
  const customers = lines.flatMap((one) => one.customers);
  return {
    ...progress,
    quantities: counted(own.flatMap((one) => (one.capacityBased ? [[one.product_id, one.quantity] as const] : []))),
    addons: counted(
      own.flatMap(({ addons }) => addons.map(({ product_id, quantity }) => [product_id, quantity] as const)),
    ),
    attendeeDetails:
      customers.length === 0
        ? null
        : {
            attendees: customers.map(typedFrom),
            saves: line.save_detail_for_future,
            agreed: false,
            isCut: false,
          },
  };
}
