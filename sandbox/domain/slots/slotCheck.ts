/** Whether a facility may be booked for a slot by somebody at all, whoever has it already: for holds, orders and new dates. */
import type { ScheduleConfiguration } from '../../../src/contract/offered/facilities.ts';
import type { Customer } from '../customer.ts';
import type { Server } from '../../server.ts';
import { configurationOf, publicService, readSchedule, type Service, type WireFacility } from './schedule.ts';
import { isListed, questionOf, whoIs } from './slotQuestion.ts';
import { isDuration, isOpenFor, listingDates, productsAt } from './slotRules.ts';
import { dateOf, minute, type Span } from './spans.ts';

export interface OpenSlot {
  readonly facility: WireFacility;
  readonly service: Service;
  readonly configuration: ScheduleConfiguration;
  /** What is sold for it: of a shared facility its tickets, of another the products it may begin in. */
  readonly products: readonly number[];
}

/** The facility with its service when it is open for that slot; null when it is not, or when nobody may see it. */
export async function openSlot(
  server: Server,
  facilityId: number,
  slot: Span,
  customer: Customer | null,
  session: string | null,
): Promise<OpenSlot | null> {
  const owner = await server.database
    .selectFrom('facility')
    .select('service_id')
    .where('id', '=', facilityId)
    .executeTakeFirst();
  const service = owner && (await publicService(server.database, owner.service_id));
  if (!service) return null;
  const [facility] = await readSchedule(
    server.database,
    { facilityIds: [facilityId] },
    { date: dateOf(slot.from), now: server.clock.stamp(), session },
  );
  if (!facility) return null;
  const configuration = configurationOf(service);
  if (!isDuration((slot.to - slot.from) / minute, configuration)) return null;
  const question = questionOf(server, slot, configuration, whoIs(customer));
  if (!isOpenFor(facility, question)) return null;
  if (!(await isListed(server, listingDates(facility, question), configuration))) return null;
  return { facility, service, configuration, products: productsAt(facility, question) };
}
