/** Memberships that run: taken with their order, given back with it, and what they make of their customer (R3.6.4, Q3.6.d). */
import { sql, type Transaction } from 'kysely';
import { databaseFault, sqlState, type Queryable } from '../data/database.ts';
import type { Tables, Order } from '../data/tables.ts';
import type { Server } from '../server.ts';
import { orderWords } from '../answers/orderWords.ts';
import { Refused } from '../answers/refused.ts';
import type { Customer } from './customer.ts';

/** Every membership has a card of its own. */
export const cardNumberOf = (itemId: number): string => `SAHA-M-${itemId}`;

/** Takes the days of every membership in the order; the database knows which of them the customer holds already (R5.7.10). */
export async function takeMemberships(trx: Transaction<Tables>, order: Order): Promise<void> {
  try {
    await sql`insert into membership (item_id, customer_id, product_id, starts_on, ends_on)
      select item.id, ${order.customer_id}, item.product_id, (item.data ->> 'start_date')::date, (item.data ->> 'end_date')::date
      from order_item item where item.order_id = ${order.id} and item.kind = 'membership' and item.parent_id is null`.execute(
      trx,
    );
  } catch (error) {
    if (databaseFault(error)?.code === sqlState.exclusion)
      throw new Refused(409, orderWords.membershipExists, { code: 'membershipExists' });
    throw error;
  }
}

export async function returnMemberships(trx: Transaction<Tables>, order: Order): Promise<void> {
  await trx
    .deleteFrom('membership')
    .where('item_id', 'in', (item) => item.selectFrom('order_item').select('id').where('order_id', '=', order.id))
    .execute();
}

/** Customers with a paid membership that runs today, each with the card of the one that began first. */
export async function membersToday(
  { database, clock }: Pick<Server, 'database' | 'clock'>,
  customerId?: number,
  queryable: Queryable = database,
): Promise<Map<number, string>> {
  const today = clock.today().toString();
  let running = queryable
    .selectFrom('membership')
    .innerJoin('order_item', 'order_item.id', 'membership.item_id')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(['membership.customer_id', 'membership.item_id'])
    .where('orders.state', '=', 'paid')
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('starts_on', 'desc')
    .orderBy('item_id', 'desc');
  if (customerId !== undefined) running = running.where('membership.customer_id', '=', customerId);
  const rows = await running.execute();
  return new Map(rows.map(({ customer_id, item_id }) => [customer_id, cardNumberOf(item_id)]));
}

/** The customer as they stand today: a member from the start of a membership to its end, without anybody doing anything. */
export async function asOfToday(server: Server, customer: Customer, queryable?: Queryable): Promise<Customer> {
  if (customer.membership_card_number !== null || customer.is_anonymous) return customer;
  const members = await membersToday(server, customer.id, queryable);
  return { ...customer, membership_card_number: members.get(customer.id) ?? null };
}
