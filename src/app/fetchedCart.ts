/** The cart, fetched when the first screen is quiet or somebody needs it: with what this tab keeps of it, and its keeper. */
import { t } from '@lingui/core/macro';
import { fromCallback } from 'xstate';
import type { FetchedCart } from '../../machines/portal/portalEvents.ts';
import { notify } from '../actors/notices.ts';
import { provideCart } from '../adapters/actors/cartActors.ts';
import { provideHold } from '../adapters/actors/holdActors.ts';
import { shareCart } from '../adapters/cartTabs.ts';
import { leftLines, persistCart, persistedCart } from '../adapters/persistedCart.ts';
import type { Find } from './providePortal.ts';

/** For as long as the cart runs its changes are written down and told to other tabs, and what somebody else was faster for is told. */
const keepCart = (find: Find) =>
  fromCallback(() => {
    const cart = find('cart');
    const lost = cart.on('lines.lost', ({ problem }) =>
      notify({
        tone: 'bad',
        text: problem.message ?? t`Somebody else was faster: the place was taken out of your cart`,
      }),
    );
    const stops = [persistCart(cart), shareCart(cart)];
    return () => {
      for (const stop of stops) stop();
      lost.unsubscribe();
    };
  });

/** What is kept is read when the cart starts, not when it was fetched: somebody may have logged out in between. */
export function fetchedCart(find: Find): FetchedCart {
  const machine = provideCart();
  const hold = provideHold();
  return () => ({ machine, hold, keepCart: keepCart(find), ...persistedCart(), left: leftLines() });
}
