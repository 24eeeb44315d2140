import type { PortalSnapshot } from './portalSelectors.ts';

/** Whether a dialog is open, loading or failed, or the page's panel has a selection. */
export function isAttended(portal: PortalSnapshot): boolean {
  if (!portal.matches({ dialogs: 'none' }) || portal.hasTag('failed')) return true;
  const { asked, chosen } = portal.context;
  if (portal.matches({ booking: 'closed' })) return false;
  return asked?.surface !== 'page' || chosen.slot !== null || portal.matches({ booking: { open: 'overPage' } });
}
