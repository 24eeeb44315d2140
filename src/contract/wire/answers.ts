/** What queries say, and how long lists are answered: no first screen asks for them. */
import * as v from 'valibot';
import { Id, largestInteger } from './wire.ts';

/** A page of a list (Q7.1.d). */
export const pageOf = <const TItem extends v.GenericSchema>(item: TItem) =>
  v.object({
    status: v.boolean(),
    data: v.array(item),
    message: v.nullish(v.string(), null),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    total_pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    current_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  });

/** Numbers that arrive in a query string. */
export const QueryNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.transform(Number),
  v.minValue(-largestInteger),
  v.maxValue(largestInteger),
);
export const QueryId = v.pipe(QueryNumber, Id);

/** Query of every paged list; the size defaults to the customer's preference (R9.1.2). */
export const PageQuery = {
  page: v.optional(v.pipe(QueryNumber, v.integer(), v.minValue(1))),
  size: v.optional(v.pipe(QueryNumber, v.integer(), v.minValue(1), v.maxValue(100))),
};
