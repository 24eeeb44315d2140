/** What a view may ask of the portal itself. */
import type { SnapshotFrom } from 'xstate';
import type { CountedLine } from '../cart/lines.ts';
import { ownerOf } from '../session/owner.ts';
import type { portalMachine } from './portalMachine.ts';

export type PortalSnapshot = SnapshotFrom<typeof portalMachine>;

/** The filter panel of the page on screen: none, being fetched, not to be had, or there. */
export type PanelState = 'none' | 'awaited' | 'failed' | 'open';

/** A dialog did not come, or broke. */
export const hasFailedDialog = (snapshot: PortalSnapshot): boolean => snapshot.hasTag('failed');

/** What did not come is awaited: the portal cannot be reached. */
export const isConnectionAwaited = (snapshot: PortalSnapshot): boolean => snapshot.matches({ connection: 'lost' });

export function panel(snapshot: PortalSnapshot): PanelState {
  if (snapshot.matches({ booking: { failed: 'onPage' } })) return 'failed';
  if (snapshot.matches({ booking: 'fetching' })) return snapshot.context.asked?.surface === 'page' ? 'awaited' : 'none';
  const isOpen =
    snapshot.matches({ booking: { open: 'onPage' } }) || snapshot.matches({ booking: { open: 'overPage' } });
  return isOpen ? 'open' : 'none';
}

/** The cart cannot be had, and somebody waits for it. */
export const hasFailedCart = (snapshot: PortalSnapshot): boolean => snapshot.matches({ shop: { open: 'failed' } });

/** What the cart will hold for whoever is there, as the tab keeps it: nobody's goes with them (012). */
export function storedLines({ context: { stored, user } }: PortalSnapshot): readonly CountedLine[] {
  const own = stored.aside.find(({ owner }) => owner === ownerOf(user));
  return own === undefined ? stored.lines : [...stored.lines, ...own.lines];
}
