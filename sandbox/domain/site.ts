/** What the operator has decided about the site, where the server itself must obey it. */
import type { InferInput } from 'valibot';
import type { AdditionName } from '../../src/contract/additions/names.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { tenantSites } from '../data/seed/tenantSites.ts';
import { readSetting } from '../data/settings.ts';
import type { Server } from '../server.ts';

export type Site = InferInput<typeof SiteConfig>;

/** The configuration of the host that asks, or what holds for all of them; an empty one while the site is taken away. */
export async function siteOf({ database, origin }: Server): Promise<Partial<Site>> {
  const site = await readSetting<Site>(database, 'site');
  return site ? { ...site, ...ownOf(origin) } : {};
}

/** What a tenant's host has of its own; a host that nobody knows has nothing. */
function ownOf(origin: string | undefined): Partial<Site> {
  const host = URL.parse(origin ?? '')?.hostname.toLowerCase() ?? '';
  return Object.hasOwn(tenantSites, host) ? tenantSites[host]! : {};
}

/** A flag as operators write it; `otherwise` when it is absent. */
export function isOn(flag: Site['is_guest_checkout'], otherwise = false): boolean {
  return flag === undefined || flag === null ? otherwise : Number(flag) === 1;
}

/** A site for the members of one hall, with rules of its own (R3.1.3). */
export const isBaps = ({ colors }: Pick<Partial<Site>, 'colors'>): boolean => colors?.mode === 'baps';

/** Guests are let in where the flag says so, but never on a baps site (R6.1.2, R6.1.4). */
export const welcomesGuests = (site: Partial<Site>): boolean => isOn(site.is_guest_checkout) && !isBaps(site);

/** Whether this server answers what the specification does not have; a server without it does not know the call (Q7.7.a). */
export const offers = async (server: Server, addition: AdditionName): Promise<boolean> =>
  (await siteOf(server)).additions?.includes(addition) ?? false;
