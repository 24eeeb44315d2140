import type { InferInput } from 'valibot';
import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine, Reservation, ReservationResult } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import { ownerOf } from '../session/owner.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { ConnectionError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  preferencesOf,
  defaultPreferences,
  longestNote,
  noPromotion,
  type PaymentPreferences,
  type Promotion,
} from './paymentPreferences.ts';
import { inOtherHands, type AsideCart, type Hands } from './carts.ts';
import { groupOf, isFacility, withoutLines } from './lines.ts';
import { repriced, type FreshPrice } from './prices.ts';
import { isPromotionVoidedBy, withoutDiscounts } from './promotion.ts';
import { isSameReservation, refusalWords, reservationOf, settlement } from './reservation.ts';
import { requestOf, verdictOf, type CartWish } from './wishes.ts';

export interface CartInput {
  /** What an earlier page load left in the cart; whoever is there now goes on with it. */
  lines: CartLine[];
  choices: PaymentPreferences;
  /** Carts of customers, each for its owner alone. */
  aside?: readonly AsideCart[];
  /** The venue of the configuration; without one nothing can be added. */
  venueId: Id | null;
  /** Whether the operator holds places for carts (R7.3.6). */
  reserves: boolean;
  user: User | null;
}

export type CartEvent =
  | CartWish
  | { type: 'line.remove'; lineId: string }
  | { type: 'cart.clear' }
  | { type: 'order.accept' }
  | { type: 'prices.accept'; prices: FreshPrice[] }
  | { type: 'session.changed'; user: User | null }
  /** The customer logged out. */
  | { type: 'session.ended' }
  | { type: 'wallet.use'; on: boolean }
  | { type: 'points.use'; on: boolean }
  | { type: 'card.choose'; cardId: string }
  | { type: 'card.save'; on: boolean }
  | { type: 'notes.write'; text: string }
  | { type: 'address.write'; text: string }
  | { type: 'problem.dismiss' };

/** `lines.lost`: somebody else was faster for these, they were taken out. */
export type CartEmitted =
  | { type: 'lines.added'; requestId: string }
  | { type: 'lines.refused'; requestId: string; problem: Problem }
  | { type: 'lines.lost'; lines: CartLine[]; problem: Problem }
  | { type: 'cart.emptied' }
  | { type: 'guest.emptied' };

/** The cart as it will be once the server holds its places. */
interface Proposal {
  lines: CartLine[];
  /** Who waits for an answer; null for wishes of the cart's own page. */
  requestId: string | null;
}

export interface CartContext extends PaymentPreferences {
  lines: CartLine[];
  venueId: Id | null;
  reserves: boolean;
  user: User | null;
  aside: readonly AsideCart[];
  promotion: Promotion;
  proposal: Proposal | null;
  /** Wishes that came while the server was asked. */
  waiting: CartWish[];
  /** Removed lines whose places are still to be given back. */
  released: CartLine[];
  /** Those being given back now. */
  releasing: CartLine[];
  /** Until when the places are held, on the venue's clock; null while nothing is. */
  heldUntil: string | null;
  /** The last renewal did not reach the server. */
  isHoldUnsure: boolean;
  /** Why the last wish of the cart's own page was refused, or that something was taken out. */
  problem: Problem | null;
}

type Reservations = InferInput<typeof Reservation>;
interface Wished {
  wish: CartWish;
}
interface Answered {
  result: ReservationResult;
}
interface Failed {
  error: unknown;
}

interface Change {
  user: User | null;
}

/** What the cart becomes when somebody comes or goes. */
function handed(context: CartContext, user: User | null) {
  const { lines, aside, venueId } = context;
  const hands = inOtherHands({ user: context.user, lines, choices: preferencesOf(context), aside }, user, venueId);
  return { ...hands.choices, user, lines: hands.lines, aside: hands.aside };
}

const hasFacilities = (lines: readonly CartLine[]): boolean => lines.some(isFacility);

const proposalOf = ({ proposal, lines }: CartContext): Proposal => proposal ?? { lines, requestId: null };

/** Somebody else was faster; the server may have said so in its own words. */
const placeTaken = (result: ReservationResult): Problem => ({ code: 'placeTaken', message: refusalWords(result) });

const emptyCart = {
  lines: [],
  ...defaultPreferences,
  promotion: noPromotion,
  heldUntil: null,
  isHoldUnsure: false,
  problem: null,
};

/** What the cart starts with for whoever is there. */
function begun(kept: Hands, user: User | null, venueId: Id | null) {
  const { lines, aside } = inOtherHands(kept, user, venueId);
  const back = kept.aside.find(({ owner }) => owner === ownerOf(user));
  return { ...(back ?? kept).choices, user, lines, aside };
}

