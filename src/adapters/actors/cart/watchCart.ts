import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { watch } from '../follow.ts';

/** For a machine that asks what lies in the cart: it is told at once, and whenever that changes. */
export const watchCart = (cart: Pick<CartRef, 'getSnapshot' | 'subscribe'>) =>
  watch(cart, ({ context: { lines } }): { type: 'cart.changed'; lines: readonly CartLine[] } => ({
    type: 'cart.changed',
    lines,
  }));
