import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

/** The mark between kind and venue in a service's name: “Padel · Jaddaf”, “Padel (Jaddaf)”, “Padel - Jaddaf”. */
const placeMark = /[·|(,،–—]|\s-\s/;

const kindIn = (name: string | null): string | null =>
  name?.split(placeMark)[0]?.normalize('NFKC').trim().toLowerCase() || null;

/**
 * The same service at other venues. The server has no field for that, so services count as alike when their names agree,
 * in either language, up to the mark before the venue.
 */
export function servicesAlike(serviceId: Id, services: readonly VenueService[]): VenueService[] {
  const own = services.find(({ id }) => id === serviceId);
  if (own === undefined) return [];
  const [kind, arKind] = [kindIn(own.name), kindIn(own.ar_name)];
  return services.filter(
    ({ venue_id, name, ar_name }) =>
      venue_id !== own.venue_id &&
      ((kind !== null && kindIn(name) === kind) || (arKind !== null && kindIn(ar_name) === arKind)),
  );
}
