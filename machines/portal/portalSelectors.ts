/** What a view may ask of the portal itself. */
import type { SnapshotFrom } from 'xstate';
import type { portalMachine } from './portalMachine.ts';

type PortalSnapshot = SnapshotFrom<typeof portalMachine>;

/** The filter panel of the page on screen: none, being fetched, not to be had, or there. */
export type PanelState = 'none' | 'awaited' | 'failed' | 'open';

/** A dialog did not come, or broke. */
export const hasFailedDialog = (snapshot: PortalSnapshot): boolean => snapshot.hasTag('failed');

export function panel(snapshot: PortalSnapshot): PanelState {
  if (snapshot.matches({ booking: { failed: 'onPage' } })) return 'failed';
  if (snapshot.matches({ booking: 'fetching' })) return snapshot.context.asked?.place === 'page' ? 'awaited' : 'none';
  const isOpen =
    snapshot.matches({ booking: { open: 'onPage' } }) || snapshot.matches({ booking: { open: 'overPage' } });
  return isOpen ? 'open' : 'none';
}
