/** The customer's bookings of every other kind, read from the items of their orders (Q7.6.g). */
import { sql, type Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Customer } from '../../../src/contract/customers/customers.ts';
import type { ItemKind } from '../../data/schema/orders.ts';
import { statusIds } from '../../data/schema/orders.ts';
import type { Tables } from '../../data/tables.ts';
import { databaseFault, sqlState } from '../../data/database.ts';
import { holdsOnlyCancellable } from '../../domain/orders/cancellation/terms.ts';
import { itemsOf } from '../../domain/orders/receipts.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import type { Server } from '../../server.ts';
import { handle, ok, paged, windowOf, type Answer, type Call } from '../call.ts';
import { freeSessions } from '../../domain/content/freeSessions.ts';
import { cardNumberOf } from '../../domain/memberships.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { orderWords } from '../../answers/orderWords.ts';

type Query = Call<'eventBookings'>['query'];
type Person = InferOutput<typeof Customer>;

interface Session {
  id: number;
  item_id: number;
  starts_at: string;
  ends_at: string;
  status_id: number;
}

interface Row extends Selectable<Tables['order_item']> {
  readonly ordered_at: string;
  readonly state: Tables['orders']['state'];
  readonly is_cancellable: boolean;
}

/** What the order kept of the line. */
type Data = Readonly<Record<string, unknown>> & { readonly customers?: Person[] };

const shown: Tables['orders']['state'][] = ['paid', 'awaiting_payment', 'awaiting_approval', 'rejected', 'cancelled'];

/** Hours with a coach: a package of them, or an offer that holds one. */
const hasSessions = sql<boolean>`order_item.data ->> 'sessions_total' is not null`;

/** First and last moment of what was booked, by kind: dates of the event's ticket, programme or membership, or the day of the order. */
const begins = sql<string>`coalesce(order_item.data ->> 'date', order_item.data ->> 'start_date', orders.created_at::date::text)`;
/** A package is over with its last session, once none is left of it; one that is not valid any more, with what was scheduled. */
const endOfPackage = sql<string>`(
  select case
    when order_item.status_id in (${statusIds.approved}, ${statusIds.pending})
      and count(*) < (order_item.data ->> 'sessions_total')::int then '9999-12-31'
    else coalesce(max(s.ends_at)::date::text, orders.created_at::date::text)
  end
  from session_booking s where s.item_id = order_item.id and s.status_id <> ${statusIds.cancelled}
)`;
const ends = sql<string>`case when ${hasSessions} then ${endOfPackage}
  else coalesce(order_item.data ->> 'end_date', order_item.data ->> 'date', order_item.data ->> 'start_date', '9999-12-31') end`;

const beside = [
  'orders.created_at as ordered_at',
  'orders.state',
  holdsOnlyCancellable('order_item.order_id'),
] as const;

const ofCustomer = ({ database }: Server, customerId: number, kinds: readonly ItemKind[]) =>
  database
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .where('orders.customer_id', '=', customerId)
    .where((where) =>
      where.or([where('order_item.kind', 'in', kinds), ...(kinds.includes('trainer') ? [hasSessions] : [])]),
    )
    .where('order_item.parent_id', 'is', null)
    .where('orders.state', 'in', shown);

async function list(server: Server, customerId: number, kinds: readonly ItemKind[], query: Query) {
  const today = server.clock.today().toString();
  let own = ofCustomer(server, customerId, kinds);
  if (query.period === 'past') own = own.where(ends, '<', today);
  if (query.period === 'upcoming') own = own.where(ends, '>=', today);
  if (query.from) own = own.where(begins, '>=', query.from);
  if (query.to) own = own.where(begins, '<=', query.to);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const order = query.sort_order ?? 'desc';
  const rows: Row[] = await own
    .selectAll('order_item')
    .select(beside)
    .orderBy(begins, order)
    .orderBy('order_item.id', order)
    .limit(windowOf(query).limit)
    .offset(windowOf(query).offset)
    .execute();
  return { rows, count };
}

