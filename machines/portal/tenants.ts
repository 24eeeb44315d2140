/** Branded variants, identified by the host name (R1.7.2, Q1.7.a); local names end in .localhost. */
export interface Tenant {
  id: 'standard' | 'sports' | 'events' | 'baps';
  /** For how many minutes a slot that has begun is still offered (R9.2.2, R9.2.3). */
  lateLimit: number;
  /** Special tenants have no search, whatever the operator configures (R2.7.2, Q2.7.a). */
  isSearchOff?: true;
  /** The footer shows the tenant's partners (R2.8.9). */
  hasPartners?: true;
  /** An address may ask for special treatment here (R4.1.10). */
  hasJourney?: true;
}

const standard: Tenant = { id: 'standard', lateLimit: 15 };

const tenants: Readonly<Record<string, Tenant>> = {
  'sports.localhost': { id: 'sports', lateLimit: 30, isSearchOff: true, hasJourney: true },
  'events.localhost': { id: 'events', lateLimit: 15, hasPartners: true },
  'baps.localhost': { id: 'baps', lateLimit: 15, isSearchOff: true },
};

/** An unknown host is the standard tenant. */
export const tenantOf = (hostname: string): Tenant => tenants[hostname.toLowerCase()] ?? standard;
