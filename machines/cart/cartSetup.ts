/** The actors, guards and actions of the cart. */
import type { InferInput } from 'valibot';
import { assign, enqueueActions, setup } from 'xstate';
import type { Reservation, ReservationResult } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
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
interface Followed {
  news: CartNews;
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

export const cart = setup({
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
    isHoldChanged: ({ context }, { wish }: Wished) => change.isHoldChanged(context, wish),
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
    isNews: ({ context }, { news }: Followed) => isNews(context, news),
    isHeld: ({ context }, { output }: Done<ReservationResult>) => change.isHeld(context, output),
    isHoldLeft: ({ context }, { output }: Done<ReservationResult>) => change.isHoldLeft(context, output),
  },
  actions: {
    assignWaiting: assign({ waiting: ({ context }, { wish }: Wished) => [...context.waiting, wish] }),
    /** Wishes that waited are granted or refused in the order in which they came. */
    resumeWish: enqueueActions(({ context, enqueue }) => {
      for (const wish of context.waiting) enqueue.raise(wish);
      enqueue.assign({ waiting: [] });
    }),
    assignProposal: assign(({ context }, { wish }: Wished) => change.proposed(context, wish)),
    commitProposal: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.committed(context))),
    refuseWish: enqueueActions(({ context, enqueue }, { wish }: Wished) =>
      change.make(enqueue, change.refused(context, wish)),
    ),
    assignHold: assign(({ context }, { output }: Done<ReservationResult>) => ({
      heldUntil: change.hasFacilities(context.lines) ? output.expires_at : null,
      isHoldUnsure: false,
    })),
    applyReservation: enqueueActions(({ context, enqueue }, { output }: Done<ReservationResult>) =>
      change.make(enqueue, change.settled(context, output)),
    ),
    giveUp: enqueueActions(({ context, enqueue }, { error }: Failed) =>
      change.make(enqueue, change.givenUp(context, error)),
    ),
    assignHoldUnsure: assign({ isHoldUnsure: ({ context }) => change.hasFacilities(context.lines) }),
    removeLine: enqueueActions(({ context, enqueue }, { lineId, problem }: Removal) =>
      change.make(enqueue, change.removed(context, lineId, problem)),
    ),
    dismissWishes: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.dismissed(context))),
    clearCart: enqueueActions(({ context, enqueue }) => change.make(enqueue, change.cleared(context))),
    clearAll: assign(({ context }) => change.clearedAll(context)),
    /** The order has its places now: nothing is given back (R4.8.10). */
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
    followOtherTab: enqueueActions(({ context, enqueue }, { news }: Followed) =>
      change.make(enqueue, followed(context, news)),
    ),
    assignReleasing: assign(({ context }) => ({ releasing: context.released, released: [] })),
    clearReleasing: assign({ releasing: [] }),
    assignOwner: assign(({ context }, { user }: Change) => change.ownedBy(context, user)),
    assignPreference: assign((_, wish: PreferenceEvent) => preferred(wish)),
    clearProblem: assign({ problem: null }),
  },
});
