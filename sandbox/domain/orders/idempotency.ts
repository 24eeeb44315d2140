/** One key, one order: the answer is kept with the key in the transaction that places the order. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { stampOf } from '../../data/clock.ts';
import { json, type Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import { invalid } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { orderWords } from '../../answers/orderWords.ts';

/** Minutes for which equal orders without a key count as one. */
const fallbackMinutes = 10;

export interface OrderKey {
  readonly customerId: number;
  readonly key: string;
  readonly bodyHash: string;
  /** Made from the body because the client sent none. */
  readonly isFallback: boolean;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function hashOfValue(value: unknown): Promise<string> {
  if (Array.isArray(value)) return digest((await Promise.all(value.map(hashOfValue))).join('\n'));
  if (value instanceof Blob) return digest(Buffer.from(await value.arrayBuffer()).toString('base64'));
  return isRecord(value) ? hashOfBody(value) : JSON.stringify(value);
}

/** Parts in any order, files by what is in them. */
async function hashOfBody(body: Readonly<Record<string, unknown>>): Promise<string> {
  const parts: string[] = [];
  for (const name of Object.keys(body).sort()) parts.push(`${name}=${await hashOfValue(body[name])}`);
  return digest(parts.join('\n'));
}

export async function orderKey(
  customerId: number,
  sent: string | null,
  session: string | null,
  body: Readonly<Record<string, unknown>>,
): Promise<OrderKey> {
  const bodyHash = await hashOfBody(body);
  if (sent === null) {
    return {
      customerId,
      bodyHash,
      isFallback: true,
      key: `auto-${digest(`${customerId} ${session ?? ''} ${bodyHash}`)}`,
    };
  }
  if (!/^[\w-]{16,64}$/.test(sent)) throw invalid('Idempotency-Key', requestWords.keyForm);
  return { customerId, bodyHash, isFallback: false, key: sent };
}

/** From when on a key made from the body still counts. */
const fallbackSince = (server: Server): string => stampOf(server.clock.now().subtract({ minutes: fallbackMinutes }));

/** Whether an order stands under the key already. */
export async function isKeyTaken(server: Server, { customerId, key, isFallback }: OrderKey): Promise<boolean> {
  let query = server.database
    .selectFrom('idempotency')
    .select('key')
    .where('customer_id', '=', customerId)
    .where('key', '=', key);
  if (isFallback) query = query.where('created_at', '>=', fallbackSince(server));
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Takes the key, or answers what it has already been used for. A second order with the same key waits here until the first is done.
 * Throws Refused 422 `idempotencyMismatch` when the key belongs to another order.
 */
export async function takeKey(
  server: Server,
  trx: Transaction<Tables>,
  { customerId, key, bodyHash, isFallback }: OrderKey,
): Promise<unknown> {
  const created_at = server.clock.stamp();
  if (isFallback) {
    await trx
      .deleteFrom('idempotency')
      .where('customer_id', '=', customerId)
      .where('key', '=', key)
      .where('created_at', '<', fallbackSince(server))
      .execute();
  }
  const taken = await trx
    .insertInto('idempotency')
    .values({ customer_id: customerId, key, body_hash: bodyHash, order_id: null, answer: null, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const known = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.body_hash !== bodyHash) {
    throw invalid('Idempotency-Key', orderWords.otherOrder, 'idempotencyMismatch');
  }
  return known.answer;
}

export async function storeAnswer(
  trx: Transaction<Tables>,
  { customerId, key }: OrderKey,
  orderId: number | null,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ order_id: orderId, answer: json(answer) })
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .execute();
}

/** The order that a key of this customer placed. */
export async function orderOfKey(database: Queryable, customerId: number, key: string): Promise<number | null> {
  const known = await database
    .selectFrom('idempotency')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return known?.order_id ?? null;
}
