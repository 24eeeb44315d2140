/** Seat maps: 120 numbered seats around the centre court, and a hall with two thousand. */
import type { SeatMap } from '../../../../src/contract/offered/events.ts';
import { exhibitionSeatMapId, exhibitionTickets, finalsSeatMapId, finalsTickets } from './events.ts';
import { named } from './wording.ts';

type Section = SeatMap['sections'][number];
type Seat = Section['rows'][number]['seats'][number];

interface Stand {
  readonly name: string;
  /** A letter is one in both languages. */
  readonly ar_name?: string;
  readonly color: string;
  readonly ticketId: number;
  /** Names of its rows, that at the court first. */
  readonly rows: readonly string[];
  readonly seatsPerRow: number;
  /** The middle of its first seat, in the units of the map. */
  readonly x: number;
  readonly y: number;
  /** From seat to seat, and from row to row. */
  readonly next: readonly [x: number, y: number];
  readonly back: readonly [x: number, y: number];
}

interface Hall {
  readonly id: number;
  readonly stands: readonly Stand[];
  readonly label: (stand: Stand, row: string, place: number) => string;
  /** Sold at the desk before the season's sale began, by their number in the hall. */
  readonly isSold: (seat: number) => boolean;
}

/** Seats are numbered through the hall, stand by stand and row by row; that number makes their id. */
function sectionsOf({ id, stands, label, isSold }: Hall): Section[] {
  let number = 0;
  return stands.map((stand) => ({
    name: stand.name,
    ar_name: stand.ar_name ?? null,
    color: stand.color,
    rows: stand.rows.map((row, depth) => ({
      name: row,
      seats: Array.from({ length: stand.seatsPerRow }, (_, place): Seat => {
        number += 1;
        return {
          seat_map_id: id + number,
          label: label(stand, row, place + 1),
          x: Math.round((stand.x + place * stand.next[0] + depth * stand.back[0]) * 10) / 10,
          y: Math.round((stand.y + place * stand.next[1] + depth * stand.back[1]) * 10) / 10,
          event_ticket_id: stand.ticketId,
          status: isSold(number) ? 'sold' : 'free',
        };
      }),
    })),
  }));
}

const soldBefore: ReadonlySet<number> = new Set([3, 4, 11, 12, 13, 41, 42, 57, 58, 59, 60, 84, 101]);

const exhibition = sectionsOf({
  id: exhibitionSeatMapId,
  stands: [
    {
      ...named('Courtside', 'بمحاذاة الملعب'),
      color: '#d63f17',
      ticketId: exhibitionTickets.courtside,
      rows: ['A', 'B'],
      seatsPerRow: 20,
      x: 33,
      y: 300,
      next: [26, 0],
      back: [0, 26],
    },
    {
      ...named('Baseline', 'خلف الخط النهائي'),
      color: '#14436b',
      ticketId: exhibitionTickets.baseline,
      rows: ['C', 'D', 'E', 'F'],
      seatsPerRow: 10,
      x: 111,
      y: 33,
      next: [0, 26],
      back: [-26, 0],
    },
    {
      ...named('Upper stand', 'المدرّج العلوي'),
      color: '#7a5a1e',
      ticketId: exhibitionTickets.upper,
      rows: ['G', 'H'],
      seatsPerRow: 20,
      x: 33,
      y: 370,
      next: [26, 0],
      back: [0, 26],
    },
  ],
  label: (_, row, place) => `${row}${place}`,
  isSold: (seat) => soldBefore.has(seat),
});

/** The plan on the first day; what is held or sold since then is known from the orders. */
export const exhibitionSeatMap: SeatMap = {
  ...named('Centre court, Barsha', 'الملعب الرئيسي، البرشاء'),
  width: 560,
  height: 430,
  court: { x: 150, y: 58, width: 380, height: 184 },
  sections: exhibition,
};

const upTo = (count: number): string[] => Array.from({ length: count }, (_, row) => String(row + 1));

/** Blocks along a side of the hall, ten rows of twenty each. */
const side = (names: readonly string[], y: number, back: number): Stand[] =>
  names.map((name, position) => ({
    name,
    color: '#6aa5ef',
    ticketId: finalsTickets.side,
    rows: upTo(10),
    seatsPerRow: 20,
    x: 77 + position * 121,
    y,
    next: [5.5, 0],
    back: [0, back],
  }));

const courtside = (name: string, y: number, back: number): Stand => ({
  name,
  color: '#e4f222',
  ticketId: finalsTickets.courtside,
  rows: upTo(2),
  seatsPerRow: 50,
  x: 115,
  y,
  next: [5.5, 0],
  back: [0, back],
});

const end = (name: string, x: number, back: number): Stand => ({
  name,
  color: '#63c08a',
  ticketId: finalsTickets.end,
  rows: upTo(10),
  seatsPerRow: 30,
  x,
  y: 131,
  next: [0, 5.5],
  back: [back, 0],
});

/** Two thousand seats around a basketball court, ten units a metre. Nearly a third was sold before. */
const finals = sectionsOf({
  id: finalsSeatMapId,
  stands: [
    courtside('A', 112, -8),
    ...side(['B', 'C', 'D'], 90, -8),
    courtside('E', 309, 8),
    ...side(['F', 'G', 'H'], 331, 8),
    end('J', 84, -8),
    end('K', 416, 8),
  ],
  label: ({ name }, row, place) => `${name}${row}-${place}`,
  // In twos to fives, as people come; the same on every day.
  isSold: (seat) => (Math.floor(seat / 3) * 2654435761) % 1000 < 300,
});

export const finalsSeatMap: SeatMap = {
  ...named('Al Quoz Sheds, Hall 2', 'عنابر القوز، القاعة 2'),
  width: 500,
  height: 420,
  court: { x: 100, y: 125, width: 300, height: 170 },
  sections: finals,
};

/** Numbered places of a ticket that were for sale on the first day. */
export const freeSeatsOf = (eventTicketId: number): number =>
  [...exhibition, ...finals]
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .filter((seat) => seat.event_ticket_id === eventTicketId && seat.status === 'free').length;
