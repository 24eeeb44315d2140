/** The actors, guards and actions of the cart. */
import type { InferInput } from 'valibot';
import { assign, enqueueActions, setup } from 'xstate';
import type { Reservation, ReservationResult } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import type { Problem } from '../shared/problem.ts';
import * as change from './cartChanges.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput, CartNews } from './cartContext.ts';
import { isOtherDelivery, withDelivery } from './delivery.ts';
import { groupOf } from './lines.ts';
import { followed, isNews } from './otherTabs.ts';
import { preferred, type PreferenceEvent, type PromotionType } from './paymentPreferences.ts';
import { repriced, type FreshPrice } from './prices.ts';
import { isVerdictOn, relined, unlowered, wishedPromotion, withDiscountsOf, type Lowered } from './promotion.ts';
import { verdictOf, type CartWish } from './wishes.ts';

type Reservations = InferInput<typeof Reservation>;
export interface Wished {
  wish: CartWish;
}
export interface Followed {
  news: CartNews;
}
interface Change {
  user: User | null;
}
interface Ordered {
  lineIds?: readonly string[];
}
export interface Removal {
  lineId: string;
  problem?: Problem;
}

const tell = (emit: (news: CartEmitted) => void, news: readonly CartEmitted[]): void => {
  for (const one of news) emit(one);
};

