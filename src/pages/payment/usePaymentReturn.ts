import { useState } from 'react';
import type { PaymentReturnInput, PaymentReturnRef } from '../../../machines/paymentReturn/paymentReturnMachine.ts';
import { isBusy } from '../../../machines/paymentReturn/paymentReturnSelectors.ts';
import { providePaymentReturn } from '../../adapters/actors/paymentReturnActors.ts';
import { persistedIntent } from '../../adapters/orderIntent.ts';
import { useCart, usePageActor, useSession } from '../../actors/portalContext.tsx';
import { useOrderUnderWay } from '../../actors/useOrderUnderWay.ts';

/** A payment that came back, asked for by what stands in the address. */
export function usePaymentReturn(address: Omit<PaymentReturnInput, 'intent'>): PaymentReturnRef {
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => providePaymentReturn({ cart }));
  const [input] = useState(() => ({ ...address, intent: persistedIntent.readFor(session.getSnapshot().context.user) }));
  const paymentReturn = usePageActor(machine, { input });
  useOrderUnderWay(paymentReturn, isBusy);
  return paymentReturn;
}
