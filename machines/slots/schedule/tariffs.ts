/** What the opening hours of facilities are sold for, as columns of numbers: what is open when, and by which tariff. */
import { shortestIn, type RentalWindow } from './rentalWindows.ts';
import type { FacilityInput } from './scheduleInput.ts';

/** A rental product as it is priced. */
export interface Tariff {
  product: number;
  /** Major units for one unit, VAT not included. */
  price: number;
  tax: number;
  /** Minutes of a unit. */
  unit: number;
}

/** An open part of the window of a rental. */
interface SoldPart {
  from: number;
  until: number;
  /** Day on which the window began, and its first minute, from which starts are counted (W2). */
  day: number;
  window: number;
  shortest: number;
  product: number;
  /** Place in the list of tariffs; `untoldTariff` where the schedule does not say what it costs. */
  tariff: number;
}

/** The open parts of all facilities; each column tells one thing of each. */
export type Sold<TColumn extends ArrayLike<number> = ArrayLike<number>> = Readonly<Record<keyof SoldPart, TColumn>>;

const columns = ['from', 'until', 'day', 'window', 'shortest', 'product', 'tariff'] as const;
const hour = 60;
export const untoldTariff = -1;

/** The tariffs that were met, and the open parts of facilities; facilities that are sold alike share theirs. */
export interface Selling {
  sold: Sold<number[]>;
  tariffs: Tariff[];
  /** Where the parts of facilities sold like that begin. */
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

/** Where what a facility is sold by lies in the columns: from `firstSold` until before `endSold`, in the order of its rentals. */
export interface SoldRange {
  firstSold: number;
  endSold: number;
}

const nowhere: SoldRange = { firstSold: 0, endSold: 0 };

/** Notes by what a facility is sold; nothing for one that is sold by ticket. */
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

/** The open parts as columns that can be handed over. */
export const soldColumns = ({ sold }: Selling): Sold<Float64Array> => ({
  from: new Float64Array(sold.from),
  until: new Float64Array(sold.until),
  day: new Float64Array(sold.day),
  window: new Float64Array(sold.window),
  shortest: new Float64Array(sold.shortest),
  product: new Float64Array(sold.product),
  tariff: new Float64Array(sold.tariff),
});
