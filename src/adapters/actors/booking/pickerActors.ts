/** What the picker does outside the machine: it follows cart and customer, and fills the cart. */
import { fromPromise } from 'xstate';
import { pickerMachine } from '../../../../machines/picker/pickerMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { addToCart, type AddingDeps } from './addToCart.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchCart } from '../cart/watchCart.ts';
import { watchSession } from '../login/watchSession.ts';

export interface PickerDeps extends AddingDeps {
  session: SessionSource;
}

export const providePicker = ({ cart, portal, session }: PickerDeps) =>
  provideFor(pickerMachine)({
    actors: {
      addToCart: fromPromise(({ input }) => addToCart({ cart, portal }, input.lines)),
      watchCart: watchCart(cart),
      watchSession: watchSession(session),
    },
  });
