/** Outlets and what they sell. */
import type { InferOutput } from 'valibot';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import { categoriesOf, type Product } from '../../../../machines/retail/retailItems.ts';
import { retailEndpoints } from '../../../contract/endpoints/retail.ts';
import type { Outlet as OutletSchema } from '../../../contract/offered/retail.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { call } from '../../http/client.ts';

export type Outlet = InferOutput<typeof OutletSchema>;

export const loadOutlets = async (_: undefined, signal: AbortSignal): Promise<Outlet[]> =>
  (await call(retailEndpoints.outlets, { signal })).data;

export const loadOutlet = async (id: Id, signal: AbortSignal): Promise<Outlet> =>
  (await call(retailEndpoints.outlet, { params: { id }, signal })).data;

const shelfQuery = ({ page, size, narrowing: { category, search } }: ListQuery) => ({
  page,
  size,
  ...(category ? { category_id: Number(category) } : {}),
  ...(search ? { search } : {}),
});

/** Of one outlet, or of all. */
export const loadShelf = (outletId: Id | null) => (query: ListQuery, signal: AbortSignal) =>
  outletId === null
    ? call(retailEndpoints.retailProducts, { query: shelfQuery(query), signal })
    : call(retailEndpoints.outletProducts, { params: { id: outletId }, query: shelfQuery(query), signal });

/** As many as one page may hold (Q7.1.d). */
const lookedThrough = 100;

/** The categories to filter by; the contract has no list of them, so that they are collected from the products. */
export async function loadCategories(
  outletId: Id | null,
  signal: AbortSignal,
): Promise<NonNullable<Product['category']>[]> {
  const query = { page: 1, size: lookedThrough };
  const { data } =
    outletId === null
      ? await call(retailEndpoints.retailProducts, { query, signal })
      : await call(retailEndpoints.outletProducts, { params: { id: outletId }, query, signal });
  return categoriesOf(data);
}
