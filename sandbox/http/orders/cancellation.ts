/** Giving an order up, and what comes back (Q7.7.b). */
import { cancelByCustomer, cancellationOf } from '../../domain/orders/cancellation/cancelOrder.ts';
import { allTerms } from '../../domain/orders/cancellation/terms.ts';
import { handle, ok } from '../call.ts';

export const cancellationHandlers = handle({
  async cancellationTerms({ server }) {
    return ok(await allTerms(server.database));
  },

  async cancellation({ server, customer, openedOrder, params }) {
    return ok(await cancellationOf(server, Number(params['order_id']), { customerId: customer.id, openedOrder }));
  },

  async cancelOrder({ server, customer, openedOrder, params, body }) {
    const payer = { customerId: customer.id, openedOrder };
    return ok(await cancelByCustomer(server, Number(params['order_id']), payer, Math.round(body.refund * 100)));
  },
});
