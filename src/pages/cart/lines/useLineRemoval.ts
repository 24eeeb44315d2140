import { useState } from 'react';
import type { LineRemovalRef } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import { provideLineRemoval } from '../../../adapters/actors/cart/lineRemovalActors.ts';
import { useCart, usePageActor } from '../../../actors/portalContext.tsx';

/** What was taken out can be put back as long as the cart's page is there. */
export function useLineRemoval(): LineRemovalRef {
  const cart = useCart();
  const [machine] = useState(provideLineRemoval);
  return usePageActor(machine, { input: { cart } });
}
