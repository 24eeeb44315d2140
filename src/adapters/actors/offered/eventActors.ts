/** Events: the list that everybody may see, and one of them with the place where it is. */
import { eventQuery } from '../../../../machines/events/eventQuery.ts';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import type { VenueDetails } from '../../../contract/site/content.ts';
import type { EventDetails } from '../../../contract/offered/events.ts';
import { contentEndpoints } from '../../../contract/endpoints/content.ts';
import { eventEndpoints } from '../../../contract/endpoints/event.ts';
import { call } from '../../http/client.ts';
import { nowAtVenue } from '../../http/serverTime.ts';

export const loadEvents = ({ page, size, narrowing }: ListQuery, signal: AbortSignal) =>
  call(eventEndpoints.events, {
    query: { page, size, ...eventQuery(narrowing, nowAtVenue().slice(0, 10)) },
    signal,
  });

export interface EventAtVenue {
  event: EventDetails;
  /** Null where the operator has no page of the venue, or does not answer: the event is shown without it. */
  venue: VenueDetails | null;
}

async function findVenue(id: number | null, signal: AbortSignal): Promise<VenueDetails | null> {
  if (id === null) return null;
  try {
    const { data } = await call(contentEndpoints.venues, { signal });
    return data.find((venue) => venue.id === id) ?? null;
  } catch {
    return null;
  }
}

export async function loadEvent(id: number, signal: AbortSignal): Promise<EventAtVenue> {
  const { data: event } = await call(eventEndpoints.event, { params: { id }, signal });
  return { event, venue: await findVenue(event.venue_id ?? event.venue?.id ?? null, signal) };
}
