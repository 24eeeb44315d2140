/** What the two questions of the home page offer, and what is chosen of it. */
import type { VenueService } from '../../src/contract/facilities.ts';
import type { Id } from '../../src/contract/wire.ts';
import { isBookable, type BookableDates } from '../slots/slots.ts';
import { dateAfter } from '../slots/venueTime.ts';

/** Days to choose from; later ones are in the panel's calendar. */
const mostDays = 14;

/** The first days that may be picked, as everywhere (U8, R5.5.1 to R5.5.3); none when there is none. */
export const daysToPick = (dates: BookableDates): string[] =>
  Array.from({ length: mostDays }, (_, day) => dateAfter(dates.first, day)).filter((date) => isBookable(date, dates));

/** What was wished, as far as it is on offer; else the first that is. */
export function quickChoice(
  services: readonly VenueService[],
  days: readonly string[],
  wish: { serviceId: Id | null; date: string | null },
): { service: VenueService | null; day: string | null } {
  const service = services.find(({ id }) => id === wish.serviceId) ?? services[0] ?? null;
  const day = days.find((one) => one === wish.date) ?? days[0] ?? null;
  return { service, day };
}
