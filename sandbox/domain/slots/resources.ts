/**
 * Everything an order holds besides its words: places, seats, stock, programme places, trainers' hours, money.
 * Taken as one when it is placed or tried again, given back as one when it ends.
 */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { databaseFault, sqlState } from '../../data/database.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Order, Tables } from '../../data/tables.ts';
import { noPlace, Refused, seatsTaken } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { bilingual, type Words } from '../../words.ts';
import { inherit, inOrder, isClosedFor, makeWay, queueFor, releaseOrder, take, type Place } from '../orders/claims.ts';
import { itemsOf } from '../orders/receipts.ts';
import { returnMemberships, takeMemberships } from '../memberships.ts';
import { charge, credit, type Entry } from '../money/ledger.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Trx = Transaction<Tables>;

const soldOut = (said: Words): Refused => new Refused(409, said, { code: 'soldOut' });

async function takePlaces(server: Server, trx: Trx, order: Order, session: string | null): Promise<void> {
  const sessions = [session, order.session_id].filter((own) => own !== null);
  const bookings = await trx
    .selectFrom('booking')
    .innerJoin('order_item', 'order_item.booking_id', 'booking.id')
    .select(['booking.id', 'facility_id', 'starts_at', 'ends_at', 'people', 'shared', 'product_id', 'quantity'])
    .distinctOn('booking.id')
    .where('booking.order_id', '=', order.id)
    .orderBy('booking.id')
    .orderBy('order_item.id')
    .execute();
  const places = inOrder(
    bookings.map((booking) => ({ ...booking, quantity: booking.shared === 1 ? booking.quantity : 1 })),
  );
  await queueFor(server, trx, places);
  const rest: Place[] = [];
  for (const place of places) {
    if (await isClosedFor(trx, place)) throw noPlace();
    if (!(await inherit(trx, [...new Set(sessions)], place, order.id))) rest.push(place);
  }
  for (const place of rest) {
    for (const own of new Set(sessions)) await makeWay(trx, own, place);
    await take(server, trx, place, { order: order.id });
  }
}

