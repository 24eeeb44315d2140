/** What the server says when a cart was priced by another list than its own (T17). */
import * as v from 'valibot';
import type { FreshPrice } from '../../../../machines/cart/prices.ts';
import type { CartLine } from '../../../contract/orders/cart.ts';
import type { OrderProducts } from '../../../contract/orders/orders.ts';
import { Amount, Id } from '../../../contract/wire/wire.ts';

const price = { product_id: Id, price: Amount, tax_amount: Amount, total: v.nullish(Amount, null) };

/** The lines in the order in which they were sent, each at the price it has now. */
const PriceChange = v.object({
  lines: v.array(v.object({ ...price, addons: v.array(v.object(price)) })),
});

/** The lines of an order as the server goes through them: group by group. */
export const sentLines = (products: OrderProducts): CartLine[] => {
  const { capacity_facility, event, membership, workshop, training, offers, pos } = products;
  return [capacity_facility, event, membership, workshop, training, offers, pos].flatMap<CartLine>(
    (group) => group ?? [],
  );
};

/** The new prices, or null when the answer does not tell them line by line. */
export function freshPrices(products: OrderProducts, data: unknown): FreshPrice[] | null {
  const told = v.safeParse(PriceChange, data);
  const sent = sentLines(products);
  if (!told.success || told.output.lines.length !== sent.length) return null;
  const pairs = sent.map((line, index) => ({ line, fresh: told.output.lines[index]! }));
  if (pairs.some(({ line, fresh }) => line.product_id !== fresh.product_id)) return null;
  return pairs.flatMap(({ line, fresh }) =>
    [fresh, ...fresh.addons].map(({ product_id, price, tax_amount, total }) => ({
      lineId: line.id,
      productId: product_id,
      price,
      tax_amount,
      ...(total === null ? {} : { total }),
    })),
  );
}
