import type { InferInput } from 'valibot';
import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Reservation, ReservationResult } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import type { Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import * as change from './cartChanges.ts';
import { begun, type CartContext, type CartEmitted, type CartEvent, type CartInput } from './cartContext.ts';
import { isOtherDelivery, withDelivery } from './delivery.ts';
import { groupOf } from './lines.ts';
import { preferred, type PreferenceEvent, type PromotionType } from './paymentPreferences.ts';
import { repriced, type FreshPrice } from './prices.ts';
import { isVerdictOn, relined, unlowered, wishedPromotion, withDiscountsOf, type Lowered } from './promotion.ts';
import { reservationOf } from './reservation.ts';
import { verdictOf, type CartWish } from './wishes.ts';

type Reservations = InferInput<typeof Reservation>;
interface Wished {
  wish: CartWish;
}
interface Change {
  user: User | null;
}
interface Ordered {
  lineIds?: readonly string[];
}
interface Removal {
  lineId: string;
  problem?: Problem;
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
    changesHolds: ({ context }, { wish }: Wished) => change.changesHolds(context, wish),
    isRemoval: ({ context }, { lineId, quantity }: Removal & { quantity: number }) =>
      quantity === 0 && groupOf(context.lines, lineId).length > 0,
    isInCart: ({ context }, { lineId }: Removal) => groupOf(context.lines, lineId).length > 0,
    isOtherDelivery: ({ context }, { delivered }: { delivered: boolean }) => isOtherDelivery(context.lines, delivered),
    /** Also such as are about to come back from an order that failed. */
    hasLines: ({ context }) => context.lines.length > 0 || context.proposal !== null,
    isVerdictOn: ({ context }, verdict: Lowered) => isVerdictOn(context, verdict),
    hasPromotion: ({ context }) => context.promotion.code !== null,
    isTakingOver: ({ context }, { user }: Change) => change.isTakenOver(context, user),
    hasHolds: ({ context }) => context.reserves && change.hasFacilities(context.lines),
    hasReleased: ({ context }) => context.released.length > 0,
    isHeld: ({ context }, { output }: Done<ReservationResult>) => change.isHeld(context, output),
    leavesHolds: ({ context }, { output }: Done<ReservationResult>) => change.leavesHolds(context, output),
  },
  actions: {
    waitTurn: assign({ waiting: ({ context }, { wish }: Wished) => [...context.waiting, wish] }),
    /** Wishes that waited are granted or refused in the order in which they came. */
    resume: enqueueActions(({ context, enqueue }) => {
      for (const wish of context.waiting) enqueue.raise(wish);
      enqueue.assign({ waiting: [] });
    }),
    propose: assign(({ context }, { wish }: Wished) => change.proposed(context, wish)),
    commit: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.committed(context))),
    refuse: enqueueActions(({ context, enqueue }, { wish }: Wished) =>
      change.make(enqueue, change.refused(context, wish)),
    ),
    assignHold: assign(({ context }, { output }: Done<ReservationResult>) => ({
      heldUntil: change.hasFacilities(context.lines) ? output.expires_at : null,
      isHoldUnsure: false,
    })),
    settle: enqueueActions(({ context, enqueue }, { output }: Done<ReservationResult>) =>
      change.make(enqueue, change.settled(context, output)),
    ),
    giveUp: enqueueActions(({ context, enqueue }, { error }: Failed) =>
      change.make(enqueue, change.givenUp(context, error)),
    ),
    markHoldUnsure: assign({ isHoldUnsure: ({ context }) => change.hasFacilities(context.lines) }),
    removeLine: enqueueActions(({ context, enqueue }, { lineId, problem }: Removal) =>
      change.make(enqueue, change.removed(context, lineId, problem)),
    ),
    dismissWishes: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.dismissed(context))),
    clear: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.cleared(context))),
    clearAll: assign(({ context }) => change.clearedAll(context)),
    /** The order has its places now: nothing is given back (R4.8.10). */
    startOver: assign(({ context }, { lineIds }: Ordered) => change.ordered(context, lineIds)),
    reprice: assign(({ context }, { prices }: { prices: FreshPrice[] }) => ({
      ...relined(repriced(context.lines, prices), context.promotion),
      proposal: context.proposal && { ...context.proposal, lines: repriced(context.proposal.lines, prices) },
    })),
    assignDelivery: assign(({ context }, { delivered }: { delivered: boolean }) => ({
      lines: withDelivery(context.lines, delivered),
      proposal: context.proposal && { ...context.proposal, lines: withDelivery(context.proposal.lines, delivered) },
    })),
    wishPromotion: assign(({ context }, { code, kind }: { code: string; kind: PromotionType }) =>
      relined(context.lines, wishedPromotion(code, kind)),
    ),
    applyPromotion: assign(({ context }, { lines, promotion }: Lowered) => ({
      lines: withDiscountsOf(context.lines, lines),
      promotion,
    })),
    clearPromotion: assign(({ context }) => unlowered(context.lines)),
    beginRelease: assign(({ context }) => ({ releasing: context.released, released: [] })),
    endRelease: assign({ releasing: [] }),
    changeOwner: assign(({ context }, { user }: Change) => change.ownedBy(context, user)),
    assignPreference: assign((_, wish: PreferenceEvent) => preferred(wish)),
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

