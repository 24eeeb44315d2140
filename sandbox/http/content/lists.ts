/** Lists that are small enough to be filtered and cut in memory. */
import { paged, windowOf } from '../call.ts';

/** The asked-for page; one beyond the end is empty. */
export function pageOf<T>(items: readonly T[], query: { page?: number | undefined; size?: number | undefined }) {
  const { limit, offset } = windowOf(query);
  return paged(items.slice(offset, offset + limit), items.length, query);
}

/** A copy that lacks some fields: what a list shows of a document. */
export function without<T extends object, const K extends keyof T>(document: T, ...fields: readonly K[]): Omit<T, K> {
  const copy: Partial<T> = { ...document };
  for (const field of fields) delete copy[field];
  return copy as Omit<T, K>;
}
