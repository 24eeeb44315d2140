/** What is known of the seats of an event, and what may happen to them. */
import type { EventDetails, SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Problem } from '../shared/problem.ts';
import type { Together, Wanted } from './together.ts';

export interface SeatMapInput {
  event: EventDetails;
  mapId: Id;
  /** As the address says. */
  chosen: readonly Id[];
}

export interface SeatMapContext extends SeatMapInput {
  map: SeatMap | null;
  /** Of this event, as the cart tells. */
  inCart: readonly Id[];
  /** Chosen before, and somebody else's now. */
  gone: readonly Id[];
  /** What came of the last wish for seats together. */
  together: (Together & { wanted: Wanted }) | null;
  /** What was put into the cart last. */
  added: readonly Id[];
  problem: Problem | null;
  /** Tries to read the plan that failed in a row. */
  attempts: number;
}

export type SeatMapEvent =
  | { type: 'seat.press'; seatId: Id }
  | { type: 'selection.clear' }
  | ({ type: 'together.find' } & Wanted)
  | { type: 'split.take' }
  | { type: 'seats.add' }
  | { type: 'seats.reload' }
  | { type: 'cart.changed'; seatIds: readonly Id[] }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

export type SeatMapEmitted =
  /** For the address. */
  | { type: 'selection.changed'; chosen: readonly Id[] }
  /** Somebody else was faster for these. */
  | { type: 'seats.gone'; seatIds: readonly Id[] }
  | { type: 'seats.added'; seatIds: readonly Id[] };
