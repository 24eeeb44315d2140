/** Quantities that may be asked for. */
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import type { Product } from '../slots/slotPrice.ts';
import { orderWords } from '../../answers/orderWords.ts';

export function checkQuantity(field: string, quantity: number, product: Product): void {
  if (!Number.isInteger(quantity) || quantity < 1) throw invalid(field, orderWords.wholeNumber, 'quantity');
  if (quantity > product.max_quantity) {
    throw new Refused(422, orderWords.mostOf(product.max_quantity), { code: 'maxQuantity', field });
  }
}

/** The product of that id and kind; anything else is as if it did not exist. */
export function productOf(
  products: ReadonlyMap<number, Product>,
  id: number,
  ...kinds: readonly Product['kind'][]
): Product {
  const product = products.get(id);
  if (!product || !kinds.includes(product.kind)) throw notFound();
  return product;
}
