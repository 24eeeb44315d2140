import type { CartLine } from '../../../contract/orders/cart.ts';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { isDead } from '../../../../machines/checkout/orderState.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import type { SessionSource } from '../login/followSession.ts';

/**
 * Whether the customer's own order has these places: one whose answer was lost still has its lines in the cart (F09). As long as
 * nobody knows, they are not said to be another customer's.
 */
async function isOwnOrder(session: SessionSource, lost: readonly CartLine[], signal: AbortSignal): Promise<boolean> {
  const intent = persistedIntent.readFor(session.getSnapshot().context.user);
  const ordered = new Set(intent?.lines.map(({ id }) => id));
  if (intent === null || !lost.every(({ id }) => ordered.has(id))) return false;
  try {
    // Every page of a customer has the cart, and hardly any needs this.
    const { findOrder } = await import('../../http/findOrder.ts');
    const order = await findOrder(intent, signal);
    return order !== null && !isDead(order.state);
  } catch {
    return true;
  }
}

/** Tells that another customer has taken places out of the cart (R8.1.5). Returns what stops it. */
export function tellOfLoss(
  cart: Pick<CartRef, 'on'>,
  session: SessionSource,
  tell: (problem: Problem) => void,
): () => void {
  const leaving = new AbortController();
  const losing = cart.on('lines.lost', async ({ lines, problem }) => {
    const isOwn = await isOwnOrder(session, lines, leaving.signal);
    if (!isOwn) tell(problem);
  });
  return () => {
    leaving.abort();
    losing.unsubscribe();
  };
}
