/** The seats of a plan as a list shows them, by section and row (Q7.6.k). */
import type { SeatMap } from '../../src/contract/offered/events.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { benchesOf, lookOf, type Mine, type Seat, type SeatRow, type SeatSection } from './seats.ts';

const isFree = (seat: Seat | undefined, mine: Mine): boolean => seat !== undefined && lookOf(seat, mine) === 'free';
const seatsOf = ({ rows }: SeatSection): Seat[] => rows.flatMap(({ seats }) => seats);

/** The ticket that a section is sold with; null where it has no seats. */
export const ticketOfSection = (section: SeatSection): Id | null => seatsOf(section)[0]?.event_ticket_id ?? null;

/** The sections sold with one ticket; all when null. */
export const sectionsFor = ({ sections }: Pick<SeatMap, 'sections'>, ticketId: Id | null): SeatSection[] =>
  sections.filter((section) => ticketId === null || ticketOfSection(section) === ticketId);

/** How many seats of the section are still free. */
export const freeIn = (section: SeatSection, mine: Mine): number =>
  seatsOf(section).filter((seat) => isFree(seat, mine)).length;

/** Whether one of its seats is being chosen. */
export const isMineIn = (section: SeatSection, mine: Mine): boolean =>
  seatsOf(section).some((seat) => lookOf(seat, mine) === 'mine');

/** The rows to choose from; optionally only those with two free seats next to each other. */
export const rowsOf = ({ rows }: SeatSection, mine: Mine, onlyPairs: boolean): SeatRow[] =>
  rows.filter((row) => !onlyPairs || hasPair(row, mine));

const hasPair = (row: SeatRow, mine: Mine): boolean =>
  benchesOf(row).some((bench) => bench.some((seat, index) => isFree(seat, mine) && isFree(bench[index + 1], mine)));

/** The seats of a row that the customer has chosen or can choose. */
export const offeredSeats = ({ seats }: SeatRow, mine: Mine): { seat: Seat; isMine: boolean; isInCart: boolean }[] =>
  seats.flatMap((seat) => {
    const look = lookOf(seat, mine);
    if (look === 'sold' || look === 'held') return [];
    return [{ seat, isMine: look !== 'free', isInCart: look === 'inCart' }];
  });
