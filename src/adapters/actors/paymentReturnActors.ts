/** What a payment that came back does in the world. */
import { fromPromise } from 'xstate';
import { paymentReturnMachine } from '../../../machines/paymentReturn/paymentReturnMachine.ts';
import { orderEndpoints } from '../../contract/endpoints/order.ts';
import { call } from '../client.ts';
import { persistedIntent } from '../orderIntent.ts';
import { openPaymentPage } from '../paymentPage.ts';
import { watchConnection } from '../watchConnection.ts';
import { watchPageShown } from '../watchPageShown.ts';
import { abandonPayment, findOrder, restoreCart, type CheckoutDeps } from './checkoutActors.ts';

export const providePaymentReturn = ({ cart }: Pick<CheckoutDeps, 'cart'>) =>
  paymentReturnMachine.provide({
    actors: {
      watchPageShown,
      watchConnection,
      readPayment: fromPromise(
        async ({ input: { token }, signal }) =>
          (await call(orderEndpoints.payment, { params: { token }, signal })).data,
      ),
      readTransaction: fromPromise(
        async ({ input: { transactionId }, signal }) =>
          (await call(orderEndpoints.transaction, { params: { transactionId }, signal })).data,
      ),
      findOrder: fromPromise(({ input, signal }) => findOrder(input, signal)),
      forgetIntent: fromPromise(async ({ input }) => persistedIntent.dropOrder(input.orderId)),
      retryPayment: fromPromise(
        async ({ input: { transactionId }, signal }) =>
          (await call(orderEndpoints.retryPayment, { params: { transactionId }, signal })).data,
      ),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      abandonPayment: fromPromise(({ input, signal }) => abandonPayment(input, signal)),
      restoreCart: fromPromise(async ({ input }) => restoreCart(cart, input.intent)),
    },
  });
