/** An event of the storms' server with tickets by number and with numbered seats (Q7.6.j, Q7.6.k). */
import { Refusal, type Asked } from './asked.ts';
import type { Prices } from './prices.ts';

export const eventId = 6;
export const planId = 9;
/** How many there are of the first; of the second each customer may have one. */
export const [placesOfEach, onlyOne] = [4, 1] as const;
export const ticketIds = [601, 602] as const;
const seated = 603;
export const seatIds: readonly number[] = [901, 902, 903, 904, 905, 906];

export function createEvents({ priceOf }: Prices) {
  /** Seats that somebody else has. */
  const sold = new Set<number>();

  const ticket = (id: number, product: number, name: string, rest: object = {}) => {
    const [price, tax] = priceOf(product);
    return { event_ticket_id: id, product_id: product, name, price: price / 100, tax_amount: tax / 100, ...rest };
  };
  const told = () => ({
    id: eventId,
    name: 'Night of padel',
    image: null,
    sport: 'padel',
    start_date: '2027-02-01',
    event_schedules: [{ date: '2027-02-01', start_time: '19:00:00', end_time: '22:00:00' }],
    venue_id: 1,
    tickets: [
      ticket(601, 52, 'Standing', { remaining_capacity: placesOfEach }),
      ticket(602, 53, 'Meet the players', { one_per_customer: onlyOne }),
      ticket(seated, 54, 'Seat', { seat_map_id: planId }),
    ],
  });
  const plan = () => ({
    name: 'Hall',
    width: 100,
    height: 40,
    sections: [
      {
        name: 'North',
        rows: [
          {
            name: 'A',
            seats: seatIds.map((id, at) => ({
              seat_map_id: id,
              label: `A${at + 1}`,
              x: 10 + 10 * at,
              y: 30,
              event_ticket_id: seated,
              status: sold.has(id) ? 'sold' : 'free',
            })),
          },
        ],
      },
    ],
  });

  return {
    isSold: (seat: number): boolean => sold.has(seat),
    /** Somebody else is faster; two seats are left for whoever comes later. */
    rival(seat: number): void {
      if (sold.size < seatIds.length - 2) sold.add(seat);
    },
    /** Undefined where the call is none of these. */
    answer: ({ path }: Asked): unknown => {
      const [, id, map] = /^events\/(\d+)(?:\/seat-maps\/(\d+))?$/.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (id !== String(eventId) || (map !== undefined && map !== String(planId))) throw new Refusal(404, 'notFound');
      return map === undefined ? told() : plan();
    },
  };
}
