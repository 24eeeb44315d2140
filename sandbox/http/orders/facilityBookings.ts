/** The customer's facility bookings: list, one, and a new date for it (Q7.6.g, R4.10, Q2.2.b). */
import { sql, type Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Customer as Person } from '../../../src/contract/customers/customers.ts';
import type { Tables } from '../../data/tables.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { holdsOnlyCancellable } from '../../domain/orders/cancellation/terms.ts';
import { reschedule } from '../../domain/orders/reschedule.ts';
import { itemsOf } from '../../domain/orders/receipts.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import { writtenEnd } from '../../domain/slots/spans.ts';
import type { Server } from '../../server.ts';
import { handle, ok, paged, windowOf, type Answer, type Call } from '../call.ts';
import { notFound } from '../../answers/refused.ts';

type Wire = Answer<'facilityBookings'>['data'][number];
type Query = Call<'facilityBookings'>['query'];

interface Row extends Selectable<Tables['booking']> {
  name: string;
  ar_name: string | null;
  image: string | null;
  service_id: number;
  service_name: string;
  ar_service_name: string | null;
  venue_name: string;
  ar_venue_name: string | null;
  token: string;
  state: string;
  total: number;
  is_cancellable: boolean;
}

/** Orders that ended before they were paid are no bookings. */
const shownStates = ['paid', 'awaiting_payment', 'awaiting_approval', 'rejected', 'cancelled'];

const ofCustomer = ({ database }: Server, customerId: number) =>
  database
    .selectFrom('booking')
    .innerJoin('orders', 'orders.id', 'booking.order_id')
    .innerJoin('facility', 'facility.id', 'booking.facility_id')
    .innerJoin('service', 'service.id', 'facility.service_id')
    .innerJoin('venue', 'venue.id', 'service.venue_id')
    .where('booking.customer_id', '=', customerId)
    .where('orders.state', 'in', shownStates as Tables['orders']['state'][]);

const columns = [
  'facility.name',
  'facility.ar_name',
  'facility.image',
  'service.id as service_id',
  'service.name as service_name',
  'service.ar_name as ar_service_name',
  'venue.name as venue_name',
  'venue.ar_name as ar_venue_name',
  'orders.token',
  'orders.state',
  holdsOnlyCancellable('booking.order_id'),
] as const;

const total =
  sql<number>`coalesce((select sum(i.total) from order_item i where i.booking_id = booking.id), 0)::bigint`.as('total');

const wire = (row: Row): Wire => ({
  id: row.id,
  order_id: row.order_id,
  token: row.state === 'paid' ? row.token : null,
  service_id: row.service_id,
  facility_id: row.facility_id,
  name: row.name,
  ar_name: row.ar_name,
  service_name: row.service_name,
  ar_service_name: row.ar_service_name,
  venue_name: row.venue_name,
  ar_venue_name: row.ar_venue_name,
  image: row.image,
  facility_date: row.starts_at.slice(0, 10),
  facility_start_time: row.starts_at.slice(11, 19),
  facility_end_time: writtenEnd(row.ends_at),
  attendance: row.people,
  total: dirhams(row.total),
  is_booking_approved: row.is_booking_approved,
  cid_approved: row.cid_approved,
  is_cid_approved: row.is_cid_approved,
  status_id: row.status_id,
  check_in_time: row.check_in_time,
  check_out_time: row.check_out_time,
  is_cancellable: row.is_cancellable,
});

const sortable = { facility_date: 'booking.starts_at', order_id: 'booking.order_id', id: 'booking.id' } as const;

async function list(server: Server, customerId: number, query: Query) {
  const now = server.clock.stamp();
  let own = ofCustomer(server, customerId);
  // A booking that ends now is not yet past (R4.10.8).
  if (query.period === 'past') own = own.where('booking.ends_at', '<', now);
  if (query.period === 'upcoming') own = own.where('booking.ends_at', '>=', now);
  if (query.from) own = own.where('booking.starts_at', '>=', `${query.from} 00:00:00`);
  if (query.to) own = own.where('booking.starts_at', '<=', `${query.to} 23:59:59`);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const sortBy =
    query.sortBy && Object.hasOwn(sortable, query.sortBy) ? (query.sortBy as keyof typeof sortable) : 'facility_date';
  const order = query.sort_order ?? 'desc';
  const rows = await own
    .selectAll('booking')
    .select(columns)
    .select(total)
    .orderBy(sortable[sortBy], order)
    .orderBy('booking.id', order)
    .limit(windowOf(query).limit)
    .offset(windowOf(query).offset)
    .execute();
  return paged(rows.map(wire), count, query);
}

async function one(server: Server, customerId: number, id: number): Promise<Row> {
  const row = await ofCustomer(server, customerId)
    .selectAll('booking')
    .select(columns)
    .select(total)
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const facilityBookingHandlers = handle({
  facilityBookings: ({ server, customer, query }) => list(server, customer.id, query),

  async facilityBooking({ server, customer, params }) {
    const row = await one(server, customer.id, Number(params['id']));
    return ok({
      ...wire(row),
      products: await itemsOf(server.database, row.order_id, row.id),
      customers: row.customers as InferOutput<typeof Person>[],
    });
  },

  async reschedule({ server, customer, sessionId, params, body, language }) {
    const id = Number(params['id']);
    await reschedule(server, customer, sessionId, id, body);
    return ok(wire(await one(server, customer.id, id)), orderWords.moved[language]);
  },
});
