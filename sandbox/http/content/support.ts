/** A customer's own requests to the support desk (Q7.6.r). */
import { json, transact } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { handle, ok, paged, windowOf } from '../call.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { filesIn, storeFile } from '../../domain/files.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { bilingual } from '../../words.ts';

const subjectLimit = 200;
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
    return paged(rows, count, query);
  },

  async askSupport({ server, body, customer, language }) {
    const subject = textOf('subject', body.subject, subjectLimit);
    const message = textOf('message', body.message, messageLimit);
    const stamp = server.clock.stamp();
    const id = await transact(server.database, async (trx) => {
      const files: string[] = [];
      for (const blob of filesIn(body.files)) files.push((await storeFile(trx, stamp, blob, customer.id)).path);
      const row = await trx
        .insertInto('support_request')
        .values({
          customer_id: customer.id,
          subject,
          category: body.category?.trim() || null,
          message,
          status: 'open',
          files: json(files),
          created_at: stamp,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    });
    return ok({ id }, language === 'ar' ? 'وصلنا طلبك، وسنرد عليك قريبًا.' : 'We have your request and answer soon.');
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
    return ok({
      id: request.id,
      subject: request.subject,
      category: request.category,
      status: request.status,
      date: request.created_at,
      message: request.message,
      replies: replies.map((reply) => ({ ...reply, files: reply.files as string[] })),
    });
  },

  /** A reply opens an answered request again; a closed one stays closed. */
  async replyToSupport({ server, params, body, customer }) {
    const request = await ownRequest(server, Number(params['id']), customer.id);
    const message = textOf('message', body.message, messageLimit);
    if (request.status === 'closed')
      throw new Refused(409, bilingual('This request is closed', 'أُغلق هذا الطلب'), { code: 'supportClosed' });
    const stamp = server.clock.stamp();
    return transact(server.database, async (trx) => {
      const files: string[] = [];
      for (const blob of filesIn(body.files)) files.push((await storeFile(trx, stamp, blob, customer.id)).path);
      const reply = await trx
        .insertInto('support_reply')
        .values({
          request_id: request.id,
          author: customer.name ?? [customer.first_name, customer.last_name].filter(Boolean).join(' '),
          from_operator: false,
          message,
          files: json(files),
          created_at: stamp,
        })
        .returning(['id', 'author', 'from_operator', 'message', 'created_at as date'])
        .executeTakeFirstOrThrow();
      await trx.updateTable('support_request').set({ status: 'open' }).where('id', '=', request.id).execute();
      return ok({ ...reply, files });
    });
  },
});
