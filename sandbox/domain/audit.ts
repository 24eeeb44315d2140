/** What happened, who did it: append-only, without secrets. */
import type { Queryable } from '../data/database.ts';
import type { Server } from '../server.ts';

export async function note(
  server: Server,
  database: Queryable,
  actor: number | null,
  action: string,
  subject: string | number | null = null,
): Promise<void> {
  await database
    .insertInto('audit')
    .values({ at: server.clock.stamp(), actor, action, subject: subject === null ? null : String(subject) })
    .execute();
}
