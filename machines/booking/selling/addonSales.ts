/** Quantities of add-ons that the booking and the cart allow (R5.5.6–9, R5.7.8). */
import type { CategoryProduct } from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { BookingProblem } from '../bookingContext.ts';
import type { SellingContext } from './sellingContext.ts';
import { isInCart } from '../chosenSlot.ts';
import { beingAdded } from './quantities.ts';
import { addonRoom } from './addonRules.ts';

export const addonOf = ({ offer }: SellingContext, productId: Id): CategoryProduct | undefined =>
  offer?.categories.flatMap(({ products }) => products).find(({ product_id }) => product_id === productId);

/** Why a quantity of an add-on is not allowed; null when it is, and always when it is lowered (R5.5.9). */
export function addonProblem(context: SellingContext, productId: Id, quantity: number): BookingProblem | null {
  if (quantity < (context.addons[productId] ?? 0)) return null;
  const product = addonOf(context, productId);
  const max = product === undefined ? 0 : addonRoom(product, context.cartLines);
  return quantity <= max ? null : { code: 'maxQuantityReached', message: null, values: { max } };
}

/** Why the requested add-ons cannot be added; null when they can (R8.2.8, R8.2.9). */
export function addingProblem(context: SellingContext): BookingProblem | null {
  if (!isInCart(context)) return { code: 'addTicketFirst', message: null, values: {} };
  for (const productId of beingAdded(context)) {
    const problem = addonProblem(context, productId, context.addons[productId] ?? 0);
    if (problem !== null) return problem;
  }
  return null;
}
