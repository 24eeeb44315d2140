/** Selectors of the seat map. */
import { cartTotals } from '../money/totals.ts';
import { loneSeats } from './loneSeats.ts';
import type { EventTicket } from '../../src/contract/offered/events.ts';
import { chosenLines, ticketsOn } from './seatLines.ts';
import type { SeatMapSnapshot } from './seatMapMachine.ts';
import { placedSeats, type PlacedSeat } from './seats.ts';

export const screen = (snapshot: SeatMapSnapshot): 'loading' | 'unknown' | 'failed' | 'open' =>
  (['unknown', 'failed', 'open'] as const).find((state) => snapshot.matches(state)) ?? 'loading';

export const isBusy = (snapshot: SeatMapSnapshot): boolean => snapshot.hasTag('busy');
export const problem = ({ context }: SeatMapSnapshot) => context.problem;

/** Seats with their section and row, in the order in which they were chosen. */
export const seatsAt = (
  { map: plan }: { map: SeatMapSnapshot['context']['map'] },
  ids: readonly number[],
): PlacedSeat[] => placedSeats(plan, ids);

export const tickets = ({ context: { event, mapId } }: SeatMapSnapshot): EventTicket[] => ticketsOn(event, mapId);
export const lone = ({ context: { map: plan, chosen, inCart: there } }: SeatMapSnapshot) =>
  plan ? loneSeats(plan, chosen, there) : [];

/** The price of the chosen seats in minor units: the sum of the server's prices (R9.3.2). */
export const total = ({ context }: SeatMapSnapshot, currency: string | null | undefined): number =>
  cartTotals(chosenLines(context), currency).total;
