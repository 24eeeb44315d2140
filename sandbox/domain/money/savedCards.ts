/** Cards that customers keep for the next time. */
import type { Transaction } from 'kysely';
import type { Tables } from '../../data/tables.ts';
import { transact, type Queryable } from '../../data/database.ts';
import { notFound } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { randomToken } from '../access/tokens.ts';

/** A card that the customer wished to keep: digits in the middle are asterisks already. */
export interface StoredCard {
  readonly card_number: string;
  /** MM/YY */
  readonly expiry_date: string;
}

/** Keeps the card once; the first one is offered first. */
export async function persistCard(trx: Transaction<Tables>, customerId: number, card: StoredCard): Promise<void> {
  const known = await trx
    .selectFrom('saved_card')
    .select(['id', 'card_number'])
    .where('customer_id', '=', customerId)
    .execute();
  if (known.some(({ card_number }) => card_number === card.card_number)) return;
  await trx
    .insertInto('saved_card')
    .values({ id: `card-${randomToken(9)}`, customer_id: customerId, ...card, is_default: known.length === 0 })
    .execute();
}

/** What is offered first stands first. */
export const savedCardsOf = (database: Queryable, customerId: number) =>
  database
    .selectFrom('saved_card')
    .select(['id', 'card_number', 'expiry_date', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();

/** From now on that one is offered first. Throws Refused 404 for somebody else's. */
export async function preferCard({ database }: Server, customerId: number, id: string): Promise<void> {
  await transact(database, async (trx) => {
    // Two who press at once wait for each other: one card is first in the end.
    await trx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
    const own = await trx
      .selectFrom('saved_card')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!own) throw notFound();
    const cards = trx.updateTable('saved_card').where('customer_id', '=', customerId);
    await cards.set({ is_default: false }).execute();
    await cards.set({ is_default: true }).where('id', '=', id).execute();
  });
}
