import type { Tenant } from '../../../machines/portal/tenants.ts';

/** A host of each tenant, on this machine (Q1.7.a). */
export const tenantHosts = {
  standard: 'localhost',
  sports: 'sports.localhost',
  events: 'events.localhost',
  baps: 'baps.localhost',
} as const satisfies Readonly<Record<Tenant['id'], string>>;

export const tenantIds = Object.keys(tenantHosts) as Tenant['id'][];
