/** Whether an order that stood was given up, by its customer or the operator; a payment that failed never stood (Q7.7.b). */
import type { InferInput } from 'valibot';
import type { Payment } from '../../../../src/contract/orders/orders.ts';
import type { Queryable } from '../../../data/database.ts';
import type { Order } from '../../../data/tables.ts';

export async function givenUpOf(
  database: Queryable,
  { id, state }: Pick<Order, 'id' | 'state'>,
): Promise<InferInput<typeof Payment>['cancelled']> {
  if (state !== 'cancelled') return null;
  const [given, documents] = await Promise.all([
    database.selectFrom('cancellation').select('at').where('order_id', '=', id).executeTakeFirst(),
    database.selectFrom('invoice').select(['kind', 'issued_at']).where('order_id', '=', id).execute(),
  ]);
  const at = given?.at ?? documents.find(({ kind }) => kind === 'credit_note')?.issued_at;
  return at === undefined ? null : { at, was_paid: documents.some(({ kind }) => kind === 'invoice') };
}
