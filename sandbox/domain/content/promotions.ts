/** Promotions and membership cards that take something off. */
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';

/** A promotion of either kind that holds on that day, undefined when there is none. Codes ignore case. */
export async function findPromotion(
  database: Queryable,
  kind: 'promo' | 'membership',
  code: string,
  today: string,
): Promise<Promotion | undefined> {
  const asked = code.trim().toUpperCase();
  const promotion =
    (await plainPromotion(database, kind, asked)) ??
    (kind === 'promo' ? await specialPromotion(database, asked) : undefined);
  return promotion && promotion.validFrom <= today && today <= promotion.validTo ? promotion : undefined;
}

async function plainPromotion(
  database: Queryable,
  kind: 'promo' | 'membership',
  code: string,
): Promise<Promotion | undefined> {
  const row = await database
    .selectFrom('promotion')
    .selectAll()
    .where('code', '=', code)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return undefined;
  const kinds = row.product_kinds as string[];
  return {
    code: row.code,
    scope: { kinds, venueId: row.venue_id },
    reduction: { percent: row.percent },
    withExtras: kinds.length === 0,
    atLeast: 0,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  };
}

async function specialPromotion(database: Queryable, code: string): Promise<Promotion | undefined> {
  const row = await database
    .selectFrom('content')
    .select('data')
    .where('kind', '=', 'promotion')
    .where('slug', '=', code)
    .executeTakeFirst();
  return row?.data as Promotion | undefined;
}

/** A member's price is the member's: the number of a card, which anybody can guess, is no card (T17). */
export const isOwnCard = (customer: Customer | null, cardNumber: string): boolean =>
  customer?.membership_card_number?.toUpperCase() === cardNumber.trim().toUpperCase();
