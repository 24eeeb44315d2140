/** Event tickets, with seats where the hall is numbered (R3.6.7, Q3.6.b). */
import type * as v from 'valibot';
import type { EventLine } from '../../../src/contract/orders/cart.ts';
import { documentById, type Documents } from '../content/documents.ts';
import { invalid, notFound, Refused, seatsTaken } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { productsById } from '../slots/slotPrice.ts';
import { plainLine, type PricedLine } from './pricedLine.ts';
import { checkQuantity, productOf } from './quantities.ts';
import { spanText } from './wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Line = v.InferOutput<typeof EventLine>;

/** The chosen seat, which must belong to the ticket's part of the hall. */
async function seatOf(
  server: Server,
  mapId: number,
  line: Line,
  field: string,
): Promise<{ id: number; label: string; isFree: boolean }> {
  if (line.seat_map_id === null) throw invalid(`${field}.seat_map_id`, orderWords.seatMissing, 'seatRequired');
  if (line.quantity !== 1) throw invalid(`${field}.quantity`, orderWords.seatIsForOne, 'quantity');
  const map = await documentById(server.database, 'seat-map', mapId);
  const seat = map?.sections
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find(({ seat_map_id }) => seat_map_id === line.seat_map_id);
  if (!seat || seat.event_ticket_id !== line.event_ticket_id) throw notFound();
  return { id: seat.seat_map_id, label: seat.label, isFree: seat.status === 'free' };
}

const lastDay = (event: Documents['event']): string => event.end_date ?? event.start_date;

export async function priceEventLines(server: Server, lines: readonly Line[]): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const priced: PricedLine[] = [];
  const gone: number[] = [];
  for (const [index, line] of lines.entries()) {
    const field = `event.${index}`;
    const product = productOf(products, line.product_id, 'event');
    const event = await documentById(server.database, 'event', line.event_id);
    const ticket = event?.tickets.find(({ event_ticket_id }) => event_ticket_id === line.event_ticket_id);
    if (!event || ticket?.product_id !== product.id) throw notFound();
    if (lastDay(event) < server.clock.today().toString())
      throw new Refused(409, orderWords.eventOver, { code: 'eventOver' });
    checkQuantity(`${field}.quantity`, line.quantity, product);
    const wanted = lines
      .filter(({ product_id }) => product_id === product.id)
      .reduce((sum, one) => sum + one.quantity, 0);
    if (product.one_per_customer && wanted > 1) {
      throw new Refused(422, orderWords.ticketInCart, { code: 'onePerCustomer', field: `${field}.quantity` });
    }
    const seat = ticket.seat_map_id === null ? null : await seatOf(server, ticket.seat_map_id, line, field);
    if (seat?.isFree === false) gone.push(seat.id);
    const day = event.event_schedules.find(({ date: one }) => one === ticket.date) ?? event.event_schedules[0];
    const date = ticket.date ?? day?.date ?? event.start_date;
    const [from, to] = [day?.start_time ?? '00:00:00', day?.end_time ?? '23:59:59'];
    const spans = (['en', 'ar'] as const).map((language) => spanText(language, `${date} ${from}`, `${date} ${to}`));
    const place = [event.venue?.name, event.venue?.ar_name ?? event.venue?.name];
    const label = seat ? ` · ${seat.label}` : '';
    priced.push({
      ...plainLine,
      kind: 'event',
      product,
      quantity: line.quantity,
      price: product.price,
      tax: product.tax,
      name: product.name,
      ar_name: product.ar_name,
      detail: `${place[0] ?? event.name} · ${spans[0]}${label}`,
      ar_detail: `${place[1] ?? event.name} · ${spans[1]}${label}`,
      seatId: seat?.id ?? null,
      startTime: from,
      venueId: product.venue_id,
      sport: event.sport,
      data: {
        event_id: event.id,
        event_ticket_id: line.event_ticket_id,
        start_date: event.start_date,
        date,
        end_date: ticket.date ?? lastDay(event),
        start_time: from,
        end_time: to,
        event_schedules: event.event_schedules.map(({ start_time, end_time }) => ({ start_time, end_time })),
        image: event.image,
        seat: seat?.label ?? null,
        venue: event.venue?.name ?? null,
        ar_venue: event.venue?.ar_name ?? null,
        customers: line.customers,
      },
    });
  }
  if (gone.length > 0) throw seatsTaken(gone);
  return priced;
}
