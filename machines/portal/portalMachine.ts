import { assign, emit, raise, sendTo, setup, stopChild, type ActorRefFrom } from 'xstate';
import type { User } from '../../src/contract/customers.ts';
import type { SiteConfig } from '../../src/contract/site.ts';
import type { Id } from '../../src/contract/wire.ts';
import type { bookingMachine, BookingInput } from '../booking/bookingMachine.ts';
import { cartMachine, type CartInput } from '../cart/cartMachine.ts';
import { clockMachine } from '../clock/clockMachine.ts';
import { loginMachine, type LoginOutput } from '../login/loginMachine.ts';
import { sessionMachine, type SessionInput } from '../session/sessionMachine.ts';
import { job, listener } from '../shared/job.ts';
import { siteMachine, type SiteInput } from '../site/siteMachine.ts';
import { versionMachine } from '../version/versionMachine.ts';

export interface PortalInput {
  site: SiteInput;
  session: SessionInput;
  /** What a former page load left behind, already parsed. */
  cart: Pick<CartInput, 'lines' | 'choices'>;
  booking: Pick<BookingInput, 'draft' | 'now' | 'lateLimit'>;
}

export interface PortalContext {
  input: PortalInput;
  config: SiteConfig | null;
  user: User | null;
  /** What the booking dialog was asked to open with, and when on the venue's clock. */
  opening: Pick<BookingInput, 'serviceId' | 'draft' | 'now'>;
}

/** What the running actors tell; the listeners at the edge forward it. */
export type PortalNews =
  | { type: 'site.opened'; config: SiteConfig }
  | { type: 'session.changed'; user: User | null }
  | { type: 'session.ended' }
  | { type: 'session.expired' }
  | { type: 'guest.emptied' }
  | { type: 'login.wanted' }
  | { type: 'cart.wanted' };

export type PortalEvent =
  | PortalNews
  | { type: 'booking.open'; serviceId: Id | null; now: string }
  | { type: 'login.open' }
  | { type: 'login.close' }
  | { type: 'defect.found' };

/** A function, since a whole machine in an event would be written out by every inspector and recording. */
type FetchedBooking = () => typeof bookingMachine;

/** What XState tells of a spawned booking. */
type BookingEnd = { type: 'xstate.done.actor.booking' } | { type: 'xstate.error.actor.booking' };

export type PortalEmitted =
  | { type: 'page.open'; page: 'home' | 'login' | 'cart' }
  | { type: 'session.expired' }
  | { type: 'dialog.failed' };

const portal = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent | BookingEnd,
    emitted: {} as PortalEmitted,
    tags: {} as 'busy',
    input: {} as PortalInput,
    children: {} as {
      site: 'site';
      version: 'version';
      clock: 'clock';
      session: 'session';
      cart: 'cart';
      login: 'login';
    },
  },
  actors: {
    site: siteMachine,
    version: versionMachine,
    clock: clockMachine,
    session: sessionMachine,
    cart: cartMachine,
    /** The booking is the largest of all and nobody's first wish: its code comes when it is wanted. */
    fetchBooking: job<FetchedBooking, void>('fetchBooking'),
    login: loginMachine,
    /** Forwards what site and session tell. */
    watchShell: listener<PortalNews>('watchShell'),
    /** Forwards what the cart tells. */
    watchCart: listener<PortalNews>('watchCart'),
    /** Forwards what the booking dialog asks for. */
    watchBooking: listener<PortalNews>('watchBooking'),
  },
  guards: {
    hasDraft: ({ context }) => context.opening.draft !== null,
    /** R4.5.10: on baps sites the login comes before the booking dialog. */
    mustLogInFirst: ({ context }) => context.config?.colors?.mode === 'baps' && context.user === null,
  },
  actions: {
    keepConfig: assign((_, { config }: { config: SiteConfig }) => ({ config })),
    keepUser: assign((_, { user }: { user: User | null }) => ({ user })),
    keepOpening: assign((_, { serviceId, now }: Pick<BookingInput, 'serviceId' | 'now'>) => ({
      opening: { serviceId, now, draft: null },
    })),
    tellCart: sendTo('cart', (_, { user }: { user: User | null }) => ({ type: 'session.changed' as const, user })),
    clearCart: sendTo('cart', { type: 'cart.clear' }),
    beginSession: sendTo('session', (_, { user, at }: LoginOutput) => ({ type: 'user.signedIn' as const, user, at })),
    endGuest: sendTo('session', { type: 'guest.emptied' as const }),
    openHome: emit({ type: 'page.open', page: 'home' }),
    openLogin: emit({ type: 'page.open', page: 'login' }),
    openCart: emit({ type: 'page.open', page: 'cart' }),
    tellExpiry: emit({ type: 'session.expired' }),
    /** Runs it like any other child, under its own name. */
    startBooking: assign(({ context, spawn }, { output }: { output: FetchedBooking }) => {
      // SAFETY: typed children are those known beforehand; this one is told apart by its name alone.
      const spawnNamed = spawn as (logic: typeof bookingMachine, options: object) => unknown;
      spawnNamed(output(), { id: 'booking', systemId: 'booking', input: bookingInput(context) });
      return {};
    }),
    stopBooking: stopChild('booking'),
    findDefect: raise({ type: 'defect.found' }),
    tellFailure: emit({ type: 'dialog.failed' }),
  },
});

