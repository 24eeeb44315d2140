import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { panel, type PanelState } from '../../machines/portal/portalSelectors.ts';
import type { Id } from '../contract/wire/wire.ts';
import { nowAtVenue } from '../adapters/http/serverTime.ts';
import { usePortal } from './portalContext.tsx';

/** What a page tells its panel through the outlet that the panel stands in. */
export interface PanelHost {
  /** Closes the panel; without it the panel stays for as long as the page does. */
  onClose?: () => void;
  /** Stands in its place until its code is there; given by pages that are about nothing else. */
  meanwhile?: ReactNode;
}

interface Panel {
  state: PanelState;
  /** Opens the panel on this page, with a service and a day if they are known. */
  open: (serviceId: Id | null, date: string | null) => void;
  close: () => void;
  retry: () => void;
}

/** The filter panel of the page. Its booking runs for as long as the page is there, or until another booking begins. */
export function usePanel(): Panel {
  const portal = usePortal();
  return {
    state: useSelector(portal, panel),
    open: (serviceId, date) => portal.send({ type: 'panel.open', serviceId, date, now: nowAtVenue() }),
    close: () => portal.send({ type: 'panel.close' }),
    retry: () => portal.send({ type: 'panel.retry' }),
  };
}
