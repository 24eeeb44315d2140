/** What an outlet sells, as it is counted and as it will lie in the cart (R2.1.14–16, Q7.6.o). */
import type { InferOutput } from 'valibot';
import { withTax } from '../money/withTax.ts';
import type { RetailProduct } from '../../src/contract/offered/retail.ts';
import type { PickerItem } from '../picker/pickerItems.ts';

export type Product = InferOutput<typeof RetailProduct>;

/** Pieces that are left; null: as many as anybody wants. The whole stock for the period T, else what is not yet sold (R5.5.7, R5.5.8). */
export function stockLeft({ inventory_enable, inventory_period, stock, sales }: Product): number | null {
  if (inventory_enable !== 1) return null;
  const total = stock ?? 0;
  return inventory_period === 'T' ? total : Math.max(0, total - (sales ?? 0));
}

/** One piece of a product. It is picked up unless the goods of the cart are brought already (Q3.6.e). */
export const retailItem = (product: Product): PickerItem => ({
  id: product.product_id,
  people: 1,
  places: null,
  stock: stockLeft(product),
  line: {
    productType: 'pos',
    product_id: product.product_id,
    product_type_id: null,
    name: product.name,
    ar_name: product.ar_name,
    detail: null,
    ar_detail: null,
    image: product.image,
    sport: null,
    quantity: 1,
    price: product.price,
    tax_amount: product.tax_amount,
    total_price: withTax(product),
    venue_id: product.venue_id,
    customers: [],
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    outlet_id: product.outlet_id,
    delivered: false,
  },
});

/** The categories that occur, each once, in the order of the shelf. */
export const categoriesOf = (products: readonly Product[]): NonNullable<Product['category']>[] => [
  ...new Map(products.flatMap(({ category }) => (category ? [[category.id, category] as const] : []))).values(),
];
