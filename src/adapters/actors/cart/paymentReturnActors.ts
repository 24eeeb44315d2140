/** What the return from the payment page does outside the machine. */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { FailedPaymentInput } from '../../../../machines/paymentReturn/failedPaymentContext.ts';
import { isDead } from '../../../../machines/checkout/orderState.ts';
import { failedPaymentMachine } from '../../../../machines/paymentReturn/failedPaymentMachine.ts';
import { receiptMachine, type ReceiptInput } from '../../../../machines/paymentReturn/receiptMachine.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import type { PlacedOrder, Transaction } from '../../../contract/orders/orders.ts';
import { User } from '../../../contract/customers/user.ts';
import { call } from '../../http/client.ts';
import { findOrder } from '../../http/findOrder.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { dropOrder, noteOrder } from '../../storage/orders/orderNews.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { watchConnection } from '../../device/watchConnection.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { deferUpdate } from '../deferUpdate.ts';
import { provideReopening } from './reopeningActors.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchOrder } from './watchOrder.ts';

export interface PaymentReturnDeps {
  cart: Pick<CartRef, 'send'>;
  portal: Pick<PortalRef, 'getSnapshot'>;
}

export interface FailedPaymentDeps extends PaymentReturnDeps {
  session: SessionSource;
}

export interface ReceiptDeps extends Pick<PaymentReturnDeps, 'portal'> {
  session: Pick<SessionRef, 'getSnapshot' | 'send'>;
}

/** The order of this tab, if it belongs to the current customer. */
const orderedBy = (session: SessionSource) => persistedIntent.readFor(session.getSnapshot().context.user);

export const receiptInput = (token: string, session: SessionSource): ReceiptInput => ({
  token,
  intent: orderedBy(session),
});
export const failedPaymentInput = (transactionId: string | null, session: SessionSource): FailedPaymentInput => ({
  transactionId,
  intent: orderedBy(session),
});

/** The logged-in customer as the server knows them now; of a guest it knows nothing new. */
async function refreshUser(session: ReceiptDeps['session'], signal: AbortSignal): Promise<void> {
  const { user } = session.getSnapshot().context;
  if (!isCustomer(user)) return;
  const { data } = await call(attendeeEndpoints.profile, { signal });
  session.send({ type: 'user.changed', user: { ...user, ...v.parse(User, data) }, at: Date.now() });
}

export const provideReceipt = ({ portal, session }: ReceiptDeps) =>
  provideFor(receiptMachine)({
    actors: {
      watchPageShown,
      watchConnection,
      deferUpdate: deferUpdate(portal),
      readPayment: fromPromise(
        async ({ input: { token }, signal }) =>
          (await call(orderEndpoints.payment, { params: { token }, signal })).data,
      ),
      refreshUser: fromPromise(({ signal }) => refreshUser(session, signal)),
      clearPersistedIntent: fromPromise(async ({ input }) => dropOrder(input.orderId)),
    },
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
