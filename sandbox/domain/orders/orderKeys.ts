/** What lets a guest back to one order from the bank's page, without their session (decision 020). Kept as a hash. */
import type { Transaction } from 'kysely';
import { exactStampOf } from '../../data/clock.ts';
import type { Tables } from '../../data/tables.ts';
import type { Customer } from '../customer.ts';
import { invalid } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { hashOf } from '../access/tokens.ts';

type Trx = Transaction<Tables>;

/** 32 bytes, which their owner made at random. */
const pattern = /^[\w-]{43}$/;

/** Minutes in which the places of an order are held for whoever may pay it, or has just failed to. */
const holdMinutes = 15;

const endOf = (server: Server): string => exactStampOf(server.clock.now().add({ minutes: holdMinutes }));

/** Ties the key to the order that was placed with it. One key opens one order. */
export async function storeOrderKey(server: Server, trx: Trx, orderId: number, key: string): Promise<void> {
  if (!pattern.test(key)) throw invalid('X-Order-Key', orderWords.keyNotValid);
  const kept = await trx
    .insertInto('order_key')
    .values({ hash: hashOf(key), order_id: orderId, ends_at: endOf(server) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!kept) throw invalid('X-Order-Key', orderWords.keyNotValid);
}

/** A key is good for as long as places are held; `until` is the payment's end where that is known. */
export async function extendOrderKey(server: Server, trx: Trx, orderId: number, until: string | null): Promise<void> {
  await trx
    .updateTable('order_key')
    .set({ ends_at: until ?? endOf(server) })
    .where('order_id', '=', orderId)
    .execute();
}

export type OpenedByKey = { is: 'unknown' } | { is: 'ended' } | { is: 'good'; orderId: number; customer: Customer };

/** What a key opens now. */
export async function openedBy(server: Server, key: string): Promise<OpenedByKey> {
  if (!pattern.test(key)) return { is: 'unknown' };
  const found = await server.database
    .selectFrom('order_key')
    .innerJoin('orders', 'orders.id', 'order_key.order_id')
    .select(['orders.id', 'orders.customer_id'])
    .select((row) => row('order_key.ends_at', '>', exactStampOf(server.clock.now())).as('is_good'))
    .where('hash', '=', hashOf(key))
    .executeTakeFirst();
  if (!found) return { is: 'unknown' };
  if (!found.is_good) return { is: 'ended' };
  const customer = await server.database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', found.customer_id)
    .executeTakeFirstOrThrow();
  return { is: 'good', orderId: found.id, customer };
}
