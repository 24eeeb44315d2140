/** Outlets and what they sell (Q7.6.j–r). */
import * as v from 'valibot';
import { Count, described, priced } from './offered.ts';
import { PageQuery, QueryId } from '../wire/answers.ts';
import { Bit, Id, ImagePath, Named } from '../wire/wire.ts';

export const Outlet = v.object({
  id: Id,
  ...Named.entries,
  ...described,
  image: ImagePath,
  venue_id: v.nullish(Id, null),
});

export const RetailProduct = v.object({
  product_id: Id,
  outlet_id: v.nullish(Id, null),
  venue_id: v.nullish(Id, null),
  ...Named.entries,
  ...described,
  image: ImagePath,
  /** Which object is drawn when there is no picture. */
  kit: v.nullish(v.string(), null),
  ...priced,
  inventory_enable: v.nullish(Bit, 0),
  inventory_period: v.nullish(v.string(), null),
  stock: v.nullish(Count, null),
  sales: v.nullish(Count, null),
  category: v.nullish(v.object({ id: Id, ...Named.entries }), null),
});

export const ProductListQuery = v.object({
  ...PageQuery,
  category_id: v.optional(QueryId),
  search: v.optional(v.string()),
});
