/** Messages to customers. The sandbox sends nothing: everything lands in its own inbox. */
import type { Queryable } from '../data/database.ts';
import type { Server } from '../server.ts';

export interface Message {
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link?: string;
}

export async function deliver(server: Server, message: Message, database: Queryable = server.database): Promise<void> {
  await database
    .insertInto('inbox')
    .values({ ...message, link: message.link ?? null, created_at: server.clock.stamp() })
    .execute();
}
