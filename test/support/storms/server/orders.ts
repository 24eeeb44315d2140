/** Orders of the storms' server, and what bank, operator and time make of them. */
import type { Account } from './accounts.ts';
import { Refusal } from './asked.ts';
import { minutes } from './clock.ts';
import type { Courts } from './courts.ts';
import { courtsOf, type SentLine } from './lines.ts';

export interface Order {
  id: number;
  key: string;
  orderKey: string | null;
  body: string;
  account: Account;
  state: 'awaiting_payment' | 'awaiting_approval' | 'paid' | 'failed' | 'expired' | 'rejected' | 'cancelled';
  lines: SentLine[];
  total: number;
  points: number;
  wallet: number;
  card: number;
  expiresAt: number;
}

export interface Attempt {
  id: string;
  order: Order;
  state: 'pending' | 'succeeded' | 'declined' | 'expired' | 'abandoned' | 'refunded';
}

const stands: ReadonlySet<Order['state']> = new Set(['awaiting_payment', 'awaiting_approval', 'paid']);
export const isStanding = ({ state }: Order): boolean => stands.has(state);
export const mayBeGivenUp = ({ state }: Order): boolean => ['failed', 'expired', 'awaiting_payment'].includes(state);

export type Orders = ReturnType<typeof createOrders>;

export function createOrders(now: () => number, courts: Courts) {
  const orders: Order[] = [];
  const attempts: Attempt[] = [];

  function give({ account, points, wallet }: Order, sign: 1 | -1): void {
    account.points += sign * points;
    account.wallet += sign * wallet;
  }

  /** An order that stood is over: its money parts and places go back, the places to the cart where there is one. */
  function end(order: Order, state: Order['state'], isForCart: boolean): void {
    const held = courtsOf(order.lines).filter((court) => courts.isHeldBy(court, `order ${order.id}`));
    if (isStanding(order)) give(order, 1);
    order.state = state;
    courts.free(`order ${order.id}`);
    if (isForCart) for (const court of held) courts.hold(court);
  }

  function sweep(): void {
    for (const order of orders) {
      if (order.state !== 'awaiting_payment' || order.expiresAt > now()) continue;
      end(order, 'expired', false);
      for (const attempt of attempts)
        if (attempt.order === order && attempt.state === 'pending') attempt.state = 'expired';
    }
  }

  function take(order: Order): void {
    courts.mayTake(courtsOf(order.lines), `order ${order.id}`);
    if (order.account.points < order.points || order.account.wallet < order.wallet)
      throw new Refusal(409, 'walletTooLow');
    courts.take(courtsOf(order.lines), `order ${order.id}`);
    give(order, -1);
  }

  function awaitPayment(order: Order): void {
    order.state = 'awaiting_payment';
    order.expiresAt = now() + 15 * minutes;
    attempts.push({ id: `tx-${attempts.length + 1}`, order, state: 'pending' });
  }

  function giveUp(order: Order): void {
    for (const attempt of attempts)
      if (attempt.order === order && attempt.state === 'pending') attempt.state = 'abandoned';
    end(order, 'cancelled', true);
  }

  const find = (id: string): Attempt | undefined => attempts.find((one) => one.id === id);

  return {
    orders,
    attempts,
    sweep,
    take,
    awaitPayment,
    giveUp,
    find,
    lastAttemptOf: (order: Order): Attempt | undefined => attempts.findLast((attempt) => attempt.order === order),
    /** The bank has the money; a late payment stands while all places are still free, otherwise it is refunded. */
    pay: (id: string): 'paid' | 'failed' => {
      sweep();
      const attempt = find(id);
      if (attempt === undefined) return 'failed';
      const { order } = attempt;
      if (attempt.state === 'succeeded') return 'paid';
      if (attempt.state === 'declined' || attempt.state === 'refunded') return 'failed';
      if (order.state === 'expired') {
        try {
          take(order);
        } catch {
          attempt.state = 'refunded';
          order.state = 'failed';
          return 'failed';
        }
      } else if (order.state !== 'awaiting_payment' || attempt.state !== 'pending') {
        attempt.state = 'refunded';
        return 'failed';
      }
      attempt.state = 'succeeded';
      order.state = 'paid';
      return 'paid';
    },
    decline: (id: string): void => {
      sweep();
      const attempt = find(id);
      if (attempt?.state !== 'pending') return;
      attempt.state = 'declined';
      if (attempt.order.state === 'awaiting_payment') end(attempt.order, 'failed', true);
    },
    /** The operator's word on what waits for it. */
    decide: (isYes: boolean): void => {
      const order = orders.find(({ state }) => state === 'awaiting_approval');
      if (order === undefined) return;
      if (!isYes) end(order, 'rejected', false);
      else if (order.card === 0) order.state = 'paid';
      else awaitPayment(order);
    },
  };
}
