/** What the receipt does outside the machine. */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { receiptMachine, type ReceiptInput } from '../../../../machines/paymentReturn/receiptMachine.ts';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { attendeeEndpoints } from '../../../contract/endpoints/attendee.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import { User } from '../../../contract/customers/user.ts';
import { call } from '../../http/client.ts';
import { persistedIntent } from '../../storage/orders/orderIntent.ts';
import { dropOrder } from '../../storage/orders/orderNews.ts';
import { watchConnection } from '../../device/watchConnection.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { deferUpdate } from '../deferUpdate.ts';
import type { SessionSource } from '../login/followSession.ts';

export interface ReceiptDeps {
  portal: Pick<PortalRef, 'getSnapshot'>;
  session: Pick<SessionRef, 'getSnapshot' | 'send'>;
}

/** With the order of this tab, if it belongs to the current customer. */
export const receiptInput = (token: string, session: SessionSource): ReceiptInput => ({
  token,
  intent: persistedIntent.readFor(session.getSnapshot().context.user),
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
