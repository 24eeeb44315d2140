import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { LineDraft } from '../../../../machines/cart/lines.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import { toProblem } from '../../../../machines/shared/problem.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { requestCart } from '../cart/requestCart.ts';

export interface AddingDeps {
  cart: CartRef;
  portal: Pick<PortalRef, 'send'>;
}

/**
 * Puts what a page sells into the running cart, all of it or nothing. A guest who wants what needs an account is asked to
 * log in over the page (R6.1.3); the page asks again once somebody has (machines/cart/accountNeeded.ts).
 * @throws RefusedError with the cart's code
 */
export async function addToCart({ cart, portal }: AddingDeps, drafts: readonly LineDraft[]): Promise<void> {
  // SAFETY: a draft with an id is the line of its kind.
  const lines = drafts.map((draft) => ({ ...draft, id: crypto.randomUUID() })) as CartLine[];
  try {
    await requestCart(cart, { type: 'lines.add', lines });
  } catch (error) {
    if (toProblem(error).code === 'accountNeeded') portal.send({ type: 'login.open' });
    throw error;
  }
}
