/** Slows guessing of passwords: each failure locks the account for longer, and it is locked before anything is compared. */
import { sql } from 'kysely';
import { exactStampOf } from '../data/clock.ts';
import type { Server } from '../server.ts';

const freeTries = 3;
const longestSeconds = 15 * 60;

/** Counts a try and locks in advance. Answers false while the account is locked: then nothing may be compared. */
export async function mayTry(server: Server, account: string): Promise<boolean> {
  const now = exactStampOf(server.clock.now());
  const counted = await sql<{ failures: number }>`
    insert into login_throttle as t (account, failures, locked_until) values (${account}, 1, ${now}::timestamp)
    on conflict (account) do update set
      failures = t.failures + 1,
      locked_until = ${now}::timestamp + case when t.failures + 1 <= ${freeTries} then interval '0'
        else least(power(2, least(t.failures - ${freeTries}, 20)), ${longestSeconds}) * interval '1 second' end
    where t.locked_until <= ${now}::timestamp
    returning failures`.execute(server.database);
  return counted.rows.length > 0;
}

/** The password was right. */
export async function forgetFailures(server: Server, account: string): Promise<void> {
  await server.database.deleteFrom('login_throttle').where('account', '=', account).execute();
}
