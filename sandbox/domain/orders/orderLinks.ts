/**
 * Links to one order, for whoever has them, without a login: in messages, where guests have no account to log in with.
 * Random, kept as hashes, and good for a while. The receipt's own token, which the bank's page brings back, opens the same.
 */
import { exactStampOf, stampOf } from '../../data/clock.ts';
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import type { Order } from '../../data/tables.ts';
import { hashOf, randomToken } from '../access/tokens.ts';

/** Days for which a link is good; until the day after the last booking where that is later. */
const linkDays = 30;

/** Until when a link to the order is good that is made now. */
async function endOf(server: Server, database: Queryable, order: Pick<Order, 'id'>): Promise<string> {
  const { last } = await database
    .selectFrom('booking')
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const usual = stampOf(server.clock.now().add({ days: linkDays }));
  const after = last && stampOf(Temporal.PlainDateTime.from(last.replace(' ', 'T')).add({ days: 1 }));
  return after && after > usual ? after : usual;
}

/** A new link's token. */
export async function makeOrderLink(server: Server, database: Queryable, order: Pick<Order, 'id'>): Promise<string> {
  const token = randomToken(32);
  const ends_at = await endOf(server, database, order);
  await database
    .insertInto('order_link')
    .values({ hash: hashOf(token), order_id: order.id, ends_at })
    .execute();
  return token;
}

export type OpenedByLink = { is: 'unknown' } | { is: 'ended' } | { is: 'good'; order: Order };

/** What a token opens now: the receipt's own, or that of a link. */
export async function openedByToken(server: Server, token: string): Promise<OpenedByLink> {
  const { database } = server;
  const now = exactStampOf(server.clock.now());
  const own = await database.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirst();
  if (own) return { is: 'good', order: own };
  const link = await database.selectFrom('order_link').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  if (!link) return { is: 'unknown' };
  if (link.ends_at <= now) return { is: 'ended' };
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', link.order_id)
    .executeTakeFirstOrThrow();
  return { is: 'good', order };
}

/** Whether the token opens this very order. */
export async function opensOrder(server: Server, order: Pick<Order, 'id'>, token: string): Promise<boolean> {
  const opened = await openedByToken(server, token);
  return opened.is === 'good' && opened.order.id === order.id;
}
