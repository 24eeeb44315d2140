/** The cart as it starts: with what this tab has stored of it, and the actor that goes on storing it. */
import { t } from '@lingui/core/macro';
import { fromCallback } from 'xstate';
import type { FetchedCart } from '../../../machines/portal/portalEvents.ts';
import { isSettled } from '../../../machines/site/siteSettled.ts';
import { notify, passingNotices } from '../../actors/notices.ts';
import { provideCart } from '../../adapters/actors/cart/cartActors.ts';
import { tellOfLoss } from '../../adapters/actors/cart/tellOfLoss.ts';
import { tellOfOrder } from '../../adapters/actors/cart/watchOrder.ts';
import { provideHold } from '../../adapters/actors/booking/holdActors.ts';
import { shareCart } from '../../adapters/storage/cart/cartTabs.ts';
import { leftLines, persistCart, persistedCart } from '../../adapters/storage/cart/persistedCart.ts';
import { waitUntil } from '../../adapters/actors/follow.ts';
import type { FindActor } from '../findActor.ts';

/**
 * While the cart runs, its changes are stored and told to other tabs. It is told which of its places somebody else has
 * taken, and of an order that waits at the bank in another tab (071).
 */
const persistingCart = (find: FindActor) =>
  fromCallback(() => {
    const cart = find('cart');
    const loss = tellOfLoss(cart, ({ problem: { message } }) =>
      notify({ tone: 'bad', text: message ?? t`Somebody else was faster: the place was taken out of your cart` }),
    );
    const action = { label: t`Go to cart`, run: () => find('portal').send({ type: 'cart.wanted' }) };
    const ofOrder = passingNotices();
    const order = tellOfOrder(find('session'), {
      tell(how) {
        // A guest's own tab alone knows which order it is.
        if (how === 'elsewhere')
          return ofOrder.tell(t`An order from this browser waits for its payment in another tab.`);
        const text =
          how === 'refused' ? t`The payment for your order did not go through.` : t`Your order waits for its payment.`;
        ofOrder.tell(text, 'bad', action);
      },
      untell: ofOrder.dismiss,
    });
    const stops = [persistCart(cart), shareCart(cart), order, loss];
    return () => {
      for (const stop of stops) stop();
    };
  });

/** Storage is read when the cart starts, not when its code was loaded: somebody may have logged in in between. */
export async function startCart(find: FindActor): Promise<FetchedCart> {
  // The rules of sale are not taken from a former configuration.
  await waitUntil(find('site'), isSettled);
  const machine = provideCart();
  const hold = provideHold();
  return () => ({ machine, hold, persistCart: persistingCart(find), ...persistedCart(), left: leftLines() });
}
