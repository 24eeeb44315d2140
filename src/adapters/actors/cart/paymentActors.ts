/** What paying a placed order does outside the machine. */
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { paymentMachine } from '../../../../machines/checkout/paymentMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { findOrder } from '../../http/findOrder.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchPage } from '../reconnectActors.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { provideReopening } from './reopeningActors.ts';

interface PaymentDeps {
  cart: Pick<CartRef, 'send'>;
  session: SessionSource;
}

export const providePayment = ({ cart, session }: PaymentDeps) =>
  provideFor(paymentMachine)({
    actors: {
      watchPageShown,
      watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
      findOrder: fromPromise(({ input, signal }) => findOrder(input, signal)),
      openPaymentPage: fromPromise(({ input }) => {
        persistedIntent.keepHere(session.getSnapshot().context.user);
        return openPaymentPage(input);
      }),
      reopening: provideReopening(cart),
    },
  });
