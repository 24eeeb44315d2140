/** How often a promotion may be used. Orders that stand count; one that failed or was given up gives its use back. */
import type { Transaction } from 'kysely';
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Customer } from '../customer.ts';
import { cardTerms } from './plainPromotions.ts';

/** A promotion was used up between the look at it and the order. */
export class PromotionSpent extends Error {}

/** States of an order whose use counts. */
export const standing = ['paid', 'awaiting_payment', 'awaiting_approval'] as const;

/** Who asks, and on which day (YYYY-MM-DD). */
interface Asking {
  readonly customer: Customer | null;
  readonly today: string;
}

async function usesOf(database: Queryable, code: string, customer: Customer | null, from?: string): Promise<number> {
  let uses = database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_code', '=', code)
    .where('state', 'in', standing);
  if (customer) uses = uses.where('customer_id', '=', customer.id);
  if (from !== undefined) uses = uses.where('created_at', '>=', from);
  return (await uses.executeTakeFirstOrThrow()).count;
}

/** The month of that day, from its first moment on. */
export const monthOf = (today: string): string => `${today.slice(0, 7)}-01 00:00:00`;

/**
 * Whether one more order may use it. What each customer has so often is not for guests, who can be somebody new each time;
 * whoever has not logged in yet is asked again when they do.
 */
export async function mayUse(database: Queryable, promotion: Promotion, { customer, today }: Asking): Promise<boolean> {
  const { code, perCustomer = null, perMonth = null, inAll = null } = promotion;
  if (inAll !== null && (await usesOf(database, code, null)) >= inAll) return false;
  if (customer === null) return true;
  if (perMonth !== null && (await usesOf(database, code, customer, monthOf(today))) >= perMonth) return false;
  if (perCustomer === null) return true;
  return !customer.is_anonymous && (await usesOf(database, code, customer)) < perCustomer;
}

/**
 * Takes one use for an order that is being written: others who want the same promotion wait, and those who want the same card,
 * as an order has its customer's row to itself. Throws PromotionSpent.
 */
export async function takeUse(trx: Transaction<Tables>, code: string, asking: Asking): Promise<void> {
  const row = await trx
    .selectFrom('content')
    .select('data')
    .where('kind', '=', 'promotion')
    .where('slug', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const isCard = code === asking.customer?.membership_card_number?.toUpperCase();
  const promotion = row ? (row.data as Promotion) : isCard ? await cardTerms(trx, code) : undefined;
  if (promotion && !(await mayUse(trx, promotion, asking))) throw new PromotionSpent(code);
}