/** Without facility lines nothing is held. */
const holdsOf = (lines: CartLine[]) =>
  hasFacilities(lines) ? { lines } : { lines, heldUntil: null, isHoldUnsure: false };

const heldAmong = ({ reserves }: CartContext, lines: readonly CartLine[]): CartLine[] =>
  reserves ? lines.filter(isFacility) : [];

/** What is told when the last line goes; a guest without lines is nobody (R4.1.8). */
function farewells({ lines: before, user }: CartContext, lines: CartLine[]): CartEmitted[] {
  if (before.length === 0 || lines.length > 0) return [];
  return user?.is_anonymous ? [{ type: 'cart.emptied' }, { type: 'guest.emptied' }] : [{ type: 'cart.emptied' }];
}

const cart = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as CartInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells the server the whole list of places to hold (Q7.3.b). */
    reserve: promiseActor<ReservationResult, Reservations>('reserve'),
    /** Gives places back. */
    release: promiseActor<void, Reservations>('release'),
  },
  delays: {
    /** An open cart renews its holds every 5 minutes (Q7.3.a), and soon again when the server was out of reach. */
    renewalPause: ({ context }) => (context.isHoldUnsure ? 30_000 : 300_000),
  },
  guards: {
    isRefused: ({ context }, { wish }: Wished) => !verdictOf(context, wish).ok,
    changesHolds: ({ context }, { wish }: Wished) => {
      const verdict = verdictOf(context, wish);
      return context.reserves && verdict.ok && !isSameReservation(context.lines, verdict.lines);
    },
    isRemoval: ({ context }, { lineId, quantity }: { lineId: string; quantity: number }) =>
      quantity === 0 && groupOf(context.lines, lineId).length > 0,
    isInCart: ({ context }, { lineId }: { lineId: string }) => groupOf(context.lines, lineId).length > 0,
    /** What somebody was about to put in is theirs, unless nobody was there and they have just come. */
    isTakingOver: ({ context }, { user }: Change) =>
      handed(context, user).lines !== context.lines ||
      (context.user !== null && ownerOf(context.user) !== ownerOf(user)),
    hasHolds: ({ context }) => context.reserves && hasFacilities(context.lines),
    hasReleased: ({ context }) => context.released.length > 0,
    isHeld: ({ context }, { result }: Answered) => {
      const { isRefused, lost } = settlement(context.lines, proposalOf(context).lines, result);
      return !isRefused && lost.length === 0;
    },
    leavesHolds: ({ context }, { result }: Answered) =>
      hasFacilities(settlement(context.lines, proposalOf(context).lines, result).lines),
  },
  actions: {
    waitTurn: assign({ waiting: ({ context }, { wish }: Wished) => [...context.waiting, wish] }),
    /** Wishes that waited are granted or refused in the order in which they came. */
    resume: enqueueActions(({ context, enqueue }) => {
      for (const wish of context.waiting) enqueue.raise(wish);
      enqueue.assign({ waiting: [] });
    }),
    propose: assign(({ context }, { wish }: Wished) => {
      const verdict = verdictOf(context, wish);
      return {
        proposal: verdict.ok ? { lines: verdict.lines, requestId: requestOf(wish) } : null,
        problem: null,
      };
    }),
    /** The proposed cart becomes the cart. */
    commit: enqueueActions(({ context, enqueue }) => {
      const { lines: proposed, requestId } = proposalOf(context);
      const known = new Set(context.lines.map(({ id }) => id));
      const isVoided = isPromotionVoidedBy(proposed.filter(({ id }) => !known.has(id)));
      const lines = isVoided ? withoutDiscounts(proposed) : proposed;
      enqueue.assign({
        ...holdsOf(lines),
        promotion: isVoided ? noPromotion : context.promotion,
        proposal: null,
      });
      if (requestId !== null) enqueue.emit({ type: 'lines.added', requestId });
      for (const news of farewells(context, lines)) enqueue.emit(news);
    }),
    refuse: enqueueActions(({ context, enqueue }, { wish }: Wished) => {
      const verdict = verdictOf(context, wish);
      if (verdict.ok) return;
      const { code, values } = verdict;
      const problem = { code, message: null, ...(values && { values }) };
      const requestId = requestOf(wish);
      // R4.8.4: wherever they were wished for, goods of another outlet are the cart's own matter.
      enqueue.assign({ problem: requestId === null || code === 'otherOutlet' ? problem : null });
      if (requestId !== null) enqueue.emit({ type: 'lines.refused', requestId, problem });
    }),
    assignHold: assign(({ context }, { result }: Answered) => ({
      heldUntil: hasFacilities(context.lines) ? result.expires_at : null,
      isHoldUnsure: false,
    })),
    /** Takes out what somebody else was faster for; a change that cannot be held whole is not made at all. */
    settle: enqueueActions(({ context, enqueue }, { result }: Answered) => {
      const { lines: proposed, requestId } = proposalOf(context);
      const { lines, isRefused, lost, excess } = settlement(context.lines, proposed, result);
      const problem = placeTaken(result);
      const isAnswered = isRefused && requestId !== null;
      enqueue.assign({
        ...holdsOf(lines),
        proposal: null,
        released: hasFacilities(lines) && isRefused ? context.released : [...context.released, ...excess],
        problem: lost.length > 0 || !isAnswered ? problem : context.problem,
      });
      if (requestId !== null)
        enqueue.emit(isRefused ? { type: 'lines.refused', requestId, problem } : { type: 'lines.added', requestId });
      if (lost.length > 0) enqueue.emit({ type: 'lines.lost', lines: lost, problem });
      for (const news of farewells(context, lines)) enqueue.emit(news);
    }),
    /** The change was not held, as far as we know; what the server may have kept is given back or renewed away. */
    giveUp: enqueueActions(({ context, enqueue }, { error }: Failed) => {
      const { lines, requestId } = proposalOf(context);
      const problem = toProblem(error);
      const isUnknown = error instanceof ConnectionError;
      const known = new Set(context.lines.map(({ id }) => id));
      const stray = lines.filter((line) => isFacility(line) && !known.has(line.id));
      const remains = hasFacilities(context.lines);
      enqueue.assign({
        proposal: null,
        isHoldUnsure: isUnknown && remains,
        released: isUnknown && !remains ? [...context.released, ...stray] : context.released,
        problem: requestId === null ? problem : context.problem,
      });
      if (requestId !== null) enqueue.emit({ type: 'lines.refused', requestId, problem });
    }),
    markHoldUnsure: assign({ isHoldUnsure: true }),
    removeLine: enqueueActions(({ context, enqueue }, { lineId }: { lineId: string }) => {
      const removed = groupOf(context.lines, lineId);
      const lines = withoutLines(context.lines, removed);
      const { proposal } = context;
      enqueue.assign({
        ...holdsOf(lines),
        proposal: proposal && { ...proposal, lines: withoutLines(proposal.lines, removed) },
        released: [...context.released, ...heldAmong(context, removed)],
        problem: null,
      });
      for (const news of farewells(context, lines)) enqueue.emit(news);
    }),
    /** Whoever waits for an answer gets one: the cart they wished to change is no more. */
    dismissWishes: enqueueActions(({ context, enqueue }) => {
      const requests = [context.proposal?.requestId ?? null, ...context.waiting.map(requestOf)];
      const problem = { code: 'cartCleared', message: null };
      for (const requestId of requests)
        if (requestId !== null) enqueue.emit({ type: 'lines.refused', requestId, problem });
      enqueue.assign({ proposal: null, waiting: [] });
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      const released = [...context.released, ...heldAmong(context, context.lines)];
      enqueue.assign({ ...emptyCart, released });
      for (const news of farewells(context, [])) enqueue.emit(news);
    }),
    /** Logging out leaves nothing behind (R4.1.7), also of what had been put aside a moment before. */
    clearAll: enqueueActions(({ context, enqueue }) => {
      const all = [...context.lines, ...context.aside.flatMap(({ lines }) => lines)];
      enqueue.assign({ ...emptyCart, aside: [], released: [...context.released, ...heldAmong(context, all)] });
    }),
    /** The order has its places now: nothing is given back (R4.8.10). */
    startOver: assign(emptyCart),
    reprice: assign(({ context }, { prices }: { prices: FreshPrice[] }) => ({
      lines: repriced(context.lines, prices),
      proposal: context.proposal && { ...context.proposal, lines: repriced(context.proposal.lines, prices) },
    })),
    beginRelease: assign(({ context }) => ({ releasing: context.released, released: [] })),
    endRelease: assign({ releasing: [] }),
    changeHands: assign(({ context }, { user }: Change) => {
      const { lines, ...rest } = handed(context, user);
      const isLeft = context.user !== null && ownerOf(context.user) !== ownerOf(user);
      return {
        ...rest,
        ...(lines === context.lines ? {} : holdsOf(lines)),
        ...(isLeft ? { promotion: noPromotion, problem: null } : {}),
      };
    }),
    useWallet: assign((_, { on }: { on: boolean }) => ({ is_wallet: on })),
    usePoints: assign((_, { on }: { on: boolean }) => ({ is_qpoints: on })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, isCardChosen: true, save_card: false })),
    saveCard: assign((_, { on }: { on: boolean }) => ({ save_card: on })),
    assignNotes: assign((_, { text }: { text: string }) => ({ order_notes: text.slice(0, longestNote) })),
    assignAddress: assign((_, { text }: { text: string }) => ({ deliveryAddress: text })),
    clearProblem: assign({ problem: null }),
  },
});

