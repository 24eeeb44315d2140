/** Promotions and membership cards that take something off. */
import type { Promotion } from '../../data/seed/content/promotions.ts';
import { anyMember } from '../../data/seed/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import { mayUse } from './promotionUses.ts';

/** What a customer hopes to pay less by: a code, or the number of a card. */
export interface Benefits {
  readonly promotionCode: string | null;
  readonly cardNumber: string | null;
}

/** Who asks, and on which day. */
export interface Asking {
  readonly database: Queryable;
  readonly customer: Customer | null;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/**
 * The promotion that this customer may use today, or undefined. Unknown, over, used up and somebody else's are all the same:
 * nobody learns by trying which codes and cards there are (T17, B09). Codes ignore case.
 */
export async function promotionFor(
  { promotionCode, cardNumber }: Benefits,
  { database, customer, today }: Asking,
): Promise<Promotion | undefined> {
  const asked = (cardNumber ?? promotionCode ?? '').trim().toUpperCase();
  const promotion =
    cardNumber !== null
      ? isOwnCard(customer, asked)
        ? await cardOf(database, asked)
        : undefined
      : ((await plainPromotion(database, 'promo', asked)) ?? (await specialPromotion(database, asked)));
  if (!promotion || promotion.validFrom > today || today > promotion.validTo) return undefined;
  return (await mayUse(database, promotion, customer)) ? promotion : undefined;
}

/** A member's price is the member's: the number of a card, which anybody can guess, is no card (T17). */
const isOwnCard = (customer: Customer | null, cardNumber: string): boolean =>
  customer?.membership_card_number?.toUpperCase() === cardNumber;

/** What that card takes off; a card without terms of its own has those of every member. */
async function cardOf(database: Queryable, cardNumber: string): Promise<Promotion | undefined> {
  const promotion =
    (await plainPromotion(database, 'membership', cardNumber)) ??
    (await plainPromotion(database, 'membership', anyMember));
  return promotion && { ...promotion, code: cardNumber };
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
