/** What may be cancelled, and under which terms: a service may have its own. */
import { sql } from 'kysely';
import type { InferInput } from 'valibot';
import type { AllCancellationTerms, CancellationStep } from '../../../../src/contract/additions/cancel.ts';
import type { Queryable } from '../../../data/database.ts';
import { usualSteps } from './steps.ts';

/** What has a day on which it is used. Goods, offers and memberships are the customer's at once. */
export const cancellable = ['facility', 'event', 'academy', 'trainer'] as const;

/** Whether a query's order, whose number is in that column, holds nothing else. */
export const holdsOnlyCancellable = (order: string) =>
  sql<boolean>`not exists (
    select from order_item beside
    where beside.order_id = ${sql.ref(order)} and beside.parent_id is null and beside.kind not in (${sql.join(cancellable)})
  )`.as('is_cancellable');

export async function allTerms(database: Queryable): Promise<InferInput<typeof AllCancellationTerms>> {
  const own = await database
    .selectFrom('service')
    .select(['id', 'cancellation'])
    .where('cancellation', 'is not', null)
    .orderBy('id')
    .execute();
  return [
    ...own.map(({ id, cancellation }) => ({
      kind: 'facility' as const,
      venue_service_id: id,
      steps: cancellation as CancellationStep[],
    })),
    ...cancellable.map((kind) => ({ kind, venue_service_id: null, steps: [...usualSteps] })),
  ];
}
