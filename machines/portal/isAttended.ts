import type { PortalSnapshot } from './portalSelectors.ts';

/** A dialog is there or on its way, or the panel of the page holds a selection. */
export function isAttended(portal: PortalSnapshot): boolean {
  if (!portal.matches({ dialogs: 'none' }) || portal.hasTag('failed')) return true;
  const { asked, chosen } = portal.context;
  if (portal.matches({ booking: 'closed' })) return false;
  return asked?.surface !== 'page' || chosen.slot !== null || portal.matches({ booking: { open: 'overPage' } });
}
