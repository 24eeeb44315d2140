/** What ends by itself: holds, orders that nobody pays, old keys. */
import { exactStampOf, stampOf } from '../../data/clock.ts';
import { transact } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { dropExpiredHolds } from './claims.ts';
import { expirePoints } from '../money/ledger.ts';
import { lockOrder, markExpired } from './settlement.ts';
import { expireTopUps } from '../money/topUps.ts';

/** Ends overdue payments, one transaction each: a payment that arrives at the same moment either wins or comes late. */
export async function expireOverdue(server: Server): Promise<number> {
  const now = exactStampOf(server.clock.now());
  const overdue = await server.database
    .selectFrom('orders')
    .select('id')
    .where('expires_at', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute();
  for (const { id } of overdue) {
    await transact(server.database, async (trx) => {
      const order = await lockOrder(trx, id);
      if (order?.state === 'awaiting_payment' && order.expires_at !== null && order.expires_at <= now) {
        await markExpired(server, trx, order);
      }
    });
  }
  return overdue.length;
}

const keptHours = 24;

/** What lets nobody in any more, and counts that are over. */
async function dropSpentAccess({ database, clock }: Server): Promise<void> {
  const now = exactStampOf(clock.now());
  const yesterday = exactStampOf(clock.now().subtract({ hours: keptHours }));
  await database.deleteFrom('access_token').where('expires_at', '<=', now).execute();
  await database.deleteFrom('provider_session').where('expires_at', '<=', now).execute();
  await database.deleteFrom('used_proof').where('expires_at', '<=', now).execute();
  await database.deleteFrom('exchange_token').where('expires_at', '<=', yesterday).execute();
  await database.deleteFrom('order_key').where('ends_at', '<=', yesterday).execute();
  await database.deleteFrom('code').where('created_at', '<=', yesterday).execute();
  await database.deleteFrom('rate').where('since', '<=', yesterday).execute();
}

/** Done every few seconds, and whenever the clock is set. */
export async function sweep(server: Server): Promise<void> {
  await expireOverdue(server);
  await expireTopUps(server);
  await expirePoints(server);
  await dropExpiredHolds(server);
  await server.database
    .deleteFrom('idempotency')
    .where('created_at', '<', stampOf(server.clock.now().subtract({ hours: keptHours })))
    .execute();
  await dropSpentAccess(server);
}
