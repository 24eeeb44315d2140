/** A category is a ticket of the plan; each has a colour and a pattern, so that it survives print and colour blindness. */
import type { EventTicket } from '../../../contract/offered/events.ts';

export const seatCategories = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type SeatCategory = (typeof seatCategories)[number];

/** In the order of the event's tickets; a seventh begins anew. */
export function categoryOf(tickets: readonly EventTicket[], ticketId: number | null): SeatCategory {
  const index = tickets.findIndex(({ event_ticket_id }) => event_ticket_id === ticketId);
  return seatCategories[Math.max(index, 0) % seatCategories.length]!;
}
