import { useSelector } from '@xstate/react';
import { ticketsIn } from '../../machines/cart/cartInShell.ts';
import { storedLines } from '../../machines/portal/portalSelectors.ts';
import { usePortal, usePortalActor } from '../actors/portalContext.tsx';

const none: never[] = [];

/** How many tickets the cart holds; known from storage before the cart runs. */
export function useTickets(): number {
  const cart = usePortalActor('cart');
  const stored = useSelector(usePortal(), cart === undefined ? storedLines : () => none);
  return useSelector(cart, (snapshot) => ticketsIn(snapshot, stored));
}
