/** Whoever cannot go on without the cart waits for it here; the portal's chart says whether it can be had. */
import type { CartRef } from '../../machines/cart/cartMachine.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { hasFailedCart } from '../../machines/portal/portalSelectors.ts';

/** @throws an error when the cart cannot be had; whoever wants it all the same sends the portal `cart.need` first */
export function whenCartRuns(portal: PortalRef): Promise<CartRef> {
  return new Promise((resolve, reject) => {
    const look = (snapshot: ReturnType<PortalRef['getSnapshot']>): boolean => {
      const cart = portal.system.get('cart') as CartRef | undefined;
      if (cart !== undefined) resolve(cart);
      else if (hasFailedCart(snapshot)) reject(new Error('The cart cannot be had.'));
      else return false;
      return true;
    };
    if (look(portal.getSnapshot())) return;
    const subscription = portal.subscribe((snapshot) => {
      if (look(snapshot)) subscription.unsubscribe();
    });
  });
}
