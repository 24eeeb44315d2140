/** Puts something back into the cart that was taken out of it. */
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef, CartSnapshot } from '../../../../machines/cart/cartMachine.ts';
import { repetitionOf } from '../../../../machines/cart/repetition.ts';
import { lineRemovalMachine } from '../../../../machines/lineRemoval/lineRemovalMachine.ts';
import { isGuest } from '../../../../machines/session/sessionRules.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { follow } from '../follow.ts';

/**
 * Asks the cart for them, and waits until it has its answer.
 * @throws RefusedError with the reason of the cart or of the server
 */
function restoreLines(cart: CartRef, lines: readonly CartLine[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (snapshot: CartSnapshot) => {
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      const { lines: kept, problem } = snapshot.context;
      const there = new Set(kept.map(({ id }) => id));
      // One like it may have come meanwhile: what was taken out is part of that one then.
      const hasJoined = (line: CartLine) => problem === null && repetitionOf(kept, line).twin !== undefined;
      if (lines.every((line) => there.has(line.id) || hasJoined(line))) return resolve();
      // The refusal is told where it was pressed: the cart's own problem is dismissed.
      cart.send({ type: 'problem.dismiss' });
      const { code, message } = problem ?? { code: 'placeTaken', message: null };
      reject(new RefusedError(code, message ?? undefined));
    };
    const subscription = cart.subscribe(look);
    cart.send({ type: 'cart.restore', lines: [...lines] });
  });
}

export const provideLineRemoval = () =>
  provideFor(lineRemovalMachine)({
    actors: {
      watchCart: fromCallback(({ input: { cart }, sendBack }) =>
        follow(
          cart,
          ({ context: { lines, user } }) => ({
            type: 'cart.changed' as const,
            lines,
            isGuest: isGuest(user),
          }),
          sendBack,
        ),
      ),
      restoreLines: fromPromise(({ input: { cart, lines } }) => restoreLines(cart, lines)),
    },
  });
