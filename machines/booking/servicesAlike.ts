import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

/** What follows one of these tells the place apart: “Padel · Jaddaf”, “Padel (Jaddaf)”, “Padel - Jaddaf”. */
const placeMark = /[·|(,،–—]|\s-\s/;

const kindIn = (name: string | null): string | null =>
  name?.split(placeMark)[0]?.normalize('NFKC').trim().toLowerCase() || null;

/**
 * The same service of other venues. Nothing on the wire says so: they are called alike, in either language, up to what
 * tells the place apart.
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
