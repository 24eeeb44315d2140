/** Services, their filters and settings (R7.2.3–4, R7.2.9–11). */
import { sql } from 'kysely';
import type { Queryable } from '../data/database.ts';
import { readSetting } from '../data/settings.ts';
import type { Service } from '../domain/slots/schedule.ts';
import { publicService } from '../domain/slots/schedule.ts';
import { handle, ok, type Answer } from './call.ts';
import { notFound } from '../answers/refused.ts';

type WireService = Answer<'services'>['data'][number];
type Choice = { id: number; name: string; ar_name: string | null };

async function preferencesOf(database: Queryable, serviceId: number) {
  const surfaces = await database
    .selectFrom('surface')
    .selectAll()
    .where('id', 'in', (facility) =>
      facility
        .selectFrom('facility')
        .select('surface_id')
        .where('service_id', '=', serviceId)
        .$castTo<{ surface_id: number }>(),
    )
    .orderBy('id')
    .execute();
  const formations = await database
    .selectFrom('formation')
    .selectAll()
    .where('id', 'in', (facility) =>
      facility
        .selectFrom('facility_formation')
        .innerJoin('facility', 'facility.id', 'facility_formation.facility_id')
        .select('formation_id')
        .where('service_id', '=', serviceId),
    )
    .orderBy('id')
    .execute();
  const outdoor = await database
    .selectFrom('facility')
    .select('is_outdoor')
    .distinct()
    .where('service_id', '=', serviceId)
    .orderBy('is_outdoor')
    .execute();
  return { surfaces, formations, outdoor: outdoor.map(({ is_outdoor }) => is_outdoor) };
}

interface Summary {
  readonly service_id: number;
  readonly facilities: Choice[];
  readonly surfaces: Choice[];
  readonly formations: Choice[];
  readonly outdoor: (0 | 1)[];
  readonly price_from: number | null;
}

/** One query for all services: what each has to choose from, and its lowest price of one booking in fils. */
async function summaries(database: Queryable): Promise<Summary[]> {
  const found = await sql<Summary>`
    select f.service_id,
      json_agg(json_build_object('id', f.id, 'name', f.name, 'ar_name', f.ar_name) order by f.position) as facilities,
      coalesce(json_agg(distinct f.is_outdoor), '[]') as outdoor,
      coalesce((select json_agg(s order by s.id) from surface s
        where s.id in (select surface_id from facility where service_id = f.service_id)), '[]') as surfaces,
      coalesce((select json_agg(o order by o.id) from formation o where o.id in (
        select ff.formation_id from facility_formation ff join facility g on g.id = ff.facility_id where g.service_id = f.service_id)), '[]') as formations,
      (select min((p.price + p.tax) * case when p.unit_minutes is null then 1
          else ceil(coalesce((s.configuration ->> 'min_booking_time')::numeric, 60) / p.unit_minutes) end)
        from rental r join facility g on g.id = r.facility_id join product p on p.id = r.product_id join service s on s.id = g.service_id
        where g.service_id = f.service_id) as price_from
    from facility f group by f.service_id`.execute(database);
  return found.rows;
}

const wireService = (service: Service, summary: Summary | undefined): WireService => ({
  id: service.id,
  venue_id: service.venue_id,
  name: service.name,
  ar_name: service.ar_name,
  is_public: service.is_public ? 1 : 0,
  image: service.image,
  map_pin: null,
  filter_by: service.filter_by,
  surfaces: summary?.surfaces ?? [],
  formations: summary?.formations ?? [],
  outdoor: summary?.outdoor ?? [],
  facilities: summary?.facilities ?? [],
  is_approval_required: service.needs_approval ? 1 : 0,
  price_from: summary?.price_from == null ? null : summary.price_from / 100,
});

export const serviceHandlers = handle({
  // The list holds private services and the point of sale too: hiding them is the portal's rule (R6.1.14).
  async services({ server: { database } }) {
    const services = await database.selectFrom('service').selectAll().orderBy('position').execute();
    const all = await summaries(database);
    return ok(
      services.map((service) =>
        wireService(
          service,
          all.find(({ service_id }) => service_id === service.id),
        ),
      ),
    );
  },

  async service({ server: { database }, params }) {
    const service = await publicService(database, Number(params['id']));
    if (!service) throw notFound();
    const summary = (await summaries(database)).find(({ service_id }) => service_id === service.id);
    return ok({
      ...wireService(service, summary),
      description: service.description,
      ar_description: service.ar_description,
      images: service.images as string[],
      terms: service.terms,
      ar_terms: service.ar_terms,
    });
  },

  async serviceFilters({ server: { database }, params }) {
    const service = await publicService(database, Number(params['serviceId']));
    if (!service) throw notFound();
    return ok(await preferencesOf(database, service.id));
  },

  async fieldConfig({ server: { database }, query }) {
    const service = await publicService(database, query.venue_service_id);
    if (!service) throw notFound();
    return {
      ...ok(service.field_visibility as Answer<'fieldConfig'>['data']),
      additional_fields: service.additional_fields as Answer<'fieldConfig'>['additional_fields'],
    };
  },

  async shortRentals({ server: { database }, query }) {
    const service = await publicService(database, query.venue_service_id);
    if (!service) throw notFound();
    const rentals = await database
      .selectFrom('product')
      .select(['product.id as product_id', 'name', 'ar_name'])
      .where('id', 'in', (rental) =>
        rental
          .selectFrom('rental')
          .innerJoin('facility', 'facility.id', 'rental.facility_id')
          .select('product_id')
          .where('service_id', '=', service.id),
      )
      .orderBy('id')
      .execute();
    return ok(rentals);
  },

  async customerConfiguration({ server: { database } }) {
    return ok({ customer_threshold: (await readSetting<number>(database, 'threshold')) ?? null });
  },
});
