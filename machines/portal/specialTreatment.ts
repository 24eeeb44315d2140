/** The special-treatment flag of one sports tenant (R4.1.10–12). */
import type { Tenant } from './tenants.ts';

export interface Journey {
  tenant: Tenant['id'];
  /** The query parameter of the address, null without one. */
  asked: string | null;
  /** The value that turns the flag on, whatever its case; empty where none was built in. */
  secret: string;
  /** What the tab knew before. */
  kept: boolean;
}

/** Whether the flag is on: an address without a journey leaves it as it was (Q4.1.e). */
export function isSpecial({ tenant, asked, secret, kept }: Journey): boolean {
  if (tenant !== 'sports') return false;
  if (asked === null) return kept;
  return secret !== '' && asked.toLowerCase() === secret.toLowerCase();
}
