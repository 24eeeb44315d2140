/** What placing an order does outside the machine: one order under one key, and what is remembered of it. */
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import type { Order } from '../../../../machines/cart/orderPayload.ts';
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { isOrderRefused } from '../../../../machines/checkout/orderRefusal.ts';
import { isDead, isWon } from '../../../../machines/checkout/orderState.ts';
import { wishIn } from '../../../../machines/cart/promotion.ts';
import type { Intention, Placement } from '../../../../machines/checkout/placementContext.ts';
import { placementMachine, type OrderQuestion } from '../../../../machines/checkout/placementMachine.ts';
import { nobody, ownerOf } from '../../../../machines/session/owner.ts';
import { ConnectionError, RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { orderEndpoints } from '../../../contract/endpoints/order.ts';
import { OrderProducts, type OrderRequest, type PlacedOrder } from '../../../contract/orders/orders.ts';
import { Id } from '../../../contract/wire/wire.ts';
import { call } from '../../http/client.ts';
import { findOrder } from '../../http/findOrder.ts';
import { awaitTurn } from '../../storage/orders/awaitTurn.ts';
import { fingerprint, persistedIntent } from '../../storage/orders/orderIntent.ts';
import { guestOrder } from '../../storage/orders/guestOrder.ts';
import { persistedOrderKey } from '../../storage/orders/orderKey.ts';
import { freshPrices } from './priceChange.ts';
import { hasSpecialTreatment } from '../../http/specialTreatment.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchSession } from '../login/watchSession.ts';

export interface PlacementDeps {
  cart: Pick<CartRef, 'send'>;
  session: SessionSource;
  /**
   * With a changed price it is another payment: the sheet that confirmed the former one is closed before the question
   * is asked.
   */
  closeSheet?: () => void;
}

/** The parts of the request, without what the contract does not name. */
const requestOf = ({ product, ...parts }: Order): OrderRequest => ({
  ...parts,
  product: JSON.stringify(v.parse(OrderProducts, product)),
  ...(hasSpecialTreatment() ? { special_treatment: '1' } : {}),
});

async function persistIntent(
  session: SessionSource,
  { owner, order, cartContent, former }: Intention,
  signal: AbortSignal,
): Promise<OrderIntent> {
  await awaitTurn(persistedIntent.name, signal);
  // Somebody else may sit here by now: their token would go with it (T06).
  const { user } = session.getSnapshot().context;
  if (ownerOf(user) !== owner) throw new RefusedError('notPlaced');
  if (order.is_anonymous === '1' && guestOrder.isComing()) throw new RefusedError('orderedElsewhere');
  const kept = persistedIntent.readFor(user);
  // An order that another tab sends is asked about first, unless it is known here that it did not arrive: it may be on
  // its way a second time.
  const isAsked =
    kept?.stage === 'placing' && kept.key === former?.key && kept.elsewhereUntil === former.elsewhereUntil;
  if (kept?.elsewhereUntil !== undefined && !isAsked) return kept;
  // Its customer is back on a page that somebody else had meanwhile, which does not know it: its lines may be in the cart again.
  if (order.is_anonymous !== '1' && kept?.stage === 'placing' && kept.key !== former?.key)
    return { ...kept, elsewhereUntil: 0 };
  const hash = fingerprint(JSON.stringify(requestOf(order)));
  const isSame = former?.hash === hash && former.stage === 'placing';
  const intent: OrderIntent = {
    owner,
    key: isSame ? former.key : crypto.randomUUID(),
    hash,
    lines: cartContent.lines,
    preferences: cartContent.preferences,
    promotion: wishIn(cartContent.promotion),
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

/** The data of the refusal. */
const dataOf = (refusal: RefusedError & { data?: unknown }): unknown => refusal.data;

const TakenSeats = v.object({ seat_map_ids: v.array(Id) });

/** A cart that kept a seat which somebody else has would be refused again and again (R8.1.5). */
function takeOutSeats(cart: PlacementDeps['cart'], lines: readonly CartLine[], refusal: RefusedError): void {
  const told = v.safeParse(TakenSeats, dataOf(refusal));
  if (refusal.code !== 'seatTaken' || !told.success) return;
  for (const line of lines)
    if (line.productType === 'event' && told.output.seat_map_ids.some((seat) => seat === line.seat_map_id))
      cart.send({ type: 'line.remove', lineId: line.id, problem: { code: 'seatTaken', message: null } });
}

/**
 * Sends the order once (R7.3.10). A sheet that confirmed another amount than is due was opened over a balance that was spent
 * meanwhile: that is said in our words, and the ways to pay are asked for again (F37).
 * Where the order itself is refused the server has none, so nothing needs to be remembered of it. */
async function placeOrder(
  { cart, closeSheet }: Pick<PlacementDeps, 'cart' | 'closeSheet'>,
  { intent, order }: Placing,
  signal: AbortSignal,
): Promise<Placement> {
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
    if (!isOrderRefused(error)) throw error;
    persistedIntent.take(intent);
    if (error.code === 'expressAmount') throw new RefusedError('balanceChanged', undefined, error.status);
    takeOutSeats(cart, intent.lines, error);
    const prices = error.code === 'priceChanged' ? freshPrices(order.product, dataOf(error)) : null;
    if (prices === null) throw error;
    closeSheet?.();
    return { kind: 'priceChanged', prices };
  }
}

/** While another tab sends the order, a refusal counts only once nothing can arrive any more. */
async function find({ key, elsewhereUntil = 0 }: OrderQuestion, signal: AbortSignal): Promise<PlacedOrder | null> {
  const order = await findOrder({ key }, signal);
  if (order === null && Date.now() < elsewhereUntil) throw new ConnectionError();
  return order;
}

/**
 * The cart has become an order: it is emptied once, and what it held is kept until the payment is settled. A record that is gone
 * stays away: its customer has logged out meanwhile (T06), or another tab has settled it.
 */
function acceptOrder(cart: PlacementDeps['cart'], intent: OrderIntent, placed: PlacedOrder): OrderIntent {
  const accepted: OrderIntent = {
    ...intent,
    stage: 'accepted',
    orderId: placed.order_id,
    transactionId: placed.transactionId,
  };
  const isKept = persistedIntent.has(intent);
  // Another tab has settled it: what it has put back into the cart stays there.
  if (!isKept && isDead(placed.state)) return accepted;
  if (isWon(placed.state)) persistedIntent.take(intent);
  else if (isKept) persistedIntent.write(accepted);
  if (intent.stage === 'placing') cart.send({ type: 'order.accept', lineIds: intent.lines.map(({ id }) => id) });
  return accepted;
}

export const providePlacement = ({ cart, session, closeSheet }: PlacementDeps) =>
  provideFor(placementMachine)({
    actors: {
      watchSession: watchSession(session),
      persistIntent: fromPromise(({ input, signal }) => persistIntent(session, input, signal)),
      placeOrder: fromPromise(({ input, signal }) => placeOrder({ cart, closeSheet }, input, signal)),
      findOrder: fromPromise(({ input, signal }) => find(input, signal)),
      acceptOrder: fromPromise(async ({ input }) => acceptOrder(cart, input.intent, input.placed)),
      acceptPrices: fromPromise(async ({ input }) => cart.send({ type: 'prices.accept', prices: input.prices })),
      // A guest's alone has a key that ends.
      clearPersistedOrder: fromPromise(async () => persistedIntent.drop(nobody)),
    },
  });
