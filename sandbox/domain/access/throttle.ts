/** Slows guessing of passwords: each failure locks the account for longer, and it is locked before anything is compared. */
import { sql } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { countOnce, takeBack, type Limit } from './rateLimit.ts';
import { momentOf } from '../slots/spans.ts';

const freeTries = 3;
const longestSeconds = 15 * 60;
/** After so long without a try the count begins anew. */
const forgottenAfterSeconds = 60 * 60;

/** Failures from one address over all accounts. It is generous: all customers of a portal share its proxy's address. */
const perAddress: Limit = { count: 100, seconds: longestSeconds };

/** Whose password is tried. A number that nobody has is counted and locked like any other: nobody can tell them apart. */
export const accountKey = (countryCode: string, national: string): string => `${countryCode} ${national}`;
const addressKey = (address: string): string => `failed login from ${address}`;

/** Counts a try and locks in advance. Returns 0, or the seconds for which nothing may be compared. */
export async function startTry(server: Server, account: string, address: string): Promise<number> {
  const now = exactStampOf(server.clock.now());
  const before = sql`case when t.locked_until + ${forgottenAfterSeconds} * interval '1 second' < ${now}::timestamp
    then 0 else t.failures end`;
  const counted = await sql`
    insert into login_throttle as t (account, failures, locked_until) values (${account}, 1, ${now}::timestamp)
    on conflict (account) do update set
      failures = ${before} + 1,
      locked_until = ${now}::timestamp + case when ${before} < ${freeTries} then 0
        else least(power(2, least(${before} - ${freeTries}, 20)), ${longestSeconds}) end * interval '1 second'
    where t.locked_until <= ${now}::timestamp
    returning failures`.execute(server.database);
  if (counted.rows.length > 0) return countOnce(server, addressKey(address), perAddress);
  const locked = await server.database
    .selectFrom('login_throttle')
    .select('locked_until')
    .where('account', '=', account)
    .executeTakeFirst();
  return locked ? Math.max(1, Math.ceil(momentOf(locked.locked_until) - momentOf(now))) : 1;
}

/** The password was right, or is a new one. */
export async function clearFailures(database: Queryable, account: string): Promise<void> {
  await database.deleteFrom('login_throttle').where('account', '=', account).execute();
}

/** The last try was none of a guesser. */
export const forgiveAddress = (server: Server, address: string): Promise<void> => takeBack(server, addressKey(address));