const prefer = { actions: { type: 'assignPreference', params: wholeEvent<PreferenceEvent> } } as const;

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
  context: ({ input }) => begun(input),
  on: {
    'line.remove': {
      guard: { type: 'isInCart', params: wholeEvent },
      actions: { type: 'removeLine', params: wholeEvent },
    },
    'cart.clear': { target: '.resting', actions: ['dismissWishes', 'clear'] },
    'prices.accept': { actions: { type: 'reprice', params: wholeEvent } },
    'delivery.choose': {
      guard: { type: 'isOtherDelivery', params: wholeEvent },
      actions: { type: 'assignDelivery', params: wholeEvent },
    },
    'promotion.use': { guard: 'hasLines', actions: { type: 'wishPromotion', params: wholeEvent } },
    'promotion.apply': {
      guard: { type: 'isVerdictOn', params: wholeEvent },
      actions: { type: 'applyPromotion', params: wholeEvent },
    },
    'promotion.clear': { guard: 'hasPromotion', actions: 'clearPromotion' },
    'order.accept': { target: '.returning', actions: ['dismissWishes', { type: 'startOver', params: wholeEvent }] },
    'session.changed': [
      {
        guard: { type: 'isTakingOver', params: wholeEvent },
        target: '.returning',
        actions: ['dismissWishes', { type: 'changeOwner', params: wholeEvent }],
      },
      { actions: { type: 'changeOwner', params: wholeEvent } },
    ],
    'session.ended': { target: '.resting', actions: ['dismissWishes', 'clearAll'] },
    'wallet.use': prefer,
    'points.use': prefer,
    'card.choose': prefer,
    'card.save': prefer,
    'notes.write': prefer,
    'address.write': prefer,
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
        'hold.renew': { guard: 'hasHolds', target: 'renewing' },
      },
    },
    reserving: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => reservationOf(change.proposalOf(context).lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: ['commit', { type: 'assignHold', params: wholeEvent }],
          },
          {
            // The server now holds another list than the cart keeps.
            guard: { type: 'leavesHolds', params: wholeEvent },
            target: 'renewing',
            actions: { type: 'settle', params: wholeEvent },
          },
          {
            target: 'resting',
            actions: { type: 'settle', params: wholeEvent },
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
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: { type: 'assignHold', params: wholeEvent },
          },
          {
            target: 'resting',
            actions: [
              { type: 'settle', params: wholeEvent },
              { type: 'assignHold', params: wholeEvent },
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
