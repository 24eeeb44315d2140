/** What is left of products, as the table of products knows it. */
import type { Queryable } from '../../data/database.ts';

export interface Stock {
  readonly inventory_enable: 0 | 1;
  readonly inventory_period: string | null;
  readonly stock: number | null;
  readonly sales: number;
}

/** Stock of the products by id; products that are not sold any more are missing. */
export async function stockOf(database: Queryable, productIds: readonly number[]): Promise<Map<number, Stock>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['id', 'inventory_enable', 'inventory_period', 'stock', 'sales'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map(({ id, ...stock }) => [id, stock]));
}

/** Units that can still be bought; null when nobody counts. */
export function leftOf(stock: Stock | undefined): number | null {
  if (!stock) return 0;
  if (stock.inventory_enable === 0 || stock.stock === null) return null;
  return Math.max(0, stock.inventory_period === 'T' ? stock.stock : stock.stock - stock.sales);
}
