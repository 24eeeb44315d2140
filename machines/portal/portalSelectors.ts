/** Selectors of the portal itself. */
import type { SnapshotFrom } from 'xstate';
import type { CountedLine } from '../cart/lines.ts';
import { ownerOf } from '../session/owner.ts';
import type { portalMachine } from './portalMachine.ts';

export type PortalSnapshot = SnapshotFrom<typeof portalMachine>;

/** The filter panel of the page on screen. */
export type PanelState = 'none' | 'awaited' | 'failed' | 'open';

/** Whether a dialog failed to load, or broke. */
export const hasFailedDialog = (snapshot: PortalSnapshot): boolean => snapshot.hasTag('failed');

/** Whether code failed to load and is retried once the portal can be reached. */
export const isConnectionAwaited = (snapshot: PortalSnapshot): boolean => snapshot.matches({ connection: 'lost' });

export function panel(snapshot: PortalSnapshot): PanelState {
  if (snapshot.matches({ booking: { failed: 'onPage' } })) return 'failed';
  if (snapshot.matches({ booking: 'fetching' })) return snapshot.context.asked?.surface === 'page' ? 'awaited' : 'none';
  const isOpen =
    snapshot.matches({ booking: { open: 'onPage' } }) || snapshot.matches({ booking: { open: 'overPage' } });
  return isOpen ? 'open' : 'none';
}

/** Whether the cart failed to load while the customer waits for it. */
export const hasFailedCart = (snapshot: PortalSnapshot): boolean => snapshot.matches({ shop: { open: 'failed' } });

/**
 * The lines that the cart will have for the current customer, as persisted: the signed-out customer's lines and their own
 * (012).
 */
export function storedLines({ context: { stored, user } }: PortalSnapshot): readonly CountedLine[] {
  const own = stored.aside.find(({ owner }) => owner === ownerOf(user));
  return own === undefined ? stored.lines : [...stored.lines, ...own.lines];
}
