/** What a failed payment does outside the machine. */
import { fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { FailedPaymentInput } from '../../../../machines/paymentReturn/failedPaymentContext.ts';
import { isDead } from '../../../../machines/checkout/orderState.ts';
import { failedPaymentMachine } from '../../../../machines/paymentReturn/failedPaymentMachine.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import type { PlacedOrder, Transaction } from '../../../contract/orders/orders.ts';
import { call } from '../../http/client.ts';
import { findOrder } from '../../http/findOrder.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { noteOrder } from '../../storage/orders/orderNews.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { watchConnection } from '../../device/watchConnection.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { deferUpdate } from '../deferUpdate.ts';
import { provideReopening } from './reopeningActors.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchOrder } from './watchOrder.ts';

export interface FailedPaymentDeps {
  cart: Pick<CartRef, 'send'>;
  portal: Pick<PortalRef, 'getSnapshot'>;
  session: SessionSource;
}

/** With the order of this tab, if it belongs to the current customer. */
export const failedPaymentInput = (transactionId: string | null, session: SessionSource): FailedPaymentInput => ({
  transactionId,
  intent: persistedIntent.readFor(session.getSnapshot().context.user),
});

/** Tells the customer's other tabs about the payment as soon as it is known here (071). */
async function readTransaction(
  { transactionId }: { transactionId: string },
  signal: AbortSignal,
): Promise<Transaction> {
  const { data } = await call(orderEndpoints.transaction, { params: { transactionId }, signal });
  if (isDead(data.state)) noteOrder(data.order_id, { stage: 'refused', transactionId });
  return data;
}

async function retryPayment({ transactionId }: { transactionId: string }, signal: AbortSignal): Promise<PlacedOrder> {
  const { data } = await call(orderEndpoints.retryPayment, { params: { transactionId }, signal });
  noteOrder(data.order_id, { stage: 'accepted', transactionId: data.transactionId ?? transactionId });
  return data;
}

export const provideFailedPayment = ({ cart, portal, session }: FailedPaymentDeps) =>
  provideFor(failedPaymentMachine)({
    actors: {
      watchPageShown,
      watchConnection,
      deferUpdate: deferUpdate(portal),
      watchOrder: watchOrder(session),
      readTransaction: fromPromise(({ input, signal }) => readTransaction(input, signal)),
      findOrder: fromPromise(({ input, signal }) => findOrder(input, signal)),
      retryPayment: fromPromise(({ input, signal }) => retryPayment(input, signal)),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      reopening: provideReopening(cart),
    },
  });