export const cart = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as CartInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the whole list of places to hold (Q7.3.b). */
    reservePlaces: promiseActor<ReservationResult, Reservations>('reservePlaces'),
    /** Gives places back. */
    releasePlaces: promiseActor<void, Reservations>('releasePlaces'),
  },
  delays: {
    /**
     * Holds are renewed every 5 minutes while the cart is open (Q7.3.a), and after 30 seconds when the server was out
     * of reach.
     */
    renewalPause: ({ context }) => (context.isHoldUnsure ? 30_000 : 300_000),
  },
  guards: {
    isRefused: ({ context }, { wish }: Wished) => !verdictOf(context, wish).ok,
    isHoldChanged: ({ context }, { wish }: Wished) => change.isHoldChanged(context, wish),
    isRemoval: ({ context }, { lineId, quantity }: Removal & { quantity: number }) =>
      quantity === 0 && groupOf(context.lines, lineId).length > 0,
    isInCart: ({ context }, { lineId }: Removal) => groupOf(context.lines, lineId).length > 0,
    isOtherDelivery: ({ context }, { delivered }: { delivered: boolean }) => isOtherDelivery(context.lines, delivered),
    hasLines: ({ context }) => context.lines.length > 0,
    isVerdictOn: ({ context }, verdict: Lowered) => isVerdictOn(context, verdict),
    hasPromotion: ({ context }) => context.promotion.code !== null || context.promotion.isVoided === true,
    isTakingOver: ({ context }, { user }: Change) => change.isTakenOver(context, user),
    hasHolds: ({ context }) => context.reserves && change.hasFacilities(context.lines),
    hasReleased: ({ context }) => context.released.length > 0,
    isNews: ({ context }, { news }: Followed) => isNews(context, news),
    isHeld: ({ context }, { output }: Done<ReservationResult>) => change.isHeld(context, output),
    isHoldLeft: ({ context }, { output }: Done<ReservationResult>) => change.isHoldLeft(context, output),
  },
  actions: {
    // Changes compare with the cart as it was, so their events are emitted before the new cart is assigned.
    assignWaiting: assign({ waiting: ({ context }, { wish }: Wished) => [...context.waiting, wish] }),
    /** Replays the waiting wishes in the order in which they came. */
    raiseWaiting: enqueueActions(({ context, enqueue }) => {
      for (const wish of context.waiting) enqueue.raise(wish);
    }),
    clearWaiting: assign({ waiting: [] }),
    assignProposal: assign(({ context }, { wish }: Wished) => change.proposed(context, wish)),
    emitCommitted: enqueueActions(({ context, enqueue }) => tell(enqueue.emit, change.committed(context).news)),
    assignCommitted: assign(({ context }) => change.committed(context).changes),
    emitRefused: enqueueActions(({ context, enqueue }, { wish }: Wished) =>
      tell(enqueue.emit, change.refused(context, wish).news),
    ),
    assignRefused: assign(({ context }, { wish }: Wished) => change.refused(context, wish).changes),
    assignHold: assign(({ context }, { output }: Done<ReservationResult>) => ({
      heldUntil: change.hasFacilities(context.lines) ? output.expires_at : null,
      isHoldUnsure: false,
    })),
    emitSettled: enqueueActions(({ context, enqueue }, { output }: Done<ReservationResult>) =>
      tell(enqueue.emit, change.settled(context, output).news),
    ),
    assignSettled: assign(
      ({ context }, { output }: Done<ReservationResult>) => change.settled(context, output).changes,
    ),
    emitGivenUp: enqueueActions(({ context, enqueue }, { error }: Failed) =>
      tell(enqueue.emit, change.givenUp(context, error).news),
    ),
    assignGivenUp: assign(({ context }, { error }: Failed) => change.givenUp(context, error).changes),
    assignHoldUnsure: assign({ isHoldUnsure: ({ context }) => change.hasFacilities(context.lines) }),
    emitRemoved: enqueueActions(({ context, enqueue }, { lineId, problem }: Removal) =>
      tell(enqueue.emit, change.withoutLine(context, lineId, problem).news),
    ),
    assignRemoved: assign(
      ({ context }, { lineId, problem }: Removal) => change.withoutLine(context, lineId, problem).changes,
    ),
    emitDismissed: enqueueActions(({ context, enqueue }) => tell(enqueue.emit, change.dismissed(context).news)),
    clearWishes: assign(({ context }) => change.dismissed(context).changes),
    emitCleared: enqueueActions(({ context, enqueue }) => tell(enqueue.emit, change.cleared(context).news)),
    clearCart: assign(({ context }) => change.cleared(context).changes),
    clearAll: assign(({ context }) => change.clearedAll(context)),
    /** The order has taken over its places: none are given back (R4.8.10). */
    clearOrdered: assign(({ context }, { lineIds }: Ordered) => change.ordered(context, lineIds)),
    assignPrices: assign(({ context }, { prices }: { prices: FreshPrice[] }) => ({
      ...relined(repriced(context.lines, prices), context.promotion),
      proposal: context.proposal && { ...context.proposal, lines: repriced(context.proposal.lines, prices) },
    })),
    assignDelivery: assign(({ context }, { delivered }: { delivered: boolean }) => ({
      lines: withDelivery(context.lines, delivered),
      proposal: context.proposal && { ...context.proposal, lines: withDelivery(context.proposal.lines, delivered) },
    })),
    assignWishedPromotion: assign(({ context }, { code, kind }: { code: string; kind: PromotionType }) =>
      relined(context.lines, wishedPromotion(code, kind)),
    ),
    assignPromotion: assign(({ context }, { lines, promotion }: Lowered) => ({
      lines: withDiscountsOf(context.lines, lines),
      promotion,
    })),
    clearPromotion: assign(({ context }) => unlowered(context.lines)),
    emitFollowed: enqueueActions(({ context, enqueue }, { news }: Followed) =>
      tell(enqueue.emit, followed(context, news).news),
    ),
    assignFollowed: assign(({ context }, { news }: Followed) => followed(context, news).changes),
    assignReleasing: assign(({ context }) => ({ releasing: context.released, released: [] })),
    clearReleasing: assign({ releasing: [] }),
    assignOwner: assign(({ context }, { user }: Change) => change.ownedBy(context, user)),
    assignPreference: assign((_, wish: PreferenceEvent) => preferred(wish)),
    clearProblem: assign({ problem: null }),
  },
});
