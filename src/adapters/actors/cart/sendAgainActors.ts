import { fromPromise } from 'xstate';
import { sendAgainMachine } from '../../../../machines/sendAgain/sendAgainMachine.ts';
import { orderAdditionEndpoints } from '../../../contract/endpoints/additions/order.ts';
import { call } from '../../http/client.ts';

export const provideSendAgain = () =>
  sendAgainMachine.provide({
    actors: {
      sendOrdersAgain: fromPromise(async ({ input, signal }) => {
        await call(orderAdditionEndpoints.sendOrdersAgain, { body: input, signal });
      }),
    },
  });
