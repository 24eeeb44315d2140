/** The gate of sections and of the profile's pages; gates.ts says who may pass. */
import { waitFor } from 'xstate';
import { gateOf, type Asked } from '../../machines/portal/gates.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';

/** Where somebody is sent instead, or null; nothing is decided before the site is open. */
export async function redirectFor(portal: PortalRef, asked: Asked): Promise<string | null> {
  await waitFor(portal, ({ context }) => context.config !== null);
  const { config, user } = portal.getSnapshot().context;
  return config === null ? null : gateOf(asked, { config, user });
}
