/** Finds the best seats next to each other: in one row, of one ticket, as close to the court as possible (Q7.6.k). */
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { leavesLoneSeat } from './loneSeats.ts';
import { benchesOf, distanceOf, focusOf, type Seat } from './seats.ts';

export interface Wanted {
  readonly count: number;
  /** Null: any ticket. */
  readonly ticketId: Id | null;
}

/** Seats together, or in two groups where that many are nowhere free next to each other. */
export type Together =
  | { readonly kind: 'whole'; readonly seats: readonly Id[] }
  | { readonly kind: 'split'; readonly groups: readonly [readonly Id[], readonly Id[]] }
  | { readonly kind: 'none' };

interface Group {
  readonly seats: readonly Seat[];
  readonly middle: { readonly x: number; readonly y: number };
  readonly isTidy: boolean;
}

const idsOf = ({ seats }: Group): Id[] => seats.map(({ seat_map_id }) => seat_map_id);

const middleOf = (seats: readonly Seat[]) => ({
  x: seats.reduce((sum, { x }) => sum + x, 0) / seats.length,
  y: seats.reduce((sum, { y }) => sum + y, 0) / seats.length,
});

/** All groups of that many free seats of one ticket next to each other. */
function groupsOf({ sections }: SeatMap, { count, ticketId }: Wanted, except: ReadonlySet<Id>): Group[] {
  const isOpen = ({ status, seat_map_id, event_ticket_id }: Seat) =>
    status === 'free' && !except.has(seat_map_id) && (ticketId === null || event_ticket_id === ticketId);
  return sections
    .flatMap(({ rows }) => rows.flatMap(benchesOf))
    .flatMap((bench) =>
      bench.flatMap((first, start): Group[] => {
        const seats = bench.slice(start, start + count);
        const isOne =
          seats.length === count &&
          seats.every((seat) => isOpen(seat) && seat.event_ticket_id === first.event_ticket_id);
        if (!isOne) return [];
        const mine = new Set(seats.map(({ seat_map_id }) => seat_map_id));
        return [{ seats, middle: middleOf(seats), isTidy: !leavesLoneSeat(bench, mine, except) }];
      }),
    );
}

/** The nearest group; those that isolate a single seat come last, and the order of the plan decides between equals. */
const nearest = (groups: readonly Group[], to: { x: number; y: number }): Group | undefined =>
  groups.toSorted(
    (one, other) =>
      Number(other.isTidy) - Number(one.isTidy) || distanceOf(one.middle, to) - distanceOf(other.middle, to),
  )[0];

/** Seats for people who come together; `except` are already in the cart. */
export function seatsTogether(map: SeatMap, wanted: Wanted, except: ReadonlySet<Id> = new Set()): Together {
  const focus = focusOf(map);
  const whole = nearest(groupsOf(map, wanted, except), focus);
  if (whole) return { kind: 'whole', seats: idsOf(whole) };
  // Two groups of one ticket: the larger one as large as possible, the other as close to it as possible.
  for (let count = wanted.count - 1; count * 2 >= wanted.count; count -= 1) {
    const first = nearest(groupsOf(map, { ...wanted, count }, except), focus);
    if (!first) continue;
    const taken = new Set([...except, ...idsOf(first)]);
    const { event_ticket_id: ticketId } = first.seats[0]!;
    const second = nearest(groupsOf(map, { count: wanted.count - count, ticketId }, taken), first.middle);
    if (second) return { kind: 'split', groups: [idsOf(first), idsOf(second)] };
  }
  return { kind: 'none' };
}

/** Larger groups have to ask the venue. */
export const mostTogether = 20;

export const mayComeTogether = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= mostTogether;
