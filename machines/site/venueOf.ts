import type { SiteConfig, Venue } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';

/** The venue with that id, the main one or one below it (R1.1.1); null where the configuration has none. */
export const venueOf = ({ child_venues, ...main }: SiteConfig['venue'], id: Id | null | undefined): Venue | null =>
  [main, ...child_venues].find((venue) => venue.id === id) ?? null;
