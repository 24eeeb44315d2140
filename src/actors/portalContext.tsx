/** How views reach the running actors: the portal's by name, a page's own by hook. */
import { createContext, use, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { Actor, ActorOptions, AnyStateMachine } from 'xstate';
import type { BookingProgress } from '../../machines/booking/bookingProgress.ts';
import type { BookingSelection } from '../../machines/booking/bookingSelection.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { ActorName, RefTo } from '../../machines/registry.ts';
import * as readSite from '../../machines/site/siteSelectors.ts';
import type { SiteConfig } from '../contract/site/site.ts';
import type { Id } from '../contract/wire/wire.ts';
import { nowAtVenue } from '../adapters/http/serverTime.ts';
import { inspect } from './inspection.ts';

const PortalContext = createContext<PortalRef | null>(null);

export function PortalProvider({ portal, children }: { portal: PortalRef; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** The root actor. */
export function usePortal(): PortalRef {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('There is no portal above this view.');
  return portal;
}

/** The running actor of that name, or undefined while the portal has none, or is not there. */
export function usePortalActor<Name extends ActorName>(name: Name): RefTo<Name> | undefined {
  return useSelector(use(PortalContext) ?? undefined, (snapshot) => snapshot?.children[name]) as
    | RefTo<Name>
    | undefined;
}

function useRunning<Name extends ActorName>(name: Name): RefTo<Name> {
  const actor = usePortalActor(name);
  if (actor === undefined) throw new Error(`The portal does not run "${name}" here.`);
  return actor;
}

export const useSession = () => useRunning('session');
export const useSite = () => useRunning('site');
/** Only below an open site: the cart starts with the configuration. */
export const useCart = () => useRunning('cart');

/** The operator's configuration; only below an open site. */
export function useConfig(): SiteConfig {
  const config = useSelector(useSite(), readSite.config);
  if (config === null) throw new Error('The configuration is not there yet.');
  return config;
}

/**
 * Opens the booking dialog, with a service or with all services to choose from; a draft holds more of the same
 * selection.
 */
export function useOpenBooking(): (
  serviceId?: Id | null,
  selection?: BookingSelection,
  draft?: BookingProgress | null,
) => void {
  const portal = usePortal();
  return (serviceId = null, selection, draft = null) =>
    portal.send({
      type: 'booking.open',
      serviceId,
      ...(selection ? { selection } : {}),
      ...(draft ? { draft } : {}),
      now: nowAtVenue(),
    });
}

/** Who is logged in, or null. */
export const useUser = () => useSelector(useSession(), ({ context }) => context.user);

/** An actor that lives and dies with the page that calls this. The machine must have its actors provided. */
export function usePageActor<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options?: ActorOptions<TMachine>,
): Actor<TMachine> {
  return useActorRef(machine, { ...options, inspect });
}
