import { RefusedError } from '../../../machines/shared/problem.ts';
import { orderEndpoints } from '../../contract/endpoints/order.ts';
import type { PlacedOrder } from '../../contract/orders/orders.ts';
import { call } from './client.ts';

/** What became of an order; null when the server has none. */
export async function findOrder({ key }: { key: string }, signal: AbortSignal): Promise<PlacedOrder | null> {
  try {
    const { data } = await call(orderEndpoints.orderStatus, { query: { key }, signal });
    return data;
  } catch (error) {
    // A guest's order that never arrived has left no key behind either.
    if (error instanceof RefusedError && error.code === 'orderKeyUnknown') return null;
    throw error;
  }
}
