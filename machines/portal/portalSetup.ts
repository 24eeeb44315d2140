/** The actors, guards and actions of the portal; portalEvents.ts has its context and events. */
import { assign, emit, enqueueActions, raise, sendTo, setup, stopChild, type AnyActorLogic } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isSameTime, noSelection, type BookingSelection, type BookingStop } from '../booking/bookingSelection.ts';
import type { OwnedProgress } from '../booking/bookingProgress.ts';
import type { CartInput } from '../cart/cartContext.ts';
import { clockMachine } from '../clock/clockMachine.ts';
import type { PasswordResetInput, PasswordResetOutput } from '../passwordReset/passwordResetMachine.ts';
import type { LeadInput } from '../lead/leadMachine.ts';
import type { LoginInput } from '../login/loginContext.ts';
import { offersOf } from '../login/loginOffers.ts';
import type { SearchInput } from '../search/searchSetup.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { ownerOf } from '../session/owner.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { ConnectionError } from '../shared/problem.ts';
import { siteMachine } from '../site/siteMachine.ts';
import { isBaps } from '../site/siteRules.ts';
import { versionMachine } from '../version/versionMachine.ts';
import type { RequestedBooking } from '../address/bookingAddress.ts';
import { bookingInput, configOf, isDraftOf, nothingAsked } from './portalBooking.ts';
import type {
  PortalInput,
  PortalContext,
  PortalNews,
  PortalEvent,
  FetchedBooking,
  FetchedCart,
  CartEnd,
  BookingEnd,
  FetchedDialogs,
  FetchedLead,
  FetchedSearch,
  DialogEnd,
  FetchFailure,
  PortalEmitted,
} from './portalEvents.ts';

const isOfSameTime = ({ asked: begun, chosen }: PortalContext, asked: RequestedBooking | null): boolean =>
  asked !== null &&
  (asked.surface === 'dialog' || (begun ?? nothingAsked).surface === 'page') &&
  isSameTime(asked.selection, chosen);

/** The input of the cart, for the customer who is logged in when it starts. */
function cartInput(
  context: PortalContext,
  stored: Pick<CartInput, 'lines' | 'preferences' | 'aside' | 'left' | 'promotion'>,
): CartInput {
  const { venue_id: venueId, allow_facility_items_reservation: reserves } = configOf(context);
  return { ...stored, venueId, reserves, user: context.user };
}

const loginInput = (context: PortalContext, session: LoginInput['session']): LoginInput => ({
  offers: offersOf(configOf(context), context.cartKinds, context.user),
  arrival: null,
  entered: context.entered,
  session,
  loginPage: null,
});

/** Spawns a loaded machine under its own name. */
const named = (spawnChild: unknown) =>
  // SAFETY: typed children are those known beforehand; these are told apart by their names alone.
  spawnChild as (logic: AnyActorLogic, options: { id: string; systemId?: string; input?: unknown }) => void;

