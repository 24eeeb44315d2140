/** An order is under way: `version` is told when it begins and ends, and asks nobody to load a new version meanwhile. */
import { fromCallback, type EventObject } from 'xstate';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';

export const deferUpdate = (portal: Pick<PortalRef, 'getSnapshot'>) =>
  fromCallback<EventObject, undefined>(() => {
    const { version } = portal.getSnapshot().children;
    version?.send({ type: 'order.begin' });
    return () => version?.send({ type: 'order.end' });
  });
