/** Places an order: priced by this server, its places taken by the database, paid or waiting for it. */
import type { Transaction } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';
import { isEmailAddress } from '../../../src/contract/wire/emailAddress.ts';
import { OrderProducts, type OrderRequest, type PlacedOrder } from '../../../src/contract/orders/orders.ts';
import { json, transact } from '../../data/database.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Tables, Order } from '../../data/tables.ts';
import type { Customer } from '../customer.ts';
import { attachFile, type NamedFile } from '../files.ts';
import { limitOrders } from '../access/limits.ts';
import { faultIn } from '../reading/readAs.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import { obeySentinelNotes } from '../../faults/sentinels.ts';
import type { Server } from '../../server.ts';
import type { Language } from '../../words.ts';
import { note } from '../audit.ts';
import { refuseOwned } from './allowance.ts';
import { releaseSession } from './claims.ts';
import { PromotionSpent, takeUse } from '../content/promotionUses.ts';
import { isExpress, payExpress, takeExpressToken } from '../money/expressPay.ts';
import { expireOverdue } from './expiry.ts';
import { isKeyTaken, storeAnswer, orderKey, takeKey, type OrderKey } from './idempotency.ts';
import { storeOrderKey } from './orderKeys.ts';
import type { BookedSlot, PricedLine } from '../lines/pricedLine.ts';
import { priceOrder, type CostedLine, type OrderPrice } from './orderPrice.ts';
import { receiptOf, writeAbout } from './orderMessages.ts';
import { placedOrder } from './placedOrder.ts';
import { takeResources } from '../slots/resources.ts';
import { awaitPayment, markPaid, paymentMinutes } from './settlement.ts';
import { randomToken } from '../access/tokens.ts';
import { checkAttendees, type VisitedLine } from '../attendees/checkAttendees.ts';
import { storeDetails } from '../attendees/storeDetails.ts';
import { storedAttendee } from '../attendees/storedAttendee.ts';
import { withFiles } from '../attendees/orderFiles.ts';
import { wholeFils } from '../money/wholeFils.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Request = InferOutput<typeof OrderRequest>;
type Placed = InferInput<typeof PlacedOrder>;
type Trx = Transaction<Tables>;

export interface PlacingCall {
  readonly server: Server;
  readonly customer: Customer;
  readonly session: string | null;
  /** Where the call comes from. */
  readonly address: string;
  /** The portal as this customer calls it. */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  /** Lets a guest back to the order, from the bank's page. */
  readonly orderKey: string | null;
  readonly body: Request;
  /** In which the customer is written to from now on. */
  readonly language: Language;
}

/** Most lines of one order. */
const lineLimit = 50;

/** `capacity_facility.0.price` as orders call it. */
const productField = (path: string | null): string =>
  `product${path ? `.${path}` : ''}`.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

function productsOf(text: string): InferOutput<typeof OrderProducts> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('product', requestWords.fieldNotJson('product'));
  }
  const fault = faultIn(OrderProducts, value, true);
  if (fault) throw invalid(productField(fault.path), fault.said, fault.code);
  const products = v.parse(OrderProducts, value);
  if (Object.values(products).reduce((sum, lines) => sum + lines.length, 0) > lineLimit) {
    throw invalid('product', orderWords.mostLines(lineLimit));
  }
  return products;
}

/** Points first, then the wallet, the rest by credit or card (Q1.4.b). One point is worth one fils. */
function split(total: number, customer: Customer, body: Request) {
  const paid_points = body.is_qpoints === '1' ? Math.min(customer.points, total) : 0;
  const paid_wallet = body.is_wallet === '1' ? Math.min(customer.wallet, total - paid_points) : 0;
  const rest = total - paid_points - paid_wallet;
  const byCredit = body.cardId === 'credit';
  return { paid_points, paid_wallet, paid_credit: byCredit ? rest : 0, paid_card: byCredit ? 0 : rest };
}

async function checkCard({ server, customer, body: { cardId } }: PlacingCall): Promise<void> {
  if (cardId === 'new' || isExpress(cardId)) return;
  if (cardId === 'credit') {
    if (customer.credit_limit === null) throw invalid('cardId', orderWords.noCredit, 'noCredit');
    return;
  }
  const card = await server.database
    .selectFrom('saved_card')
    .select('id')
    .where('id', '=', cardId)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!card) throw invalid('cardId', orderWords.unknownCard, 'unknownCard');
}

