/** Bearer tokens: kept as hashes, good for 12 hours, gone after logout. */
import type { Customer } from './customer.ts';
import { stampOf } from '../data/clock.ts';
import type { Queryable } from '../data/database.ts';
import type { Server } from '../server.ts';
import { asOfToday } from './memberships.ts';
import { hashOf, randomToken } from './tokens.ts';

const lifetimeHours = 12;

/** Opens a session and answers its token; only its hash stays here. */
export async function openSession(
  server: Server,
  customerId: number,
  database: Queryable = server.database,
): Promise<string> {
  const token = randomToken();
  const now = server.clock.now();
  await database
    .insertInto('access_token')
    .values({
      hash: hashOf(token),
      customer_id: customerId,
      created_at: stampOf(now),
      expires_at: stampOf(now.add({ hours: lifetimeHours })),
    })
    .execute();
  return token;
}

/** Whose token that is, null when it is unknown or has ended. */
export async function customerOf(server: Server, tokenHash: string): Promise<Customer | null> {
  const customer = await server.database
    .selectFrom('access_token')
    .innerJoin('customer', 'customer.id', 'access_token.customer_id')
    .selectAll('customer')
    .where('access_token.hash', '=', tokenHash)
    .where('access_token.expires_at', '>', server.clock.stamp())
    .executeTakeFirst();
  return customer ? asOfToday(server, customer) : null;
}

export async function closeSession(server: Server, tokenHash: string): Promise<void> {
  await server.database.deleteFrom('access_token').where('hash', '=', tokenHash).execute();
}

/** Ends every session of a customer, for example after a new password. */
export async function closeSessions(database: Queryable, customerId: number): Promise<void> {
  await database.deleteFrom('access_token').where('customer_id', '=', customerId).execute();
}
