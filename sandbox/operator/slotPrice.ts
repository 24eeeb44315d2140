/** What a slot of an exclusive facility costs: one entry per rental product it runs through, with its units (Q7.2.d). */
import type { Selectable } from 'kysely';
import type { ScheduleConfiguration } from '../../src/contract/facilities.ts';
import type { Queryable } from '../data/database.ts';
import type { Tables } from '../data/tables.ts';
import { windowsOn } from './opening.ts';
import type { WireFacility } from './schedule.ts';
import { dateOf, day, minute, type Span } from './spans.ts';

export type Product = Selectable<Tables['product']>;

export interface SlotUnit {
  readonly product: Product;
  readonly quantity: number;
}

/** Seconds of the slot in each rental product, in the order in which it runs through them. */
function shares(facility: WireFacility, configuration: ScheduleConfiguration, slot: Span): Map<number, number> {
  const windows = [-1, 0, 1]
    .flatMap((days) => windowsOn(facility, configuration, dateOf(slot.from + days * day)))
    .sort((a, b) => a.from - b.from);
  const seconds = new Map<number, number>();
  let reached = slot.from;
  for (const { rental, from, to } of windows) {
    if (to <= reached || from > reached || reached >= slot.to) continue;
    const until = Math.min(to, slot.to);
    seconds.set(rental.product_id, (seconds.get(rental.product_id) ?? 0) + until - reached);
    reached = until;
  }
  return seconds;
}

export async function productsById(database: Queryable, ids: readonly number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map();
  const products = await database.selectFrom('product').selectAll().where('id', 'in', ids).execute();
  return new Map(products.map((product) => [product.id, product]));
}

/** Units are hours unless the product lasts otherwise; parts of a unit are kept to two decimals. */
export async function slotUnits(
  database: Queryable,
  facility: WireFacility,
  configuration: ScheduleConfiguration,
  slot: Span,
): Promise<SlotUnit[]> {
  const seconds = shares(facility, configuration, slot);
  const products = await productsById(database, [...seconds.keys()]);
  return [...seconds].flatMap(([id, time]) => {
    const product = products.get(id);
    return product
      ? [{ product, quantity: Math.round((time / minute / (product.unit_minutes ?? 60)) * 100) / 100 }]
      : [];
  });
}

/** Fils of that many units, price and VAT rounded each to whole fils. */
export const totalOf = ({ price, tax }: { price: number; tax: number }, quantity: number) => {
  const taxes = Math.round(tax * quantity);
  return { total: Math.round((price + tax) * quantity), tax: taxes };
};

/** Fils as the wire writes money. */
export const dirhams = (fils: number): number => fils / 100;
