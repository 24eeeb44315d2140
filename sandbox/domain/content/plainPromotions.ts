/** Promotions that are a share of the price: rows of the table `promotion`. */
import type { Promotion } from '../../data/seed/content/promotions.ts';
import { anyMember } from '../../data/seed/promotions.ts';
import type { Queryable } from '../../data/database.ts';

export async function plainPromotion(
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
    perMonth: row.monthly_uses,
  };
}

/** What that card takes off; a card without terms of its own has those of every member. */
export async function cardTerms(database: Queryable, cardNumber: string): Promise<Promotion | undefined> {
  const promotion =
    (await plainPromotion(database, 'membership', cardNumber)) ??
    (await plainPromotion(database, 'membership', anyMember));
  return promotion && { ...promotion, code: cardNumber };
}
