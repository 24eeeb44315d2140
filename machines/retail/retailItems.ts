/** The products of an outlet as picker items and cart lines (R2.1.14–16, Q7.6.o). */
import type { InferOutput } from 'valibot';
import { withTax } from '../money/withTax.ts';
import type { RetailProduct } from '../../src/contract/offered/retail.ts';
import type { PickerItem } from '../picker/pickerItems.ts';

export type Product = InferOutput<typeof RetailProduct>;

/** Pieces left; null: unlimited. With inventory, the whole stock for period T, else the part not yet sold (R5.5.7, R5.5.8). */
export function stockLeft({ inventory_enable, inventory_period, stock, sales }: Product): number | null {
  if (inventory_enable !== 1) return null;
  const total = stock ?? 0;
  return inventory_period === 'T' ? total : Math.max(0, total - (sales ?? 0));
}

/** A product as an item. It is picked up unless the goods in the cart are delivered (Q3.6.e). */
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

/** The categories of the products without duplicates, in the products' order. */
export const categoriesOf = (products: readonly Product[]): NonNullable<Product['category']>[] => [
  ...new Map(products.flatMap(({ category }) => (category ? [[category.id, category] as const] : []))).values(),
];
