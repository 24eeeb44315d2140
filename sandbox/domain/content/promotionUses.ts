/** How often a promotion may be used. Orders that stand count; one that failed or was given up gives its use back. */
import type { Transaction } from 'kysely';
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Customer } from '../customer.ts';

/** A promotion was used up between the look at it and the order. */
export class PromotionSpent extends Error {}

async function usesOf(database: Queryable, code: string, customer: Customer | null): Promise<number> {
  let uses = database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_code', '=', code)
    .where('state', 'in', ['paid', 'awaiting_payment', 'awaiting_approval']);
  if (customer) uses = uses.where('customer_id', '=', customer.id);
  return (await uses.executeTakeFirstOrThrow()).count;
}

/**
 * Whether one more order may use it. What each customer has so often is not for guests, who can be somebody new each time;
 * whoever has not logged in yet is asked again when they do.
 */
export async function mayUse(database: Queryable, promotion: Promotion, customer: Customer | null): Promise<boolean> {
  const { code, perCustomer = null, inAll = null } = promotion;
  if (inAll !== null && (await usesOf(database, code, null)) >= inAll) return false;
  if (perCustomer === null || customer === null) return true;
  return !customer.is_anonymous && (await usesOf(database, code, customer)) < perCustomer;
}

/** Takes one use for an order that is being written: others who want the same promotion wait. Throws PromotionSpent. */
export async function takeUse(trx: Transaction<Tables>, code: string, customer: Customer): Promise<void> {
  const row = await trx
    .selectFrom('content')
    .select('data')
    .where('kind', '=', 'promotion')
    .where('slug', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (row && !(await mayUse(trx, row.data as Promotion, customer))) throw new PromotionSpent(code);
}