/** The products of which each customer may have one. */
const singleIn = (lines: readonly CostedLine[]): number[] =>
  lines.flatMap(({ of: { product } }) => (product.one_per_customer ? [product.id] : []));

async function addBooking(trx: Trx, order: Order, slot: BookedSlot): Promise<number> {
  const { id } = await trx
    .insertInto('booking')
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      facility_id: slot.facility_id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      people: slot.people,
      shared: slot.shared,
      is_full_day: slot.is_full_day,
      is_booking_approved: slot.needs_approval ? 0 : 1,
      cid_approved: null,
      is_cid_approved: null,
      status_id: statusIds.pending,
      check_in_time: null,
      check_out_time: null,
      customers: json(slot.customers.map(storedAttendee)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const dataOf = (line: PricedLine): object => ({
  ...line.data,
  people: line.product.participant_count,
  sport: line.sport,
  ...(line.seatId === null ? {} : { seat_id: line.seatId }),
  ...(line.program === null ? {} : { capacity: line.program.capacity }),
});

async function addItems(trx: Trx, order: Order, lines: readonly CostedLine[]): Promise<void> {
  const bookings = new Map<string, number>();
  for (const { of: line, total, tax, addons } of lines) {
    const slot = line.slot;
    if (slot && !bookings.has(slot.key)) bookings.set(slot.key, await addBooking(trx, order, slot));
    const booking_id = slot ? bookings.get(slot.key)! : null;
    const item = {
      order_id: order.id,
      kind: line.kind,
      product_id: line.product.id,
      name: line.name,
      ar_name: line.ar_name,
      detail: line.detail,
      ar_detail: line.ar_detail,
      booking_id,
      status_id: statusIds.pending,
    };
    const { id } = await trx
      .insertInto('order_item')
      .values({
        ...item,
        parent_id: null,
        quantity: line.quantity,
        price: wholeFils(line.price + line.tax) - wholeFils(line.tax),
        tax: wholeFils(line.tax),
        total,
        total_tax: tax,
        data: json(dataOf(line)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const addon of addons) {
      const { product, quantity } = addon.of;
      await trx
        .insertInto('order_item')
        .values({
          ...item,
          parent_id: id,
          product_id: product.id,
          name: product.name,
          ar_name: product.ar_name,
          detail: null,
          ar_detail: null,
          quantity,
          price: product.price,
          tax: product.tax,
          total: addon.total,
          total_tax: addon.tax,
          data: json({}),
        })
        .execute();
    }
    if (line.sessions.length > 0) {
      // Given up until the resources of the order are taken, so that a taken hour is told like a taken place.
      await trx
        .insertInto('session_booking')
        .values(line.sessions.map((session) => ({ ...session, item_id: id, status_id: statusIds.cancelled })))
        .execute();
    }
  }
}

/** Courts and tickets with the booking that each is part of. */
function visitedLines(products: InferOutput<typeof OrderProducts>, price: OrderPrice): VisitedLine[] {
  const bookings = price.lines.flatMap(({ of: { slot } }) => (slot ? [slot.key] : []));
  return (products.capacity_facility ?? []).map((line, index) => ({ line, key: bookings[index]! }));
}

const nameOf = (body: Request): string => `${body.first_name} ${body.last_name}`.trim();

async function addOrder(
  { server, session, body, language }: PlacingCall,
  trx: Trx,
  customer: Customer,
  price: OrderPrice,
): Promise<Order> {
  const needs_approval = price.lines.some(({ of: line }) => line.slot?.needs_approval === true);
  return trx
    .insertInto('orders')
    .values({
      customer_id: customer.id,
      session_id: session,
      state: needs_approval ? 'awaiting_approval' : 'awaiting_payment',
      token: randomToken(),
      total: price.total,
      tax: price.tax,
      currency: 'AED',
      needs_approval,
      ...split(price.total, customer, body),
      card_id: body.cardId,
      save_card: body.save_card === '1' && !customer.is_anonymous,
      notes: body.order_notes || null,
      delivery_address: body.delivery_address ?? null,
      promotion_code: price.promotionCode,
      email: body.email,
      name: nameOf(body) || customer.name || 'Guest',
      language,
      created_at: server.clock.stamp(),
      expires_at: null,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Places one order. An order that needs approval waits for it and is paid afterwards: points, wallet and credit are set aside
 * now, a card is asked for when the operator has said yes. Any other is paid at once, or waits fifteen minutes for its card.
 * Throws Refused: 409 `slotTaken`, `capacityReached`, `priceChanged` …, 422 for what breaks a rule; nothing is kept then.
 */
export async function placeOrder(call: PlacingCall): Promise<Placed> {
  const { server, body, session } = call;
  obeySentinelNotes(body.order_notes);
  if (body.first_name.trim() === '') throw invalid('first_name', orderWords.nameMissing);
  if (!isEmailAddress(body.email)) throw invalid('email', orderWords.emailInvalid);
  const { products, files } = await withFiles(productsOf(body.product), body.product_files);
  const key = await orderKey(call.customer.id, call.idempotencyKey, session, body);
  const caller = { server, customer: call.customer, sessionId: session, address: call.address };
  const place = () => placeUnder(call, key, products, files);
  return limitOrders(caller, key.key, async () => {
    try {
      return await place();
    } catch (error) {
      // Somebody else had the last use: the second look finds none, and says what the order costs without it.
      if (error instanceof PromotionSpent) return place();
      throw error;
    }
  });
}

async function placeUnder(
  call: PlacingCall,
  key: OrderKey,
  products: InferOutput<typeof OrderProducts>,
  files: readonly NamedFile[],
): Promise<Placed> {
  const { server, body, session } = call;
  await expireOverdue(server);

  // A repeated order is not priced again: its slot is taken, by itself.
  const price = (await isKeyTaken(server, key))
    ? null
    : await priceOrder(
        { server, customer: call.customer, session, address: call.address },
        products,
        { promotionCode: body.promotion_code ?? null, cardNumber: body.card_number ?? null },
        body.delivery_address ?? null,
      );
  if (price) await checkCard(call);
  const { cardId, express_token: token } = body;
  const express = price && isExpress(cardId) ? await takeExpressToken(server, cardId, token) : null;
  const visited = price ? visitedLines(products, price) : [];
  const sentFiles = files.map(({ path }) => path);
  const asked = await checkAttendees(server, call.customer, visited, sentFiles);

  return transact(server.database, async (trx) => {
    // Before anything refers to the customer: two orders that first share the row and then both want it would wait for each other.
    const customer = await trx
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', call.customer.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const answered = await takeKey(server, trx, key);
    if (answered !== null) return answered as Placed;
    if (!price) throw new Refused(409, orderWords.sendAgain, { code: 'keyExpired' });
    await refuseOwned(trx, customer.id, singleIn(price.lines));
    if (price.promotionCode !== null)
      await takeUse(trx, price.promotionCode, { customer: call.customer, today: server.clock.today().toString() });
    const order = await addOrder(call, trx, customer, price);
    if (call.orderKey !== null) await storeOrderKey(server, trx, order.id, call.orderKey);
    await addItems(trx, order, price.lines);
    for (const file of files) await attachFile(trx, server.clock.stamp(), file, customer.id);
    const lines = visited.map(({ line }) => line);
    await storeDetails(trx, server.clock.stamp(), customer, lines, asked);
    await takeResources(server, trx, order, session);
    // The order empties the cart: what else it held is free again.
    if (session !== null) await releaseSession(trx, session);
    await note(server, trx, customer.id, 'order placed', order.id);
    if (order.state === 'awaiting_payment') {
      if (express !== null) await payExpress(server, trx, order, express);
      else if (order.paid_card > 0) await awaitPayment(server, trx, order, paymentMinutes);
      else await markPaid(server, trx, order);
    } else await writeAbout(server, trx, 'asked', order, await receiptOf(server, trx, order));
    const placed = await trx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    const answer = await placedOrder(server, trx, placed, call.origin);
    await storeAnswer(trx, key, order.id, answer);
    return answer;
  });
}
