import { useState } from 'react';
import type { CheckoutRef } from '../../../../machines/checkout/checkoutMachine.ts';
import { hasAddition } from '../../../../machines/site/additions.ts';
import { checkoutInput, provideCheckout } from '../../../adapters/actors/cart/checkoutActors.ts';
import { localText } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCart, useConfig, usePageActor, usePortal, useSession } from '../../../actors/portalContext.tsx';

/** The terms that are agreed to before paying, in the customer's language. */
export const useTermsText = (): string => localText(useConfig(), 'tnc', useLocale());

/** Paying lives and dies with the cart's page; an order under way is found again by what was kept of it. */
export function useCheckout(): CheckoutRef {
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const config = useConfig();
  const text = useTermsText();
  const offersExpress = hasAddition(config, 'expressPay');
  const [machine] = useState(() => provideCheckout({ cart, session, portal, offersExpress }));
  const [input] = useState(() => checkoutInput({ cart, session, portal }, config, text));
  return usePageActor(machine, { input });
}