/** What always runs has a defect. */
const broken = { actions: 'findDefect' } as const;

/** The root of all: what every page can see runs below it, so its diagram is the map of the portal. */
export const portalMachine = portal.createMachine({
  id: 'portal',
  description:
    'The whole portal: site, version, clock and session run from the start, the cart once the site is open, booking and login while their dialogs are open.',
  type: 'parallel',
  context: ({ input }) => ({
    input,
    config: null,
    user: null,
    opening: { serviceId: null, now: input.booking.now, draft: input.booking.draft },
  }),
  invoke: [
    { id: 'site', systemId: 'site', src: 'site', input: ({ context }) => context.input.site, onError: broken },
    { id: 'version', systemId: 'version', src: 'version', onError: broken },
    { id: 'clock', systemId: 'clock', src: 'clock', onError: broken },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => context.input.session,
      onError: broken,
    },
    { id: 'watchShell', src: 'watchShell', onError: broken },
  ],
  on: {
    'session.changed': { actions: { type: 'keepUser', params: ({ event }) => event } },
  },
  states: {
    /** A defect in what always runs cannot be mended by the customer: the page says so and offers to load anew. */
    condition: { initial: 'sound', states: { sound: { on: { 'defect.found': 'broken' } }, broken: {} } },
    shop: {
      initial: 'shut',
      states: {
        shut: {
          on: {
            'site.opened': { target: 'open', actions: { type: 'keepConfig', params: ({ event }) => event } },
          },
        },
        open: {
          invoke: [
            { id: 'cart', systemId: 'cart', src: 'cart', input: ({ context }) => cartInput(context), onError: broken },
            { id: 'watchCart', src: 'watchCart', onError: broken },
          ],
          on: {
            'session.changed': {
              actions: [
                { type: 'keepUser', params: ({ event }) => event },
                { type: 'tellCart', params: ({ event }) => event },
              ],
            },
            // R4.1.7: logging out empties the cart and goes home.
            'session.ended': { actions: ['clearCart', 'openHome'] },
            'session.expired': { actions: ['tellExpiry', 'openLogin'] },
            // R4.1.8: a guest without lines is nobody.
            'guest.emptied': { actions: 'endGuest' },
            'cart.wanted': { actions: 'openCart' },
          },
        },
      },
    },
    booking: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'site.opened': [{ guard: 'hasDraft', target: 'fetching' }, { target: 'closed' }],
          },
        },
        closed: {
          on: {
            'booking.open': [
              { guard: 'mustLogInFirst', actions: 'openLogin' },
              { target: 'fetching', actions: { type: 'keepOpening', params: ({ event }) => event } },
            ],
          },
        },
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'fetchBooking',
            src: 'fetchBooking',
            onDone: { target: 'open', actions: { type: 'startBooking', params: ({ event }) => event } },
            onError: { target: 'closed', actions: 'tellFailure' },
          },
        },
        open: {
          invoke: { id: 'watchBooking', src: 'watchBooking', onError: { target: 'closed', actions: 'tellFailure' } },
          on: {
            'xstate.done.actor.booking': 'closed',
            'xstate.error.actor.booking': { target: 'closed', actions: 'tellFailure' },
          },
          exit: 'stopBooking',
        },
      },
    },
    login: {
      initial: 'closed',
      states: {
        closed: { on: { 'login.open': 'open', 'login.wanted': 'open' } },
        open: {
          on: { 'login.close': 'closed' },
          invoke: {
            id: 'login',
            systemId: 'login',
            src: 'login',
            onDone: { target: 'closed', actions: { type: 'beginSession', params: ({ event }) => event.output } },
            onError: { target: 'closed', actions: 'tellFailure' },
          },
        },
      },
    },
  },
});

/** Both run below an open site only, so that the configuration is there. */
function configOf({ config }: PortalContext): SiteConfig {
  if (config === null) throw new Error('The site is not open.');
  return config;
}

function cartInput(context: PortalContext): CartInput {
  const { venue_id: venueId, allow_facility_items_reservation: reserves } = configOf(context);
  return { ...context.input.cart, venueId, reserves, user: context.user };
}

function bookingInput(context: PortalContext): BookingInput {
  return { ...context.input.booking, ...context.opening, config: configOf(context), user: context.user };
}

export type PortalRef = ActorRefFrom<typeof portalMachine>;
