/** Starts the root actor with what a former page load left, and connects it to the world. */
import { t } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { tenantOf } from '../../machines/portal/tenants.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { ActorName, RefTo } from '../../machines/registry.ts';
import type { SessionRef } from '../../machines/session/sessionMachine.ts';
import type { OwnedProgress } from '../../machines/booking/bookingProgress.ts';
import { clearCustomerData } from '../adapters/customerData.ts';
import { clearStoredCart, storedCart } from '../adapters/storedCart.ts';
import { findSession } from '../adapters/actors/sessionActors.ts';
import { nowAtVenue } from '../adapters/serverTime.ts';
import { noteJourney } from '../adapters/specialTreatment.ts';
import { inspect } from '../actors/inspection.ts';
import { notify } from '../actors/notices.ts';
import { persistWords } from './firstPaint.ts';
import { reportErrors } from './reportErrors.ts';
import { providePortal, type Find } from './providePortal.ts';

/** @param left the booking that a former page load left */
export function startPortal(left: OwnedProgress | null): PortalRef {
  const { host, hostname } = globalThis.location;
  // First of all: a damaged session takes everything else along.
  const session = findSession();
  noteJourney(import.meta.env.VITE_SPORTS_JOURNEY ?? '');
  const find: Find = <Name extends ActorName>(name: Name) => {
    const actor = portal.system.get(name);
    if (actor === undefined) throw new Error(`"${name}" is not running.`);
    return actor as RefTo<Name>;
  };
  const portal: PortalRef = createActor(providePortal(find), {
    systemId: 'portal',
    inspect,
    input: {
      site: { host, hostname },
      session,
      stored: storedCart(),
      booking: { draft: left, now: nowAtVenue(), lateLimit: tenantOf(hostname).lateLimit },
    },
  });
  reportErrors(portal);
  portal.subscribe({ error: (error) => console.error(error) });
  followChildren(portal);
  portal.on('password.changed', ({ message }) =>
    notify({ tone: 'ok', text: message ?? t`Your password is changed. You can log in with it now.` }),
  );
  portal.on('storedCart.clear', clearStoredCart);
  portal.on('customerData.clear', clearCustomerData);
  portal.start();
  return portal;
}

/** What a child leaves behind in the browser, and what it tells the customer, from the moment it runs. */
function followChildren(portal: PortalRef): void {
  const followed = new Set<unknown>();
  const once = <TRef extends object>(actor: TRef | undefined, follow: (actor: TRef) => void) => {
    if (actor === undefined || followed.has(actor)) return;
    followed.add(actor);
    follow(actor);
  };
  portal.subscribe(({ children: { session }, context }) => {
    once(context.config ?? undefined, persistWords);
    // The address follows by itself; this says why (R4.1.6, R8.1.1).
    once(session, (running: SessionRef) =>
      running.on('session.expired', () => notify({ tone: 'bad', text: t`Session expired, please login again` })),
    );
  });
}
