/** What paying a placed order does outside the machine. */
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { paymentMachine } from '../../../../machines/checkout/paymentMachine.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { findOrder } from '../../http/findOrder.ts';
import { watchPage } from '../reconnectActors.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { provideReopening } from './reopeningActors.ts';

export const providePayment = (cart: Pick<CartRef, 'send'>) =>
  paymentMachine.provide({
    actors: {
      watchPageShown,
      watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
      findOrder: fromPromise(({ input, signal }) => findOrder(input, signal)),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      reopening: provideReopening(cart),
    },
  });
