/** Events, their seats and their invitations (Q7.6.j, Q7.6.k, Q2.1.b). */
import { sql } from 'kysely';
import { isMentioned } from '../../../src/contract/wire/spelling.ts';
import { json, type Queryable } from '../../data/database.ts';
import { handle, ok } from '../call.ts';
import { notFound, Refused } from '../../answers/refused.ts';
import { documentById, documentBySlug, documents, type Documents } from '../../domain/content/documents.ts';
import { pageOf, without } from './lists.ts';
import { leftOf, stockOf } from './stock.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Event = Documents['event'];

/** Tickets carry what is left in people, as the capacity rule counts (R5.6). */
async function withPlacesLeft(database: Queryable, event: Event): Promise<Event> {
  const stock = await stockOf(
    database,
    event.tickets.map(({ product_id }) => product_id),
  );
  return {
    ...event,
    tickets: event.tickets.map((ticket) => {
      const left = leftOf(stock.get(ticket.product_id));
      return { ...ticket, remaining_capacity: left === null ? null : left * ticket.participant_count };
    }),
  };
}

const inList = (event: Event) => without(event, 'description', 'ar_description', 'tickets', 'venue_id');
const lastDay = (event: Event): string => event.end_date ?? event.start_date;

/** Seats that somebody has, sold or waiting for a payment. */
async function takenSeats(database: Queryable): Promise<Map<number, 'held' | 'sold'>> {
  const rows = await database
    .selectFrom('seat')
    .innerJoin('orders', 'orders.id', 'seat.order_id')
    .select(['seat.seat_map_id', 'orders.state'])
    .execute();
  return new Map(rows.map(({ seat_map_id, state }) => [seat_map_id, state === 'paid' ? 'sold' : 'held']));
}

export const eventHandlers = handle({
  /** Without dates: what is still to come. */
  async events({ server, query }) {
    const { search, from, to, venue_id, price_max } = query;
    const since = from ?? (to === undefined ? server.clock.today().toString() : undefined);
    const found = (await documents(server.database, 'event')).filter(
      (event) =>
        (since === undefined || lastDay(event) >= since) &&
        (to === undefined || event.start_date <= to) &&
        (venue_id === undefined || event.venue_id === venue_id) &&
        (price_max === undefined || (event.price_from !== null && event.price_from <= price_max)) &&
        isMentioned(search ?? '', [
          event.name,
          event.ar_name,
          event.description,
          event.ar_description,
          event.venue?.name,
          event.venue?.ar_name,
        ]),
    );
    return pageOf(found.map(inList), query);
  },

  async event({ server, params }) {
    const event = await documentById(server.database, 'event', Number(params['id']));
    if (!event) throw notFound();
    return ok(await withPlacesLeft(server.database, event));
  },

  async seatMap({ server, params }) {
    const mapId = Number(params['seat_map_id']);
    const [event, map] = await Promise.all([
      documentById(server.database, 'event', Number(params['id'])),
      documentById(server.database, 'seat-map', mapId),
    ]);
    if (!map || !event?.tickets.some(({ seat_map_id }) => seat_map_id === mapId)) throw notFound();
    const taken = await takenSeats(server.database);
    return ok({
      ...map,
      sections: map.sections.map((section) => ({
        ...section,
        rows: section.rows.map((row) => ({
          ...row,
          seats: row.seats.map((seat) => ({ ...seat, status: taken.get(seat.seat_map_id) ?? seat.status })),
        })),
      })),
    });
  },

  async eventInvite({ server, params }) {
    const invite = await documentBySlug(server.database, 'invite', params['token'] ?? '');
    if (!invite) throw notFound();
    return ok(invite);
  },

  /** An answer may be changed until the event begins. */
  async answerInvite({ server, params, body }) {
    const token = params['token'] ?? '';
    const invite = await documentBySlug(server.database, 'invite', token);
    if (!invite) throw notFound();
    if (invite.event.start_date < server.clock.today().toString()) {
      throw new Refused(409, orderWords.eventOver, { code: 'eventOver' });
    }
    const answered = { ...invite, status: body.answer };
    await server.database
      .updateTable('content')
      .set({ data: sql`data || ${json({ status: body.answer })}` })
      .where('kind', '=', 'invite')
      .where('slug', '=', token)
      .execute();
    return ok(answered, body.answer === 'accepted' ? 'See you there' : 'Thank you for telling us');
  },
});
