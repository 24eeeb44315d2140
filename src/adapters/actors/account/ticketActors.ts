/** The tickets of an order of the customer, the operator's file of them, and one of them over the whole screen. */
import type { Owner } from '../../../../machines/session/owner.ts';
import { toProblem } from '../../../../machines/shared/problem.ts';
import { isMissingOrder } from '../../../../machines/ticketShowing/missingOrder.ts';
import { ticketShowingMachine } from '../../../../machines/ticketShowing/ticketShowingMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import type { OrderTickets } from '../../../contract/orders/orders.ts';
import { call } from '../../http/client.ts';
import { stayAwake } from '../../device/stayAwake.ts';
import { currentToken } from '../../storage/login/credentials.ts';
import { dropTicketsOf, persistTickets } from '../../nextVisit/openedTickets.ts';

interface OrderOf {
  orderId: number;
}

/** All that the page of the tickets shows, in one answer. */
export const loadOrderTickets = async ({ orderId }: OrderOf, signal: AbortSignal): Promise<OrderTickets> =>
  (await call(orderEndpoints.orderTickets, { params: { order_id: orderId }, signal })).data;

/** The tickets of a customer, which are kept on this device from then on (T06). */
export const loadOwnTickets =
  (owner: Owner) =>
  async (asked: OrderOf, signal: AbortSignal): Promise<OrderTickets> => {
    const token = currentToken();
    // Nothing is kept for a customer who has logged out meanwhile, and nothing is dropped of the one who has come
    // since.
    const isStillThere = (): boolean => token !== null && currentToken() === token;
    try {
      const opened = await loadOrderTickets(asked, signal);
      if (isStillThere()) persistTickets(owner, opened);
      return opened;
    } catch (error) {
      if (isStillThere() && isMissingOrder(toProblem(error))) dropTicketsOf(owner, asked.orderId);
      throw error;
    }
  };

/** The tickets as the operator's server writes them (R2.2.9). */
export const loadTicketFile = ({ orderId }: OrderOf, signal: AbortSignal): Promise<Blob> =>
  call(orderEndpoints.ticketFile, { params: { order_id: orderId }, signal });

export const provideTicketShowing = () => provideFor(ticketShowingMachine)({ actors: { stayAwake } });
