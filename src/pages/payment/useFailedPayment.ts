import { useState } from 'react';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import { failedPaymentInput, provideFailedPayment } from '../../adapters/actors/cart/failedPaymentActors.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';

/** A payment that came back without the token of a receipt: it failed, or was left. */
export function useFailedPayment(transactionId: string | null): FailedPaymentRef {
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => provideFailedPayment({ cart, portal, session }));
  const [input] = useState(() => failedPaymentInput(transactionId, session));
  return usePageActor(machine, { input });
}
