/** What this server tells of orders beyond the specification: invoices (Q7.7.j). */
import { invoiceOf } from '../domain/invoices.ts';
import { opensOrder } from '../domain/orderLinks.ts';
import { isTheirs } from '../domain/payments.ts';
import { isGuests } from '../domain/refunds.ts';
import { notFound } from '../answers/refused.ts';
import { handle, ok } from './call.ts';

export const orderAdditionHandlers = handle({
  /** A customer's order is told to the customer; a guest's to whoever has its link, as a guest cannot log in again. */
  async invoice({ server, customer, openedOrder, params, query }) {
    const { database } = server;
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', Number(params['order_id']))
      .executeTakeFirst();
    if (!order) throw notFound();
    const isOwner = customer !== null && isTheirs(order, { customerId: customer.id, openedOrder });
    const isLinked = async () =>
      query.token !== undefined && (await opensOrder(server, order, query.token)) && (await isGuests(database, order));
    if (!isOwner && !(await isLinked())) throw notFound();
    const invoice = await invoiceOf(database, order);
    if (!invoice) throw notFound();
    return ok(invoice);
  },
});
