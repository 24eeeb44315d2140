/** The calls of an order, its payment and its tickets. */
import * as v from 'valibot';
import * as orders from '../orders/orders.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

const pdfType = 'application/pdf';
/** What a hotel's network or a broken proxy answers in its place is no file of tickets. */
const PdfFile = v.pipe(
  v.instance(Blob),
  v.check(({ type }) => type.split(';')[0] === pdfType),
);

export const orderEndpoints = {
  placeOrder: post('orders', responseOf(orders.PlacedOrder), {
    body: orders.OrderRequest,
    encoding: 'multipart',
    access: 'token',
  }),
  orderStatus: get('orders/status', responseOf(v.nullable(orders.PlacedOrder)), {
    query: orders.OrderStatusQuery,
    access: 'token',
    orderKey: true,
  }),
  paymentOptions: get('payments/options', responseOf(orders.PaymentOptions), { access: 'token' }),
  payment: get('payments/{token}', responseOf(orders.Payment), { orderKey: true }),
  transaction: get('payments/transactions/{transactionId}', responseOf(orders.Transaction), {
    access: 'token',
    orderKey: true,
  }),
  /** Opens a new payment for the same order while its places can still be had; 409 when they are gone. */
  retryPayment: post('payments/transactions/{transactionId}/retry', responseOf(orders.PlacedOrder), {
    access: 'token',
    orderKey: true,
  }),
  /** Gives the order up and turns its places back into holds of this session, for *back to my cart*. */
  abandonPayment: post('payments/transactions/{transactionId}/abandon', Outcome, { access: 'token', orderKey: true }),
  orderTickets: get('orders/{order_id}/tickets', responseOf(orders.OrderTickets), { access: 'customer' }),
  /** The tickets to keep or print; guests have theirs on /paymentsuccess (Q2.3.b). 409 while there are none. */
  ticketFile: get('orders/{order_id}/tickets/download', PdfFile, { access: 'token', file: pdfType }),
} as const satisfies Record<string, Endpoint>;
