import type { VenueService } from '../../src/contract/offered/facilities.ts';

const isPointOfSale = (name: string | null): boolean => name?.trim().toLowerCase() === 'pos';

/** The services that can be booked here: public, and not named "pos" in either language (R6.1.14, Q6.1.e). */
export const bookableServices = (services: readonly VenueService[]): VenueService[] =>
  services.filter(({ is_public, name, ar_name }) => is_public && !isPointOfSale(name) && !isPointOfSale(ar_name));
