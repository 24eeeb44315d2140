/** The inbox as a page and as JSON. */
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Server } from '../../server.ts';
import { languageFor, pageHeaders, type PageOptions } from '../page.ts';
import { inboxPage, type InboxMessage } from './inboxPage.ts';

const shown = 100;

/** Messages to recipients that hold these characters, newest first. */
async function messagesTo(server: Server, to: string): Promise<InboxMessage[]> {
  return server.database
    .selectFrom('inbox')
    .selectAll()
    .where(sql<boolean>`strpos(lower(recipient), ${to.trim().toLowerCase()}) > 0`)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

export function inboxRoutes({ server, portalOrigin }: PageOptions): Hono {
  const inbox = new Hono();
  inbox.get('/inbox', async (context) => {
    const to = context.req.query('to')?.slice(0, 254) ?? '';
    const page = inboxPage({
      language: languageFor(context),
      to,
      messages: await messagesTo(await server(), to),
      refresh: context.req.query('watch') === '1',
    });
    return context.html(page, 200, pageHeaders(portalOrigin));
  });
  inbox.get('/inbox.json', async (context) => {
    const messages = await messagesTo(await server(), context.req.query('to')?.slice(0, 254) ?? '');
    return context.json({ status: true, data: messages, message: null }, 200, { 'Cache-Control': 'no-store' });
  });
  return inbox;
}
