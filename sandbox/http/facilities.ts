/** The schedule, what is free for a slot, and what it sells (R7.2.5–8). */
import { offerOf } from '../domain/orders/offer.ts';
import {
  configurationOf,
  publicService,
  readSchedule,
  type Service,
  type WireFacility,
} from '../domain/slots/schedule.ts';
import { isListed, questionOf, slotOf, whoIs } from '../domain/slots/slotQuestion.ts';
import { dirhams, slotUnits, totalOf } from '../domain/slots/slotPrice.ts';
import { isDuration, listingDates, offers } from '../domain/slots/slotRules.ts';
import type { Server } from '../server.ts';
import { handle, ok, type Answer, type Call } from './call.ts';
import type { Customer } from '../domain/customer.ts';
import { noPlace, notFound } from '../answers/refused.ts';

type Availability = Call<'availableFacilities'>['query'];

async function serviceOf(server: Server, id: number): Promise<Service> {
  const service = await publicService(server.database, id);
  if (!service) throw notFound();
  return service;
}

interface Asking {
  readonly server: Server;
  readonly query: Availability;
  readonly customer: Customer | null;
  readonly sessionId: string | null;
}

/** The facility as a session sees it that comes back to what it holds already: its own holds are not in its way. */
const withoutHoldsOf = (sessionId: string | null, facility: WireFacility): WireFacility => {
  const others = <TFacility extends Pick<WireFacility, 'cart_items'>>(facility: TFacility): TFacility => ({
    ...facility,
    cart_items: facility.cart_items.filter(({ session_id }) => session_id !== sessionId),
  });
  return {
    ...others(facility),
    parent_facilities: facility.parent_facilities.map(others),
    child_facilities: facility.child_facilities.map(others),
  };
};

/** With filter_by 2 the product that the slot has to begin in. */
const productsIn = ({ product_id }: Availability): number[] | undefined =>
  product_id === undefined ? undefined : [product_id];

/** The facilities that offer the slot now (S3): every rule, events and workshops by true overlap. */
async function available(
  { server, query, customer, sessionId }: Asking,
  service: Service,
  seen: (facility: WireFacility) => WireFacility = (facility) => facility,
): Promise<WireFacility[]> {
  const configuration = configurationOf(service);
  const slot = slotOf(query.date, query.start_time, query.end_time);
  if (!isDuration((slot.to - slot.from) / 60, configuration)) return [];
  const found = await readSchedule(
    server.database,
    {
      serviceId: service.id,
      facilityIds: query.facility_id === undefined ? undefined : [query.facility_id],
      formations: query.game_formation_id === undefined ? undefined : [query.game_formation_id],
      surfaceId: query.facility_surface_id,
      isOutdoor: query.is_outdoor,
    },
    { date: query.date, now: server.clock.stamp(), session: sessionId },
  );
  const question = questionOf(server, slot, configuration, whoIs(customer), productsIn(query));
  const listed = new Map<string, boolean>();
  const free: WireFacility[] = [];
  for (const facility of found) {
    if (query.per_capacity !== undefined && facility.per_capacity !== query.per_capacity) continue;
    if (!offers(seen(facility), question)) continue;
    const dates = listingDates(facility, question);
    const key = dates.join();
    if (!listed.has(key)) listed.set(key, await isListed(server, dates, configuration));
    if (listed.get(key)) free.push(facility);
  }
  return free;
}

export const facilityHandlers = handle({
  async schedule({ server, query, sessionId }) {
    const service = await serviceOf(server, query.venue_service_id);
    const facilities = await readSchedule(
      server.database,
      {
        serviceId: service.id,
        formations: query['game_formations[]'],
        surfaceId: query.facility_surface_id,
        isOutdoor: query.is_outdoor,
      },
      { date: query.date, now: server.clock.stamp(), session: sessionId },
    );
    return ok({ facilities, configuration: configurationOf(service) });
  },

  async availableFacilities({ server, query, customer, sessionId }) {
    const service = await serviceOf(server, query.venue_service_id);
    const free = await available({ server, query, customer, sessionId }, service);
    const grounds = await server.database
      .selectFrom('facility')
      .leftJoin('surface', 'surface.id', 'facility.surface_id')
      .select(['facility.id', 'is_outdoor', 'surface.id as surface_id', 'surface.name', 'surface.ar_name'])
      .where('service_id', '=', service.id)
      .execute();
    const slot = slotOf(query.date, query.start_time, query.end_time);
    const placing = questionOf(server, slot, configurationOf(service), whoIs(customer), productsIn(query));
    const answer: Answer<'availableFacilities'>['data'] = [];
    for (const facility of free) {
      const ground = grounds.find(({ id }) => id === facility.id);
      const units = facility.per_capacity === 1 ? null : await slotUnits(server.database, facility, placing);
      answer.push({
        id: facility.id,
        name: facility.name,
        ar_name: facility.ar_name,
        image: facility.image,
        per_capacity: facility.per_capacity,
        capacity: facility.capacity,
        min_booking_time: facility.min_booking_time,
        surface: ground?.surface_id
          ? { id: ground.surface_id, name: ground.name ?? '', ar_name: ground.ar_name }
          : null,
        is_outdoor: ground?.is_outdoor,
        price:
          units && dirhams(units.reduce((sum, { product, quantity }) => sum + totalOf(product, quantity).total, 0)),
      });
    }
    return ok(answer);
  },

  async facilityOffer({ server, query, customer, sessionId }) {
    const service = await serviceOf(server, query.venue_service_id);
    // A page that is loaded anew asks again for what lies in its own cart.
    const [facility] = await available({ server, query, customer, sessionId }, service, (one) =>
      one.per_capacity === 0 ? withoutHoldsOf(sessionId, one) : one,
    );
    if (!facility) throw noPlace();
    return ok(
      await offerOf(server.database, {
        facility,
        configuration: configurationOf(service),
        slot: slotOf(query.date, query.start_time, query.end_time),
        session: sessionId,
        who: whoIs(customer),
        venueId: service.venue_id,
        products: productsIn(query),
      }),
    );
  },
});
