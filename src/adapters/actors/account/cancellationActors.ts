/** The calls with which an order is cancelled. */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { cancellationMachine, type CancelAnswer } from '../../../../machines/cancellation/cancellationMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { Cancellation } from '../../../contract/additions/cancel.ts';
import { cancelEndpoints } from '../../../contract/endpoints/additions/cancel.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { call } from '../../http/client.ts';
import { watchMinute } from '../watchMinute.ts';
import { provideReconnect } from '../reconnectActors.ts';
import { tellOfWallet } from './walletNews.ts';

const kinds: Readonly<Record<string, CancelAnswer['is']>> = { refundChanged: 'changed', notCancellable: 'refused' };

/** A refusal that says how the order stands by now is an answer, and no failure. */
function answerIn(error: unknown): CancelAnswer {
  if (!(error instanceof RefusedError)) throw error;
  const is = Object.hasOwn(kinds, error.code) ? kinds[error.code] : undefined;
  const now = v.safeParse(Cancellation, error.data);
  if (is === undefined || !now.success) throw error;
  return { is, cancellation: now.output };
}

async function cancelOrder(orderId: Id, refund: number, signal: AbortSignal): Promise<CancelAnswer> {
  try {
    const { data } = await call(cancelEndpoints.cancelOrder, {
      params: { order_id: orderId },
      body: { refund },
      signal,
    });
    // What comes back may be in the wallet.
    tellOfWallet();
    return { is: 'done', cancellation: data };
  } catch (error) {
    return answerIn(error);
  }
}

export const provideCancellation = () =>
  provideFor(cancellationMachine)({
    actors: {
      loadCancellation: fromPromise(
        async ({ input: { orderId }, signal }) =>
          (await call(cancelEndpoints.cancellation, { params: { order_id: orderId }, signal })).data,
      ),
      cancelOrder: fromPromise(({ input: { orderId, refund }, signal }) => cancelOrder(orderId, refund, signal)),
      watchMinute,
      reconnect: provideReconnect(),
    },
  });
