/** The stands of the centre court as a seat map: 120 numbered seats on three sides of the court. */
import type { InferOutput } from 'valibot';
import type { SeatMap } from '../../../../src/contract/events.ts';
import { exhibitionSeatMapId, exhibitionTickets } from './events.ts';

type Map = InferOutput<typeof SeatMap>;
type Section = Map['sections'][number];

interface Stand {
  readonly name: string;
  readonly color: string;
  readonly ticketId: number;
  /** Number of its first seat; seats are numbered row by row. */
  readonly firstSeat: number;
  readonly rows: readonly string[];
  readonly seatsPerRow: number;
  /** Top left seat of the stand, in the units of the map. */
  readonly x: number;
  readonly y: number;
}

const pitch = 26;

/** Stands around a court whose long sides lie left and right in the plan. */
const stands: readonly Stand[] = [
  {
    name: 'Courtside',
    color: '#d63f17',
    ticketId: exhibitionTickets.courtside,
    firstSeat: 1,
    rows: ['A', 'B'],
    seatsPerRow: 20,
    x: 33,
    y: 250,
  },
  {
    name: 'Baseline',
    color: '#14436b',
    ticketId: exhibitionTickets.baseline,
    firstSeat: 41,
    rows: ['C', 'D', 'E', 'F'],
    seatsPerRow: 10,
    x: 163,
    y: 40,
  },
  {
    name: 'Upper stand',
    color: '#7a5a1e',
    ticketId: exhibitionTickets.upper,
    firstSeat: 81,
    rows: ['G', 'H'],
    seatsPerRow: 20,
    x: 33,
    y: 330,
  },
];

/** Seats that were sold at the desk before the season's sale began. */
const soldBefore: ReadonlySet<number> = new Set([3, 4, 11, 12, 13, 41, 42, 57, 58, 59, 60, 84, 101]);

const sections: Section[] = stands.map((stand) => ({
  name: stand.name,
  color: stand.color,
  rows: stand.rows.map((row, depth) => ({
    name: row,
    seats: Array.from({ length: stand.seatsPerRow }, (_, place) => {
      const seat = stand.firstSeat + depth * stand.seatsPerRow + place;
      return {
        seat_map_id: exhibitionSeatMapId + seat,
        label: `${row}${place + 1}`,
        x: stand.x + place * pitch,
        y: stand.y + depth * pitch,
        event_ticket_id: stand.ticketId,
        status: soldBefore.has(seat) ? ('sold' as const) : ('free' as const),
      };
    }),
  })),
}));

/** The plan on the first day; what is held or sold since then is known from the orders. */
export const exhibitionSeatMap: Map = { name: 'Centre court, Barsha', width: 560, height: 400, sections };

/** Numbered places of a ticket that were for sale on the first day. */
export const freeSeatsOf = (eventTicketId: number): number =>
  sections
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .filter((seat) => seat.event_ticket_id === eventTicketId && seat.status === 'free').length;
