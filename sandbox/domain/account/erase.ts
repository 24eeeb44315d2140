/**
 * An account is deleted: nothing that names the customer is left in any table. What the law wants kept, orders with their
 * invoices and the money that moved, stays under a number that is nobody's any more (Q7.7.g, docs/decisions/055).
 */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { accountWords } from '../../answers/accountWords.ts';
import { json, transact } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import { note } from '../audit.ts';
import type { Customer } from '../customer.ts';
import { newCustomer, phoneOf } from '../customers.ts';
import { charge } from '../money/ledger.ts';
import { accountKey } from '../access/throttle.ts';
import { randomToken } from '../access/tokens.ts';
import { erasureOf } from './erasure.ts';

type Trx = Transaction<Tables>;

/** Where the customer was ever written to. */
async function addressesOf(trx: Trx, customer: Customer): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('email')
    .distinct()
    .where('customer_id', '=', customer.id)
    .execute();
  const all = [customer.email, phoneOf(customer), ...orders.map(({ email }) => email)];
  return [...new Set(all.flatMap((address) => (address ? [address.toLowerCase()] : [])))];
}

/** What lets the customer in, what was sent, and what they sent. */
async function dropAccess(trx: Trx, customer: Customer): Promise<void> {
  const { id, country_code, mobile_number } = customer;
  await trx.deleteFrom('access_token').where('customer_id', '=', id).execute();
  await trx.deleteFrom('exchange_token').where('customer_id', '=', id).execute();
  await trx.deleteFrom('idempotency').where('customer_id', '=', id).execute();
  if (mobile_number !== null)
    await trx.deleteFrom('login_throttle').where('account', '=', accountKey(country_code, mobile_number)).execute();
  const addresses = await addressesOf(trx, customer);
  if (addresses.length === 0) return;
  await trx
    .deleteFrom('inbox')
    .where(sql<string>`lower(recipient)`, 'in', addresses)
    .execute();
  await trx
    .deleteFrom('code')
    .where(sql<string>`lower(recipient)`, 'in', addresses)
    .execute();
  if (customer.verified && customer.email !== null)
    await trx
      .deleteFrom('submission')
      .where(sql<string>`lower(data ->> 'email')`, '=', customer.email.toLowerCase())
      .execute();
}

/** Everything that is about the customer and nobody else. */
async function dropBelongings(trx: Trx, customerId: number): Promise<void> {
  const requests = trx.selectFrom('support_request').select('id').where('customer_id', '=', customerId);
  await trx.deleteFrom('support_reply').where('request_id', 'in', requests).execute();
  await trx.deleteFrom('support_request').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('family_member').where('owner_id', '=', customerId).execute();
  await trx.deleteFrom('saved_card').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('stored_file').where('owner_id', '=', customerId).execute();
}

/** Orders keep what was sold, when and for how much; links to them lead nowhere. */
async function clearOrders(trx: Trx, customerId: number): Promise<void> {
  const orders = await trx.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute();
  for (const { id } of orders) {
    await trx
      .updateTable('orders')
      .set({ name: '', email: '', notes: null, delivery_address: null, session_id: null, token: randomToken() })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('order_link').where('order_id', '=', id).execute();
    await trx.deleteFrom('order_key').where('order_id', '=', id).execute();
    await trx.updateTable('ticket').set({ name: '' }).where('order_id', '=', id).execute();
    await trx
      .updateTable('booking')
      .set({ customers: json([]) })
      .where('order_id', '=', id)
      .execute();
    await trx.updateTable('payment_attempt').set({ card: null }).where('order_id', '=', id).execute();
    await sql`update order_item set data = data - 'customers' - 'delivery_address' where order_id = ${id}`.execute(trx);
  }
}

async function clearCustomer(server: Server, trx: Trx, customer: Customer): Promise<void> {
  await charge(server, trx, {
    customerId: customer.id,
    account: 'points',
    amount: customer.points,
    description: accountWords.pointsEnded.en,
    ar_description: accountWords.pointsEnded.ar,
    orderId: null,
  });
  await trx.deleteFrom('point_lot').where('customer_id', '=', customer.id).execute();
  await sql`update top_up set card = null, card_id = '', key = id where customer_id = ${customer.id}`.execute(trx);
  const { created_at: _, ...nobody } = newCustomer(server.clock.stamp());
  await trx
    .updateTable('customer')
    .set({ ...nobody, details: json({}), approved: false, verified: false })
    .where('id', '=', customer.id)
    .execute();
}

/** False: something has come in the way meanwhile, and nothing was done. */
export async function eraseCustomer(server: Server, customerId: number): Promise<boolean> {
  return transact(server.database, async (trx) => {
    // An order that is placed at this moment waits for the row, or is seen.
    const customer = await trx
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if ((await erasureOf(server, trx, customer)).hindrances.length > 0) return false;
    await dropAccess(trx, customer);
    await dropBelongings(trx, customerId);
    await clearOrders(trx, customerId);
    await clearCustomer(server, trx, customer);
    await note(server, trx, customerId, 'account deleted');
    return true;
  });
}
