import type { VenueService } from '../../src/contract/offered/facilities.ts';

const isPointOfSale = (name: string | null): boolean => name?.trim().toLowerCase() === 'pos';

/** What may be booked here: services that are public and, in either language, not named pos (R6.1.14, Q6.1.e). */
export const bookableServices = (services: readonly VenueService[]): VenueService[] =>
  services.filter(({ is_public, name, ar_name }) => is_public && !isPointOfSale(name) && !isPointOfSale(ar_name));
