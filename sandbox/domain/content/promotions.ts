/** Promotions and membership cards that take something off. */
import type { Promotion } from '../../data/seed/content/promotions.ts';
import type { Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import { cardTerms, plainPromotion } from './plainPromotions.ts';
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
        ? await cardTerms(database, asked)
        : undefined
      : ((await plainPromotion(database, 'promo', asked)) ?? (await specialPromotion(database, asked)));
  if (!promotion || promotion.validFrom > today || today > promotion.validTo) return undefined;
  return (await mayUse(database, promotion, { customer, today })) ? promotion : undefined;
}

/** A member's price is the member's: the number of a card, which anybody can guess, is no card (T17). */
const isOwnCard = (customer: Customer | null, cardNumber: string): boolean =>
  customer?.membership_card_number?.toUpperCase() === cardNumber;

async function specialPromotion(database: Queryable, code: string): Promise<Promotion | undefined> {
  const row = await database
    .selectFrom('content')
    .select('data')
    .where('kind', '=', 'promotion')
    .where('slug', '=', code)
    .executeTakeFirst();
  return row?.data as Promotion | undefined;
}
