/** Why the portal offers a slot or not, told by the portal's own rules from what this server would answer it. */
import { explainer, startsOf } from '../../../machines/slots/reasons/explainSlot.ts';
import { clockText, reasonText } from '../../../machines/slots/reasons/reasonText.ts';
import { bookableDates, type ScheduleInput } from '../../../machines/slots/slots.ts';
import type { Channel } from '../../../src/contract/offered/facilities.ts';
import { readSetting } from '../../data/settings.ts';
import { configurationOf, isPointOfSale, publicService, readSchedule } from '../../domain/slots/schedule.ts';
import { isRealDate } from '../../domain/slots/slotQuestion.ts';
import type { Server } from '../../server.ts';
import type { SiteDocument } from './siteSettings.ts';

export interface SlotReasonsAsked {
  readonly service: number;
  readonly date: string;
  /** Minutes; null for the shortest of the service. */
  readonly duration: number | null;
  readonly channel: Channel;
  /** One minute of the day instead of all starts, "HH:mm". */
  readonly at: string | null;
}

export interface SlotReasons {
  readonly duration: number;
  readonly facilities: readonly string[];
  /** For each start the reasons of each facility; none means that it is offered. */
  readonly rows: readonly { readonly start: string; readonly cells: readonly (readonly string[])[] }[];
}

/** Somebody of each channel. */
const customers: Readonly<Record<Channel, ScheduleInput['customer']>> = {
  B2C: {},
  Members: { is_member: 1 },
  Partners: { isB2bUser: 1 },
};

const today = (server: Server): string => server.clock.today().toString();

/** What the form asks; what makes no sense is taken as not said. */
export function askedIn(server: Server, query: Readonly<Record<string, string>>): SlotReasonsAsked | null {
  const { service = '', date = '', duration = '', channel = '', at = '' } = query;
  if (!/^\d{1,9}$/.test(service)) return null;
  return {
    service: Number(service),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) && isRealDate(date) ? date : today(server),
    duration: /^[1-9]\d{0,3}$/.test(duration) ? Number(duration) : null,
    channel: channel === 'Members' || channel === 'Partners' ? channel : 'B2C',
    at: /^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? at : null,
  };
}

/** Services that a customer may book, by name. */
export async function bookableServices({ database }: Server) {
  const services = await database
    .selectFrom('service')
    .select(['service.id', 'service.name'])
    .where('is_public', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return services.filter((service) => !isPointOfSale(service));
}

/** null when there is no such service to be booked. */
export async function slotReasons(server: Server, asked: SlotReasonsAsked): Promise<SlotReasons | null> {
  const { database, clock } = server;
  const service = await publicService(database, asked.service);
  if (!service) return null;
  const configuration = configurationOf(service);
  const site = await readSetting<SiteDocument>(database, 'site');
  const now = clock.stamp();
  const facilities = await readSchedule(database, { serviceId: service.id }, { date: asked.date, now, session: null });
  const input: ScheduleInput = {
    date: asked.date,
    configuration,
    facilities,
    customer: customers[asked.channel],
    allow_facility_items_reservation: Number(site?.allow_facility_items_reservation ?? 1),
  };
  const dates = bookableDates({
    today: today(server),
    advance_booking_days_limit: configuration.advance_booking_days_limit,
    qube_enable_custom_booking_date_range: Number(site?.qube_enable_custom_booking_date_range ?? 0) === 1,
    qube_custom_booking_start_date: site?.qube_custom_booking_start_date,
    qube_custom_booking_end_date: site?.qube_custom_booking_end_date,
  });
  const duration = asked.duration ?? configuration.min_booking_time ?? 60;
  const why = explainer(input, { now, duration, dates });
  const one = asked.at === null ? null : Number(asked.at.slice(0, 2)) * 60 + Number(asked.at.slice(3));
  const starts = one === null ? startsOf(input) : [one];
  return {
    duration,
    facilities: facilities.map(({ name }) => name),
    rows: starts.map((minute) => ({
      start: clockText(minute),
      cells: why(minute).map(({ reasons }) => reasons.map(reasonText)),
    })),
  };
}