const wished = ({ event }: { event: CartEvent }): Wished => ({ wish: event as CartWish });

/** Extras are not held: the rules refuse them, or they are there at once. */
const grantExtra = [
  { guard: { type: 'isRefused', params: wished }, actions: { type: 'refuse', params: wished } },
  { actions: [{ type: 'propose', params: wished }, 'commit'] },
] as const;
/** Anything else may have to wait until the server holds its places. */
const grantWish = [
  { guard: { type: 'isRefused', params: wished }, actions: { type: 'refuse', params: wished } },
  {
    guard: { type: 'changesHolds', params: wished },
    target: 'reserving',
    actions: { type: 'propose', params: wished },
  },
  { actions: [{ type: 'propose', params: wished }, 'commit'] },
] as const;
const deferWish = { actions: { type: 'waitTurn', params: wished } } as const;

const deferred = {
  'lines.add': deferWish,
  'addon.add': deferWish,
  'addon.set': deferWish,
  'quantity.set': deferWish,
  'cart.restore': deferWish,
} as const;

export const cartMachine = cart.createMachine({
  id: 'cart',
  description:
    'Lines, what the server holds for them, and how the customer wants to pay. A change is made whole or not at all.',
  context: ({ input: { lines, choices, aside = [], venueId, reserves, user } }) => ({
    ...begun({ user: null, lines, choices, aside }, user, venueId),
    venueId,
    reserves,
    promotion: noPromotion,
    proposal: null,
    waiting: [],
    released: [],
    releasing: [],
    heldUntil: null,
    isHoldUnsure: false,
    problem: null,
  }),
  on: {
    'line.remove': {
      guard: { type: 'isInCart', params: wholeEvent },
      actions: { type: 'removeLine', params: wholeEvent },
    },
    'cart.clear': { target: '.resting', actions: ['dismissWishes', 'clear'] },
    'prices.accept': { actions: { type: 'reprice', params: wholeEvent } },
    'order.accept': { target: '.resting', actions: ['dismissWishes', 'startOver'] },
    'session.changed': [
      {
        guard: { type: 'isTakingOver', params: wholeEvent },
        target: '.returning',
        actions: ['dismissWishes', { type: 'changeHands', params: wholeEvent }],
      },
      { actions: { type: 'changeHands', params: wholeEvent } },
    ],
    'session.ended': { target: '.resting', actions: ['dismissWishes', 'clearAll'] },
    'wallet.use': { actions: { type: 'useWallet', params: wholeEvent } },
    'points.use': { actions: { type: 'usePoints', params: wholeEvent } },
    'card.choose': { actions: { type: 'chooseCard', params: wholeEvent } },
    'card.save': { actions: { type: 'saveCard', params: wholeEvent } },
    'notes.write': { actions: { type: 'assignNotes', params: wholeEvent } },
    'address.write': { actions: { type: 'assignAddress', params: wholeEvent } },
    'problem.dismiss': { actions: 'clearProblem' },
  },
  initial: 'returning',
  states: {
    returning: { always: [{ guard: 'hasHolds', target: 'renewing' }, { target: 'resting' }] },
    resting: {
      entry: 'resume',
      always: { guard: 'hasReleased', target: 'releasing', actions: 'beginRelease' },
      after: { renewalPause: { guard: 'hasHolds', target: 'renewing' } },
      on: {
        'lines.add': grantWish,
        'addon.add': grantExtra,
        'addon.set': grantExtra,
        'quantity.set': [
          {
            guard: { type: 'isRemoval', params: wholeEvent },
            actions: { type: 'removeLine', params: wholeEvent },
          },
          ...grantWish,
        ],
        'cart.restore': grantWish,
      },
    },
    reserving: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => reservationOf(proposalOf(context).lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ result: event.output }) },
            target: 'resting',
            actions: ['commit', { type: 'assignHold', params: ({ event }) => ({ result: event.output }) }],
          },
          {
            // The server now holds another list than the cart keeps.
            guard: { type: 'leavesHolds', params: ({ event }) => ({ result: event.output }) },
            target: 'renewing',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'resting',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'resting', actions: { type: 'giveUp', params: wholeEvent } },
      },
    },
    renewing: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'renew',
        src: 'reserve',
        input: ({ context }) => reservationOf(context.lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: ({ event }) => ({ result: event.output }) },
            target: 'resting',
            actions: { type: 'assignHold', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'resting',
            actions: [
              { type: 'settle', params: ({ event }) => ({ result: event.output }) },
              { type: 'assignHold', params: ({ event }) => ({ result: event.output }) },
            ],
          },
        ],
        onError: { target: 'resting', actions: 'markHoldUnsure' },
      },
    },
    releasing: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => reservationOf(context.releasing),
        onDone: { target: 'resting', actions: 'endRelease' },
        // Holds that could not be given back end by themselves.
        onError: { target: 'resting', actions: 'endRelease' },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
