import { useEffect, useState } from 'react';
import type { CheckoutRef, CheckoutSnapshot } from '../../../machines/checkout/checkoutMachine.ts';
import { isPlacing, isReconciling } from '../../../machines/checkout/checkoutSelectors.ts';
import { paymentTerms } from '../../../machines/checkout/terms.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import { cartContentOf, provideCheckout } from '../../adapters/actors/checkoutActors.ts';
import { persistedIntent } from '../../adapters/orderIntent.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useCart, useConfig, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';
import { useOrderUnderWay } from '../../actors/useOrderUnderWay.ts';

/** From the press of Pay until it is known what became of it. */
const isUnderWay = (snapshot: CheckoutSnapshot): boolean => isPlacing(snapshot) || isReconciling(snapshot);

/** The terms that are agreed to before paying, in the customer's language. */
export const useTermsText = (): string => localText(useConfig(), 'tnc', useLocale());

/** Paying lives and dies with the cart's page; an order under way is found again by what was kept of it. */
export function useCheckout(): CheckoutRef {
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const config = useConfig();
  const text = useTermsText();
  const [machine] = useState(() => provideCheckout({ cart, session }));
  const [input] = useState(() => ({
    cartContent: cartContentOf(cart.getSnapshot()),
    user: session.getSnapshot().context.user,
    terms: paymentTerms({ isEnabled: config.tnc_enable, text }),
    currency: config.venue.currency,
    isBaps: isBaps(config),
    intent: persistedIntent.readFor(session.getSnapshot().context.user),
  }));
  const checkout = usePageActor(machine, { input });
  useOrderUnderWay(checkout, isUnderWay);

  useEffect(() => {
    const subscription = checkout.on('login.wanted', () => portal.send({ type: 'login.open' }));
    return () => subscription.unsubscribe();
  }, [checkout, portal]);

  return checkout;
}
