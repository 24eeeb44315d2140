/** The calls of an order and of its payment, as the storms' server answers them. */
import type { Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';
import { stamp } from './clock.ts';
import type { Courts } from './courts.ts';
import type { SentLine } from './lines.ts';
import { mayBeGivenUp, type Attempt, type Order, type Orders } from './orders.ts';
import { fils, type Prices } from './prices.ts';

interface Parts {
  accounts: Accounts;
  courts: Courts;
  orders: Orders;
  prices: Prices;
}

/** The sum that the sent lines show. */
const shownIn = (lines: readonly SentLine[]): number =>
  lines.reduce(
    (sum, line) =>
      line.addons.reduce(
        (more, extra) =>
          more + fils(extra.discount?.discount_total ?? (extra.price + extra.tax_amount) * extra.quantity),
        sum + fils(line.discount?.discount_total ?? line.total_price),
      ),
    0,
  );

export function createOrderCalls(now: () => number, { accounts, courts, orders, prices }: Parts) {
  const known = orders.orders;

  function placed(order: Order) {
    const attempt = orders.lastAttemptOf(order);
    const isOpen = order.state === 'awaiting_payment';
    return {
      order_id: order.id,
      state: order.state,
      token: order.state === 'paid' || order.state === 'awaiting_approval' ? `receipt-${order.id}` : null,
      pg: isOpen ? 'bank' : null,
      url: isOpen ? `https://bank.example/pay/${attempt?.id}` : null,
      transactionId: attempt?.id ?? null,
      isApprovalRequired: order.state === 'awaiting_approval',
    };
  }

  /** Without a token, the key of one order is accepted. */
  function mayRead(asked: Asked, order: Order): boolean {
    if (asked.token !== null) return accounts.caller(asked) === order.account;
    return asked.orderKey !== null && order.orderKey === asked.orderKey;
  }

  /** @throws Refusal with today's prices, when the button said another sum */
  function total(lines: readonly SentLine[], code: string | undefined): number {
    const due = lines.reduce((sum, line) => sum + prices.costOf(line, prices.isKnown(code)), 0);
    if (shownIn(lines) === due) return due;
    const fresh = (part: Pick<SentLine, 'product_id' | 'date_range'>) => {
      const [price, tax] = prices.priceOfLine(part);
      return { product_id: part.product_id, price: price / 100, tax_amount: tax / 100 };
    };
    const told = lines.map((line) => ({ ...fresh(line), addons: line.addons.map(fresh) }));
    throw new Refusal(409, 'priceChanged', { total: due / 100, lines: told });
  }

  function place(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const parts = asked.body as Record<string, string>;
    const key = asked.key ?? '';
    const body = JSON.stringify(parts);
    const same = known.find((order) => order.key === key && order.account === account);
    if (same) {
      if (same.body !== body) throw new Refusal(422, 'idempotencyMismatch');
      return placed(same);
    }
    const lines = Object.values(JSON.parse(parts['product']!) as Record<string, SentLine[]>).flat();
    if (lines.length === 0) throw new Refusal(422, 'emptyOrder');
    const code = parts['promotion_code'];
    const due = total(lines, code);
    if (code !== undefined && !prices.isKnown(code)) throw new Refusal(422, 'promoInvalid');
    const points = parts['is_qpoints'] === '1' ? Math.min(account.points, due) : 0;
    const wallet = parts['is_wallet'] === '1' ? Math.min(account.wallet, due - points) : 0;
    const order: Order = {
      id: 100_001 + known.length,
      key,
      orderKey: asked.orderKey,
      body,
      account,
      state: lines.some((line) => line.isApprovalRequired) ? 'awaiting_approval' : 'awaiting_payment',
      lines,
      total: due,
      points,
      wallet,
      card: due - points - wallet,
      expiresAt: Infinity,
    };
    orders.take(order);
    known.push(order);
    courts.free('cart');
    if (order.state === 'awaiting_payment') {
      if (order.card === 0) order.state = 'paid';
      else orders.awaitPayment(order);
    }
    return placed(order);
  }

  function status(asked: Asked): unknown {
    const key = asked.query.get('key');
    if (asked.token === null) {
      const own = known.find((order) => order.orderKey !== null && order.orderKey === asked.orderKey);
      if (asked.orderKey === null || own === undefined) throw new Refusal(401, 'orderKeyUnknown');
      if (own.state === 'expired') throw new Refusal(401, 'orderKeyEnded');
      return own.key === key ? placed(own) : null;
    }
    const account = accounts.caller(asked);
    const order = known.find((one) => one.key === key && one.account === account);
    return order ? placed(order) : null;
  }

  const receipt = (order: Order): unknown => ({
    order_id: order.id,
    state: order.state,
    isApprovalRequired: order.state === 'awaiting_approval',
    total: order.total / 100,
    tax: 0,
    currency: 'AED',
    date: stamp(now()),
    items: order.lines.map((line) => ({
      name: line.id,
      quantity: line.quantity,
      total: prices.costOf(line) / 100,
    })),
    tickets: [],
    paid_with: [],
  });

  function transaction(asked: Asked, id: string): Attempt {
    const attempt = orders.find(id);
    if (asked.token === null && asked.orderKey === null) throw new Refusal(401, 'unauthorized');
    if (attempt === undefined || !mayRead(asked, attempt.order)) throw new Refusal(404, 'notFound');
    return attempt;
  }

  function again(asked: Asked, id: string): unknown {
    const { order } = transaction(asked, id);
    if (order.state === 'cancelled' || order.state === 'rejected') throw new Refusal(409, 'orderOver');
    if (order.state === 'failed' || order.state === 'expired') {
      orders.take(order);
      orders.awaitPayment(order);
    }
    return placed(order);
  }

  function abandon(asked: Asked, id: string): null {
    const { order } = transaction(asked, id);
    if (order.state === 'cancelled') return null;
    if (!mayBeGivenUp(order)) throw new Refusal(409, 'orderStands');
    orders.giveUp(order);
    return null;
  }

  function payment(asked: Asked, id: string): unknown {
    const { order } = transaction(asked, id);
    return {
      transactionId: id,
      order_id: order.id,
      state: order.state,
      amount: order.card / 100,
      currency: 'AED',
      date: stamp(now()),
      reason: null,
      token: order.state === 'paid' ? `receipt-${order.id}` : null,
    };
  }

  /** Undefined where the call is none of these. */
  return (asked: Asked): unknown => {
    const { path } = asked;
    if (path === 'orders') return place(asked);
    if (path === 'orders/status') return status(asked);
    const [, id, verb] = /^payments\/transactions\/([^/]+)(?:\/(retry|abandon))?$/.exec(path) ?? [];
    if (id !== undefined) {
      if (verb === 'retry') return again(asked, id);
      return verb === 'abandon' ? abandon(asked, id) : payment(asked, id);
    }
    const [, token] = /^payments\/receipt-(\d+)$/.exec(path) ?? [];
    const order = known.find((one) => one.id === Number(token));
    return token !== undefined && order ? receipt(order) : undefined;
  };
}
