import { useSelector } from '@xstate/react';
import { askedAt } from '../../../machines/address/bookingAddress.ts';
import { addressOf } from '../../../machines/shared/addressOf.ts';
import { useCart } from '../../actors/portalContext.tsx';

/** Whether the address that a login leads back to holds a booking. */
function leadsToSelection(nextUrl: string | null): boolean {
  const url = nextUrl === null ? null : addressOf(nextUrl, globalThis.location.origin);
  const asked = url && askedAt({ pathname: url.pathname, search: url.search, hash: '', state: null });
  return asked?.surface === 'dialog' || (asked?.selection.slot ?? null) !== null;
}

/**
 * Whether something is chosen that is kept while somebody logs in: a time, or what lies in the cart.
 * @param nextUrl where the login leads; a dialog stands where it is asked for
 */
export function useHasSelection(nextUrl: string | null = globalThis.location.href): boolean {
  const isInCart = useSelector(useCart(), ({ context }) => context.lines.length > 0);
  return isInCart || leadsToSelection(nextUrl);
}
