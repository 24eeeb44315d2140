/** Reads facilities with everything that decides their slots around one date, as the contract shows them (R3.5.1). */
import { sql, type Selectable } from 'kysely';
import type * as v from 'valibot';
import type { Channel, Facility as FacilitySchema, ScheduleConfiguration } from '../../src/contract/facilities.ts';
import type { Queryable } from '../data/database.ts';
import type { Tables } from '../data/tables.ts';
import { sessionName } from './alias.ts';
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

const noOccupations = {
  bookings: [],
  maintenances: [],
  event_schedules: [],
  workshop_program_schedules: [],
  cart_items: [],
};

async function facilitiesOf(database: Queryable, filter: FacilityFilter) {
  let query = database.selectFrom('facility').selectAll().orderBy('position');
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

const controlOf = (control: Selectable<Tables['schedule_control']>): WireFacility['schedule_control'][number] => ({
  date: control.date,
  end_date: control.end_date,
  times: control.times as { start_time: string; end_time: string }[],
  weekdays: control.weekdays,
  interval_type: control.interval_type,
  rentals: control.rentals as number[],
  channels: control.channels as Channel[],
});

/** Facilities that pass the filter, in the order of the house, with all that touches the date and its neighbours. */
export async function readSchedule(
  database: Queryable,
  filter: FacilityFilter,
  { date, now, session }: Viewpoint,
): Promise<WireFacility[]> {
  const facilities = await facilitiesOf(database, filter);
  if (facilities.length === 0) return [];
  const ids = facilities.map(({ id }) => id);
  const relations = await database
    .selectFrom('facility_relation')
    .selectAll()
    .where((where) => where.or([where('ancestor_id', 'in', ids), where('descendant_id', 'in', ids)]))
    .execute();
  const everyone = [...new Set([...ids, ...relations.flatMap((pair) => [pair.ancestor_id, pair.descendant_id])])];
  const noon = momentOf(`${date} 00:00:00`);
  const [first, last] = [stampAt(noon - day), stampAt(noon + 2 * day)];
  const [firstDate, lastDate] = [first.slice(0, 10), dateOf(noon + day)];

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
  const maintenances = await database
    .selectFrom('maintenance')
    .select(['facility_id', 'date', 'end_date', 'start_time', 'end_time'])
    .where('facility_id', 'in', everyone)
    .where('date', '<=', lastDate)
    .where(sql<string>`coalesce(end_date, date)`, '>=', firstDate)
    .execute();
  const programs = await database
    .selectFrom('program_schedule')
    .select(['facility_id', 'kind', 'date', 'end_date', 'start_time', 'end_time'])
    .where('facility_id', 'in', everyone)
    .where('date', '<=', lastDate)
    .where(sql<string>`coalesce(end_date, date)`, '>=', firstDate)
    .execute();
  const rentals = await database
    .selectFrom('rental')
    .selectAll()
    .where('facility_id', 'in', ids)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  const controls = await database
    .selectFrom('schedule_control')
    .selectAll()
    .where('facility_id', 'in', ids)
    .where('date', '<=', lastDate)
    .where((where) => where.or([where('end_date', 'is', null), where('end_date', '>=', firstDate)]))
    .orderBy('id')
    .execute();
  const capacities = await database
    .selectFrom('facility')
    .select(['id', 'per_capacity'])
    .where('id', 'in', everyone)
    .execute();

  const occupationsOf = (id: number) => ({
    ...noOccupations,
    bookings: claims.filter((claim) => claim.facility_id === id && claim.order_id !== null).map(bookingOf),
    cart_items: claims
      .filter((claim) => claim.facility_id === id && claim.session_id !== null)
      .map((claim) => cartItemOf(claim, session)),
    maintenances: maintenances.filter(({ facility_id }) => facility_id === id).map(spanOf),
    event_schedules: programs.filter(({ facility_id, kind }) => facility_id === id && kind === 'event').map(spanOf),
    workshop_program_schedules: programs
      .filter(({ facility_id, kind }) => facility_id === id && kind === 'workshop')
      .map(spanOf),
  });
  const relativesOf = (relatives: number[]) =>
    relatives.map((id) => ({
      id,
      per_capacity: capacities.find((one) => one.id === id)!.per_capacity,
      ...occupationsOf(id),
    }));

  return facilities.map((facility) => ({
    id: facility.id,
    name: facility.name,
    ar_name: facility.ar_name,
    image: facility.image,
    per_capacity: facility.per_capacity,
    capacity: facility.capacity,
    is_enable_per_day_capacity: facility.is_enable_per_day_capacity,
    min_booking_time: facility.min_booking_time,
    facility_rentals: rentals
      .filter(({ facility_id }) => facility_id === facility.id)
      .map(({ start_time, end_time, product_id, min_booking_time }) => ({
        start_time,
        end_time,
        product_id,
        rental_product_id: product_id,
        min_booking_time,
      })),
    schedule_control: controls.filter(({ facility_id }) => facility_id === facility.id).map(controlOf),
    parent_facilities: relativesOf(
      relations.filter(({ descendant_id }) => descendant_id === facility.id).map(({ ancestor_id }) => ancestor_id),
    ),
    child_facilities: relativesOf(
      relations.filter(({ ancestor_id }) => ancestor_id === facility.id).map(({ descendant_id }) => descendant_id),
    ),
    ...occupationsOf(facility.id),
  }));
}

/** A public service, or undefined: private ones and the point of sale are nobody's to see (R6.1.14). */
export async function publicService(database: Queryable, id: number): Promise<Service | undefined> {
  const service = await database
    .selectFrom('service')
    .selectAll()
    .where('id', '=', id)
    .where('is_public', '=', true)
    .executeTakeFirst();
  return service && service.name.trim().toLowerCase() !== 'pos' ? service : undefined;
}

export const configurationOf = (service: Service): ScheduleConfiguration =>
  service.configuration as ScheduleConfiguration;
