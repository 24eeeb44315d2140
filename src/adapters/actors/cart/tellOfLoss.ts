import type { CartEmitted } from '../../../../machines/cart/cartContext.ts';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { isDead } from '../../../../machines/checkout/orderState.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';

export type Loss = Extract<CartEmitted, { type: 'lines.lost' }>;

/** The customer's own order that may have these places: one whose answer was lost still has its lines in the cart (F09). */
function orderOf(cart: Pick<CartRef, 'getSnapshot'>, { lines }: Loss): OrderIntent | null {
  const intent = persistedIntent.readFor(cart.getSnapshot().context.user);
  const ordered = new Set(intent?.lines.map(({ id }) => id));
  return lines.every(({ id }) => ordered.has(id)) ? intent : null;
}

/** As long as nobody knows whether the order arrived, its places are not said to be another customer's. */
async function hasPlaces(intent: OrderIntent, signal: AbortSignal): Promise<boolean> {
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
export function tellOfLoss(cart: Pick<CartRef, 'on' | 'getSnapshot'>, tell: (loss: Loss) => void): () => void {
  const leaving = new AbortController();
  const losing = cart.on('lines.lost', async (loss) => {
    const order = orderOf(cart, loss);
    if (order === null || !(await hasPlaces(order, leaving.signal))) tell(loss);
  });
  return () => {
    leaving.abort();
    losing.unsubscribe();
  };
}
