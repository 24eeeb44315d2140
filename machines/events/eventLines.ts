/** An event ticket as a cart line (R1.3.3, R3.6.7), and how many can be bought. Price and tax are the server's. */
import { withTax } from '../money/withTax.ts';
import type { EventDetails, EventTicket } from '../../src/contract/offered/events.ts';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { LineDraft } from '../cart/lines.ts';
import type { PickerItem } from '../picker/pickerItems.ts';
import { daysOf } from './eventDays.ts';

type EventLine = Extract<CartLine, { productType: 'event' }>;

/** A seat of a seat map: its number is part of the line (Q3.6.b). */
interface Seat {
  seat_map_id: number;
  label: string;
}

/** The line of one ticket, for one seat where it has one. */
export function eventLine(event: EventDetails, ticket: EventTicket, seat: Seat | null = null): LineDraft<EventLine> {
  const days = daysOf(event);
  const date = ticket.date ?? event.start_date;
  const day = days.find((one) => one.date === date) ?? days[0];
  return {
    productType: 'event',
    product_id: ticket.product_id,
    product_type_id: null,
    name: `${event.name}: ${ticket.name}`,
    ar_name: `${event.ar_name ?? event.name}: ${ticket.ar_name ?? ticket.name}`,
    detail: seat?.label ?? null,
    ar_detail: null,
    image: event.image,
    sport: event.sport,
    quantity: 1,
    price: ticket.price,
    tax_amount: ticket.tax_amount,
    total_price: withTax(ticket),
    // Never the operator's own venue: the cart refuses a line without a venue, with a message (R5.7.7, Q8.2.a).
    venue_id: event.venue_id ?? event.venue?.id ?? null,
    customers: [],
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    event_ticket_id: ticket.event_ticket_id,
    event_id: event.id,
    seat_map_id: seat?.seat_map_id ?? null,
    ...(ticket.one_per_customer === 1 ? { one_per_customer: true } : {}),
    event_date: date,
    ...(day ? { event_time: day.start_time } : {}),
  };
}

/** The tickets chosen by quantity; seats are chosen on their plan. */
export const eventItems = (event: EventDetails): PickerItem[] =>
  event.tickets
    .filter(({ seat_map_id }) => seat_map_id === null)
    .map((ticket) => ({
      id: ticket.event_ticket_id,
      line: eventLine(event, ticket),
      people: ticket.participant_count ?? 1,
      places: ticket.remaining_capacity,
      stock: null,
    }));

/** Whether too few places are left for the people one ticket admits. */
export const isTicketGone = ({
  remaining_capacity: left,
  participant_count: people,
}: Pick<EventTicket, 'remaining_capacity' | 'participant_count'>): boolean => left !== null && left < (people ?? 1);

/** Whether every kind of ticket is sold out. */
export const isSoldOut = ({ tickets }: Pick<EventDetails, 'tickets'>): boolean =>
  tickets.length > 0 && tickets.every(isTicketGone);
