/** What must hold before a page of the profile opens; fetched with the first of them. */
import { waitFor } from 'xstate';
import { loginAddress } from '../../machines/portal/loginAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { isSectionListed, navigationOf } from '../../machines/site/navigationRules.ts';

/**
 * Where somebody is sent instead, or null. First the section must be listed (R2.4.2, Q2.4.b); then pages of the profile
 * are for customers, not for visitors and guests who log in first and come back to the very
 * address (R2.3.1, R2.4.4, R8.3.5, Q2.3.b).
 */
export async function ledElsewhere(portal: PortalRef, target: { pathname: string; search: string; hash: string }) {
  await waitFor(portal, ({ context }) => context.config !== null);
  const { config, user } = portal.getSnapshot().context;
  const { pathname, search, hash } = target;
  if (config !== null && !isSectionListed(navigationOf(config), pathname)) return '/404';
  if (user !== null && !user.is_anonymous) return null;
  return loginAddress(pathname + search + hash);
}
