/** Starts the root actor with what a former page load left, and connects it to the world. */
import { t } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { tenantOf } from '../../machines/portal/tenants.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import type { ActorName, RefTo } from '../../machines/registry.ts';
import type { SessionRef } from '../../machines/session/sessionMachine.ts';
import type { OwnedProgress } from '../../machines/booking/bookingProgress.ts';
import { clearCustomerData } from '../adapters/storage/customerData.ts';
import { clearStoredCart, storedCart } from '../adapters/storage/cart/storedCart.ts';
import { findSession } from '../adapters/actors/login/sessionActors.ts';
import { nowAtVenue } from '../adapters/http/serverTime.ts';
import { noteJourney } from '../adapters/http/specialTreatment.ts';
import { lastConfig } from '../adapters/nextVisit/lastAnswers.ts';
import { inspect } from '../actors/inspection.ts';
import { notify } from '../actors/notices.ts';
import { reportErrors } from './reportErrors.ts';
import type { FindActor } from './findActor.ts';
import { providePortal } from './providePortal.ts';
import { tellExpiry } from './tellExpiry.ts';

/** @param left the booking that a former page load left */
export function startPortal(left: OwnedProgress | null): PortalRef {
  const { host, hostname } = globalThis.location;
  // The document's own code has read there which build it is of.
  const { __version: shown } = globalThis as { __version?: string };
  // First of all: a damaged session takes everything else along.
  const session = findSession();
  noteJourney(import.meta.env.VITE_SPORTS_JOURNEY ?? '');
  const find: FindActor = <Name extends ActorName>(name: Name) => {
    const actor = portal.system.get(name);
    if (actor === undefined) throw new Error(`"${name}" is not running.`);
    return actor as RefTo<Name>;
  };
  const portal: PortalRef = createActor(providePortal(find), {
    systemId: 'portal',
    inspect,
    input: {
      site: { host, hostname, former: lastConfig.read() },
      version: { first: shown || null },
      session,
      stored: storedCart(),
      booking: { draft: left, now: nowAtVenue(), lateLimit: tenantOf(hostname).lateLimit },
    },
  });
  reportErrors(portal);
  portal.subscribe({ error: (error) => console.error(error) });
  followSession(portal);
  portal.on('password.changed', ({ message }) =>
    notify({ tone: 'ok', text: message ?? t`Your password is changed. You can log in with it now.` }),
  );
  portal.on('storedCart.clear', clearStoredCart);
  portal.on('customerData.clear', clearCustomerData);
  portal.start();
  return portal;
}

/** What the session tells the customer, from the moment it runs. */
function followSession(portal: PortalRef): void {
  let followed: SessionRef | undefined;
  portal.subscribe(({ children: { session } }) => {
    if (session === undefined || session === followed) return;
    followed = session;
    tellExpiry(session);
  });
}
