/** The seats of a plan: their positions, neighbours and status (Q7.6.k). */
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

export type SeatSection = SeatMap['sections'][number];
export type SeatRow = SeatSection['rows'][number];
export type Seat = SeatRow['seats'][number];

/** A seat with its section and row. */
export interface PlacedSeat {
  readonly seat: Seat;
  readonly section: SeatSection;
  readonly row: SeatRow;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const known = new WeakMap<SeatMap, ReadonlyMap<Id, PlacedSeat>>();

/** The plan's seats by id; computed once for each plan. */
export function placedSeatsOf(map: SeatMap): ReadonlyMap<Id, PlacedSeat> {
  const before = known.get(map);
  if (before) return before;
  const places = new Map(
    map.sections.flatMap((section) =>
      section.rows.flatMap((row) => row.seats.map((seat) => [seat.seat_map_id, { seat, section, row }] as const)),
    ),
  );
  known.set(map, places);
  return places;
}

/** The seats with these ids; those missing in the plan are left out. */
export function placedSeats(map: SeatMap | null, ids: readonly Id[]): PlacedSeat[] {
  const places = map ? placedSeatsOf(map) : new Map<Id, PlacedSeat>();
  return ids.flatMap((id) => places.get(id) ?? []);
}

export const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Beyond this distance to its neighbour, in multiples of the row's usual one, there is an aisle. */
const aisle = 1.5;

/** The seats of a row, divided by its aisles. */
export function benchesOf({ seats }: SeatRow): Seat[][] {
  const steps = seats.slice(1).map((seat, index) => distanceOf(seats[index]!, seat));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor((steps.length - 1) / 2)] ?? 0;
  const benches: Seat[][] = [];
  for (const [index, seat] of seats.entries()) {
    if (index === 0 || steps[index - 1]! > usual * aisle) benches.push([]);
    benches.at(-1)!.push(seat);
  }
  return benches;
}

/** The point that everyone looks at: the middle of the court, or of the plan. */
export function focusOf({ court, width, height }: Pick<SeatMap, 'court' | 'width' | 'height'>): Point {
  const area = court ?? { x: 0, y: 0, width, height };
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** The seat's number: the digits at the end of its label, or the whole label. */
export const seatNumber = ({ label }: Pick<Seat, 'label'>): string => label.trim().split(/\D/).at(-1) || label;

/** How a seat is drawn: free, held by another customer, sold, chosen here, or in the cart. */
export type SeatLook = 'free' | 'held' | 'sold' | 'mine' | 'inCart';

export interface Mine {
  readonly chosen: readonly Id[];
  readonly inCart: readonly Id[];
}

export function lookOf({ seat_map_id, status }: Seat, { chosen, inCart }: Mine): SeatLook {
  if (inCart.includes(seat_map_id)) return 'inCart';
  if (status !== 'free') return status;
  return chosen.includes(seat_map_id) ? 'mine' : 'free';
}

/** The chosen seats that are still free, and those that another customer took. */
export function dividedSelection(map: SeatMap, chosen: readonly Id[]): { kept: Id[]; gone: Id[] } {
  const places = placedSeatsOf(map);
  const isFree = (id: Id) => places.get(id)?.seat.status === 'free';
  return { kept: chosen.filter(isFree), gone: chosen.filter((id) => !isFree(id)) };
}

/** The refreshed plan, in which unchanged parts keep their identity so that they are not rendered again. */
export function renewedMap(before: SeatMap | null, now: SeatMap): SeatMap {
  if (before === null) return now;
  const sections = now.sections.map((section, index) => {
    const there = before.sections[index];
    return there && JSON.stringify(there) === JSON.stringify(section) ? there : section;
  });
  return { ...now, sections };
}
