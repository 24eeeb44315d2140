/** Waits until the cart runs; the portal's chart says whether it can be loaded. */
import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { hasFailedCart } from '../../../machines/portal/portalSelectors.ts';
import { waitUntil } from '../../adapters/actors/follow.ts';

/** @throws an error when the cart cannot be had; whoever wants it all the same sends the portal `cart.need` first */
export async function whenCartRuns(portal: PortalRef): Promise<CartRef> {
  const running = () => portal.system.get('cart') as CartRef | undefined;
  await waitUntil(portal, (snapshot) => running() !== undefined || hasFailedCart(snapshot));
  const cart = running();
  if (cart === undefined) throw new Error('The cart cannot be had.');
  return cart;
}
