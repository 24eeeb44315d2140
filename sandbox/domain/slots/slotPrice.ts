/** What a slot of an exclusive facility costs: one entry per rental product it runs through, with its units (Q7.2.d). */
import type { Selectable } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import { trimmed, windowsOn, type Window } from './openingHours.ts';
import type { WireFacility } from './schedule.ts';
import { startsFor, type Placing } from './slotRules.ts';
import { wholeFils } from '../money/wholeFils.ts';
import { dateOf, day, dayStart, minute, type Span } from './spans.ts';

export type Product = Selectable<Tables['product']>;

export interface SlotUnit {
  readonly product: Product;
  readonly quantity: number;
}

type Products = ReadonlyMap<number, Product>;

/** Fils of an hour. */
const rateOf = ({ price, tax, unit_minutes }: Product): number => ((price + tax) * 60) / (unit_minutes ?? 60);

/** Opening time that is sold as one product. */
interface Sold extends Span {
  readonly product: Product;
}

/** What of a rental's window is open at a moment, until it closes. */
function openFrom(facility: WireFacility, window: Window, moment: number, { channel }: Placing, products: Products) {
  const product = products.get(window.rental.product_id);
  const part = trimmed(window, facility.schedule_control, channel).find(
    ({ from, to }) => from <= moment && moment < to,
  );
  return product && part ? [{ product, from: moment, to: part.to }] : [];
}

const cheapest = (sold: readonly Sold[]): Sold | undefined =>
  [...sold].sort((one, other) => rateOf(one.product) - rateOf(other.product))[0];

/**
 * Seconds of the slot in each rental product, in the order in which it runs through them. Where several rentals overlap, the
 * cheapest of those in which it may start has it to its end, then the cheapest that is open there (W6).
 */
function shares(facility: WireFacility, placing: Placing, products: Products): Map<Product, number> {
  const { slot, configuration } = placing;
  const starts = startsFor(facility, placing);
  const seconds = new Map<Product, number>();
  let sold = cheapest(starts.flatMap(({ window }) => openFrom(facility, window, slot.from, placing, products)));
  const date = starts[0]?.date ?? dateOf(slot.from);
  const windows = [date, dateOf(dayStart(date) + day)].flatMap((one) => windowsOn(facility, configuration, one));
  while (sold) {
    const { product, from, to } = sold;
    const until = Math.min(to, slot.to);
    seconds.set(product, (seconds.get(product) ?? 0) + until - from);
    if (until === slot.to) break;
    sold = cheapest(windows.flatMap((window) => openFrom(facility, window, until, placing, products)));
  }
  return seconds;
}

export async function productsById(database: Queryable, ids: readonly number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const products = await database.selectFrom('product').selectAll().where('id', 'in', ids).execute();
  return new Map(products.map((product) => [product.id, product]));
}

/** Units are hours unless the product lasts otherwise; parts of a unit are kept to two decimals. */
export const unitsOfSlot = (facility: WireFacility, placing: Placing, products: Products): SlotUnit[] =>
  [...shares(facility, placing, products)].map(([product, time]) => ({
    product,
    quantity: Math.round((time / minute / (product.unit_minutes ?? 60)) * 100) / 100,
  }));

export async function slotUnits(database: Queryable, facility: WireFacility, placing: Placing): Promise<SlotUnit[]> {
  const ids = facility.facility_rentals.map(({ product_id }) => product_id);
  return unitsOfSlot(facility, placing, await productsById(database, ids));
}

/** Fils of that many units, price and VAT rounded each to whole fils. */
export const totalOf = ({ price, tax }: { price: number; tax: number }, quantity: number) => {
  return { total: wholeFils((price + tax) * quantity), tax: wholeFils(tax * quantity) };
};

/** Fils as the wire writes money. */
export const dirhams = (fils: number): number => fils / 100;
