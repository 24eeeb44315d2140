import type { SessionFinding } from '../session/sessionRules.ts';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { AsideCart } from './carts.ts';

interface StoredCarts {
  aside: AsideCart[];
  /** What is not wanted any more, whose places are given back. */
  left: CartLine[];
}

/**
 * Whoever logged out in another tab while this one was at another site has no cart here either (R4.1.7). After a 401 or
 * twelve hours it waits for them (Q4.1.c).
 */
export function afterAbsence<TCarts extends StoredCarts>(
  carts: TCarts,
  { stored, hasExpired }: Pick<SessionFinding, 'stored' | 'hasExpired'>,
): TCarts {
  if (stored !== null || hasExpired) return carts;
  return { ...carts, aside: [], left: [...carts.left, ...carts.aside.flatMap(({ lines }) => lines)] };
}
