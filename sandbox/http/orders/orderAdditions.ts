/** What this server does with orders beyond the specification: invoices, links once more (Q7.7.i, Q7.7.j). */
import { invoiceOf } from '../../domain/orders/invoices.ts';
import { opensOrder } from '../../domain/orders/orderLinks.ts';
import { isTheirs } from '../../domain/money/payments.ts';
import { isGuests } from '../../domain/money/refunds.ts';
import { sendOrdersAgain } from '../../domain/orders/sendAgain.ts';
import { bilingual } from '../../words.ts';
import { notFound } from '../../answers/refused.ts';
import { handle, ok } from '../call.ts';

const onItsWay = bilingual('If there is an order, its link is on its way', 'إن كان هناك طلب فرابطه في الطريق إليك');

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

  async sendOrdersAgain({ server, body, language }) {
    await sendOrdersAgain(server, body);
    return ok(null, onItsWay[language]);
  },
});
