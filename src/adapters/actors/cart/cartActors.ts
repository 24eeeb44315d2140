/** What the cart does outside the machine: it asks the server to hold places, and gives them back. */
import { fromPromise } from 'xstate';
import { cartMachine } from '../../../../machines/cart/cartMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { cartEndpoints } from '../../../contract/endpoints/cart.ts';
import { call } from '../../http/client.ts';

export const provideCart = () =>
  provideFor(cartMachine)({
    actors: {
      reservePlaces: fromPromise(
        async ({ input, signal }) => (await call(cartEndpoints.reserve, { body: input, signal })).data,
      ),
      releasePlaces: fromPromise(async ({ input, signal }) => {
        await call(cartEndpoints.release, { body: input, signal });
      }),
    },
  });
