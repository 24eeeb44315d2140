/** Small halls, drawn: a row is a text; `.` is free, `x` sold, `o` held, a space an aisle. Rows of one section, the first at the court. */
import type { SeatMap } from '../../../src/contract/offered/events.ts';

interface DrawnSection {
  readonly name?: string;
  readonly ticketId?: number;
  readonly rows: readonly string[];
}

const looks = { '.': 'free', x: 'sold', o: 'held' } as const;

/** Seats stand ten apart, rows ten apart below the court; ids count through the hall from 1. */
export function hallOf(...sections: readonly DrawnSection[]): SeatMap {
  let id = 0;
  let depth = 0;
  const breadth = Math.max(...sections.flatMap(({ rows }) => rows.map(({ length }) => length)));
  return {
    name: 'Hall',
    ar_name: null,
    width: breadth * 10,
    height: 400,
    court: { x: 0, y: 0, width: (breadth - 1) * 10, height: 40 },
    sections: sections.map(({ name = 'A', ticketId = 1, rows }) => ({
      name,
      ar_name: null,
      color: null,
      rows: rows.map((row, index) => {
        depth += 1;
        return {
          name: String(index + 1),
          seats: Array.from(row).flatMap((sign, place) => {
            if (sign === ' ') return [];
            id += 1;
            return [
              {
                seat_map_id: id,
                label: `${name}${index + 1}-${place + 1}`,
                x: place * 10,
                y: 40 + depth * 10,
                event_ticket_id: ticketId,
                status: looks[sign as keyof typeof looks],
              },
            ];
          }),
        };
      }),
    })),
  };
}

export const hallOfRows = (...rows: readonly string[]): SeatMap => hallOf({ rows });

export const allSeats = ({ sections }: SeatMap) => sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));
