/** The calls of an order that the specification does not have (docs/decisions/043). */
import * as invoice from '../../additions/invoice.ts';
import { SendAgain } from '../../additions/sendAgain.ts';
import { get, post, type Endpoint } from '../../endpoint.ts';
import { Outcome, responseOf } from '../../wire/wire.ts';

export const orderAdditionEndpoints = {
  /** Its customer alone gets it; that of a guest's order, whoever has the link to it. 404 before it is paid. */
  invoice: get('orders/{order_id}/invoice', responseOf(invoice.Invoice), {
    query: invoice.InvoiceQuery,
    orderKey: true,
    addition: 'invoice',
  }),
  /** The same answer whether or not there is an order, or anybody. */
  sendOrdersAgain: post('orders/send-again', Outcome, { body: SendAgain, addition: 'sendAgain' }),
} as const satisfies Record<string, Endpoint>;
