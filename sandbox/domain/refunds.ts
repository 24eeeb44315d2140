/** Where a payment by card goes when it is given back. */
import type { Transaction } from 'kysely';
import type { Queryable } from '../data/database.ts';
import type { Tables } from '../data/tables.ts';
import type { Server } from '../server.ts';
import { credit, type Entry } from './ledger.ts';
import type { Order } from './resources.ts';

/** Whether a guest ordered it: nobody who comes back to an account. */
export async function isGuests(database: Queryable, order: Pick<Order, 'customer_id'>): Promise<boolean> {
  const { is_anonymous } = await database
    .selectFrom('customer')
    .select('is_anonymous')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  return is_anonymous;
}

/** Pays a customer's wallet. A guest has none that anybody could open: the bank gives the money back to the card itself. */
export async function giveBack(
  server: Server,
  trx: Transaction<Tables>,
  order: Order,
  entry: Pick<Entry, 'amount' | 'description' | 'ar_description'>,
): Promise<void> {
  if (await isGuests(trx, order)) return;
  await credit(server, trx, { account: 'wallet', customerId: order.customer_id, orderId: order.id, ...entry });
}
