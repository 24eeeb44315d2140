/** How many people a booking is for, and which attendees belong to which line. */
import type { Customer } from '../../../src/contract/customers/customers.ts';
import type { AttendeeDetailsInput, Party } from '../../attendees/attendeeDetailsContext.ts';
import type { SellingContext } from './sellingContext.ts';
import { chosenSlotOf, isSoldWhole } from '../chosenSlot.ts';
import { beingAdded } from './quantities.ts';
import { quantitiesStillOffered, ticketsOf } from './ticketSales.ts';

/** Tickets ask for as many attendees as they admit; an exclusive facility asks for one and accepts more (Q2.12.c). */
function partyOf(context: SellingContext): Party {
  if (isSoldWhole(context)) return { isWhole: true, capacity: chosenSlotOf(context).offer.capacity };
  const wanted = ticketsOf(context).filter(({ product_id }) => beingAdded(context).includes(product_id));
  const quantityOf = (productId: number): number => context.quantities[productId] ?? 0;
  return {
    isWhole: false,
    tickets: wanted.reduce((sum, { product_id }) => sum + quantityOf(product_id), 0),
    people: wanted.reduce(
      (sum, { product_id, participant_count }) => sum + quantityOf(product_id) * (participant_count ?? 1),
      0,
    ),
  };
}

/** The input of the attendee details. */
export function attendeeDetailsInput(
  context: SellingContext,
  parent: AttendeeDetailsInput['parent'],
): AttendeeDetailsInput {
  const { config, user, attendeeDetails, now, selectedServices } = context;
  if (selectedServices === null) throw new Error('booking: no service is chosen');
  return {
    parent,
    serviceId: selectedServices.id,
    party: partyOf(context),
    user,
    config,
    today: now.slice(0, 10),
    draft: attendeeDetails,
  };
}

/** The attendees of one line, after those of earlier lines; a line without any gets the first attendee. */
export function attendeesOfLine(attendees: readonly Customer[], before: number, people: number): Customer[] {
  const own = attendees.slice(before, before + people);
  return own.length > 0 ? own : attendees.slice(0, 1);
}

/** Whether all tickets whose details were being filled in are still chosen. */
export function mayDescribeAgain(context: SellingContext): boolean {
  const { draft } = context;
  if (!draft?.describing) return false;
  const kept = quantitiesStillOffered(context);
  return draft.describing.products.every((productId) => (kept[productId] ?? 0) > 0);
}
