/** The cart, fetched at once where somebody needs it; else once there is a cart to speak of. */
import type { FetchedCart } from '../../../machines/portal/portalEvents.ts';
import { nobody, ownerOf } from '../../../machines/session/owner.ts';
import { waitUntil } from '../../adapters/actors/follow.ts';
import { hearOfCart } from '../../adapters/storage/cart/otherTabsCart.ts';
import { fetchSender } from '../../adapters/http/client.ts';
import { storedCart } from '../../adapters/storage/cart/storedCart.ts';
import type { FindActor } from '../findActor.ts';

/** The empty cart of who is signed out shows nothing and asks for nothing; it is one with those of other tabs all the same (052). */
async function untilThereIsACart(find: FindActor, signal: AbortSignal): Promise<void> {
  const { lines, aside } = storedCart();
  if (lines.length + aside.length > 0) return;
  const somebodyComes = waitUntil(find('session'), ({ context }) => ownerOf(context.user) !== nobody);
  await Promise.race([somebodyComes, hearOfCart(signal)]);
  signal.throwIfAborted();
}

interface Asked {
  input: { isWanted: boolean };
  /** It is not waited for any more. */
  signal: AbortSignal;
}

export async function fetchCart(find: FindActor, { input: { isWanted }, signal }: Asked): Promise<FetchedCart> {
  if (!isWanted) await untilThereIsACart(find, signal);
  // Whoever has a cart has wishes soon.
  fetchSender().catch(() => undefined);
  const { startCart } = await import('./startCart.ts');
  return startCart(find);
}
