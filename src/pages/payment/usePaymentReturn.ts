import { useState } from 'react';
import type { FailedPaymentRef } from '../../../machines/paymentReturn/failedPaymentMachine.ts';
import type { ReceiptRef } from '../../../machines/paymentReturn/receiptMachine.ts';
import {
  failedPaymentInput,
  provideFailedPayment,
  provideReceipt,
  receiptInput,
} from '../../adapters/actors/cart/paymentReturnActors.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';

/** A payment that came back with the token of its receipt. */
export function useReceipt(token: string): ReceiptRef {
  const portal = usePortal();
  const session = useSession();
  const [machine] = useState(() => provideReceipt({ portal, session }));
  const [input] = useState(() => receiptInput(token, session));
  return usePageActor(machine, { input });
}

/** A payment that came back without one: it failed, or was left. */
export function useFailedPayment(transactionId: string | null): FailedPaymentRef {
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [machine] = useState(() => provideFailedPayment({ cart, portal, session }));
  const [input] = useState(() => failedPaymentInput(transactionId, session));
  return usePageActor(machine, { input });
}
