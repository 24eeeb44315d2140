/** The seats of a plan as a list has them, block by block and row by row (Q7.6.k). */
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { benchesOf, lookOf, type Mine, type Seat, type SeatRow, type SeatSection } from './seats.ts';

const isFree = (seat: Seat | undefined, mine: Mine): boolean => seat !== undefined && lookOf(seat, mine) === 'free';
const seatsOf = ({ rows }: SeatSection): Seat[] => rows.flatMap(({ seats }) => seats);

/** The ticket that a part of the hall is for; null where it has no seats. */
export const ticketOf = (section: SeatSection): Id | null => seatsOf(section)[0]?.event_ticket_id ?? null;

/** The parts of the hall that one ticket is for; all for null. */
export const sectionsFor = ({ sections }: Pick<SeatMap, 'sections'>, ticketId: Id | null): SeatSection[] =>
  sections.filter((section) => ticketId === null || ticketOf(section) === ticketId);

/** How many seats of it can still be had. */
export const freeIn = (section: SeatSection, mine: Mine): number =>
  seatsOf(section).filter((seat) => isFree(seat, mine)).length;

/** Whether one of its seats is being chosen. */
export const isMineIn = (section: SeatSection, mine: Mine): boolean =>
  seatsOf(section).some((seat) => lookOf(seat, mine) === 'mine');

/** The rows to choose from; on request those alone in which two free seats stand side by side. */
export const rowsOf = ({ rows }: SeatSection, mine: Mine, onlyPairs: boolean): SeatRow[] =>
  rows.filter((row) => !onlyPairs || hasPair(row, mine));

const hasPair = (row: SeatRow, mine: Mine): boolean =>
  benchesOf(row).some((bench) => bench.some((seat, index) => isFree(seat, mine) && isFree(bench[index + 1], mine)));

/** The seats of a row that the customer has or may have. */
export const offeredSeats = ({ seats }: SeatRow, mine: Mine): { seat: Seat; isMine: boolean; isInCart: boolean }[] =>
  seats.flatMap((seat) => {
    const look = lookOf(seat, mine);
    if (look === 'sold' || look === 'held') return [];
    return [{ seat, isMine: look !== 'free', isInCart: look === 'inCart' }];
  });
