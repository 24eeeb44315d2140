/** What paying does in the world: one order under one key, and what is remembered of it. */
import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { CartRef, CartSnapshot } from '../../../machines/cart/cartMachine.ts';
import { choices } from '../../../machines/cart/cartSelectors.ts';
import type { Order } from '../../../machines/cart/orderPayload.ts';
import {
  checkoutMachine,
  type CartContent,
  type Intention,
  type Placement,
} from '../../../machines/checkout/checkoutMachine.ts';
import type { OrderIntent } from '../../../machines/checkout/orderIntent.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { User } from '../../contract/customers.ts';
import { OrderProducts, type OrderRequest, type PlacedOrder } from '../../contract/orders.ts';
import { orderEndpoints } from '../../contract/endpoints/order.ts';
import { call } from '../client.ts';
import { fingerprint, persistedIntent } from '../orderIntent.ts';
import { persistedOrderKey } from '../orderKey.ts';
import { openPaymentPage } from '../paymentPage.ts';
import { freshPrices } from '../priceChange.ts';
import { hasSpecialTreatment } from '../specialTreatment.ts';
import { watchPageShown } from '../watchPageShown.ts';
import { provideReconnect } from './reconnectActors.ts';
import { restoreCart } from './reopeningActors.ts';

/** The running session, as far as paying knows it. */
export interface SessionSource {
  getSnapshot(): { context: { user: User | null } };
  subscribe(listener: (snapshot: { context: { user: User | null } }) => void): { unsubscribe(): void };
}

export interface CheckoutDeps {
  cart: Pick<CartRef, 'getSnapshot' | 'subscribe' | 'send'>;
  session: SessionSource;
}

/** The part of the running cart that becomes an order. */
export const cartContentOf = (snapshot: CartSnapshot): CartContent => ({
  lines: snapshot.context.lines,
  choices: choices(snapshot),
  promotion: snapshot.context.promotion,
});

/** The parts of the request; what the contract does not name is left behind. */
const requestOf = ({ product, ...parts }: Order): OrderRequest => ({
  ...parts,
  product: JSON.stringify(v.parse(OrderProducts, product)),
  ...(hasSpecialTreatment() ? { special_treatment: '1' } : {}),
});

async function persistIntent({ owner, order, cartContent, former }: Intention): Promise<OrderIntent> {
  const hash = fingerprint(JSON.stringify(requestOf(order)));
  const isSame = former?.hash === hash && former.stage === 'placing';
  const intent: OrderIntent = {
    owner,
    key: isSame ? former.key : crypto.randomUUID(),
    hash,
    lines: cartContent.lines,
    choices: cartContent.choices,
    stage: 'placing',
    orderId: null,
    transactionId: null,
  };
  if (order.is_anonymous === '1') persistedOrderKey.make(isSame);
  persistedIntent.write(intent);
  return intent;
}

interface Placing {
  intent: OrderIntent;
  order: Order;
}

/** What the server said beside its words. */
const dataOf = (refusal: RefusedError & { data?: unknown }): unknown => refusal.data;

/** Sends the order once (R7.3.10). A refusal means that the server has none, so nothing needs to be remembered of it. */
async function placeOrder({ intent, order }: Placing, signal: AbortSignal): Promise<Placement> {
  try {
    const orderKey = order.is_anonymous === '1' ? persistedOrderKey.read() : null;
    const { data } = await call(orderEndpoints.placeOrder, {
      body: requestOf(order),
      idempotencyKey: intent.key,
      orderKey,
      signal,
    });
    return { kind: 'accepted', order: data };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    persistedIntent.drop();
    const prices = error.code === 'priceChanged' ? freshPrices(order.product, dataOf(error)) : null;
    if (prices === null) throw error;
    return { kind: 'priceChanged', prices };
  }
}

/** What became of an order; null when the server has none. */
export async function findOrder({ key }: { key: string }, signal: AbortSignal): Promise<PlacedOrder | null> {
  try {
    const { data } = await call(orderEndpoints.orderStatus, { query: { key }, signal });
    return data;
  } catch (error) {
    // A guest's order that never arrived left no key behind either.
    if (error instanceof RefusedError && error.code === 'orderKeyUnknown') return null;
    throw error;
  }
}

/** The cart has become an order: it is emptied once, and what it held is kept until the payment is settled. */
function acceptOrder(cart: CheckoutDeps['cart'], intent: OrderIntent, placed: PlacedOrder): OrderIntent {
  const accepted: OrderIntent = {
    ...intent,
    stage: 'accepted',
    orderId: placed.order_id,
    transactionId: placed.transactionId,
  };
  const isSettled = placed.state === 'paid' || placed.state === 'awaiting_approval';
  if (isSettled) persistedIntent.drop();
  else persistedIntent.write(accepted);
  if (intent.stage === 'placing') cart.send({ type: 'order.accept' });
  return accepted;
}

/** Gives the order up and turns its places back into holds; without a transaction there is nothing to give up. */
async function abandonPayment({ transactionId }: { transactionId: string | null }, signal: AbortSignal): Promise<void> {
  if (transactionId !== null) await call(orderEndpoints.abandonPayment, { params: { transactionId }, signal });
}

export const provideCheckout = ({ cart, session }: CheckoutDeps) =>
  checkoutMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => {
        const tell = ({ context }: { context: { user: User | null } }) =>
          sendBack({ type: 'session.changed', user: context.user });
        tell(session.getSnapshot());
        const subscription = session.subscribe(tell);
        return () => subscription.unsubscribe();
      }),
      watchCart: fromCallback(({ sendBack }) => {
        const tell = (snapshot: CartSnapshot) => sendBack({ type: 'cart.changed', ...cartContentOf(snapshot) });
        tell(cart.getSnapshot());
        const subscription = cart.subscribe(tell);
        return () => subscription.unsubscribe();
      }),
      watchPageShown,
      reconnect: provideReconnect(),
      loadOptions: fromPromise(async ({ signal }) => (await call(orderEndpoints.paymentOptions, { signal })).data),
      persistIntent: fromPromise(({ input }) => persistIntent(input)),
      placeOrder: fromPromise(({ input, signal }) => placeOrder(input, signal)),
      findOrder: fromPromise(({ input, signal }) => findOrder(input, signal)),
      acceptOrder: fromPromise(async ({ input }) => acceptOrder(cart, input.intent, input.placed)),
      acceptPrices: fromPromise(async ({ input }) => cart.send({ type: 'prices.accept', prices: input.prices })),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      abandonPayment: fromPromise(({ input, signal }) => abandonPayment(input, signal)),
      forgetOrder: fromPromise(async () => persistedIntent.drop()),
      restoreCart: fromPromise(async ({ input }) => restoreCart(cart, input.intent)),
    },
  });
