/** Tickets: made once an order is paid and approved; one for every person, one for a court. */
import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Tables, Order } from '../../data/tables.ts';
import { writtenEnd } from '../slots/spans.ts';
import { randomToken } from '../access/tokens.ts';

type Item = Selectable<Tables['order_item']>;

interface ItemData {
  readonly service?: string;
  readonly ar_service?: string | null;
  readonly date?: string;
  readonly start_time?: string;
  readonly end_time?: string;
  readonly seat?: string | null;
  readonly venue?: string | null;
  readonly ar_venue?: string | null;
  readonly sport?: string | null;
  readonly people?: number;
  /** Of hours with a coach, also within an offer. */
  readonly sessions_total?: number;
  readonly customers?: readonly { readonly name?: string }[];
}

/** Eight characters that nobody confuses when reading them out. */
function ticketNumber(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return `S${[...randomBytes(9)].map((byte) => letters[byte % letters.length]).join('')}`;
}

async function facilityWords(trx: Transaction<Tables>, bookingId: number) {
  return trx
    .selectFrom('booking')
    .innerJoin('facility', 'facility.id', 'booking.facility_id')
    .innerJoin('service', 'service.id', 'facility.service_id')
    .innerJoin('venue', 'venue.id', 'service.venue_id')
    .select([
      'booking.shared',
      'booking.people',
      'booking.customers',
      'booking.starts_at',
      'booking.ends_at',
      'facility.name as facility',
      'facility.ar_name as ar_facility',
      'service.sport',
      'venue.name as venue',
      'venue.ar_name as ar_venue',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** The day of the first session, and its time where it is the only one; nothing while none has its time. */
async function firstSession(trx: Transaction<Tables>, itemId: number) {
  const sessions = await trx
    .selectFrom('session_booking')
    .select(['starts_at', 'ends_at'])
    .where('item_id', '=', itemId)
    .orderBy('starts_at')
    .limit(2)
    .execute();
  const [first] = sessions;
  if (first === undefined) return {};
  const date = first.starts_at.slice(0, 10);
  if (sessions.length > 1) return { date };
  return { date, start_time: first.starts_at.slice(11, 19), end_time: writtenEnd(first.ends_at) };
}

const nameOf = (order: Order, customers: readonly { readonly name?: string }[] | undefined, index: number): string =>
  customers?.[index]?.name?.trim() || order.name;

async function ticketsOf(trx: Transaction<Tables>, order: Order, item: Item, withCourt: boolean) {
  const data = item.data as ItemData;
  const made = (count: number, customers: readonly { readonly name?: string }[] | undefined) =>
    Array.from({ length: count }, (_, index) => ({
      order_id: order.id,
      item_id: item.id,
      ticket_number: ticketNumber(),
      qr: `SAHA:${randomToken()}`,
      name: nameOf(order, customers, index),
      item: item.name,
      ar_item: item.ar_name,
      venue: data.venue ?? null,
      ar_venue: data.ar_venue ?? null,
      sport: data.sport ?? null,
      date: data.date ?? null,
      start_time: data.start_time ?? null,
      end_time: data.end_time ?? null,
      seat: data.seat ?? null,
    }));
  if (item.kind === 'facility' && item.booking_id !== null) {
    const words = await facilityWords(trx, item.booking_id);
    // The products of a court are one booking: its first item brings the tickets.
    if (words.shared === 0 && !withCourt) return [];
    const customers = words.customers as { name?: string }[];
    const count = words.shared === 1 ? words.people : Math.max(1, customers.length);
    const title = words.shared === 1 ? item.name : (data.service ?? item.name);
    return made(count, customers).map((ticket) => ({
      ...ticket,
      item: `${title}, ${words.facility}`,
      ar_item: `${words.shared === 1 ? (item.ar_name ?? item.name) : (data.ar_service ?? title)}، ${words.ar_facility ?? words.facility}`,
      venue: words.venue,
      ar_venue: words.ar_venue,
      sport: words.sport,
      date: words.starts_at.slice(0, 10),
      start_time: words.starts_at.slice(11, 19),
      end_time: writtenEnd(words.ends_at),
    }));
  }
  if (item.kind === 'event') return made(item.quantity * (data.people ?? 1), data.customers);
  if (item.kind === 'academy' || data.sessions_total !== undefined) {
    const when = await firstSession(trx, item.id);
    return made(item.quantity, data.customers).map((ticket) => ({ ...ticket, ...when }));
  }
  return [];
}

export async function makeTickets(trx: Transaction<Tables>, order: Order): Promise<void> {
  const items = await trx
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  const courts = new Set<number>();
  for (const item of items) {
    const isFirst = item.booking_id === null || !courts.has(item.booking_id);
    if (item.booking_id !== null) courts.add(item.booking_id);
    const tickets = await ticketsOf(trx, order, item, isFirst);
    if (tickets.length > 0) await trx.insertInto('ticket').values(tickets).execute();
  }
}
