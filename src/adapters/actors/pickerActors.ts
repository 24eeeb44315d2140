/** What choosing by number does in the world: it hears of cart and customer, and fills the cart. */
import { fromCallback, fromPromise } from 'xstate';
import { pickerMachine } from '../../../machines/picker/pickerMachine.ts';
import { addToCart, type AddingDeps } from './addToCart.ts';
import { followCart } from './followCart.ts';
import type { SessionSource } from './followSession.ts';
import { watchSession } from './watchSession.ts';

export interface PickerDeps extends AddingDeps {
  session: SessionSource;
}

export const providePicker = ({ cart, portal, session }: PickerDeps) =>
  pickerMachine.provide({
    actors: {
      addToCart: fromPromise(({ input }) => addToCart({ cart, portal }, input.lines)),
      watchCart: fromCallback(({ sendBack }) => followCart(cart, (lines) => sendBack({ type: 'cart.changed', lines }))),
      watchSession: watchSession(session),
    },
  });
