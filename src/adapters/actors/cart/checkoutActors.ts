/** What checkout does outside the machine: it follows cart and customer, and has the order placed and paid. */
import type { CartRef, CartSnapshot } from '../../../../machines/cart/cartMachine.ts';
import { paymentPreferences } from '../../../../machines/cart/cartSelectors.ts';
import type { CartContent } from '../../../../machines/checkout/cartContent.ts';
import type { CheckoutInput } from '../../../../machines/checkout/checkoutContext.ts';
import { checkoutMachine } from '../../../../machines/checkout/checkoutMachine.ts';
import { paymentTerms } from '../../../../machines/checkout/terms.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import { isBaps } from '../../../../machines/site/siteRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import type { SiteConfig } from '../../../contract/site/site.ts';
import { call } from '../../http/client.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { deferUpdate } from '../deferUpdate.ts';
import { provideExpress } from './expressActors.ts';
import { providePayment } from './paymentActors.ts';
import { providePlacement } from './placementActors.ts';
import { provideResource } from '../resourceActors.ts';
import { watch } from '../follow.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchSession } from '../login/watchSession.ts';
import { watchOrder } from './watchOrder.ts';

export interface CheckoutDeps {
  cart: Pick<CartRef, 'getSnapshot' | 'subscribe' | 'send'>;
  session: SessionSource;
  portal: PortalRef;
  /** The operator's server takes payments by a browser's payment sheet (Q7.7.k). */
  offersExpress?: boolean;
}

/** The part of the running cart that becomes an order. */
export const cartContentOf = (snapshot: CartSnapshot): CartContent => ({
  lines: snapshot.context.lines,
  preferences: paymentPreferences(snapshot),
  promotion: snapshot.context.promotion,
});

/** What the page begins with: the cart as it is, and the order that this tab was about to place, or has placed. */
export function checkoutInput(
  { cart, session, portal }: CheckoutDeps,
  config: SiteConfig,
  termsText: string,
): CheckoutInput {
  const { user } = session.getSnapshot().context;
  return {
    portal,
    cartContent: cartContentOf(cart.getSnapshot()),
    user,
    terms: paymentTerms({ isEnabled: config.tnc_enable, text: termsText }),
    currency: config.venue.currency,
    isBaps: isBaps(config),
    intent: persistedIntent.readFor(user),
  };
}

export function provideCheckout({ cart, session, portal, offersExpress = false }: CheckoutDeps) {
  const express = provideExpress(offersExpress);
  return provideFor(checkoutMachine)({
    actors: {
      watchSession: watchSession(session),
      watchCart: watch(cart, (snapshot) => ({ type: 'cart.changed' as const, ...cartContentOf(snapshot) })),
      watchOrder: watchOrder(session),
      deferUpdate: deferUpdate(portal),
      resource: provideResource(async (_: null, signal) =>
        express.withUsable((await call(orderEndpoints.paymentOptions, { signal })).data),
      ),
      placement: providePlacement({ cart, session, closeSheet: () => express.settle(false) }),
      payment: providePayment({ cart, session }),
      ...express.actors,
    },
  });
}
