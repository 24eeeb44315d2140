/** The gate of sections and of the profile's pages; gates.ts says who may pass. */
import { gateOf, type AskedAddress } from '../../../machines/portal/gates.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import type { SiteRef } from '../../../machines/site/siteMachine.ts';
import { isDecided } from '../../../machines/site/siteSettled.ts';
import { waitUntil } from '../../adapters/actors/follow.ts';

/**
 * The address to redirect to, or null. Nothing is decided before the site is open, nor by a former configuration while
 * a newer one may arrive in a moment.
 */
export async function redirectFor(portal: PortalRef, asked: AskedAddress): Promise<string | null> {
  await waitUntil(portal, ({ context }) => context.config !== null);
  await waitUntil(portal.system.get('site') as SiteRef, isDecided);
  const { config, user } = portal.getSnapshot().context;
  return config === null ? null : gateOf(asked, { config, user });
}
