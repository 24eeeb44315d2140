/**
 * The operator's server as storms need it: a few hundred lines that answer at once, with the simplest rules for money and
 * places. It shares no code with the portal, so that the two can disagree.
 */
import { createFacilities } from './facilities.ts';
import { createTopUps } from './topUps.ts';

export interface Asked {
  method: string;
  path: string;
  token: string | null;
  /** Idempotency-Key. */
  key: string | null;
  orderKey: string | null;
  query: URLSearchParams;
  body: unknown;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** What a promotion takes off one product, in dirhams. */
interface SentDiscount {
  discount_total: number;
}

interface SentLine {
  id: string;
  discount?: SentDiscount | null;
  productType: string;
  product_id: number;
  quantity: number;
  price: number;
  tax_amount: number;
  total_price: number;
  isApprovalRequired?: boolean;
  capacityBased?: boolean;
  facilityId?: number;
  selectedFacilityDate?: string;
  selectedFacilityTiming?: string;
  addons: {
    product_id: number;
    quantity: number;
    price: number;
    tax_amount: number;
    discount?: SentDiscount | null;
  }[];
}

interface AskedBenefits {
  promotion_code?: string;
  products: { product_id: number; quantity: number; price: number; tax: number }[];
}

interface Account {
  id: number;
  name: string;
  wallet: number;
  points: number;
}

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

interface Attempt {
  id: string;
  order: Order;
  state: 'pending' | 'succeeded' | 'declined' | 'expired' | 'abandoned' | 'refunded';
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  constructor(status: number, code: string, data: unknown = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

const minutes = 60_000;
const fils = (amount: number): number => Math.round(Number((amount * 100).toPrecision(14)));
/** On the venue's clock, four hours ahead of UTC. */
const stamp = (at: number): string => new Date(at + 240 * minutes).toISOString().slice(0, 19).replace('T', ' ');
const stands: ReadonlySet<Order['state']> = new Set(['awaiting_payment', 'awaiting_approval', 'paid']);

/** Fils, price and VAT of one. */
const listed: Readonly<Record<number, readonly [number, number]>> = {
  11: [2000, 100],
  31: [10_000, 500],
  32: [15_000, 750],
  41: [4000, 200],
  51: [8000, 400],
  91: [2000, 100],
  95: [6000, 300],
};

/** A tenth off these while the code runs; half a fils is rounded up. */
const lowered: ReadonlySet<number> = new Set([11, 41, 91]);
export const tenthOf = (full: number): number => Math.floor((full + 5) / 10);

export type Shop = ReturnType<typeof createShop>;

export function createShop(now: () => number) {
  const accounts = new Map<string, Account>();
  const dearer = new Map<number, number>();
  let isCodeOver = false;
  /** Who has a court, and until when. */
  const courts = new Map<string, { by: string; until: number }>();
  const orders: Order[] = [];
  const attempts: Attempt[] = [];
  /** Every end of a hold that was ever answered. */
  const promises = new Set<string>();
  const wallets = createTopUps(() => stamp(now()));
  const opening = new Map<Account, { wallet: number; points: number }>();

  function open(token: string, id: number, name: string, wallet = 0, points = 0): void {
    const account = [...accounts.values()].find((one) => one.id === id) ?? { id, name, wallet, points };
    if (!opening.has(account)) opening.set(account, { wallet, points });
    accounts.set(token, account);
  }

  const priceOf = (product: number): readonly [number, number] => {
    const [price, tax] = listed[product] ?? [0, 0];
    return [price + (dearer.get(product) ?? 0), tax];
  };

  const courtOf = (line: SentLine): string | null =>
    line.productType === 'facility' && !line.capacityBased
      ? `${line.facilityId} ${line.selectedFacilityDate} ${line.selectedFacilityTiming}`
      : null;
  const courtsOf = (lines: readonly SentLine[]): string[] => [
    ...new Set(lines.map(courtOf).filter((court) => court !== null)),
  ];

  const isFree = (court: string, ...own: string[]): boolean => {
    const taken = courts.get(court);
    return taken === undefined || taken.until <= now() || own.includes(taken.by);
  };
  const free = (by: string): void => {
    for (const [court, taken] of courts) if (taken.by === by) courts.delete(court);
  };

  /** What is in the own cart is not told to be taken. */
  const facilities = createFacilities({ isFree: (court) => isFree(court, 'cart'), priceOf });

  function give({ account, points, wallet }: Order, sign: 1 | -1): void {
    account.points += sign * points;
    account.wallet += sign * wallet;
  }

  /** An order that stood is over: its money parts and places go back, the places to the cart where there is one. */
  function end(order: Order, state: Order['state'], isForCart: boolean): void {
    const held = courtsOf(order.lines).filter((court) => courts.get(court)?.by === `order ${order.id}`);
    if (stands.has(order.state)) give(order, 1);
    order.state = state;
    free(`order ${order.id}`);
    if (isForCart) for (const court of held) courts.set(court, { by: 'cart', until: now() + 15 * minutes });
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
    const own = [`order ${order.id}`, 'cart'];
    for (const court of courtsOf(order.lines)) if (!isFree(court, ...own)) throw new Refusal(409, 'slotTaken');
    if (order.account.points < order.points || order.account.wallet < order.wallet)
      throw new Refusal(409, 'walletTooLow');
    for (const court of courtsOf(order.lines)) courts.set(court, { by: own[0]!, until: Infinity });
    give(order, -1);
  }

  function awaitPayment(order: Order): void {
    order.state = 'awaiting_payment';
    order.expiresAt = now() + 15 * minutes;
    attempts.push({ id: `tx-${attempts.length + 1}`, order, state: 'pending' });
  }

  const attemptOf = (order: Order): Attempt | undefined => attempts.findLast((attempt) => attempt.order === order);

  function placed(order: Order) {
    const attempt = attemptOf(order);
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

  const caller = ({ token }: Asked): Account => {
    const account = token === null ? undefined : accounts.get(token);
    if (account === undefined) throw new Refusal(401, 'unauthorized');
    return account;
  };

  /** Without a token, the key of one order is accepted. */
  function mayRead(asked: Asked, order: Order): boolean {
    if (asked.token !== null) return caller(asked) === order.account;
    return asked.orderKey !== null && order.orderKey === asked.orderKey;
  }

  function reserve({ body }: Asked) {
    const { products } = body as { products: { facility_id: number; date: string; start_time: string }[] };
    const asked = products.map((product) => ({
      product,
      court: product.facility_id === 404 ? null : `${product.facility_id} ${product.date} ${product.start_time}`,
    }));
    free('cart');
    const answers = asked.map(({ product, court }) => {
      const reserved = court === null || isFree(court, 'cart');
      if (reserved && court !== null) courts.set(court, { by: 'cart', until: now() + 15 * minutes });
      return { ...product, reserved, message: reserved ? null : 'Somebody else was faster' };
    });
    const expires_at = answers.some(({ reserved }) => reserved) ? stamp(now() + 15 * minutes) : null;
    if (expires_at !== null) promises.add(expires_at);
    return { expires_at, products: answers };
  }

  function release({ body }: Asked) {
    const { products } = body as { products: { facility_id: number; date: string; start_time: string }[] };
    for (const { facility_id, date, start_time } of products) {
      const court = `${facility_id} ${date} ${start_time}`;
      if (courts.get(court)?.by === 'cart') courts.delete(court);
    }
    return null;
  }

  /** A line or an add-on, with the price that a code leaves. */
  function partOf({ product_id, quantity }: { product_id: number; quantity: number }, isLowered: boolean): number {
    const [price, tax] = priceOf(product_id);
    const full = (price + tax) * quantity;
    return isLowered && lowered.has(product_id) ? full - tenthOf(full) : full;
  }

  const costOf = (line: SentLine, isLowered = false): number =>
    [line, ...line.addons].reduce((sum, part) => sum + partOf(part, isLowered), 0);

  const isKnown = (code: string | undefined): boolean => !isCodeOver && code?.toUpperCase() === 'TEN';

  function verify({ body }: Asked): unknown {
    const { promotion_code: code, products } = body as AskedBenefits;
    if (!isKnown(code)) throw new Refusal(422, 'promoInvalid');
    if (!products.some(({ product_id }) => lowered.has(product_id))) throw new Refusal(422, 'promoNotValid');
    const answered = products.map((product) => {
      if (!lowered.has(product.product_id)) return { ...product, discount: null };
      const full = partOf(product, false);
      const [tax, off] = [fils(product.tax * product.quantity), tenthOf(full)];
      const discount = {
        price: (full - tax) / 100,
        tax: tax / 100,
        total: full / 100,
        discount_price: (full - tax - off) / 100,
        discount_tax: tax / 100,
        discount_total: (full - off) / 100,
        discount: off / 100,
        promo_code: 'TEN',
      };
      return { ...product, discount };
    });
    return { products: answered, promotion_code: 'TEN' };
  }

  function place(asked: Asked): unknown {
    const account = caller(asked);
    const parts = asked.body as Record<string, string>;
    const key = asked.key ?? '';
    const body = JSON.stringify(parts);
    const known = orders.find((order) => order.key === key && order.account === account);
    if (known) {
      if (known.body !== body) throw new Refusal(422, 'idempotencyMismatch');
      return placed(known);
    }
    const lines = Object.values(JSON.parse(parts['product']!) as Record<string, SentLine[]>).flat();
    if (lines.length === 0) throw new Refusal(422, 'emptyOrder');
    const code = parts['promotion_code'];
    const total = lines.reduce((sum, line) => sum + costOf(line, isKnown(code)), 0);
    const shown = lines.reduce(
      (sum, line) =>
        line.addons.reduce(
          (more, extra) =>
            more + fils(extra.discount?.discount_total ?? (extra.price + extra.tax_amount) * extra.quantity),
          sum + fils(line.discount?.discount_total ?? line.total_price),
        ),
      0,
    );
    if (shown !== total) {
      const fresh = ({ product_id }: { product_id: number }) => {
        const [price, tax] = priceOf(product_id);
        return { product_id, price: price / 100, tax_amount: tax / 100 };
      };
      const told = lines.map((line) => ({ ...fresh(line), addons: line.addons.map(fresh) }));
      throw new Refusal(409, 'priceChanged', { total: total / 100, lines: told });
    }
    if (code !== undefined && !isKnown(code)) throw new Refusal(422, 'promoInvalid');
    const points = parts['is_qpoints'] === '1' ? Math.min(account.points, total) : 0;
    const wallet = parts['is_wallet'] === '1' ? Math.min(account.wallet, total - points) : 0;
    const order: Order = {
      id: 100_001 + orders.length,
      key,
      orderKey: asked.orderKey,
      body,
      account,
      state: lines.some((line) => line.isApprovalRequired) ? 'awaiting_approval' : 'awaiting_payment',
      lines,
      total,
      points,
      wallet,
      card: total - points - wallet,
      expiresAt: Infinity,
    };
    take(order);
    orders.push(order);
    free('cart');
    if (order.state === 'awaiting_payment') {
      if (order.card === 0) order.state = 'paid';
      else awaitPayment(order);
    }
    return placed(order);
  }

  function status(asked: Asked): unknown {
    const key = asked.query.get('key');
    if (asked.token === null) {
      const own = orders.find((order) => order.orderKey !== null && order.orderKey === asked.orderKey);
      if (asked.orderKey === null || own === undefined) throw new Refusal(401, 'orderKeyUnknown');
      if (own.state === 'expired') throw new Refusal(401, 'orderKeyEnded');
      return own.key === key ? placed(own) : null;
    }
    const account = caller(asked);
    const order = orders.find((one) => one.key === key && one.account === account);
    return order ? placed(order) : null;
  }

  function receipt(order: Order): unknown {
    return {
      order_id: order.id,
      state: order.state,
      isApprovalRequired: order.state === 'awaiting_approval',
      total: order.total / 100,
      tax: 0,
      currency: 'AED',
      date: stamp(now()),
      items: order.lines.map((line) => ({ name: line.id, quantity: line.quantity, total: costOf(line) / 100 })),
      tickets: [],
      paid_with: [],
    };
  }

  function transaction(asked: Asked, id: string): Attempt {
    const attempt = attempts.find((one) => one.id === id);
    if (asked.token === null && asked.orderKey === null) throw new Refusal(401, 'unauthorized');
    if (attempt === undefined || !mayRead(asked, attempt.order)) throw new Refusal(404, 'notFound');
    return attempt;
  }

  function again(asked: Asked, id: string): unknown {
    const { order } = transaction(asked, id);
    if (order.state === 'cancelled' || order.state === 'rejected') throw new Refusal(409, 'orderOver');
    if (order.state === 'failed' || order.state === 'expired') {
      take(order);
      awaitPayment(order);
    }
    return placed(order);
  }

  const mayBeGivenUp = ({ state }: Order): boolean => ['failed', 'expired', 'awaiting_payment'].includes(state);

  function giveUp(order: Order): void {
    for (const attempt of attempts)
      if (attempt.order === order && attempt.state === 'pending') attempt.state = 'abandoned';
    end(order, 'cancelled', true);
  }

  function abandon(asked: Asked, id: string): null {
    const { order } = transaction(asked, id);
    if (order.state === 'cancelled') return null;
    if (!mayBeGivenUp(order)) throw new Refusal(409, 'orderStands');
    giveUp(order);
    return null;
  }

  function answer(asked: Asked): unknown {
    const { method, path } = asked;
    if (path === 'cart/sync') return method === 'DELETE' ? release(asked) : reserve(asked);
    if (path === 'payments/options') {
      const { wallet, points } = caller(asked);
      return {
        cards: [],
        wallet: { balance: wallet / 100 },
        q_points: { points, value: points / 100 },
        credit: null,
      };
    }
    if (path === 'profile/wallet') return { balance: caller(asked).wallet / 100, currency: 'AED' };
    if (path === 'profile/cards') return [];
    if (path.startsWith('wallet/top-up')) {
      const said = wallets.answer(caller(asked), method, path, { ...asked, key: asked.key ?? '' });
      if ('refused' in said) throw new Refusal(...said.refused);
      return said.data;
    }
    if (path === 'benefits/verify') return verify(asked);
    if (path === 'orders') return place(asked);
    if (path === 'orders/status') return status(asked);
    const [, id, verb] = /^payments\/transactions\/([^/]+)(?:\/(retry|abandon))?$/.exec(path) ?? [];
    if (id !== undefined) {
      if (verb === 'retry') return again(asked, id);
      if (verb === 'abandon') return abandon(asked, id);
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
    const [, token] = /^payments\/receipt-(\d+)$/.exec(path) ?? [];
    const order = orders.find((one) => one.id === Number(token));
    if (token !== undefined && order) return receipt(order);
    if (path === 'auth/logout') return null;
    // Nothing is asked of those who come.
    if (path === 'facilities/fieldConfig') return {};
    const told = facilities.answer(path, asked.query);
    if (told !== undefined) return told;
    throw new Refusal(404, 'notFound');
  }

  return {
    orders,
    wallets,
    accounts,
    promises,
    open,
    priceOf,
    costOf,
    handle(asked: Asked): Reply {
      sweep();
      try {
        return { status: 200, body: { status: true, message: null, data: answer(asked) } };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status: code, data } = error;
        return { status: code, body: { status: false, message: null, code: error.code, data } };
      }
    },
    /** The bank has the money; a late payment stands while all places are still free, otherwise it is refunded. */
    pay(id: string): 'paid' | 'failed' {
      sweep();
      const attempt = attempts.find((one) => one.id === id);
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
    decline(id: string): void {
      sweep();
      const attempt = attempts.find((one) => one.id === id);
      if (attempt?.state !== 'pending') return;
      attempt.state = 'declined';
      if (attempt.order.state === 'awaiting_payment') end(attempt.order, 'failed', true);
    },
    /** The operator's word on what waits for it. */
    decide(isYes: boolean): void {
      const order = orders.find(({ state }) => state === 'awaiting_approval');
      if (order === undefined) return;
      if (!isYes) end(order, 'rejected', false);
      else if (order.card === 0) order.state = 'paid';
      else awaitPayment(order);
    },
    /** Another customer takes the court, if it is free. */
    rival(court: string): void {
      if (isFree(court)) courts.set(court, { by: 'rival', until: Infinity });
    },
    isRivals: (court: string): boolean => courts.get(court)?.by === 'rival',
    raise(product: number, by: number): void {
      dearer.set(product, (dearer.get(product) ?? 0) + by);
    },
    /** Spent in another tab. */
    drain(token: string): void {
      const account = accounts.get(token);
      if (account === undefined) return;
      const begun = opening.get(account)!;
      opening.set(account, { ...begun, wallet: begun.wallet - account.wallet });
      account.wallet = 0;
    },
    /** The code ends, or runs again. */
    turnCode(): void {
      isCodeOver = !isCodeOver;
    },
    attemptOf: (id: string) => attempts.find((one) => one.id === id),
    lastAttemptOf: attemptOf,
    /** Given up in another tab; whether it could be. */
    giveUp(id: string): boolean {
      sweep();
      const order = attempts.find((one) => one.id === id)?.order;
      if (order === undefined || !mayBeGivenUp(order)) return false;
      giveUp(order);
      return true;
    },
    /** What no server may come to. */
    faults(): string[] {
      const found: string[] = [];
      const keys = orders.map(({ key, account }) => `${account.id} ${key}`);
      if (new Set(keys).size < keys.length) found.push('I12: two orders under one key');
      const standing = orders.filter(({ state }) => stands.has(state));
      // A guest's order whose answer was lost is unpaid and expires; after a login they order again (decision 020).
      const ids = standing.flatMap(({ lines, account }) => lines.map(({ id }) => `${id} by ${account.id}`));
      const twice = ids.find((id, index) => ids.indexOf(id) !== index);
      if (twice !== undefined) found.push(`I12: line ${twice} is ordered twice`);
      const places = standing.flatMap(({ lines }) => courtsOf(lines));
      if (new Set(places).size < places.length) found.push('I33: a court is sold twice');
      for (const [account, begun] of opening) {
        if (account.wallet < 0 || account.points < 0) found.push(`I34: ${account.name} is below zero`);
        const paid = standing.filter((order) => order.account === account);
        const spent = (way: 'wallet' | 'points') => paid.reduce((sum, order) => sum + order[way], 0);
        const wallet = begun.wallet + wallets.creditedTo(account);
        if (account.wallet + spent('wallet') !== wallet || account.points + spent('points') !== begun.points)
          found.push(`I34: money of ${account.name} is lost or made`);
      }
      for (const order of standing) {
        if (order.points + order.wallet + order.card !== order.total)
          found.push(`I36: order ${order.id} is not covered`);
        const charged = attempts.filter((attempt) => attempt.order === order && attempt.state === 'succeeded').length;
        if (charged > 1) found.push(`order ${order.id} is charged twice`);
      }
      return found;
    },
  };
}
