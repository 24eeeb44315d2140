/** Back and Forward of the browser: which steps of a booking can be gone to as it stands. */
import type { BookingStop } from './bookingSelection.ts';
import { isBaps } from '../site/siteRules.ts';
import type { ChosenContext } from './bookingContext.ts';
import { isReadyToContinue, isInCart, isSoldWhole } from './chosenSlot.ts';
import { hasAddons } from './selling/addonRules.ts';
import { chosenProducts } from './selling/quantities.ts';

/** Whether what follows the adding may be shown: nobody gets there without a ticket or a court in the cart (R5.7.8). */
export const mayFollow = (context: ChosenContext): boolean => !isBaps(context.config) && isInCart(context);

/**
 * Whether a step holds what it did when it was left. Details that went into the cart are not asked for a second time, so
 * that going forward never adds twice.
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
