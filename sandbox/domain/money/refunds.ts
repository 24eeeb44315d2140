/** Money goes back to where it came from: what a card paid to that card; points, wallet and credit with all that an order holds. */
import type { Transaction } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Tables, Order } from '../../data/tables.ts';
import type { PaymentReason } from './paymentReasons.ts';

/** Whether a guest ordered it: nobody who comes back to an account. */
export async function isGuests(database: Queryable, order: Pick<Order, 'customer_id'>): Promise<boolean> {
  const { is_anonymous } = await database
    .selectFrom('customer')
    .select('is_anonymous')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  return is_anonymous;
}

/** The bank gives all of a payment back to the card that it came from; the table refuses to give back more than that. */
export async function refundPayment(
  trx: Transaction<Tables>,
  attemptId: string,
  told: { card?: string; reason?: PaymentReason } = {},
): Promise<void> {
  await trx
    .updateTable('payment_attempt')
    .set((attempt) => ({ ...told, state: 'refunded', refunded: attempt.ref('amount') }))
    .where('id', '=', attemptId)
    .execute();
}

/** A part of what a card has paid for the order, in fils, goes back to it. */
export async function refundPart(trx: Transaction<Tables>, order: Pick<Order, 'id'>, fils: number): Promise<void> {
  if (fils === 0) return;
  await trx
    .updateTable('payment_attempt')
    .set((attempt) => ({ refunded: attempt('refunded', '+', fils) }))
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .execute();
}

/** What a card has paid for the order. */
export async function refundCard(trx: Transaction<Tables>, order: Pick<Order, 'id'>): Promise<void> {
  const paid = await trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .execute();
  for (const { id } of paid) await refundPayment(trx, id);
}
