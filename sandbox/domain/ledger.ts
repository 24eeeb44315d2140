/** Wallet, points and credit: changed by one conditional statement each, written down for good. */
import type { Transaction } from 'kysely';
import type { Account } from '../data/schema/people.ts';
import type { Tables } from '../data/tables.ts';
import { Refused } from '../answers/refused.ts';
import type { Server } from '../server.ts';
import { orderWords } from '../answers/orderWords.ts';

export interface Entry {
  readonly customerId: number;
  readonly account: Account;
  /** Fils, or points of which 100 are worth AED 1: one point is one fils. */
  readonly amount: number;
  readonly description: string;
  readonly ar_description: string;
  readonly orderId: number | null;
}

type Trx = Transaction<Tables>;

async function write(server: Server, trx: Trx, entry: Entry, signed: number, balance: number): Promise<void> {
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
  await write(server, trx, entry, account === 'credit' ? -amount : amount, changed.balance);
}
