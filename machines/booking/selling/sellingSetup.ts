/** The context, events, actors, guards and actions of the later steps. */
import { assign, sendTo, setup } from 'xstate';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import type { AttendeeDetailsOutput } from '../../attendees/attendeeDetailsContext.ts';
import { attendeeDetailsMachine } from '../../attendees/attendeeDetailsMachine.ts';
import type { AttendeesDraft } from '../../attendees/typedAttendee.ts';
import { isOtherCustomer } from '../isOtherCustomer.ts';
import type { SlotRef } from '../../cart/cartRules.ts';
import { promiseActor } from '../../shared/actorTypes.ts';
import { toProblem } from '../../shared/problem.ts';
import { isBaps } from '../../site/siteRules.ts';
import { problemCalled, type LoginWanted } from '../bookingContext.ts';
import { wholeFacility } from '../bookingProgress.ts';
import type { BookingStop } from '../bookingSelection.ts';
import { isInCart, isSoldWhole } from '../chosenSlot.ts';
import { isSlotTaken } from '../takenSlot.ts';
import { mayFollow, mayVisit } from '../reachableSteps.ts';
import { hasAddons } from './addonRules.ts';
import { addingProblem, addonProblem } from './addonSales.ts';
import { mayDescribeAgain } from './attendees.ts';
import { nextAddon, ticketLines, type AddonDraft, type FacilityLineDraft } from './bookingLines.ts';
import { beingAdded, chosenProducts, withoutProducts } from './quantities.ts';
import type { SaleEnd, SaleExit, SellingContext, SellingEvent, SellingInput } from './sellingContext.ts';
import { quantitiesStillOffered, quantityProblem, ticketProblem } from './ticketSales.ts';

interface Wanted {
  productId: Id;
  quantity: number;
}

