/** Wallet, points and credit: changed by one conditional statement each, written down for good. */
import type { Transaction } from 'kysely';
import type { Account } from '../../data/schema/people.ts';
import type { Tables } from '../../data/tables.ts';
import { Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { moneyWords } from '../../answers/moneyWords.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { addLot, eachOverdue, lastDayOf, lockOverdue, useLots } from './pointLots.ts';
import { offers } from '../site.ts';

export interface Entry {
  readonly customerId: number;
  readonly account: Account;
  /** Fils, or points of which 100 are worth AED 1: one point is one fils. */
  readonly amount: number;
  readonly description: string;
  readonly ar_description: string;
  readonly orderId: number | null;
  readonly topUpId?: string;
}

type Trx = Transaction<Tables>;

async function write(
  server: Server,
  trx: Trx,
  entry: Entry,
  signed: number,
  balance: number,
  expires_on: string | null = null,
): Promise<void> {
  await trx
    .insertInto('ledger')
    .values({
      customer_id: entry.customerId,
      account: entry.account,
      amount: signed,
      balance,
      description: entry.description,
      ar_description: entry.ar_description,
      order_id: entry.orderId,
      top_up_id: entry.topUpId ?? null,
      expires_on,
      created_at: server.clock.stamp(),
    })
    .execute();
}

const shortOf: Record<Account, () => Refused> = {
  wallet: () => new Refused(409, orderWords.walletTooLow, { code: 'walletTooLow' }),
  points: () => new Refused(409, orderWords.pointsTooLow, { code: 'pointsTooLow' }),
  credit: () => new Refused(422, orderWords.creditExceeded, { code: 'creditExceeded' }),
};

/** Takes the amount; throws Refused when the account does not hold it. Nothing is read first, so nothing can change in between. */
export async function charge(server: Server, trx: Trx, entry: Entry): Promise<void> {
  const { account, amount, customerId } = entry;
  if (amount === 0) return;
  const update = trx.updateTable('customer').where('id', '=', customerId);
  const changed =
    account === 'credit'
      ? await update
          .set((customer) => ({ credit_used: customer('credit_used', '+', amount) }))
          .where((customer) => customer(customer('credit_used', '+', amount), '<=', customer.ref('credit_limit')))
          .returning('credit_used as balance')
          .executeTakeFirst()
      : await update
          .set((customer) => ({ [account]: customer(account, '-', amount) }))
          .where(account, '>=', amount)
          .returning(`${account} as balance`)
          .executeTakeFirst();
  if (!changed) throw shortOf[account]();
  if (account === 'points') await useLots(trx, customerId, amount);
  await write(server, trx, entry, account === 'credit' ? amount : -amount, changed.balance);
}

/** Gives the amount back, or pays it in. */
export async function credit(server: Server, trx: Trx, entry: Entry): Promise<void> {
  const { account, amount, customerId } = entry;
  if (amount === 0) return;
  const update = trx.updateTable('customer').where('id', '=', customerId);
  const changed =
    account === 'credit'
      ? await update
          .set((customer) => ({ credit_used: customer('credit_used', '-', amount) }))
          .returning('credit_used as balance')
          .executeTakeFirstOrThrow()
      : await update
          .set((customer) => ({ [account]: customer(account, '+', amount) }))
          .returning(`${account} as balance`)
          .executeTakeFirstOrThrow();
  const lastDay = account === 'points' ? lastDayOf(server) : null;
  if (lastDay !== null) await addLot(trx, customerId, amount, lastDay);
  await write(server, trx, entry, account === 'credit' ? -amount : amount, changed.balance, lastDay);
}

/** Points that nobody used in time go, each customer's with a line of its own; not where no days are told. */
export async function expirePoints(server: Server): Promise<void> {
  if (!(await offers(server, 'pointsExpiry'))) return;
  await eachOverdue(server, async (trx, customerId) => {
    const amount = await lockOverdue(server, trx, customerId);
    const { en: description, ar: ar_description } = moneyWords.pointsOver;
    // What ends first is used first: exactly these are taken.
    await charge(server, trx, { account: 'points', amount, customerId, description, ar_description, orderId: null });
  });
}
