/** Reads facilities with everything that decides their slots around one date, as the contract shows them (R3.5.1). */
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Facility as FacilitySchema, ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import { sessionName } from '../sessionAlias.ts';
import { dateOf, day, momentOf, stampAt, timeOf, writtenEnd } from './spans.ts';

export type Service = Selectable<Tables['service']>;
export type WireFacility = v.InferOutput<typeof FacilitySchema>;

export interface FacilityFilter {
  readonly serviceId?: number | undefined;
  readonly facilityIds?: readonly number[] | undefined;
  readonly formations?: readonly number[] | undefined;
  readonly surfaceId?: number | undefined;
  readonly isOutdoor?: 0 | 1 | undefined;
}

export interface Viewpoint {
  /** The date looked at, YYYY-MM-DD; the day before and after are read too. */
  readonly date: string;
  /** Stamp of the clock: holds that ended by then are not shown. */
  readonly now: string;
  readonly session: string | null;
}

interface Relative {
  readonly id: number;
  readonly per_capacity: 0 | 1;
}

/** A list of the facility as one JSON value: four queries become one. */
const listOf = <T>(query: RawBuilder<unknown>) => sql<T[]>`coalesce((select json_agg(row) from (${query}) row), '[]')`;

/** In dirhams, of what is sold by the hour: the price of a ticket is told with the ticket. */
const priceOf = (amount: 'price' | 'tax') => sql`(${sql.ref(`product.${amount}`)}::float8 / 100)`;

const relatives = (own: 'ancestor_id' | 'descendant_id', other: 'ancestor_id' | 'descendant_id') =>
  listOf<Relative>(sql`select o.id, o.per_capacity from facility_relation r join facility o on o.id = r.${sql.ref(other)}
    where r.${sql.ref(own)} = facility.id order by o.id`);

/** The facilities themselves: rentals, controls in force around the date, relatives. */
async function facilitiesOf(database: Queryable, filter: FacilityFilter, first: string, last: string) {
  let query = database
    .selectFrom('facility')
    .selectAll()
    .select([
      listOf<WireFacility['facility_rentals'][number]>(
        sql`select start_time, end_time, product_id, product_id as rental_product_id, min_booking_time,
          ${priceOf('price')} as price, ${priceOf('tax')} as tax_amount, product.unit_minutes
          from rental left join product on product.id = product_id and product.kind = 'rental'
          where facility_id = facility.id order by start_time, rental.id`,
      ).as('rentals'),
      listOf<WireFacility['schedule_control'][number]>(
        sql`select date, end_date, times, weekdays, interval_type, rentals, channels from schedule_control
          where facility_id = facility.id and date <= ${last} and (end_date is null or end_date >= ${first}) order by id`,
      ).as('controls'),
      relatives('descendant_id', 'ancestor_id').as('parents'),
      relatives('ancestor_id', 'descendant_id').as('children'),
    ])
    .orderBy('position');
  if (filter.serviceId !== undefined) query = query.where('service_id', '=', filter.serviceId);
  if (filter.facilityIds) query = query.where('id', 'in', [...filter.facilityIds, 0]);
  if (filter.surfaceId !== undefined) query = query.where('surface_id', '=', filter.surfaceId);
  if (filter.isOutdoor !== undefined) query = query.where('is_outdoor', '=', filter.isOutdoor);
  if (filter.formations && filter.formations.length > 0) {
    const formations = [...filter.formations];
    query = query.where('id', 'in', (inner) =>
      inner.selectFrom('facility_formation').select('facility_id').where('formation_id', 'in', formations),
    );
  }
  return query.execute();
}

type Claim = Selectable<Tables['claim']> & { participant_count: number | null };

function bookingOf(claim: Claim): WireFacility['bookings'][number] {
  const [from, to] = [momentOf(claim.starts_at), momentOf(claim.ends_at)];
  // An end at midnight belongs to the day before it, as 23:59:59 (R9.2.7).
  const endsAtMidnight = to % day === 0;
  const lastDate = dateOf(endsAtMidnight ? to - day : to);
  return {
    date: dateOf(from),
    booking_end_date: lastDate > dateOf(from) ? lastDate : null,
    start_time: timeOf(from),
    end_time: writtenEnd(claim.ends_at),
    attendance: claim.people,
    is_full_day: 0,
  };
}

