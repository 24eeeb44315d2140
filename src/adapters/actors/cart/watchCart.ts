import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { watch } from '../follow.ts';

/** Tells a machine what is in the cart: at once, and whenever that changes. */
export const watchCart = (cart: Pick<CartRef, 'getSnapshot' | 'subscribe'>) =>
  watch(cart, ({ context: { lines } }): { type: 'cart.changed'; lines: readonly CartLine[] } => ({
    type: 'cart.changed',
    lines,
  }));
