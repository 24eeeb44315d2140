/** The options of the home page's two questions, and the current choice. */
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import { bookableDates, isBookable, type BookableDates } from '../slots/bookingDates.ts';
import { dateAfter } from '../slots/schedule/venueTime.ts';
import type { QuickChoiceContext } from './quickChoiceContext.ts';

/** How many days are offered; the panel's calendar has the later ones. */
const mostDays = 14;

/** The first days that can be booked, by the same rules as everywhere (U8, R5.5.1 to R5.5.3); empty when there are none. */
export const daysToPick = (dates: BookableDates): string[] =>
  Array.from({ length: mostDays }, (_, day) => dateAfter(dates.first, day)).filter((date) => isBookable(date, dates));

/** The days offered, by the operator's range and the limit of the chosen service. */
export const daysOffered = ({ range, now, limit }: Pick<QuickChoiceContext, 'range' | 'now' | 'limit'>): string[] =>
  daysToPick(bookableDates({ ...range, today: now.slice(0, 10), advance_booking_days_limit: limit }));

/** The customer's choice if it is offered, else the first option. */
export function chosenOf(context: Pick<QuickChoiceContext, 'services' | 'wish' | 'range' | 'now' | 'limit'>): {
  service: VenueService | null;
  day: string | null;
} {
  const { services, wish } = context;
  const days = daysOffered(context);
  const service = services.find(({ id }) => id === wish.serviceId) ?? services[0] ?? null;
  const day = days.find((one) => one === wish.date) ?? days[0] ?? null;
  return { service, day };
}
