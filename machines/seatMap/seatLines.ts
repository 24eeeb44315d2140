/** Chosen seats as cart lines: one line per seat, quantity 1, at the price of its ticket (R3.6.7, Q3.6.b). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { EventDetails, EventTicket } from '../../src/contract/offered/events.ts';
import type { LineDraft } from '../cart/lines.ts';
import { eventLine } from '../events/eventLines.ts';
import type { SeatMapContext } from './seatMapContext.ts';
import { placedSeats, seatNumber, type PlacedSeat } from './seats.ts';

export type SeatLine = LineDraft<Extract<CartLine, { productType: 'event' }>>;

/** The tickets sold on that plan, in the order of the price categories. */
export const ticketsOn = ({ tickets }: EventDetails, mapId: number): EventTicket[] =>
  tickets.filter(({ seat_map_id }) => seat_map_id === mapId);

/** A seat without a ticket of the event has no line. */
export function seatLines(event: EventDetails, seats: readonly PlacedSeat[]): SeatLine[] {
  return seats.flatMap(({ seat, section, row }) => {
    const ticket = event.tickets.find(({ event_ticket_id }) => event_ticket_id === seat.event_ticket_id);
    if (!ticket) return [];
    const number = seatNumber(seat);
    const line = eventLine(event, ticket, seat);
    // Shown in the cart and printed on the ticket, in both languages.
    const detail = `${section.name}, row ${row.name}, seat ${number}`;
    const ar_detail = `${section.ar_name?.trim() || section.name}، الصف ${row.name}، المقعد ${number}`;
    return [{ ...line, detail, ar_detail }];
  });
}

/** The cart lines of the chosen seats. */
export const chosenLines = ({ event, map, chosen }: Pick<SeatMapContext, 'event' | 'map' | 'chosen'>): SeatLine[] =>
  seatLines(event, placedSeats(map, chosen));
