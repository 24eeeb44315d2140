import { fromPromise } from 'xstate';
import { sendAgainMachine } from '../../../../machines/sendAgain/sendAgainMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { orderAdditionEndpoints } from '../../../contract/endpoints/additions/order.ts';
import { call } from '../../http/client.ts';

export const provideSendAgain = () =>
  provideFor(sendAgainMachine)({
    actors: {
      sendOrdersAgain: fromPromise(async ({ input, signal }) => {
        await call(orderAdditionEndpoints.sendOrdersAgain, { body: input, signal });
      }),
    },
  });
