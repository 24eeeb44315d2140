/** The chosen slot, once slot, facility and offer are known. */
import type { FacilityOffer } from '../../src/contract/offered/facilities.ts';
import type { Slot } from '../slots/slots.ts';
import type { ChosenContext } from './bookingContext.ts';
import type { SlotRef } from '../cart/cartRules.ts';
import { required } from '../shared/required.ts';
import { linesAt } from './selling/addonRules.ts';

interface Chosen {
  slot: Slot;
  offer: FacilityOffer;
}

/** @throws when nothing is chosen: no state that sells is reached without a slot and an offer */
export function chosenSlotOf({ selectedTimeSlot, offer }: ChosenContext): Chosen {
  if (selectedTimeSlot === null || offer === null) throw new Error('booking: nothing is chosen that could be sold');
  return { slot: selectedTimeSlot, offer };
}

/** Whether slot, facility and this facility's offer are all known, so that the customer may continue (R4.4.8, R4.5.1, I21). */
export const isReadyToContinue = ({ selectedTimeSlot, facilityId, offer }: ChosenContext): boolean =>
  selectedTimeSlot !== null && offer !== null && offer.id === facilityId;

/** Exclusive use: the default products make the booking (R3.5.4). */
export const isSoldWhole = ({ offer }: ChosenContext): boolean => offer?.per_capacity !== 1;

/**
 * Known without the offer, too: whoever reloads where another booking is asked for is not asked for it again.
 *
 * @throws when no slot or no facility is chosen: no later step is reached without them
 */
export function slotRefOf({ selectedTimeSlot, facilityId }: ChosenContext): SlotRef {
  const { date, start_time: startTime } = required(selectedTimeSlot, 'selectedTimeSlot');
  return { facilityId: required(facilityId, 'facilityId'), date, startTime };
}

/** Whether the cart has a line for this facility and start. */
export const isInCart = (context: ChosenContext): boolean => linesAt(context.cartLines, slotRefOf(context)).length > 0;
