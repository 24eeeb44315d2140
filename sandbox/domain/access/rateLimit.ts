/** How often something may be done in a while, counted in the database: for all processes and in one statement. */
import { sql } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import type { Server } from '../../server.ts';
import { momentOf } from '../slots/spans.ts';

export interface Limit {
  /** How often. */
  readonly count: number;
  /** In how many seconds from the first time. */
  readonly seconds: number;
}

/** Counts once more, or that often. Returns 0, or the seconds to wait when that was too often. */
export async function countOnce(server: Server, key: string, { count, seconds }: Limit, times = 1): Promise<number> {
  const now = exactStampOf(server.clock.now());
  const window = sql`${seconds} * interval '1 second'`;
  const counted = await sql<{ since: string; count: number }>`
    insert into rate as r (key, since, count) values (${key}, ${now}::timestamp, ${times}::int)
    on conflict (key) do update set
      count = case when r.since + ${window} <= ${now}::timestamp then ${times}::int else r.count + ${times}::int end,
      since = case when r.since + ${window} <= ${now}::timestamp then ${now}::timestamp else r.since end
    returning since, count`.execute(server.database);
  const [row] = counted.rows;
  if (!row || row.count <= count) return 0;
  return Math.max(1, Math.ceil(momentOf(row.since) + seconds - momentOf(now)));
}

/** Takes one count back: what was counted in advance turned out to be allowed. */
export async function takeBack(server: Server, key: string): Promise<void> {
  await sql`update rate set count = count - 1 where key = ${key} and count > 0`.execute(server.database);
}
