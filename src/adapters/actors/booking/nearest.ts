/** What can be booked instead of a lost slot: the service's own day, and that of the same service at other venues. */
import { askingRules, type AskingRules } from '../../../../machines/booking/askingRules.ts';
import type { Filters } from '../../../../machines/booking/bookingWishes.ts';
import { bookableServices } from '../../../../machines/booking/bookableServices.ts';
import { servicesAlike } from '../../../../machines/booking/servicesAlike.ts';
import { tenantOf } from '../../../../machines/portal/tenants.ts';
import {
  daysNear,
  nearestSlots,
  type MissedSlot,
  type NearestSlot,
  type OfferedDay,
} from '../../../../machines/slots/nearestSlots.ts';
import { bookableDates, channelOf, isBookable } from '../../../../machines/slots/slots.ts';
import { dateAfter, dateOfMoment } from '../../../../machines/slots/schedule/venueTime.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import type { VenueService } from '../../../contract/offered/facilities.ts';
import { call } from '../../http/client.ts';
import { loadSchedule } from '../../schedule/loadSchedule.ts';
import { nowAtVenue } from '../../http/serverTime.ts';

/** Other venues that are asked, at most. */
const mostVenues = 3;

export interface NearestQuery extends AskingRules {
  missed: MissedSlot;
  /** The day on whose list the lost slot stood (W4). */
  bookingDate: string;
  /** The filters of the lost slot; another venue has filters of its own. */
  filters: Filters | null;
}

/** The question for a slot that was lost. */
export const nearestQuery = (
  missed: Pick<NearestQuery, 'missed' | 'bookingDate' | 'filters'>,
  asking: Parameters<typeof askingRules>[0],
): NearestQuery => ({ ...missed, ...askingRules(asking) });

/** A slot that can be had instead, with its service, whose name is shown. */
export interface NearestOffer extends NearestSlot {
  service: VenueService;
}

interface Asked {
  service: VenueService;
  date: string;
}

/** The service's own day is needed; other venues that cannot be loaded are left out. */
async function loadDay(
  { service, date }: Asked,
  { missed, filters, customer, reserves, range }: NearestQuery,
  today: string,
  signal: AbortSignal,
): Promise<OfferedDay | null> {
  const isOwn = service.id === missed.serviceId;
  const { configuration, packed } = await loadSchedule(
    {
      venue_service_id: service.id,
      date,
      allow_facility_items_reservation: reserves,
      ...(isOwn && filters?.formation ? { 'game_formations[]': [filters.formation] } : {}),
      ...(isOwn && filters?.surface ? { facility_surface_id: filters.surface } : {}),
      ...(isOwn ? { is_outdoor: filters?.outdoor ?? undefined } : {}),
    },
    signal,
  );
  const { advance_booking_days_limit } = configuration;
  if (!isBookable(date, bookableDates({ today, ...range, advance_booking_days_limit }))) return null;
  return { serviceId: service.id, packed: packed[channelOf(customer)] };
}

/** @throws when the day of the lost slot cannot be had */
export async function loadNearest(query: NearestQuery, signal: AbortSignal): Promise<NearestOffer[]> {
  const { missed, bookingDate } = query;
  const services = bookableServices((await call(siteEndpoints.services)).data);
  const own = services.find(({ id }) => id === missed.serviceId);
  if (own === undefined) return [];
  const now = nowAtVenue();
  const today = dateOfMoment(now);
  const dates = daysNear(missed).map((days) => dateAfter(missed.date, days));
  // A slot after midnight is on the list of the evening before.
  const listed = [...new Set([bookingDate, ...dates])].filter((date) => date >= today);
  const elsewhere = servicesAlike(own.id, services).slice(0, mostVenues);
  const [main, ...others] = [own, ...elsewhere].flatMap((service) => listed.map((date) => ({ service, date })));
  if (main === undefined) return [];
  const load = (asked: Asked) => loadDay(asked, query, today, signal);
  const loading = [load(main), ...others.map((asked) => load(asked).catch(() => null))];
  const days = (await Promise.all(loading)).filter((day) => day !== null);
  const moment = { now, late_limit: tenantOf(globalThis.location.hostname).lateLimit };
  return nearestSlots(missed, days, moment, query.currency).map((slot) => ({
    ...slot,
    // Every slot comes from a day of one of these services.
    service: services.find(({ id }) => id === slot.serviceId)!,
  }));
}
