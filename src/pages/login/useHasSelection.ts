import { useSelector } from '@xstate/react';
import { leadsToBooking } from '../../../machines/address/leadsToBooking.ts';
import { useCart } from '../../actors/portalContext.tsx';

/**
 * Whether something is chosen that is kept while somebody logs in: a time, or what lies in the cart.
 * @param nextUrl where the login leads; a dialog stands where it is asked for
 */
export function useHasSelection(nextUrl: string | null = globalThis.location.href): boolean {
  const isInCart = useSelector(useCart(), ({ context }) => context.lines.length > 0);
  return isInCart || leadsToBooking(nextUrl, globalThis.location.origin);
}
