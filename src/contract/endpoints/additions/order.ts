/** The calls of an order that the specification does not have (docs/decisions/043). */
import * as invoice from '../../additions/invoice.ts';
import { get, type Endpoint } from '../../endpoint.ts';
import { responseOf } from '../../wire.ts';

export const orderAdditionEndpoints = {
  /** Its customer alone gets it; that of a guest's order, whoever has the link to it. 404 before it is paid. */
  invoice: get('orders/{order_id}/invoice', responseOf(invoice.Invoice), {
    query: invoice.InvoiceQuery,
    orderKey: true,
    addition: 'invoice',
  }),
} as const satisfies Record<string, Endpoint>;
