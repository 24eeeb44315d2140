import type { ActorRefFrom } from 'xstate';
import { noSelection } from '../booking/bookingSelection.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { booking } from './booking.ts';
import { connection } from './connection.ts';
import { dialogs } from './dialogs.ts';
import { lead } from './lead.ts';
import { portal } from './portalSetup.ts';
import { search } from './search.ts';
import { shop } from './shop.ts';

export type { PortalNews } from './portalEvents.ts';

/** A permanent actor has failed. */
const broken = { actions: 'raiseDefect' } as const;

/** The root machine: everything that any page can see runs below it, so its diagram is the map of the portal. */
export const portalMachine = portal.createMachine({
  id: 'portal',
  description:
    'The whole portal: site, version, clock and session run from the start; cart, booking (R2.11), login, search and lead form start when they are needed.',
  type: 'parallel',
  context: ({ input }) => ({
    input,
    config: null,
    user: null,
    stored: input.stored,
    // Filled by the cart when it starts; whatever depends on it waits for the cart.
    cartKinds: [],
    wish: 'login',
    entered: null,
    isOverLoginPage: false,
    asked: undefined,
    now: input.booking.now,
    draft: input.booking.draft,
    chosen: noSelection,
    stop: 'choosing',
  }),
  invoke: [
    { id: 'site', systemId: 'site', src: 'site', input: ({ context }) => context.input.site, onError: broken },
    {
      id: 'version',
      systemId: 'version',
      src: 'version',
      input: ({ context }) => context.input.version,
      onError: broken,
    },
    { id: 'clock', systemId: 'clock', src: 'clock', onError: broken },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => context.input.session,
      onError: broken,
    },
    { id: 'watchSession', src: 'watchSession', onError: broken },
    { id: 'watchSite', src: 'watchSite', onError: broken },
  ],
  on: {
    'session.changed': { actions: { type: 'assignUser', params: wholeEvent } },
    // Also while the site is loading: the very first answer may end the session.
    'session.expired': {
      actions: [{ type: 'assignLeftProgress', params: wholeEvent }, 'emitLoginPage'],
    },
  },
  states: {
    /** The customer cannot repair a failed permanent actor: the page says so and offers to reload. */
    health: { initial: 'ok', states: { ok: { on: { 'defect.found': 'crashed' } }, crashed: {} } },
    connection,
    shop,
    booking,
    dialogs,
    lead,
    search,
  },
});

export type PortalRef = ActorRefFrom<typeof portalMachine>;
