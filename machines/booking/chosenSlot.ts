/** What is chosen once a slot, a facility and its offer are there. */
import type { FacilityOffer } from '../../src/contract/offered/facilities.ts';
import type { Slot } from '../slots/slots.ts';
import type { ChosenContext } from './bookingContext.ts';
import type { SlotRef } from '../cart/cartRules.ts';
import { linesAt } from './selling/addonRules.ts';

interface Chosen {
  slot: Slot;
  offer: FacilityOffer;
}

/** @throws when nothing is chosen: no state that sells is reached without it */
export function chosen({ selectedTimeSlot, offer }: ChosenContext): Chosen {
  if (selectedTimeSlot === null || offer === null) throw new Error('booking: nothing is chosen that could be sold');
  return { slot: selectedTimeSlot, offer };
}

/** Whether slot, facility and what that very facility sells are all there, so that one may go on (R4.4.8, R4.5.1, I21). */
export const isReadyToContinue = ({ selectedTimeSlot, facilityId, offer }: ChosenContext): boolean =>
  selectedTimeSlot !== null && offer !== null && offer.id === facilityId;

/** Exclusive use: the default products make the booking (R3.5.4). */
export const isSoldWhole = ({ offer }: ChosenContext): boolean => offer?.per_capacity !== 1;

export function slotRefOf(context: ChosenContext): SlotRef {
  const { slot, offer } = chosen(context);
  return { facilityId: offer.id, date: slot.date, startTime: slot.start_time };
}

/** Whether the cart holds something for that facility and start. */
export const isInCart = (context: ChosenContext): boolean => linesAt(context.cartLines, slotRefOf(context)).length > 0;
