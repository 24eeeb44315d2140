/** What the opening hours of facilities cost, as columns of numbers: what is open when, and at which tariff. */
import { shortestIn, type RentalWindow } from './rentalWindows.ts';
import type { FacilityInput } from './scheduleInput.ts';

/** The price of a rental product. */
export interface Tariff {
  product: number;
  /** In major units per unit, without VAT. */
  price: number;
  tax: number;
  /** Minutes per unit. */
  unit: number;
}

/** An open part of a rental's window. */
interface SoldPart {
  from: number;
  until: number;
  /** The day on which the window began, and its first minute, from which starts are counted (W2). */
  day: number;
  window: number;
  shortest: number;
  product: number;
  /** Index in the list of tariffs; `untoldTariff` where the schedule has no price. */
  tariff: number;
}

/** The open parts of all facilities, one column per property. */
export type Sold<TColumn extends ArrayLike<number> = ArrayLike<number>> = Readonly<Record<keyof SoldPart, TColumn>>;

const columns = ['from', 'until', 'day', 'window', 'shortest', 'product', 'tariff'] as const;
const hour = 60;
export const untoldTariff = -1;

/** The tariffs and open parts found so far; facilities sold on the same terms share theirs. */
export interface Selling {
  sold: Sold<number[]>;
  tariffs: Tariff[];
  /** Where the parts begin, by a text of the terms. */
  known: Map<string, number>;
}

export const nothingSold = (): Selling => ({
  sold: { from: [], until: [], day: [], window: [], shortest: [], product: [], tariff: [] },
  tariffs: [],
  known: new Map(),
});

function tariffOf({ rental }: RentalWindow, tariffs: Tariff[]): number {
  const { product_id: product, price, tax_amount, unit_minutes } = rental;
  if (price === null || price === undefined) return untoldTariff;
  const tax = tax_amount ?? 0;
  const unit = unit_minutes && unit_minutes > 0 ? unit_minutes : hour;
  const at = tariffs.findIndex(
    (one) => one.product === product && one.price === price && one.tax === tax && one.unit === unit,
  );
  return at >= 0 ? at : tariffs.push({ product, price, tax, unit }) - 1;
}

/** A facility's parts in the columns, in the order of its rentals: from `firstSold` up to but excluding `endSold`. */
export interface SoldRange {
  firstSold: number;
  endSold: number;
}

const nowhere: SoldRange = { firstSold: 0, endSold: 0 };

/** Adds the parts of a facility; none for one that is sold by ticket. */
export function addSold(facility: FacilityInput, openings: readonly RentalWindow[], selling: Selling): SoldRange {
  if (facility.per_capacity) return nowhere;
  const { sold, tariffs, known } = selling;
  const parts = openings.flatMap((opening): SoldPart[] => {
    const { rental, day, window, open } = opening;
    const shortest = shortestIn(facility, rental);
    const tariff = tariffOf(opening, tariffs);
    const common = { day, window: window.from, shortest, product: rental.product_id, tariff };
    return open.map(({ from, until }) => ({ from, until, ...common }));
  });
  const key = JSON.stringify(parts);
  const index = known.get(key) ?? sold.from.length;
  if (!known.has(key)) {
    known.set(key, index);
    for (const part of parts) for (const column of columns) sold[column].push(part[column]);
  }
  return { firstSold: index, endSold: index + parts.length };
}

/** The open parts as typed arrays, which a worker can transfer. */
export const soldColumns = ({ sold }: Selling): Sold<Float64Array> => ({
  from: new Float64Array(sold.from),
  until: new Float64Array(sold.until),
  day: new Float64Array(sold.day),
  window: new Float64Array(sold.window),
  shortest: new Float64Array(sold.shortest),
  product: new Float64Array(sold.product),
  tariff: new Float64Array(sold.tariff),
});
