/** How other actors put something into the running cart, and learn what it holds. */
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { CartWish } from '../../../../machines/cart/wishes.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';

type Asked = Extract<CartWish, { requestId: string }>;
type Unnumbered<TWish> = TWish extends unknown ? Omit<TWish, 'requestId'> : never;

/**
 * Asks the cart and waits for its answer.
 * @throws RefusedError with the cart's code, and the server's words if it was the server that refused
 */
export function requestCart(cart: CartRef, wish: Unnumbered<Asked>): Promise<void> {
  const requestId = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const stop = () => {
      added.unsubscribe();
      refused.unsubscribe();
    };
    const added = cart.on('lines.added', (answer) => {
      if (answer.requestId !== requestId) return;
      stop();
      resolve();
    });
    const refused = cart.on('lines.refused', (answer) => {
      if (answer.requestId !== requestId) return;
      stop();
      const { code, message } = answer.problem;
      reject(new RefusedError(code, message ?? code));
    });
    cart.send({ ...wish, requestId });
  });
}
