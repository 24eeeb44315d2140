/** The special-treatment flag of one sports tenant (R4.1.10–12). */
import type { Tenant } from './tenants.ts';

export interface Journey {
  tenant: Pick<Tenant, 'hasJourney'>;
  /** The query parameter in the address; null without one. */
  asked: string | null;
  /** The value that turns the flag on, ignoring case; empty where the build has none. */
  secret: string;
  /** The flag that this tab remembers. */
  kept: boolean;
}

/** Whether the flag is on; an address without the parameter leaves it unchanged (Q4.1.e). */
export function isSpecial({ tenant, asked, secret, kept }: Journey): boolean {
  if (!tenant.hasJourney) return false;
  if (asked === null) return kept;
  return secret !== '' && asked.toLowerCase() === secret.toLowerCase();
}
