/** Bearer tokens: kept as hashes, good for 12 hours, gone after logout. */
import type { Customer } from '../customer.ts';
import { stampOf } from '../../data/clock.ts';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { asOfToday } from '../memberships.ts';
import { unknownDevice, type Device } from './devices.ts';
import { hashOf, randomToken } from './tokens.ts';

const lifetimeHours = 12;
/** That a session is used is written down no more often: what a customer wants to know is the day and the hour. */
const lookMinutes = 5;

/** Opens a session and returns its token; only its hash stays here. */
export async function openSession(
  server: Server,
  customerId: number,
  { browser, system }: Device = unknownDevice,
): Promise<string> {
  const token = randomToken();
  const now = server.clock.now();
  await server.database
    .insertInto('access_token')
    .values({
      hash: hashOf(token),
      customer_id: customerId,
      browser,
      system,
      created_at: stampOf(now),
      used_at: stampOf(now),
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
    .select('access_token.used_at')
    .where('access_token.hash', '=', tokenHash)
    .where('access_token.expires_at', '>', server.clock.stamp())
    .executeTakeFirst();
  if (!customer) return null;
  const { used_at: usedAt, ...person } = customer;
  if (usedAt < stampOf(server.clock.now().subtract({ minutes: lookMinutes }))) await noteUse(server, tokenHash);
  return asOfToday(server, person);
}

async function noteUse({ database, clock }: Server, tokenHash: string): Promise<void> {
  await database.updateTable('access_token').set({ used_at: clock.stamp() }).where('hash', '=', tokenHash).execute();
}

export async function closeSession(server: Server, tokenHash: string): Promise<void> {
  await server.database.deleteFrom('access_token').where('hash', '=', tokenHash).execute();
}

/** Ends every session of a customer, for example after a new password. */
export async function closeSessions(database: Queryable, customerId: number): Promise<void> {
  await database.deleteFrom('access_token').where('customer_id', '=', customerId).execute();
}

/** The customer's own, the one that asks first, then the latest first. */
export async function sessionsOf({ database, clock }: Server, customerId: number, tokenHash: string | null) {
  const rows = await database
    .selectFrom('access_token')
    .select(['hash', 'id', 'browser', 'system', 'created_at', 'used_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', clock.stamp())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const all = rows.map(({ hash, created_at, used_at, ...session }) => ({
    ...session,
    logged_in_at: created_at,
    last_used_at: used_at,
    is_current: hash === tokenHash,
  }));
  return [...all.filter(({ is_current }) => is_current), ...all.filter(({ is_current }) => !is_current)];
}

/** Ends one of a customer's sessions; false when there is none of that id. */
export async function closeOwnSession(database: Queryable, customerId: number, id: number): Promise<boolean> {
  const closed = await database
    .deleteFrom('access_token')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Ends all but the one that asks. */
export async function closeOtherSessions(
  database: Queryable,
  customerId: number,
  tokenHash: string | null,
): Promise<void> {
  await database
    .deleteFrom('access_token')
    .where('customer_id', '=', customerId)
    .where('hash', '!=', tokenHash ?? '')
    .execute();
}
