/** The seat map's input, context and events. */
import type { EventDetails, SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Problem } from '../shared/problem.ts';
import type { Together, Wanted } from './together.ts';

export interface SeatMapInput {
  event: EventDetails;
  mapId: Id;
  /** As in the address. */
  chosen: readonly Id[];
}

export interface SeatMapContext extends SeatMapInput {
  map: SeatMap | null;
  /** The event's seats that are in the cart. */
  inCart: readonly Id[];
  /** Seats that were chosen and have since been taken by another customer. */
  gone: readonly Id[];
  /** The result of the last search for seats together. */
  together: (Together & { wanted: Wanted }) | null;
  /** The seats that were last added to the cart. */
  added: readonly Id[];
  problem: Problem | null;
  /** Failed attempts in a row to load the plan. */
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
  /** Another customer took these seats first. */
  | { type: 'seats.gone'; seatIds: readonly Id[] }
  | { type: 'seats.added'; seatIds: readonly Id[] };