async function one(
  server: Server,
  customerId: number,
  kinds: readonly ItemKind[],
  id: string | undefined,
): Promise<Row> {
  const row = await ofCustomer(server, customerId, kinds)
    .selectAll('order_item')
    .select(beside)
    .where('order_item.id', '=', Number(id))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function sessionsOf({ database }: Server, rows: readonly Row[]): Promise<Session[]> {
  if (rows.length === 0) return [];
  return database
    .selectFrom('session_booking')
    .select(['id', 'item_id', 'starts_at', 'ends_at', 'status_id'])
    .where(
      'item_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('starts_at')
    .execute();
}

const dataOf = (row: Row): Data => row.data as Data;
const number = (value: unknown): number => Number(value);
const words = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const base = (row: Row) => ({
  id: row.id,
  order_id: row.order_id,
  name: row.name,
  ar_name: row.ar_name,
  image: words(dataOf(row)['image']),
  status_id: row.status_id,
  total: dirhams(row.total),
  quantity: row.quantity,
  is_cancellable: row.is_cancellable,
});

const wireSession = ({ id, starts_at, ends_at, status_id }: Session) => ({
  id,
  date: starts_at.slice(0, 10),
  start_time: starts_at.slice(11, 19),
  end_time: ends_at.slice(11, 19),
  status_id,
});

const event = (row: Row): Answer<'eventBookings'>['data'][number] => {
  const data = dataOf(row);
  return {
    ...base(row),
    event_id: number(data['event_id']),
    // The day that the ticket is for, of an event of several.
    start_date: String(data['date'] ?? data['start_date']),
    event_schedules: [{ start_time: String(data['start_time']), end_time: String(data['end_time']) }],
    seat: words(data['seat']),
    venue_name: words(data['venue']),
    ar_venue_name: words(data['ar_venue']),
  };
};

const trainer = (row: Row, sessions: readonly Session[]): Answer<'trainerBookings'>['data'][number] => {
  const data = dataOf(row);
  const own = sessions.filter(({ item_id, status_id }) => item_id === row.id && status_id !== statusIds.cancelled);
  const all = number(data['sessions_total']);
  return {
    ...base(row),
    trainer_id: number(data['trainer_id']),
    training_package_id: number(data['training_package_id']),
    sessions_total: all,
    sessions_left: Math.max(0, all - own.length),
    trainer_name: words(data['trainer_name']) ?? row.detail,
    ar_trainer_name: words(data['ar_trainer_name']) ?? row.ar_detail,
    sessions: own.map(wireSession),
    offer_id: row.kind === 'offer' ? number(data['offer_id']) : null,
  };
};

const academy = (row: Row, sessions: readonly Session[]): Answer<'academyBookings'>['data'][number] => {
  const data = dataOf(row);
  return {
    ...base(row),
    workshop_id: number(data['workshop_id']),
    workshop_program_id: number(data['workshop_program_id']),
    start_date: String(data['start_date']),
    end_date: String(data['end_date']),
    sessions: sessions.filter(({ item_id }) => item_id === row.id).map(wireSession),
  };
};

const membership = (row: Row): Answer<'membershipBookings'>['data'][number] => {
  const data = dataOf(row);
  return {
    ...base(row),
    membership_package_id: number(data['membership_package_id']),
    card_number: cardNumberOf(row.id),
    start_date: String(data['start_date']),
    end_date: String(data['end_date']),
  };
};

const retail = (row: Row): Answer<'retailBookings'>['data'][number] => {
  const data = dataOf(row);
  return {
    ...base(row),
    outlet_id: data['outlet_id'] == null ? null : number(data['outlet_id']),
    outlet_name: words(data['outlet_name']),
    ar_outlet_name: row.kind === 'pos' ? row.ar_detail : null,
    ordered_at: row.ordered_at,
    delivery_address: words(data['delivery_address']),
    trainer_booking_id: data['sessions_total'] == null ? null : row.id,
  };
};

const details = async (server: Server, row: Row) => ({
  products: await itemsOf(server.database, row.order_id),
  customers: dataOf(row).customers ?? [],
});

/** One page of a list that is all there. */
function pageIn<T>(all: T[], query: { page?: number | undefined; size?: number | undefined }) {
  const { limit, offset } = windowOf(query);
  return paged(all.slice(offset, offset + limit), all.length, query);
}

/** The cards of a customer: one for each membership that is paid, and the one that was given at the desk. */
export async function ownCards(server: Server, customer: Call<'membershipCards'>['customer']) {
  const { rows } = await list(server, customer.id, ['membership'], { size: 100 });
  const paid = rows
    .filter(({ state }) => state === 'paid')
    .map((row) => {
      const { id, name, ar_name, status_id, card_number, start_date, end_date, membership_package_id } =
        membership(row);
      return { id, card_number, name, ar_name, start_date, end_date, status_id, membership_package_id };
    });
  const known = customer.membership_card_number;
  if (known === null || paid.some(({ card_number }) => card_number === known)) return paid;
  const year = server.clock.today().year;
  const given = {
    id: customer.id,
    card_number: known,
    name: 'Saha member',
    ar_name: 'عضو ساحة',
    start_date: `${year}-01-01`,
    end_date: `${year}-12-31`,
    status_id: statusIds.approved,
    membership_package_id: null,
  };
  return [given, ...paid];
}

export const otherBookingHandlers = handle({
  async eventBookings({ server, customer, query }) {
    const { rows, count } = await list(server, customer.id, ['event'], query);
    return paged(rows.map(event), count, query);
  },
  async eventBooking({ server, customer, params }) {
    const row = await one(server, customer.id, ['event'], params['id']);
    return ok({ ...event(row), ...(await details(server, row)) });
  },

  async trainerBookings({ server, customer, query }) {
    const { rows, count } = await list(server, customer.id, ['trainer'], query);
    const sessions = await sessionsOf(server, rows);
    return paged(
      rows.map((row) => trainer(row, sessions)),
      count,
      query,
    );
  },
  async trainerBooking({ server, customer, params }) {
    const row = await one(server, customer.id, ['trainer'], params['id']);
    return ok({ ...trainer(row, await sessionsOf(server, [row])), ...(await details(server, row)) });
  },

  async academyBookings({ server, customer, query }) {
    const { rows, count } = await list(server, customer.id, ['academy'], query);
    const sessions = await sessionsOf(server, rows);
    return paged(
      rows.map((row) => academy(row, sessions)),
      count,
      query,
    );
  },
  async academyBooking({ server, customer, params }) {
    const row = await one(server, customer.id, ['academy'], params['id']);
    return ok({ ...academy(row, await sessionsOf(server, [row])), ...(await details(server, row)) });
  },

  async membershipBookings({ server, customer, query }) {
    const { rows, count } = await list(server, customer.id, ['membership'], query);
    return paged(rows.map(membership), count, query);
  },
  async membershipBooking({ server, customer, params }) {
    const row = await one(server, customer.id, ['membership'], params['id']);
    return ok({ ...membership(row), ...(await details(server, row)) });
  },

  async retailBookings({ server, customer, query }) {
    const { rows, count } = await list(server, customer.id, ['pos', 'offer'], query);
    return paged(rows.map(retail), count, query);
  },
  async retailBooking({ server, customer, params }) {
    const row = await one(server, customer.id, ['pos', 'offer'], params['id']);
    return ok({ ...retail(row), ...(await details(server, row)) });
  },

  async membershipCards({ server, customer, query }) {
    const cards = await ownCards(server, customer);
    return pageIn(
      cards.map(({ id, card_number, name, ar_name, start_date, end_date, status_id }) => ({
        id,
        card_number,
        name,
        ar_name,
        start_date,
        end_date,
        status_id,
      })),
      query,
    );
  },

  /** Takes an hour of the trainer; two customers who want the same one, the database tells apart. */
  async bookTrainerSession({ server, customer, params, body, language }) {
    const row = await one(server, customer.id, ['trainer'], params['id']);
    if (row.state !== 'paid') throw new Refused(409, orderWords.notPaid, { code: 'notPaid' });
    if (row.status_id !== statusIds.approved) throw new Refused(409, orderWords.packageOver, { code: 'packageOver' });
    const data = dataOf(row);
    const trainerId = number(data['trainer_id']);
    const free = await freeSessions(server, trainerId, Temporal.PlainDate.from(body.date), number(data['duration']));
    const session = free.find(({ start_time }) => start_time === body.start_time);
    const taken = (): Refused => new Refused(409, orderWords.trainerTaken, { code: 'trainerTaken' });
    if (!session) throw taken();
    try {
      await server.database.transaction().execute(async (trx) => {
        await trx.selectFrom('order_item').select('id').where('id', '=', row.id).forNoKeyUpdate().execute();
        const { count } = await trx
          .selectFrom('session_booking')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('item_id', '=', row.id)
          .where('status_id', '<>', statusIds.cancelled)
          .executeTakeFirstOrThrow();
        if (count >= number(data['sessions_total']))
          throw invalid('date', orderWords.noSessionInPackage, 'noSessionLeft');
        await trx
          .insertInto('session_booking')
          .values({
            item_id: row.id,
            trainer_id: trainerId,
            starts_at: `${body.date} ${session.start_time}`,
            ends_at: `${body.date} ${session.end_time}`,
            status_id: statusIds.approved,
          })
          .execute();
      });
    } catch (error) {
      if (databaseFault(error)?.code === sqlState.exclusion) throw taken();
      throw error;
    }
    return ok(null, orderWords.sessionBooked[language]);
  },
});
