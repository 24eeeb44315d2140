/** Orders, their payments and tickets (R7.3.10, Q7.6.h–i). */
import type { Database } from '../../data/database.ts';
import { placeOrder } from '../../domain/orders/orders.ts';
import { orderOfKey } from '../../domain/orders/idempotency.ts';
import { abandonPayment, isTheirs, retryPayment, transactionOf } from '../../domain/money/payments.ts';
import { creditOf } from '../../domain/money/creditFacility.ts';
import { expressMethods } from '../../domain/money/expressPay.ts';
import { openedByToken } from '../../domain/orders/orderLinks.ts';
import { placedOrder } from '../../domain/orders/placedOrder.ts';
import { savedCardsOf } from '../../domain/money/savedCards.ts';
import { offers } from '../../domain/site.ts';
import { reasonIn } from '../../domain/money/paymentReasons.ts';
import { givenUpOf } from '../../domain/orders/cancellation/givenUp.ts';
import { timelineOf } from '../../domain/orders/orderTimeline.ts';
import { itemsOf, paidWith, ticketsOf } from '../../domain/orders/receipts.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import { ticketFile } from '../../domain/orders/ticketFile.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { bilingual } from '../../words.ts';
import { handle, ok } from '../call.ts';
import type { Customer } from '../../domain/customer.ts';
import { notFound, Refused } from '../../answers/refused.ts';

/** A name for eyes other than its owner's. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${word.slice(0, 1)}.`)
    .join(' ');

const noTickets = bilingual('This order has no tickets yet', 'لا توجد تذاكر لهذا الطلب بعد');

/** The order of the path, when it is the customer's. */
async function ownOrder(database: Database, customer: Customer, params: Readonly<Record<string, string>>) {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', Number(params['order_id']))
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

export const orderHandlers = handle({
  async placeOrder({ server, customer, sessionId, idempotencyKey, orderKey, body, ...from }) {
    // Customers have their login to come back with.
    const key = customer.is_anonymous ? orderKey : null;
    const { address, origin, language } = from;
    const call = {
      server,
      customer,
      session: sessionId,
      address,
      origin,
      idempotencyKey,
      orderKey: key,
      body,
      language,
    };
    return ok(await placeOrder(call));
  },

  async orderStatus({ server, customer, openedOrder, query, origin }) {
    const id = await orderOfKey(server.database, customer.id, query.key);
    const order =
      id === null
        ? undefined
        : await server.database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    const isTold = order !== undefined && isTheirs(order, { customerId: customer.id, openedOrder });
    return ok(isTold ? await placedOrder(server, server.database, order, origin) : null);
  },

  async orderTickets({ server: { database }, customer, params }) {
    const order = await ownOrder(database, customer, params);
    return ok({
      order: {
        order_id: order.id,
        state: order.state,
        date: order.created_at,
        total: dirhams(order.total),
        currency: order.currency,
      },
      tickets: await ticketsOf(database, order),
    });
  },

  async ticketFile({ server: { database }, customer, params }) {
    const tickets = await ticketsOf(database, await ownOrder(database, customer, params));
    if (tickets.length === 0) throw new Refused(409, noTickets, { code: 'noTickets' });
    return ticketFile(tickets);
  },

  async paymentOptions({ server, customer }) {
    const { database } = server;
    const cards = await savedCardsOf(database, customer.id);
    return ok({
      cards,
      wallet: { balance: dirhams(customer.wallet) },
      q_points: { points: customer.points, value: dirhams(customer.points) },
      credit: creditOf(customer),
      methods: (await offers(server, 'expressPay')) ? expressMethods(server.url) : [],
    });
  },

  /** The token alone opens it; names are spelt out for the owner only (T21). */
  async payment({ server, customer, openedOrder, params }) {
    const { database } = server;
    const opened = await openedByToken(server, params['token'] ?? '');
    if (opened.is === 'ended') throw new Refused(404, orderWords.linkEnded, { code: 'linkEnded' });
    if (opened.is === 'unknown') throw notFound();
    const { order } = opened;
    const isOwner = customer !== null && isTheirs(order, { customerId: customer.id, openedOrder });
    const tickets = await ticketsOf(database, order);
    return ok({
      order_id: order.id,
      state: order.state,
      isApprovalRequired: order.state === 'awaiting_approval' ? 1 : 0,
      total: dirhams(order.total),
      tax: dirhams(order.tax),
      currency: order.currency,
      date: order.created_at,
      items: await itemsOf(database, order.id),
      promotion_code: isOwner ? order.promotion_code : null,
      tickets: tickets.map((ticket) => ({ ...ticket, name: isOwner ? ticket.name : initials(ticket.name) })),
      paid_with: await paidWith(database, order),
      cancelled: await givenUpOf(database, order),
      timeline: await timelineOf(database, order.id),
    });
  },

  async transaction({ server, customer, openedOrder, params, language }) {
    const found = await transactionOf(server, params['transactionId'] ?? '');
    if (!found || !isTheirs(found.order, { customerId: customer.id, openedOrder })) throw notFound();
    const { attempt, order } = found;
    return ok({
      transactionId: attempt.id,
      order_id: order.id,
      state: order.state,
      amount: dirhams(attempt.amount),
      currency: order.currency,
      date: attempt.created_at,
      reason: reasonIn(language, attempt.reason),
      token: order.state === 'paid' ? order.token : null,
    });
  },

  async retryPayment({ server, customer, openedOrder, sessionId, params, origin }) {
    const payer = { customerId: customer.id, openedOrder };
    return ok(await retryPayment(server, params['transactionId'] ?? '', payer, { session: sessionId, origin }));
  },

  async abandonPayment({ server, customer, openedOrder, sessionId, params }) {
    const payer = { customerId: customer.id, openedOrder };
    await abandonPayment(server, params['transactionId'] ?? '', payer, sessionId);
    return ok(null);
  },
});
