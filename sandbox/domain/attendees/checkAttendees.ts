/** Checks the attendees of an order's facility lines against what each service asks. */
import type * as v from 'valibot';
import type { FacilityLine } from '../../../src/contract/orders/cart.ts';
import type { Customer } from '../customer.ts';
import { ownFiles } from '../files.ts';
import { invalid } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { siteOf, type Site } from '../site.ts';
import { askedBy, needsDetails, type Asked } from './asked.ts';
import { settledFields } from './ownDetails.ts';
import { filesOf, type Known } from './personFault.ts';
import { attendeeFault } from './attendeeFault.ts';
import { noAttendees, ofAttendee } from './attendeeWords.ts';

type Line = v.InferOutput<typeof FacilityLine>;

export interface VisitedLine {
  readonly line: Line;
  /** Lines with the same key are one booking: its attendees stand with one of them. */
  readonly key: string;
}

/** What each service of the lines asks, by its id. */
async function askedByServices(
  { database }: Server,
  lines: readonly VisitedLine[],
  site: Partial<Site>,
): Promise<Map<number, Asked>> {
  const services = await database
    .selectFrom('service')
    .select(['id', 'field_visibility', 'additional_fields'])
    .where('id', 'in', [0, ...lines.map(({ line }) => line.venueServiceId)])
    .execute();
  return new Map(services.map((service) => [service.id, askedBy(service, site)]));
}

/**
 * Returns what the services of the lines ask. Throws Refused 422 that names the detail, for example
 * `product.capacity_facility[0].customers[1].dob`. Fewer attendees than people are well: not everybody is asked (Q2.13.a).
 */
export async function checkAttendees(
  server: Server,
  customer: Customer,
  lines: readonly VisitedLine[],
  sentFiles: readonly string[],
): Promise<Map<number, Asked>> {
  if (lines.length === 0) return new Map();
  const site = await siteOf(server);
  const asked = await askedByServices(server, lines, site);
  const named = lines.flatMap(({ line }) => line.customers.flatMap(filesOf));
  const files = new Set([...sentFiles, ...(await ownFiles(server.database, named, customer.id))]);
  const known: Known = {
    today: server.clock.today().toString(),
    religions: site.religions ?? [],
    isFile: (path) => files.has(path),
  };
  const visited = new Set(lines.filter(({ line }) => line.customers.length > 0).map(({ key }) => key));
  for (const [index, { line, key }] of lines.entries()) {
    const field = `product.capacity_facility[${index}].customers`;
    const wanted = asked.get(line.venueServiceId)!;
    if (!visited.has(key) && needsDetails(wanted)) throw invalid(field, noAttendees, 'visitorsMissing');
    for (const [position, person] of line.customers.entries()) {
      const fault = attendeeFault(person, wanted, known, settledFields(customer, person));
      if (!fault) continue;
      const words = line.customers.length > 1 ? ofAttendee(position + 1, fault.said) : fault.said;
      throw invalid(`${field}[${position}].${fault.field}`, words, 'visitorInvalid');
    }
  }
  return asked;
}
