/** Loads the cart: at once where somebody needs it, otherwise when there is something in one. */
import type { FetchedCart } from '../../../machines/portal/portalEvents.ts';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import { waitUntil } from '../../adapters/actors/follow.ts';
import { hearOfCart } from '../../adapters/storage/cart/otherTabsCart.ts';
import { fetchSender } from '../../adapters/http/client.ts';
import { storedCart } from '../../adapters/storage/cart/storedCart.ts';
import type { FindActor } from '../findActor.ts';

/** While signed out, an empty cart is not loaded; only the carts of other tabs are watched (052). */
async function untilThereIsACart(find: FindActor, signal: AbortSignal): Promise<void> {
  const { lines, aside } = storedCart();
  if (lines.length + aside.length > 0) return;
  const somebodyComes = waitUntil(find('session'), ({ context }) => ownerOf(context.user) !== nobody);
  await Promise.race([somebodyComes, hearOfCart(signal)]);
  signal.throwIfAborted();
}

interface Asked {
  input: { isWanted: boolean };
  /** Aborted when nobody waits for the cart any more. */
  signal: AbortSignal;
}

export async function fetchCart(find: FindActor, { input: { isWanted }, signal }: Asked): Promise<FetchedCart> {
  if (!isWanted) await untilThereIsACart(find, signal);
  // Whoever has something in the cart will soon need it.
  fetchSender().catch(() => undefined);
  const { startCart } = await import('./startCart.ts');
  return startCart(find);
}
