/** What the chosen facility sells for a slot: default products, tickets with the places left, add-ons by category (R7.2.8). */
import type * as v from 'valibot';
import type {
  CategoryProduct,
  FacilityOffer,
  RentalProduct,
  ScheduleConfiguration,
} from '../../../src/contract/offered/facilities.ts';
import type { Queryable } from '../../data/database.ts';
import { stretches, type Who, channelOf } from '../slots/openingHours.ts';
import type { WireFacility } from '../slots/schedule.ts';
import { dirhams, productsById, slotUnits, type Product } from '../slots/slotPrice.ts';
import { placesLeft, productsAt } from '../slots/slotRules.ts';
import { dateOf, timeOf, type Span } from '../slots/spans.ts';

type Offer = v.InferInput<typeof FacilityOffer>;

interface Asked {
  readonly facility: WireFacility;
  readonly configuration: ScheduleConfiguration;
  readonly slot: Span;
  readonly session: string | null;
  readonly who: Who;
  /** With filter_by 2: what the customer chose to begin in. */
  readonly products: readonly number[] | undefined;
  readonly venueId: number;
}

type Hold = WireFacility['cart_items'][number];

const isOfSlot = ({ date, start_time }: Hold, { from }: Span): boolean =>
  date === dateOf(from) && start_time === timeOf(from);

/** People of bookings and of carts that start at another time; carts of the same start are told one by one. */
function leftByBookings({ facility, slot, session }: Asked): number {
  const others = facility.cart_items.filter((item) => item.session_id !== session && !isOfSlot(item, slot));
  return Math.max(0, placesLeft({ ...facility, cart_items: others }, slot));
}

/** Units of a product that are left, null when they are not counted. */
export function unitsLeft(product: Product): number | null {
  if (product.inventory_enable === 0 || product.stock === null) return null;
  return Math.max(0, product.inventory_period === 'T' ? product.stock : product.stock - product.sales);
}

function rentalProduct(asked: Asked, product: Product, left: number): v.InferInput<typeof RentalProduct> {
  const units = unitsLeft(product);
  return {
    product_id: product.id,
    facility_id: asked.facility.id,
    name: product.name,
    ar_name: product.ar_name,
    description: product.description,
    ar_description: product.ar_description,
    image: product.image,
    product_type_id: product.product_type_id,
    category: product.category,
    ar_category: product.ar_category,
    price: dirhams(product.price),
    tax_amount: dirhams(product.tax),
    participant_count: product.participant_count,
    inventory_enable: product.inventory_enable,
    remaining_capacity: units === null ? left : Math.min(left, units * product.participant_count),
    available_capacity: asked.facility.capacity ?? null,
    reserved_slots: asked.facility.cart_items
      .filter((item) => item.product_id === product.id && isOfSlot(item, asked.slot))
      .map(({ session_id, quantity, start_time }) => ({ session_id, quantity, start_time })),
    dependencies: product.dependencies as { product_id: number; period: string }[],
    seasonal_pricing_id: null,
  };
}

const extra = (product: Product): v.InferInput<typeof CategoryProduct> => ({
  product_id: product.id,
  name: product.name,
  ar_name: product.ar_name,
  description: product.description,
  ar_description: product.ar_description,
  image: product.image,
  product_type_id: product.product_type_id,
  price: dirhams(product.price),
  tax_amount: dirhams(product.tax),
  inventory_enable: product.inventory_enable,
  inventory_period: product.inventory_period,
  stock: product.stock,
  sales: product.sales,
});

async function categoriesOf(database: Queryable, facilityId: number) {
  const rows = await database
    .selectFrom('facility_extra')
    .innerJoin('category', 'category.id', 'facility_extra.category_id')
    .innerJoin('product', 'product.id', 'facility_extra.product_id')
    .selectAll('product')
    .select(['category.id as category_id', 'category.name as category_name', 'category.ar_name as ar_category_name'])
    .where('facility_id', '=', facilityId)
    .orderBy('category.position')
    .orderBy('product.id')
    .execute();
  const categories = new Map<
    number,
    { id: number; name: string; ar_name: string | null; products: ReturnType<typeof extra>[] }
  >();
  for (const row of rows) {
    const known = categories.get(row.category_id);
    const category = known ?? {
      id: row.category_id,
      name: row.category_name,
      ar_name: row.ar_category_name,
      products: [],
    };
    category.products.push(extra(row));
    categories.set(row.category_id, category);
  }
  return [...categories.values()];
}

/** Whether the slot is the whole opening time of its date (Q3.6.c). */
export const isFullDay = (
  facility: WireFacility,
  configuration: ScheduleConfiguration,
  slot: Span,
  who: Who,
): boolean => {
  const open = stretches(facility, configuration, dateOf(slot.from), channelOf(who));
  return open.length === 1 && open[0]!.from === slot.from && open[0]!.to === slot.to;
};

export async function offerOf(database: Queryable, asked: Asked): Promise<Offer> {
  const { facility, configuration, slot } = asked;
  const shared = facility.per_capacity === 1;
  const placing = { slot, configuration, channel: channelOf(asked.who), products: asked.products };
  const units = shared ? [] : await slotUnits(database, facility, placing);
  const ticketIds = shared ? productsAt(facility, { ...placing, products: undefined }) : [];
  const products = await productsById(database, ticketIds);
  const left = shared ? leftByBookings(asked) : 0;
  return {
    id: facility.id,
    name: facility.name,
    ar_name: facility.ar_name,
    venue_id: asked.venueId,
    image: facility.image,
    per_capacity: facility.per_capacity,
    capacity: facility.capacity,
    is_full_day: isFullDay(facility, configuration, slot, asked.who) ? 1 : 0,
    default_products: units.map(({ product, quantity }) => ({
      product_id: product.id,
      name: product.name,
      ar_name: product.ar_name,
      product_type_id: product.product_type_id,
      product_price: dirhams(product.price),
      tax_amount: dirhams(product.tax),
      quantity,
      seasonal_pricing_id: null,
    })),
    rental_products: ticketIds.flatMap((id) => {
      const product = products.get(id);
      return product ? [rentalProduct(asked, product, left)] : [];
    }),
    categories: await categoriesOf(database, facility.id),
  };
}
