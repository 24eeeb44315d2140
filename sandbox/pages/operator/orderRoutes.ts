/** Orders at the desk: lists, one order, and the operator's word on it. */
import { Hono, type Context } from 'hono';
import type { OrderState } from '../../../src/contract/orders/orders.ts';
import { Refused } from '../../answers/refused.ts';
import { approveOrder, cancelOrder, rejectOrder } from '../../domain/orders/approvals.ts';
import type { Server } from '../../server.ts';
import { fieldsOf, pageHeaders, type PageOptions } from '../page.ts';
import { countOrders, orderOf, ordersOf } from './adminQueries.ts';
import { orderPage, ordersPage, orderStates, type OrderAction } from './orderPages.ts';

const size = 25;

const words: Readonly<Record<OrderAction, readonly [(server: Server, id: number) => Promise<OrderState>, string]>> = {
  approve: [approveOrder, 'is approved'],
  reject: [rejectOrder, 'is rejected'],
  cancel: [cancelOrder, 'is cancelled'],
};
const isAction = (text: string | undefined): text is OrderAction => text !== undefined && Object.hasOwn(words, text);

export function orderRoutes({ server, portalOrigin }: PageOptions): Hono {
  const orders = new Hono();
  const headers = pageHeaders(portalOrigin);

  const showOrder = async (context: Context, id: number, problem?: string): Promise<Response> => {
    const order = await orderOf(await server(), id);
    if (!order) return context.text('There is no such order.', 404, headers);
    const done = context.req.query('done')?.slice(0, 200);
    return context.html(orderPage({ ...order, done, problem }), problem === undefined ? 200 : 409, headers);
  };

  orders.get('/', async (context) => {
    const open = await server();
    const state = orderStates.find((each) => each === context.req.query('state')) ?? null;
    const page = Math.max(1, Math.trunc(Number(context.req.query('page') ?? 1)) || 1);
    const view = ordersPage({
      orders: await ordersOf(open, state, size, (page - 1) * size),
      state,
      page,
      pages: Math.ceil((await countOrders(open, state)) / size),
      done: context.req.query('done')?.slice(0, 200),
    });
    return context.html(view, 200, headers);
  });

  orders.get('/:id{[0-9]+}', (context) => showOrder(context, Number(context.req.param('id'))));

  orders.post('/:id{[0-9]+}', async (context) => {
    const id = Number(context.req.param('id'));
    const { do: action } = await fieldsOf(context);
    if (!isAction(action)) return showOrder(context, id, 'This action is not known.');
    const [give, done] = words[action];
    try {
      await give(await server(), id);
    } catch (error) {
      if (error instanceof Refused) return showOrder(context, id, error.message);
      throw error;
    }
    return context.redirect(
      `/operator/orders/${id}?${new URLSearchParams({ done: `Order ${id} ${done}.` }).toString()}`,
      303,
    );
  });
  return orders;
}
