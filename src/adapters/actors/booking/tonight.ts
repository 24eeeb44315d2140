/** The schedules for the evening on the home page, one for each service, loaded after the first screen is there. */
import { bookableDates, channelOf, isBookable } from '../../../../machines/slots/slots.ts';
import { dateOfMoment } from '../../../../machines/slots/schedule/venueTime.ts';
import { tenantOf } from '../../../../machines/portal/tenants.ts';
import type { AskingRules } from '../../../../machines/booking/askingRules.ts';
import { bookableServices } from '../../../../machines/booking/bookableServices.ts';
import { boardOf, eveningsAt, type Evening, type EveningSchedule } from '../../../../machines/booking/evening.ts';
import type { VenueService } from '../../../contract/offered/facilities.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { call } from '../../http/client.ts';
import { loadSchedule } from '../../schedule/loadSchedule.ts';
import { nowAtVenue } from '../../http/serverTime.ts';

const mostRows = 5;

/** The customer's channel, and the operator's rules. */
export interface TonightQuery extends AskingRules {
  /** Date and hour for which it is loaded: what is free is loaded anew with every hour. */
  hour: string;
}

export interface Tonight {
  evening: Evening;
  schedules: EveningSchedule[];
  /** Minutes for which a slot that has begun is still offered on this host (N3). */
  lateLimit: number;
}

/**
 * The services that may be booked on that date; one that cannot be had is left out.
 * @throws when none can be had
 */
async function schedulesOn(
  date: string,
  services: readonly VenueService[],
  { customer, reserves, range }: TonightQuery,
  today: string,
  signal: AbortSignal,
): Promise<EveningSchedule[]> {
  const answers = await Promise.allSettled(
    services.map(async (service) => {
      const wish = { venue_service_id: service.id, date, allow_facility_items_reservation: reserves };
      return { service, day: await loadSchedule(wish, signal) };
    }),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  const [first] = refused;
  if (first !== undefined && refused.length === answers.length) throw first.reason;
  return answers.flatMap((answer) => {
    if (answer.status === 'rejected') return [];
    const { service, day } = answer.value;
    const { advance_booking_days_limit } = day.configuration;
    const isOpen = isBookable(date, bookableDates({ today, ...range, advance_booking_days_limit }));
    return isOpen ? [{ service, packed: day.packed[channelOf(customer)] }] : [];
  });
}

/** The first five public services in the evening that has anything left, this one or the next; null when neither has. */
export async function loadTonight(query: TonightQuery, signal: AbortSignal): Promise<Tonight | null> {
  const now = nowAtVenue();
  const { lateLimit } = tenantOf(globalThis.location.hostname);
  const today = dateOfMoment(now);
  const evenings = eveningsAt(now).filter(({ date }) => isBookable(date, bookableDates({ today, ...query.range })));
  if (evenings.length === 0) return null;
  const services = bookableServices((await call(siteEndpoints.services)).data).slice(0, mostRows);
  let last: { date: string; schedules: EveningSchedule[] } | null = null;
  for (const evening of evenings) {
    const { date } = evening;
    const schedules: EveningSchedule[] =
      last?.date === date ? last.schedules : await schedulesOn(date, services, query, today, signal);
    if (boardOf(schedules, evening, { now, late_limit: lateLimit }) !== null) return { evening, schedules, lateLimit };
    last = { date, schedules };
  }
  return null;
}