function cartItemOf(claim: Claim, viewer: string | null): WireFacility['cart_items'][number] {
  const from = momentOf(claim.starts_at);
  return {
    session_id: sessionName(claim.session_id!, viewer),
    product_id: claim.product_id ?? 1,
    quantity: claim.shared === 1 ? claim.quantity : 1,
    participant_count: claim.shared === 1 ? (claim.participant_count ?? 1) : 1,
    date: dateOf(from),
    start_time: timeOf(from),
    end_time: writtenEnd(claim.ends_at),
  };
}

const spanOf = ({ date, end_date, start_time, end_time }: WireFacility['maintenances'][number]) => ({
  date,
  end_date,
  start_time,
  end_time,
});

/** Facilities that pass the filter, in the order of the house, with all that touches the date and its neighbours. */
export async function readSchedule(
  database: Queryable,
  filter: FacilityFilter,
  { date, now, session }: Viewpoint,
): Promise<WireFacility[]> {
  const midnight = momentOf(`${date} 00:00:00`);
  const [first, last] = [stampAt(midnight - day), stampAt(midnight + 2 * day)];
  const [firstDate, lastDate] = [dateOf(midnight - day), dateOf(midnight + day)];
  const facilities = await facilitiesOf(database, filter, firstDate, lastDate);
  if (facilities.length === 0) return [];
  const everyone = [
    ...new Set(
      facilities.flatMap(({ id, parents, children }) => [id, ...[...parents, ...children].map((one) => one.id)]),
    ),
  ];

  const claims = await database
    .selectFrom('claim')
    .leftJoin('product', 'product.id', 'claim.product_id')
    .selectAll('claim')
    .select('product.participant_count')
    .where('facility_id', 'in', everyone)
    .where('starts_at', '<', last)
    .where('ends_at', '>', first)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('claim.id')
    .execute();
  const spans = ['facility_id', 'date', 'end_date', 'start_time', 'end_time'] as const;
  const closures = await database
    .selectFrom('maintenance')
    .select([...spans, sql<'maintenance' | 'event' | 'workshop'>`'maintenance'`.as('kind')])
    .where('facility_id', 'in', everyone)
    .where('date', '<=', lastDate)
    .where(sql<string>`coalesce(end_date, date)`, '>=', firstDate)
    .unionAll(
      database
        .selectFrom('program_schedule')
        .select([...spans, 'kind'])
        .where('facility_id', 'in', everyone)
        .where('date', '<=', lastDate)
        .where(sql<string>`coalesce(end_date, date)`, '>=', firstDate),
    )
    .orderBy('date')
    .orderBy('start_time')
    .execute();

  const occupationsOf = (id: number) => {
    const closed = (kind: (typeof closures)[number]['kind']) =>
      closures.filter((closure) => closure.facility_id === id && closure.kind === kind).map(spanOf);
    const taken = claims.filter((claim) => claim.facility_id === id);
    return {
      bookings: taken.filter(({ order_id }) => order_id !== null).map(bookingOf),
      cart_items: taken.filter(({ session_id }) => session_id !== null).map((claim) => cartItemOf(claim, session)),
      maintenances: closed('maintenance'),
      event_schedules: closed('event'),
      workshop_program_schedules: closed('workshop'),
    };
  };
  const withOccupations = (relative: Relative) => ({ ...relative, ...occupationsOf(relative.id) });

  return facilities.map((facility) => ({
    id: facility.id,
    name: facility.name,
    ar_name: facility.ar_name,
    image: facility.image,
    per_capacity: facility.per_capacity,
    capacity: facility.capacity,
    is_enable_per_day_capacity: facility.is_enable_per_day_capacity,
    min_booking_time: facility.min_booking_time,
    facility_rentals: facility.rentals,
    schedule_control: facility.controls,
    parent_facilities: facility.parents.map(withOccupations),
    child_facilities: facility.children.map(withOccupations),
    ...occupationsOf(facility.id),
  }));
}

/** The point of sale is kept as a service, which nobody books. */
export const isPointOfSale = ({ name }: { name: string }): boolean => name.trim().toLowerCase() === 'pos';

/** A public service, or undefined: private ones and the point of sale are nobody's to see (R6.1.14). */
export async function publicService(database: Queryable, id: number): Promise<Service | undefined> {
  const service = await database
    .selectFrom('service')
    .selectAll()
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
  return service && !isPointOfSale(service) ? service : undefined;
}

export const configurationOf = (service: Service): ScheduleConfiguration =>
  service.configuration as ScheduleConfiguration;
