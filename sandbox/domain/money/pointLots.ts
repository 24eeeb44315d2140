/** How long points are good: those that end first are used first, and what nobody used goes on its day (Q7.7.h). */
import type { Transaction } from 'kysely';
import { transact, type Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Server } from '../../server.ts';

type Trx = Transaction<Tables>;

/** Points are good for a year, also those that come back from an order. */
const goodFor = { years: 1 } as const;

/** The last day on which points that come today are good. */
export const lastDayOf = ({ clock }: Server): string => clock.today().add(goodFor).toString();

export const addLot = (trx: Trx, customerId: number, points: number, lastDay: string) =>
  trx.insertInto('point_lot').values({ customer_id: customerId, remaining: points, expires_on: lastDay }).execute();

/** Takes them from what ends first. The customer's row is locked already, so nobody else does. */
export async function useLots(trx: Trx, customerId: number, points: number): Promise<void> {
  const lots = await trx
    .selectFrom('point_lot')
    .select(['id', 'remaining'])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .orderBy('expires_on')
    .orderBy('id')
    .execute();
  let wanted = points;
  for (const { id, remaining } of lots) {
    if (wanted === 0) return;
    const used = Math.min(remaining, wanted);
    wanted -= used;
    await trx
      .updateTable('point_lot')
      .set({ remaining: remaining - used })
      .where('id', '=', id)
      .execute();
  }
}

/** What ends when, the soonest first; lots of one day are one. */
export async function expiringOf(database: Queryable, customerId: number) {
  const lots = await database
    .selectFrom('point_lot')
    .select(['expires_on', ({ fn }) => fn.sum<string | number>('remaining').as('points')])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .groupBy('expires_on')
    .orderBy('expires_on')
    .execute();
  return lots.map(({ expires_on, points }) => ({ expires_on, points: Number(points) }));
}

/** How many of a customer's points ended before today; their row is locked until the transaction ends. */
export async function lockOverdue(server: Server, trx: Trx, customerId: number): Promise<number> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  const { points } = await trx
    .selectFrom('point_lot')
    .select(({ fn }) => fn.sum<string | number | null>('remaining').as('points'))
    .where('customer_id', '=', customerId)
    .where('expires_on', '<', server.clock.today().toString())
    .executeTakeFirstOrThrow();
  return Number(points ?? 0);
}

/** Does something for each customer who holds points that have ended, one transaction each. */
export async function eachOverdue(server: Server, end: (trx: Trx, customerId: number) => Promise<void>): Promise<void> {
  const overdue = await server.database
    .selectFrom('point_lot')
    .select('customer_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_on', '<', server.clock.today().toString())
    .execute();
  for (const { customer_id } of overdue) await transact(server.database, (trx) => end(trx, customer_id));
}