export const selling = setup({
  types: {
    context: {} as SellingContext,
    events: {} as SellingEvent,
    input: {} as SellingInput,
    output: {} as SaleEnd,
    /** `locked`: the customer can do nothing but leave. */
    tags: {} as 'busy' | 'locked',
  },
  actors: {
    loadThreshold: promiseActor<number | null, void>('loadThreshold'),
    /** Asks for the attendees; ends at once where the service does not need them. */
    attendeeDetails: attendeeDetailsMachine,
    addToCart: promiseActor<void, { lines: FacilityLineDraft[]; grouped: boolean }>('addToCart'),
    addAddon: promiseActor<void, { at: SlotRef; addon: AddonDraft }>('addAddon'),
  },
  guards: {
    isNews: ({ context: { problem, toldProblem } }) =>
      problem?.code !== toldProblem?.code || problem?.message !== toldProblem?.message,
    // Where the steps begin.
    isForDetails: ({ context }) => context.at === 'details' && isSoldWhole(context),
    isForTickets: ({ context }) => context.at === 'details' || context.at === 'tickets',
    isForAddons: ({ context }) => context.at === 'extras',
    mayDescribeAgain: ({ context }) => mayDescribeAgain(context),
    // Moving between steps.
    isOnPage: ({ context }) => context.surface === 'page',
    mayVisit: ({ context }, { stop, to }: { stop: BookingStop; to: BookingStop }) =>
      stop === to && mayVisit(context, stop),
    /** Without the offer, as after a reload at the last step, no step between is there to go back to. */
    isBackFromWhole: ({ context }, { stop }: { stop: BookingStop }) =>
      (stop === 'choosing' || (context.offer === null && stop !== 'prompt')) && isSoldWhole(context),
    isSignedOut: ({ context }) => context.user === null,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    isBaps: ({ context }) => isBaps(context.config),
    mayProceed: ({ context }) => !isBaps(context.config),
    isSoldWhole: ({ context }) => isSoldWhole(context),
    hasAddons: ({ context }) => hasAddons(context.offer),
    mayFollow: ({ context }) => mayFollow(context),
    // Adding.
    isTurnedBack: (_, { output }: { output: AttendeeDetailsOutput }) => output.customers === null,
    isSlotLost: (_, { error }: { error: unknown }) => isSlotTaken(error),
    isLeaving: ({ context }) => context.adding?.leaves === true,
    hasNoTickets: ({ context }) => chosenProducts(context.quantities).length === 0,
    isAnyTicket: ({ context }, { productId }: { productId: Id }) => (context.quantities[productId] ?? 0) > 0,
    mayTakeTickets: ({ context }, { productId, quantity }: Wanted) =>
      quantityProblem(context, productId, quantity) === null,
    mayAddTickets: ({ context }) => ticketProblem(context) === null,
    hasNoAddons: ({ context }) => chosenProducts(context.addons).length === 0,
    isAnyAddon: ({ context }, { productId }: { productId: Id }) => (context.addons[productId] ?? 0) > 0,
    mayTakeAddon: ({ context }, { productId, quantity }: Wanted) => addonProblem(context, productId, quantity) === null,
    mayAddAddons: ({ context }) => addingProblem(context) === null,
    hasMoreToAdd: ({ context }) => beingAdded(context).length > 0,
  },
  actions: {
    assignTime: assign((_, { now }: { now: string }) => ({ now })),
    /** Another customer's attendee details are dropped. */
    assignUser: assign(({ context }, { user }: { user: User | null }) =>
      isOtherCustomer(context.user, user) ? { user, attendeeDetails: null, attendees: null } : { user },
    ),
    assignCart: assign((_, { lines }: { lines: readonly CartLine[] }) => ({ cartLines: lines })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: { ...toProblem(error), values: {} } })),
    clearProblem: assign({ problem: null }),
    /** Unless it has gone from the cart meanwhile. */
    assignBooked: assign(({ context }) => ({ problem: isInCart(context) ? problemCalled('timeInCart') : null })),
    assignLoss: assign({ missed: ({ context }) => context.adding ?? wholeFacility }),
    assignTold: assign({ toldProblem: ({ context }) => context.problem }),
    sendProblemPassed: sendTo(({ context }) => context.parent, { type: 'problem.passed' as const }),
    clearReturn: assign({ draft: null }),
    assignExit: assign((_, { to }: { to: SaleExit }) => ({ to })),
    assignLoginNeeded: assign({ problem: problemCalled('pleaseLogin') }),
    sendLoginWanted: sendTo(
      ({ context }) => context.parent,
      (_, { entered }: Pick<LoginWanted, 'entered'>) => ({ type: 'login.wanted' as const, entered }),
    ),

    // Tickets.
    assignThreshold: assign((_, { output }: { output: number | null }) => ({ customerThreshold: output })),
    clearThreshold: assign({ customerThreshold: null }),
    assignWhatMayStay: assign({ quantities: ({ context }) => quantitiesStillOffered(context) }),
    assignAddingFromDraft: assign(({ context }) => ({ adding: context.draft?.describing ?? context.adding })),
    assignTickets: assign(({ context }, { productId, quantity }: Wanted) => ({
      quantities: { ...context.quantities, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    assignTicketLimit: assign(({ context }, { productId, quantity }: Wanted) => ({
      problem: quantityProblem(context, productId, quantity),
    })),
    assignTicketToAdd: assign((_, { productId }: { productId: Id }) => ({
      adding: { products: [productId], leaves: false },
    })),
    assignTicketsToAdd: assign(({ context }) => ({
      adding: { products: chosenProducts(context.quantities), leaves: true },
    })),
    assignTicketProblem: assign(({ context }) => ({ problem: ticketProblem(context) })),
    clearAddedTickets: assign(({ context }) => ({
      quantities: withoutProducts(context.quantities, beingAdded(context)),
    })),
    sendTicketsAdded: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({
        type: 'tickets.added' as const,
        quantity: ticketLines(context).reduce((sum, { quantity }) => sum + quantity, 0),
      }),
    ),

    // Attendee details.
    assignAttendeeDetails: assign((_, { attendeeDetails }: { attendeeDetails: AttendeesDraft | null }) => ({
      attendeeDetails,
    })),
    assignAttendees: assign((_, { output }: { output: AttendeeDetailsOutput }) => ({
      attendees: { customers: output.customers ?? [], saves: output.saves },
    })),
    clearAttendees: assign({ attendeeDetails: null, attendees: null }),

    // Add-ons.
    assignAddon: assign(({ context }, { productId, quantity }: Wanted) => ({
      addons: { ...context.addons, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    assignAddonLimit: assign(({ context }, { productId, quantity }: Wanted) => ({
      problem: addonProblem(context, productId, quantity),
    })),
    assignAddonToAdd: assign((_, { productId }: { productId: Id }) => ({
      adding: { products: [productId], leaves: false },
    })),
    assignAddonsToAdd: assign(({ context }) => ({
      adding: { products: chosenProducts(context.addons), leaves: true },
    })),
    assignAddingProblem: assign(({ context }) => ({ problem: addingProblem(context) })),
    sendAddonAdded: sendTo(
      ({ context }) => context.parent,
      ({ context }) => {
        const { name, ar_name, quantity } = nextAddon(context);
        return { type: 'addon.added' as const, name, arName: ar_name ?? null, quantity };
      },
    ),
    clearAddedAddon: assign(({ context }) => ({
      addons: withoutProducts(context.addons, beingAdded(context).slice(0, 1)),
      adding: context.adding && { ...context.adding, products: beingAdded(context).slice(1) },
    })),
    clearAdding: assign({ adding: null }),
  },
});
