/** A customer's own requests to the support desk (Q7.6.r). */
import type { Transaction } from 'kysely';
import { json, transact } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import type { Customer } from '../../domain/customer.ts';
import { orderKey, storeAnswer, takeKey } from '../../domain/orders/idempotency.ts';
import { handle, ok, paged, windowOf } from '../call.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { filesIn, namesOfFiles, storeFile, type Stored } from '../../domain/files.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { bilingual } from '../../words.ts';

const subjectLimit = 200;
const categoryLimit = 100;
const messageLimit = 5000;

function textOf(field: string, text: string, limit: number): string {
  const trimmed = text.trim();
  if (trimmed === '') throw invalid(field, requestWords.requiredField(field), 'required');
  if (trimmed.length > limit) throw invalid(field, requestWords.atMostLong(field, limit), 'tooLong');
  return trimmed;
}

async function ownRequest(server: Server, id: number, customerId: number) {
  const request = await server.database
    .selectFrom('support_request')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!request) throw notFound();
  return request;
}

/** The latest reply of each of the requests, by their ids. */
async function lastReplies(server: Server, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const replies = await server.database
    .selectFrom('support_reply')
    .select(['request_id', 'id', 'author', 'from_operator', 'message', 'created_at as date'])
    .distinctOn('request_id')
    .where('request_id', 'in', [...ids])
    .orderBy('request_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(replies.map(({ request_id, ...reply }) => [request_id, reply]));
}

/** Keeps the files of a message for the customer alone. */
async function keepFiles(server: Server, trx: Transaction<Tables>, parts: Blob | Blob[] | undefined, owner: number) {
  const kept: Stored[] = [];
  for (const blob of filesIn(parts)) kept.push(await storeFile(trx, server.clock.stamp(), blob, owner));
  return kept;
}

interface Message {
  server: Server;
  customer: Customer;
  sessionId: string | null;
  idempotencyKey: string | null;
  body: Readonly<Record<string, unknown>>;
}

/** Writes a message down once: one that is sent again with its key, since its answer was lost, has the answer of the first. */
async function once<TAnswer>(
  { server, customer, sessionId, idempotencyKey, body }: Message,
  write: (trx: Transaction<Tables>) => Promise<TAnswer>,
): Promise<TAnswer> {
  if (idempotencyKey === null) return transact(server.database, write);
  const key = await orderKey(customer.id, idempotencyKey, sessionId, body);
  return transact(server.database, async (trx) => {
    const known = await takeKey(server, trx, key);
    // SAFETY: nothing but this function's own answer is kept with a key that no order has.
    if (known !== null) return known as TAnswer;
    const answer = await write(trx);
    await storeAnswer(trx, key, null, answer);
    return answer;
  });
}

export const supportHandlers = handle({
  async supportRequests({ server, query, customer }) {
    const own = server.database.selectFrom('support_request').where('customer_id', '=', customer.id);
    const { limit, offset } = windowOf(query);
    const [rows, { count }] = await Promise.all([
      own
        .select(['id', 'subject', 'category', 'status', 'created_at as date'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
      own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const last = await lastReplies(
      server,
      rows.map(({ id }) => id),
    );
    return paged(
      rows.map((row) => ({ ...row, last_reply: last.get(row.id) ?? null })),
      count,
      query,
    );
  },

  async askSupport({ server, body, customer, sessionId, idempotencyKey, language }) {
    const subject = textOf('subject', body.subject, subjectLimit);
    const message = textOf('message', body.message, messageLimit);
    const category = body.category?.trim() ? textOf('category', body.category, categoryLimit) : null;
    const asked = await once({ server, customer, sessionId, idempotencyKey, body }, async (trx) => {
      const files = await keepFiles(server, trx, body.files, customer.id);
      return trx
        .insertInto('support_request')
        .values({
          customer_id: customer.id,
          subject,
          category,
          message,
          status: 'open',
          files: json(files.map(({ path }) => path)),
          created_at: server.clock.stamp(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return ok(asked, language === 'ar' ? 'وصلنا طلبك، وسنرد عليك قريبًا.' : 'We have your request and answer soon.');
  },

  async supportRequest({ server, params, customer }) {
    const request = await ownRequest(server, Number(params['id']), customer.id);
    const replies = await server.database
      .selectFrom('support_reply')
      .select(['id', 'author', 'from_operator', 'message', 'created_at as date', 'files'])
      .where('request_id', '=', request.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const paths = [request, ...replies].map(({ files }) => files as string[]);
    const stored = await namesOfFiles(server.database, paths.flat());
    const named = (own: unknown): Stored[] => (own as string[]).flatMap((path) => stored.get(path) ?? []);
    return ok({
      id: request.id,
      subject: request.subject,
      category: request.category,
      status: request.status,
      date: request.created_at,
      message: request.message,
      files: named(request.files),
      replies: replies.map((reply) => ({ ...reply, files: named(reply.files) })),
    });
  },

  /** A reply opens an answered request again; a closed one stays closed. */
  async replyToSupport({ server, params, body, customer, sessionId, idempotencyKey }) {
    const request = await ownRequest(server, Number(params['id']), customer.id);
    const message = textOf('message', body.message, messageLimit);
    const call = { server, customer, sessionId, idempotencyKey, body: { ...body, request: request.id } };
    return once(call, async (trx) => {
      const reopened = await trx
        .updateTable('support_request')
        .set({ status: 'open' })
        .where('id', '=', request.id)
        .where('status', '<>', 'closed')
        .returning('id')
        .executeTakeFirst();
      if (!reopened)
        throw new Refused(409, bilingual('This request is closed', 'أُغلق هذا الطلب'), { code: 'supportClosed' });
      const files = await keepFiles(server, trx, body.files, customer.id);
      const reply = await trx
        .insertInto('support_reply')
        .values({
          request_id: request.id,
          author: customer.name ?? [customer.first_name, customer.last_name].filter(Boolean).join(' '),
          from_operator: false,
          message,
          files: json(files.map(({ path }) => path)),
          created_at: server.clock.stamp(),
        })
        .returning(['id', 'author', 'from_operator', 'message', 'created_at as date'])
        .executeTakeFirstOrThrow();
      return ok({ ...reply, files });
    });
  },
});
