import { useEffect, useState } from 'react';
import type { CheckoutRef } from '../../../machines/checkout/checkoutMachine.ts';
import { paymentTerms } from '../../../machines/checkout/terms.ts';
import { basketOf, provideCheckout } from '../../edge/jobs/checkoutJobs.ts';
import { keptIntent } from '../../edge/orderIntent.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useCart, useConfig, usePageActor, usePortal, useSession } from '../../portal/portalContext.tsx';

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
    basket: basketOf(cart.getSnapshot()),
    user: session.getSnapshot().context.user,
    terms: paymentTerms({ isEnabled: config.tnc_enable, text }),
    currency: config.venue.currency,
    isBaps: config.colors?.mode === 'baps',
    intent: keptIntent.read(),
  }));
  const checkout = usePageActor(machine, { input });

  useEffect(() => {
    const subscription = checkout.on('login.wanted', () => portal.send({ type: 'login.open' }));
    return () => subscription.unsubscribe();
  }, [checkout, portal]);

  return checkout;
}
