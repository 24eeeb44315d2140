/** A minute at which slots of a facility may begin; everything in minutes from the midnight of the picked date. */
export interface Start {
  minute: number;
  /** The longest slot that opening hours, maintenances, events and workshops allow here; 0 or less for none. */
  openRoom: number;
  /** The same after bookings, holds and capacity. */
  freeRoom: number;
  /** The shortest slot that may begin here (W6). */
  shortest: number;
  /** The product of the rental it begins in. */
  product: number;
  /** Whether its window began yesterday: such a start is listed today only (W5). */
  fromYesterday: boolean;
}

/** Whether a slot is long enough to begin there (W6). */
export const isLongEnough = (duration: number, shortest: number): boolean => duration >= shortest;

/** The starts of all facilities, one column per property; `fromYesterday` is 1 or 0. */
export type Starts = Readonly<Record<keyof Start, Float64Array>>;

/** Filled by hand, since `Float64Array.from` takes several times as long. */
export function columnsOf(starts: readonly Start[]): Starts {
  const column = () => new Float64Array(starts.length);
  const columns = {
    minute: column(),
    openRoom: column(),
    freeRoom: column(),
    shortest: column(),
    product: column(),
    fromYesterday: column(),
  };
  for (const [at, start] of starts.entries()) {
    columns.minute[at] = start.minute;
    columns.openRoom[at] = start.openRoom;
    columns.freeRoom[at] = start.freeRoom;
    columns.shortest[at] = start.shortest;
    columns.product[at] = start.product;
    columns.fromYesterday[at] = Number(start.fromYesterday);
  }
  return columns;
}
