/** Which steps of a booking the browser's Back and Forward can reach. */
import type { BookingStop } from './bookingSelection.ts';
import { isBaps } from '../site/siteRules.ts';
import type { ChosenContext } from './bookingContext.ts';
import { isReadyToContinue, isInCart, isSoldWhole } from './chosenSlot.ts';
import { hasAddons } from './selling/addonRules.ts';
import { chosenProducts } from './selling/quantities.ts';

/** Whether the steps after adding may be shown: only with a ticket or facility of the slot in the cart (R5.7.8). */
export const mayFollow = (context: ChosenContext): boolean => !isBaps(context.config) && isInCart(context);

/**
 * Whether a step can be shown as it was left. Details that are already in the cart are not asked for again, so that
 * Forward never adds twice.
 */
export function mayVisit(context: ChosenContext, stop: BookingStop): boolean {
  if (stop === 'choosing') return true;
  if (!isReadyToContinue(context)) return false;
  if (stop === 'tickets') return !isSoldWhole(context) && context.user !== null;
  if (stop === 'extras') return mayFollow(context) && hasAddons(context.offer);
  if (stop === 'prompt') return mayFollow(context);
  if (context.attendeeDetails === null) return false;
  return isSoldWhole(context) ? !isInCart(context) : chosenProducts(context.quantities).length > 0;
}
