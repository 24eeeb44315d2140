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
 * Puts what a page sells into the running cart, all of it or nothing. A guest is asked to log in over the page for what
 * needs an account (R6.1.3); after the login the page asks again (machines/cart/accountNeeded.ts).
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
