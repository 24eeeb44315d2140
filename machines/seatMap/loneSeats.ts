/** A single free seat between taken ones is hard to sell, so customers who leave one are told (Q7.6.k). */
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { benchesOf, type Seat } from './seats.ts';

/** Free seats without a free neighbour on the bench, once `mine` are taken. */
function loneIn(bench: readonly Seat[], mine: ReadonlySet<Id>, except: ReadonlySet<Id>): Seat[] {
  const isOpen = (seat: Seat | undefined): boolean =>
    seat?.status === 'free' && !mine.has(seat.seat_map_id) && !except.has(seat.seat_map_id);
  return bench.filter((seat, index) => isOpen(seat) && !isOpen(bench[index - 1]) && !isOpen(bench[index + 1]));
}

const none: ReadonlySet<Id> = new Set();

/** Only seats that this choice isolates, not those that were isolated before. */
function newlyLone(bench: readonly Seat[], mine: ReadonlySet<Id>, except: ReadonlySet<Id>): Seat[] {
  const before = new Set(loneIn(bench, none, except));
  return loneIn(bench, mine, except).filter((seat) => !before.has(seat));
}

export const leavesLoneSeat = (bench: readonly Seat[], mine: ReadonlySet<Id>, except: ReadonlySet<Id>): boolean =>
  newlyLone(bench, mine, except).length > 0;

/** The ids of seats that the choice would isolate. */
export function loneSeats({ sections }: SeatMap, chosen: readonly Id[], inCart: readonly Id[] = []): Id[] {
  const [mine, except] = [new Set(chosen), new Set(inCart)];
  return sections
    .flatMap(({ rows }) => rows)
    .filter(({ seats }) => seats.some(({ seat_map_id }) => mine.has(seat_map_id)))
    .flatMap(benchesOf)
    .flatMap((bench) => newlyLone(bench, mine, except))
    .map(({ seat_map_id }) => seat_map_id);
}