/** Who is second gets no row of a seat: the key decides, and the refusal tells which seats they were (Q3.6.b, Q7.3.a). */
async function takeSeats(trx: Trx, order: Order): Promise<void> {
  const asked = await sql<{ seat_map_id: number }>`
    select (data ->> 'seat_id')::bigint as seat_map_id from order_item where order_id = ${order.id} and data ? 'seat_id' order by 1`.execute(
    trx,
  );
  if (asked.rows.length === 0) return;
  const taken = await trx
    .insertInto('seat')
    .values(asked.rows.map(({ seat_map_id }) => ({ seat_map_id, order_id: order.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat_map_id')
    .execute();
  if (taken.length === asked.rows.length) return;
  const got = new Set(taken.map(({ seat_map_id }) => seat_map_id));
  // One that is asked for twice is nobody else's.
  const gone = asked.rows.map(({ seat_map_id }) => seat_map_id).filter((seat) => !got.has(seat));
  throw seatsTaken(gone.length > 0 ? gone : [...got]);
}

/** The table's own check says no: whoever asks is told so. */
async function unless(constraint: string, refusal: Refused, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const fault = databaseFault(error);
    if (fault?.code === sqlState.check && fault.constraint === constraint) throw refusal;
    throw error;
  }
}

/** Units of each product in the order, in the order of their ids. */
const unitsOf = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select((item) => [
      'product.id',
      'product.name',
      'product.ar_name',
      'inventory_period',
      'stock',
      'sales',
      item.fn.sum<number>('quantity').as('units'),
    ])
    .where('order_id', '=', orderId)
    .where('inventory_enable', '=', 1)
    .where('stock', 'is not', null)
    .groupBy(['product.id', 'product.name', 'product.ar_name', 'inventory_period', 'stock', 'sales'])
    .orderBy('product.id')
    .execute();

async function takeStock(trx: Trx, order: Order): Promise<void> {
  for (const { id, name, ar_name, inventory_period, stock, sales, units } of await unitsOf(trx, order.id)) {
    const update = trx.updateTable('product').where('id', '=', id);
    const there = inventory_period === 'T' ? (stock ?? 0) : (stock ?? 0) - sales;
    // Of what others took in this very moment nothing is told.
    const left = there < units ? there : 0;
    await unless('product_in_stock', soldOut(orderWords.soldOut(name, ar_name, left)), () =>
      (inventory_period === 'T'
        ? update.set((product) => ({ stock: product('stock', '-', units) }))
        : update.set((product) => ({ sales: product('sales', '+', units) }))
      ).execute(),
    );
  }
}

async function returnStock(trx: Trx, order: Order): Promise<void> {
  for (const { id, inventory_period, units } of await unitsOf(trx, order.id)) {
    const update = trx.updateTable('product').where('id', '=', id);
    await (
      inventory_period === 'T'
        ? update.set((product) => ({ stock: product('stock', '+', units) }))
        : update.set((product) => ({ sales: product('sales', '-', units) }))
    ).execute();
  }
}

interface ProgramPlaces {
  readonly program_id: number;
  readonly capacity: number;
  readonly people: number;
}

const programsOf = async (trx: Trx, orderId: number): Promise<ProgramPlaces[]> =>
  (
    await sql<ProgramPlaces>`
      select (data ->> 'workshop_program_id')::bigint as program_id, max((data ->> 'capacity')::int) as capacity, sum(quantity)::int as people
      from order_item where order_id = ${orderId} and kind = 'academy' group by 1 order by 1`.execute(trx)
  ).rows;

async function takePrograms(trx: Trx, order: Order): Promise<void> {
  for (const { program_id, capacity, people } of await programsOf(trx, order.id)) {
    await trx
      .insertInto('allotment')
      .values({ program_id, used: 0, capacity })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await unless('allotment_within_capacity', soldOut(orderWords.programmeFull), () =>
      trx
        .updateTable('allotment')
        .set((place) => ({ used: place('used', '+', people) }))
        .where('program_id', '=', program_id)
        .execute(),
    );
  }
}

async function returnPrograms(trx: Trx, order: Order): Promise<void> {
  for (const { program_id, people } of await programsOf(trx, order.id)) {
    await trx
      .updateTable('allotment')
      .set((place) => ({ used: place('used', '-', people) }))
      .where('program_id', '=', program_id)
      .execute();
  }
}

/** Those who want hours of one trainer wait in line: who overlaps at once would be ended as a deadlock, a second later each. */
const queueForTrainers = (trx: Trx, order: Order) =>
  sql`
    select pg_advisory_xact_lock(2, trainer_id::int) from (
      select distinct trainer_id from session_booking where trainer_id is not null
        and item_id in (select id from order_item where order_id = ${order.id}) order by 1) trainers`.execute(trx);

async function setSessions(trx: Trx, order: Order, status: number): Promise<void> {
  try {
    await trx
      .updateTable('session_booking')
      .set({ status_id: status })
      .where('item_id', 'in', (item) => item.selectFrom('order_item').select('id').where('order_id', '=', order.id))
      .execute();
  } catch (error) {
    if (databaseFault(error)?.code === sqlState.exclusion) {
      throw new Refused(409, orderWords.trainerTaken, { code: 'trainerTaken' });
    }
    throw error;
  }
}

const entriesOf = (order: Order, description: string, ar_description: string): Entry[] => [
  {
    account: 'points',
    amount: order.paid_points,
    customerId: order.customer_id,
    orderId: order.id,
    description,
    ar_description,
  },
  {
    account: 'wallet',
    amount: order.paid_wallet,
    customerId: order.customer_id,
    orderId: order.id,
    description,
    ar_description,
  },
  {
    account: 'credit',
    amount: order.paid_credit,
    customerId: order.customer_id,
    orderId: order.id,
    description,
    ar_description,
  },
];

/** What was bought, for the histories of wallet, points and credit: the first thing, and how many others. */
async function boughtIn(trx: Trx, orderId: number): Promise<Words> {
  const [first, ...others] = await itemsOf(trx, orderId);
  if (first === undefined) return bilingual(`Order ${orderId}`, `الطلب ${orderId}`);
  const more = others.length > 0 ? ` + ${others.length}` : '';
  return bilingual(first.name + more, (first.ar_name ?? first.name) + more);
}

/** Takes all of it, or nothing: any refusal ends the transaction. The session's own holds of these places make way for it. */
export async function takeResources(server: Server, trx: Trx, order: Order, session: string | null): Promise<void> {
  await takePlaces(server, trx, order, session);
  await takeSeats(trx, order);
  await takeStock(trx, order);
  await takePrograms(trx, order);
  await takeMemberships(trx, order);
  await queueForTrainers(trx, order);
  await setSessions(trx, order, statusIds.pending);
  const { en, ar } = await boughtIn(trx, order.id);
  for (const entry of entriesOf(order, en, ar)) await charge(server, trx, entry);
}

/** Gives back all but the money; the places to a cart when there is one to inherit them. */
export async function returnGoods(server: Server, trx: Trx, order: Order, heirSession: string | null): Promise<void> {
  await releaseOrder(server, trx, order.id, heirSession);
  await trx.deleteFrom('seat').where('order_id', '=', order.id).execute();
  await returnStock(trx, order);
  await returnPrograms(trx, order);
  await returnMemberships(trx, order);
  await setSessions(trx, order, statusIds.cancelled);
}

/** Gives all of it back. */
export async function returnResources(
  server: Server,
  trx: Trx,
  order: Order,
  heirSession: string | null,
): Promise<void> {
  await returnGoods(server, trx, order, heirSession);
  const { en, ar } = await boughtIn(trx, order.id);
  for (const entry of entriesOf(order, `Returned: ${en}`, `إرجاع: ${ar}`)) await credit(server, trx, entry);
}
