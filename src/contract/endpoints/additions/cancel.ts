/** The calls that give an order up (Q7.7.b); they are nowhere in the specification. */
import * as cancel from '../../additions/cancel.ts';
import { get, post, type Endpoint } from '../../endpoint.ts';
import { responseOf } from '../../wire/wire.ts';

export const cancelEndpoints = {
  /** What holds for whatever is bought, before there is an order. */
  cancellationTerms: get('orders/cancellation-terms', responseOf(cancel.AllCancellationTerms), {
    cached: true,
    addition: 'cancel',
  }),
  /** 404 for somebody else's order. */
  cancellation: get('orders/{order_id}/cancellation', responseOf(cancel.Cancellation), {
    access: 'token',
    orderKey: true,
    addition: 'cancel',
  }),
  /** 409 `refundChanged` with the cancellation as it is now, `notCancellable` with its reason; told twice it is done once. */
  cancelOrder: post('orders/{order_id}/cancellation', responseOf(cancel.Cancellation), {
    body: cancel.CancellationWish,
    access: 'token',
    orderKey: true,
    addition: 'cancel',
  }),
} as const satisfies Record<string, Endpoint>;