export const portal = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent | CartEnd | BookingEnd | DialogEnd | FetchFailure,
    emitted: {} as PortalEmitted,
    /** `failed`: a dialog failed to load, or broke; it can be retried with `dialog.retry`. */
    tags: {} as 'busy' | 'failed',
    input: {} as PortalInput,
    children: {} as {
      site: 'site';
      version: 'version';
      clock: 'clock';
      session: 'session';
    },
  },
  actors: {
    site: siteMachine,
    version: versionMachine,
    clock: clockMachine,
    session: sessionMachine,
    /** Loads the cart's code: once the first screen is idle, or at once when the customer needs it. */
    fetchCart: promiseActor<FetchedCart, { isWanted: boolean }>('fetchCart'),
    /** Loads the booking's code, the largest of all, when it is first needed. */
    fetchBooking: promiseActor<FetchedBooking, void>('fetchBooking'),
    /** Loads the login and password dialogs when they are first needed. */
    fetchDialogs: promiseActor<FetchedDialogs, Pick<PortalContext, 'wish'>>('fetchDialogs'),
    /** Loads the lead form: once the first screen is idle, or when asked for; null where it has no questions. */
    fetchLead: promiseActor<FetchedLead | null, LeadInput>('fetchLead'),
    fetchSearch: promiseActor<FetchedSearch, void>('fetchSearch'),
    awaitConnection: promiseActor<void, void>('awaitConnection'),
    watchSite: callbackActor<PortalNews>('watchSite'),
    watchSession: callbackActor<PortalNews>('watchSession'),
    watchCart: callbackActor<PortalNews>('watchCart'),
  },
  delays: {
    /** The pause before loading the cart again in the background, in ms. */
    cartPause: 30_000,
  },
  guards: {
    isReady: ({ context }) => context.config !== null && context.asked !== undefined,
    isNothingAsked: ({ context }) => !context.asked || !configOf(context).enable_facility_booking,
    /** On baps sites the login comes before the booking dialog (R4.5.10, R6.1.12). */
    isLoginNeeded: ({ context }) =>
      isBaps(context.config) && context.user === null && (context.asked ?? nothingAsked).surface === 'dialog',
    isBaps: ({ context }) => isBaps(context.config),
    isAwayFromBooking: (_, { asked }: { asked: RequestedBooking | null }) => asked === null,
    isCustomer: (_, { user }: { user: User | null }) => isCustomer(user),
    isOverLoginPage: ({ context }) => context.isOverLoginPage,
    isPasswordResetWanted: ({ context }) => context.wish === 'passwordReset',
    isUnreachable: (_, { error }: { error: unknown }) => error instanceof ConnectionError,
    isAskingNothing: (_, { output }: { output: FetchedLead | null }) => output === null,
    isForPage: ({ context }) => (context.asked ?? nothingAsked).surface === 'page',
    hasLeftStep1: (_, { stop }: { stop: BookingStop }) => stop !== 'choosing',
    /** Compared without panel and dialog state that a link's history entry may have lost. */
    isOfSameTime: ({ context }, { asked }: { asked: RequestedBooking | null }) => isOfSameTime(context, asked),
    isThere: ({ context }, { asked }: { asked: RequestedBooking | null }) =>
      isOfSameTime(context, asked) && (asked ?? nothingAsked).stop === context.stop,
  },
  actions: {
    assignConfig: assign((_, { config }: { config: SiteConfig }) => ({ config })),
    assignUser: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      draft: user === null || isDraftOf(context, user) ? context.draft : null,
    })),
    assignLeftProgress: assign(({ context }, { draft }: { draft?: OwnedProgress | null }) => ({
      draft: draft ?? context.draft,
    })),
    clearDraft: assign({ draft: null }),
    spawnCart: enqueueActions(({ context, enqueue, system }, { output }: { output: FetchedCart }) => {
      const spawn = named(enqueue.spawnChild);
      const { machine, hold, persistCart, ...stored } = output();
      spawn(machine, { id: 'cart', systemId: 'cart', input: cartInput(context, stored) });
      spawn(hold, { id: 'hold', systemId: 'hold', input: () => ({ cart: system.get('cart') }) });
      spawn(persistCart, { id: 'persistCart' });
    }),
    clearStored: assign({ stored: { lines: [], aside: [] } }),
    emitStoredClear: emit({ type: 'storedCart.clear' }),
    emitDataClear: emit({ type: 'customerData.clear' }),
    /** What is loaded next needs the cart. */
    raiseCartNeed: raise({ type: 'cart.need' }),
    assignCartKinds: assign((_, { lines }: Extract<PortalNews, { type: 'cart.changed' }>) => ({
      cartKinds: lines.map(({ productType }) => ({ productType })),
    })),
    /** Only the booking tells what was entered. */
    assignLoginRequest: assign((_, { entered = null }: Partial<Pick<PortalContext, 'entered'>>) => ({
      wish: 'login' as const,
      entered,
    })),
    clearEntered: assign({ entered: null }),
    assignPasswordResetRequest: assign((_, { isOverPage }: { isOverPage: boolean }) => ({
      wish: 'passwordReset' as const,
      isOverLoginPage: isOverPage,
    })),
    spawnLogin: enqueueActions(({ context, enqueue, system }, { output }: { output: FetchedDialogs }) => {
      const input = loginInput(context, system.get('session'));
      named(enqueue.spawnChild)(output().login, { id: 'login', systemId: 'login', input });
    }),
    stopLogin: stopChild('login'),
    spawnPasswordReset: enqueueActions(({ context, enqueue }, { output }: { output: FetchedDialogs }) => {
      const input: PasswordResetInput = { restrict: configOf(context).restrict_password };
      named(enqueue.spawnChild)(output().passwordReset, { id: 'passwordReset', systemId: 'passwordReset', input });
    }),
    stopPasswordReset: stopChild('passwordReset'),
    spawnLead: enqueueActions(({ enqueue }, { output }: { output: FetchedLead | null }) => {
      // SAFETY: a lead form without questions is not started.
      const { machine, isWanted } = output as FetchedLead;
      const input: LeadInput = { isWanted };
      named(enqueue.spawnChild)(machine(), { id: 'lead', systemId: 'lead', input });
    }),
    spawnSearch: enqueueActions(({ context, enqueue }, { output }: { output: FetchedSearch }) => {
      const { machine, recent } = output();
      const input: SearchInput = { site: configOf(context), recent };
      named(enqueue.spawnChild)(machine, { id: 'search', systemId: 'search', input });
    }),
    stopSearch: stopChild('search'),
    sendLeadOpen: sendTo('lead', { type: 'lead.open' }),
    sendLeadDismissal: sendTo('lead', { type: 'lead.forget' }),
    assignAddress: assign((_, { asked, now }: { asked: RequestedBooking | null; now: string }) => ({ asked, now })),
    assignBookingDialog: assign(
      ({ context }, { serviceId, selection, draft, now }: Extract<PortalEvent, { type: 'booking.open' }>) => ({
        asked: { ...nothingAsked, selection: selection ?? { ...noSelection, serviceId } },
        draft: draft ? { owner: ownerOf(context.user), draft } : context.draft,
        now,
      }),
    ),
    assignBookingPanel: assign(
      (_, { serviceId, date, now }: { serviceId: Id | null; date: string | null; now: string }) => ({
        asked: { ...nothingAsked, surface: 'page' as const, selection: { ...noSelection, serviceId, date } },
        now,
      }),
    ),
    clearAsked: assign({ asked: null }),
    /** Progress of another customer is kept, since they may log in again. */
    clearOwnDraft: assign(({ context }) => ({ draft: isDraftOf(context, context.user) ? null : context.draft })),
    assignAsked: assign(({ context: { asked } }) => {
      const { selection, stop } = asked ?? nothingAsked;
      return { chosen: selection, stop };
    }),
    assignSelection: assign((_, { selection, stop }: { selection: BookingSelection; stop: BookingStop }) => ({
      chosen: selection,
      stop,
    })),
    emitAskedAddress: emit(({ context: { asked } }) => ({ type: 'address.write', shown: asked ?? null })),
    emitChosenAddress: emit(({ context: { asked, chosen, stop } }) => ({
      type: 'address.write',
      shown: { surface: (asked ?? nothingAsked).surface, selection: chosen, stop },
    })),
    emitAddressClear: emit({ type: 'address.write', shown: null }),
    sendStopVisit: sendTo('booking', (_, { asked }: { asked: RequestedBooking | null }) => ({
      type: 'stop.visit' as const,
      stop: (asked ?? nothingAsked).stop,
    })),
    emitPostponement: emit(({ context }) => ({
      type: 'booking.postpone',
      selection: (context.asked ?? nothingAsked).selection,
    })),
    sendToCart: sendTo('cart', (_, { user }: { user: User | null }) => ({ type: 'session.changed' as const, user })),
    sendCartClear: sendTo('cart', { type: 'session.ended' }),
    sendGuestEmptied: sendTo('session', { type: 'guest.emptied' as const }),
    emitHomePage: emit({ type: 'page.open', page: 'home' }),
    emitLoginPage: emit({ type: 'page.open', page: 'login' }),
    emitCartPage: emit({ type: 'page.open', page: 'cart' }),
    emitNewPassword: emit((_, { message }: PasswordResetOutput) => ({ type: 'password.changed' as const, message })),
    spawnBooking: enqueueActions(({ context, enqueue, self }, { output }: { output: FetchedBooking }) => {
      named(enqueue.spawnChild)(output(), { id: 'booking', systemId: 'booking', input: bookingInput(context, self) });
    }),
    stopBooking: stopChild('booking'),
    raiseDefect: raise({ type: 'defect.found' }),
  },
});
