/** The tickets of an order of the customer, the operator's file of them, and one of them over the whole screen. */
import { ticketShowingMachine } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import { orderEndpoints } from '../../contract/endpoints/order.ts';
import type { OrderTickets } from '../../contract/orders.ts';
import { call } from '../client.ts';
import { stayAwake } from '../stayAwake.ts';

interface OrderOf {
  orderId: number;
}

/** All that the page of the tickets shows, in one answer. */
export const loadOrderTickets = async ({ orderId }: OrderOf, signal: AbortSignal): Promise<OrderTickets> =>
  (await call(orderEndpoints.orderTickets, { params: { order_id: orderId }, signal })).data;

/** The tickets as the operator's server writes them (R2.2.9). */
export const loadTicketFile = ({ orderId }: OrderOf, signal: AbortSignal): Promise<Blob> =>
  call(orderEndpoints.ticketFile, { params: { order_id: orderId }, signal });

export const provideTicketShowing = () => ticketShowingMachine.provide({ actors: { stayAwake } });
