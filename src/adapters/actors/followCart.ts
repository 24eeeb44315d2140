import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import type { CartLine } from '../../contract/cart.ts';

/** Tells what is in the cart: at once, and whenever that changes. Answers how to stop. */
export function followCart(cart: CartRef, tell: (lines: readonly CartLine[]) => void): () => void {
  let told: readonly CartLine[] | null = null;
  const look = ({ context: { lines } }: ReturnType<CartRef['getSnapshot']>) => {
    if (lines === told) return;
    told = lines;
    tell(lines);
  };
  const subscription = cart.subscribe(look);
  look(cart.getSnapshot());
  return () => subscription.unsubscribe();
}
