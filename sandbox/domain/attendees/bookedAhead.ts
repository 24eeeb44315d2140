/** Whether somebody of the family is still expected: whoever is leaves the account when that is over. */
import { sql } from 'kysely';
import { json, type Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';

/** Orders whose bookings take place, as far as anybody knows. */
const standing: Tables['orders']['state'][] = ['paid', 'awaiting_payment', 'awaiting_approval'];

/**
 * The last day on which a booking of the account expects that person, or null.
 * @param stamp now, YYYY-MM-DD HH:mm:ss at the venue
 */
export async function expectedUntil(
  database: Queryable,
  stamp: string,
  ownerId: number,
  customerId: number,
): Promise<string | null> {
  const named = json([{ customer_id: customerId }]);
  const court = await database
    .selectFrom('booking')
    .innerJoin('orders', 'orders.id', 'booking.order_id')
    .select(sql<string | null>`max(booking.starts_at)::date::text`.as('day'))
    .where('booking.customer_id', '=', ownerId)
    .where('orders.state', 'in', standing)
    .where('booking.ends_at', '>', stamp)
    .where(sql<boolean>`booking.customers @> ${named}`)
    .executeTakeFirst();
  const other = await database
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(sql<string | null>`max(coalesce(order_item.data ->> 'end_date', order_item.data ->> 'date'))`.as('day'))
    .where('orders.customer_id', '=', ownerId)
    .where('orders.state', 'in', standing)
    .where(sql<boolean>`coalesce(order_item.data ->> 'end_date', order_item.data ->> 'date') >= ${stamp.slice(0, 10)}`)
    .where(sql<boolean>`order_item.data -> 'customers' @> ${named}`)
    .executeTakeFirst();
  return (
    [court?.day, other?.day]
      .filter((day) => typeof day === 'string')
      .toSorted()
      .at(-1) ?? null
  );
}
