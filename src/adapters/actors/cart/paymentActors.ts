/** What paying a placed order does outside the machine. */
import { fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { paymentMachine } from '../../../../machines/checkout/paymentMachine.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { provideReopening } from './reopeningActors.ts';

export const providePayment = (cart: Pick<CartRef, 'send'>) =>
  paymentMachine.provide({
    actors: {
      watchPageShown,
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      reopening: provideReopening(cart),
    },
  });
