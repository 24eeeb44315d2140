import { useState } from 'react';
import type { ReceiptRef } from '../../../machines/paymentReturn/receiptMachine.ts';
import { provideReceipt, receiptInput } from '../../adapters/actors/cart/receiptActors.ts';
import { usePageActor, usePortal, useSession } from '../../actors/portalContext.tsx';

/** A payment that came back with the token of its receipt. */
export function useReceipt(token: string): ReceiptRef {
  const portal = usePortal();
  const session = useSession();
  const [machine] = useState(() => provideReceipt({ portal, session }));
  const [input] = useState(() => receiptInput(token, session));
  return usePageActor(machine, { input });
}
