import { orderAdditionEndpoints } from '../../contract/endpoints/additions/order.ts';
import type { Invoice } from '../../contract/additions/invoice.ts';
import { orderEndpoints } from '../../contract/endpoints/order.ts';
import { call } from './client.ts';

/** The invoice of the order that a receipt's address opens (Q7.7.j). @throws RefusedError 404 for whoever may not see it */
export async function loadInvoice({ token }: { token: string }, signal: AbortSignal): Promise<Invoice> {
  const { data: order } = await call(orderEndpoints.payment, { params: { token }, signal });
  const invoice = await call(orderAdditionEndpoints.invoice, {
    params: { order_id: order.order_id },
    query: { token },
    signal,
  });
  return invoice.data;
}
