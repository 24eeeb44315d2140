/** The context, events, actors, guards and actions of step 1. */
import { assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { User } from '../../../src/contract/customers/customers.ts';
import type {
  AvailabilityQuery,
  AvailableFacility,
  FacilityOffer,
  OfferQuery,
  VenueService,
} from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import { reconnectMachine } from '../../reconnect/reconnectMachine.ts';
import { promiseActor } from '../../shared/actorTypes.ts';
import { RefusedError } from '../../shared/problem.ts';
import { isBookable, isInTimeRange, type TimeRangeId } from '../../slots/slots.ts';
import { problemCalled, type DatedSchedule, type ScheduleWish, type ServiceChoices } from '../bookingContext.ts';
import type { Filter } from '../bookingWishes.ts';
import type { BookingStop } from '../bookingSelection.ts';
import { isSoldWhole } from '../chosenSlot.ts';
import {
  heldSlot,
  filtersStillOffered,
  lossOfDay,
  mayReturnToHeldSlot,
  mayReturnToSlot,
  offeredSlot,
  servicesToChooseFrom,
  stepToReturnTo,
} from '../restoring/restore.ts';
import { clearedSlot } from '../restoring/bookingStart.ts';
import { isElsewhere, isSameService, lossFrom, lossFromSale, nearestTaken } from '../missedSelection.ts';
import type { NearestSelection, ChoosingContext, ChoosingEvent, ChoosingInput } from './choosingContext.ts';
import { stillSold } from '../selling/addonRules.ts';
import { isSlotTaken } from '../takenSlot.ts';
import type { SaleEnd, SaleStart } from '../selling/sellingContext.ts';
import { mayVisit } from '../reachableSteps.ts';
import { freeFacilities } from './bookingQueries.ts';
import { isChoice, ofService } from './choices.ts';
import { customerIs, facilitiesAre, facilityIs, freeDayIs, questionFailed, returnGivenUp } from './choosingChanges.ts';
import { isNarrowing } from './narrowingOptions.ts';
import { saleOf } from './saleOf.ts';
import {
  datesOf,
  durations,
  hasFreeTime,
  isDateGone,
  isSlotOffered,
  isOtherSlot,
  nextSearchDate,
  withOfferedTimes,
  shownGrid,
  slotAt,
  slotsInRange,
  timeRanges,
} from './bookingTimes.ts';

interface Answered<TOutput> {
  output: TOutput;
}
interface Failed {
  error: unknown;
}

export const choosing = setup({
  types: {
    context: {} as ChoosingContext,
    events: {} as ChoosingEvent,
    input: {} as ChoosingInput,
    tags: {} as 'busy',
  },
  actors: {
    loadServices: promiseActor<VenueService[], void>('loadServices'),
    loadChoices: promiseActor<ServiceChoices, { serviceId: Id; filterBy: 1 | 2 }>('loadChoices'),
    loadSchedule: promiseActor<DatedSchedule, ScheduleWish>('loadSchedule'),
    loadFacilities: promiseActor<AvailableFacility[], AvailabilityQuery>('loadFacilities'),
    loadOffer: promiseActor<FacilityOffer, OfferQuery>('loadOffer'),
    reconnect: reconnectMachine,
  },
  guards: {
    // What is told.
    /** The same failure after another automatic attempt is not told again. */
    isNews: ({ context: { problem: found, toldProblem } }) =>
      found?.code !== toldProblem?.code || found?.message !== toldProblem?.message,
    isInServersWords: ({ context }) => Boolean(context.problem?.message),
    hasQuestionFailed: or([
      stateIn('#choosing.servicesFailed'),
      stateIn('#choosing.asking.choicesFailed'),
      stateIn('#choosing.asking.scheduleFailed'),
      stateIn('#choosing.asking.picking.facilitiesFailed'),
      stateIn('#choosing.asking.picking.offerFailed'),
    ]),
    // What the customer wants.
    hasService: ({ context }) => context.selectedServices !== null,
    isOtherService: ({ context }, { serviceId }: { serviceId: Id }) =>
      serviceId !== context.selectedServices?.id && context.services.some(({ id }) => id === serviceId),
    isOtherDate: ({ context }, { date }: { date: string }) =>
      date !== context.bookingDate && isBookable(date, datesOf(context)),
    hasChoices: ({ context }) => context.choices !== null,
    /** Before the pickers are loaded, another date only changes the date: the schedule is loaded after them (R4.4.3). */
    isDateToLoad: ({ context }, { date }: { date: string }) =>
      context.choices !== null && date !== context.bookingDate && isBookable(date, datesOf(context)),
    isOnOffer: ({ context }, { filter, value }: { filter: Filter; value: number | null }) =>
      value !== context.filters[filter] && isChoice(context.choices, filter, value),
    isNarrowing: ({ context }, { ids }: { ids: readonly Id[] }) => isNarrowing(context, ids),
    isDuration: ({ context }, { duration }: { duration: number }) =>
      duration !== context.duration && durations(context).includes(duration),
    isRange: ({ context }, { range }: { range: TimeRangeId }) => timeRanges(context).some(({ id }) => id === range),
    isRangeOfSlot: ({ context }, { range }: { range: TimeRangeId }) =>
      timeRanges(context).some(({ id }) => id === range) &&
      (context.selectedTimeSlot === null || isInTimeRange(context.selectedTimeSlot, range)),
    hasMoreSlots: ({ context }) => shownGrid(context).hidden > 0,
    isOtherSlot: ({ context }, { date, startTime }: { date: string; startTime: string }) =>
      isOtherSlot(context, date, startTime),
    isOtherFacility: ({ context }, { facilityId }: { facilityId: Id }) =>
      facilityId !== context.facilityId && context.facilities.some(({ id }) => id === facilityId),
    maySearch: ({ context }) => slotsInRange(context).length === 0 && nextSearchDate(context) !== null,
    maySearchOn: ({ context }) => nextSearchDate(context) !== null,
    // What became of the selection.
    isDateGone: ({ context }) => isDateGone(context),
    isSlotGone: ({ context }) => context.draft === null && context.selectedTimeSlot !== null && !isSlotOffered(context),
    isSlotLost: (_, { error }: Failed) => isSlotTaken(error),
    isNoneFree: ({ context }, { output }: Answered<AvailableFacility[]>) =>
      freeFacilities(context, output).length === 0,
    isFreeDay: ({ context }, { output }: Answered<DatedSchedule>) => hasFreeTime(context, output),
    isNearest: ({ context }, { slot }: { slot: NearestSelection }) =>
      context.missed !== null && isSameService(context, slot),
    isNearestElsewhere: ({ context }, { slot }: { slot: NearestSelection }) =>
      context.missed !== null && isElsewhere(context, slot),
    // Restoring.
    isReturning: ({ context }) => context.draft !== null,
    isBackAtPrompt: ({ context }) => context.draft?.step === 'prompting' && mayReturnToHeldSlot(context),
    mayReturnToHeldSlot: ({ context }) => mayReturnToHeldSlot(context),
    /** A slot in the customer's own cart may be refused by a server that offers only free slots. */
    isHeldSlotRefused: ({ context }, { error }: Failed) =>
      error instanceof RefusedError && mayReturnToHeldSlot(context),
    mayReturnToSlot: ({ context }) => mayReturnToSlot(context),
    isReturningToDetails: ({ context }) => context.draft?.describing != null && isSoldWhole(context),
    isReturningToTickets: ({ context }) => stepToReturnTo(context) === 'tickets',
    isReturningToAddons: ({ context }) => stepToReturnTo(context) === 'extras',
    isReturningToPrompt: ({ context }) => stepToReturnTo(context) === 'prompting',
    /** A login on another page interrupted Continue: it goes on with that facility, and with no other (Q6.1.b). */
    isGoingOn: ({ context: { draft, user, facilityId } }) =>
      draft?.goesOn === true && user !== null && facilityId === draft.facilityId,
    isEndingAt: (_, { end, to }: { end: SaleEnd; to: SaleEnd['to'] }) => end.to === to,
    // Continuing.
    mayVisit: ({ context }, { stop, to }: { stop: BookingStop; to: BookingStop }) =>
      stop === to && mayVisit(context, stop),
    isSignedOut: ({ context }) => context.user === null,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    isSoldWhole: ({ context }) => isSoldWhole(context),
  },
  actions: {
    assignTime: assign((_, { now }: { now: string }) => ({ now })),
    assignUser: assign(({ context }, { user }: { user: User | null }) => customerIs(context, user)),
    assignCart: assign((_, { lines }: { lines: readonly CartLine[] }) => ({ cartLines: lines })),
    assignProblem: assign(({ context }, { error }: Failed) => questionFailed(context, error)),
    clearProblem: assign({ problem: null, attempts: 0 }),
    assignTold: assign({ toldProblem: ({ context }) => context.problem }),
    sendRefusal: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'question.refused' as const, message: context.problem?.message ?? '' }),
    ),
    sendProblemPassed: sendTo(({ context }) => context.parent, { type: 'problem.passed' as const }),
    /** The server answers again: the problem of the outage is cleared, any other stays. */
    clearOutage: assign(({ context }) => (context.attempts > 0 ? { problem: null, attempts: 0 } : {})),
    /** A duration or time range that is no longer offered becomes the first that is. */
    assignSettled: assign(({ context }) => withOfferedTimes(context)),

    assignServices: assign(({ context }, { output }: Answered<VenueService[]>) =>
      servicesToChooseFrom(context, output),
    ),
    assignService: assign(({ context }, { serviceId }: { serviceId: Id }) => ofService(context, serviceId)),
    assignChoices: assign(({ context }, { output }: Answered<ServiceChoices>) => ({
      choices: output,
      ...filtersStillOffered(context, output),
    })),
    assignDate: assign((_, { date }: { date: string }) => ({ bookingDate: date, pages: 0 })),
    assignFirstDate: assign(({ context }) => ({ bookingDate: datesOf(context).first, pages: 0 })),
    assignLossOfDay: assign(({ context }) => lossOfDay(context)),
    assignFilter: assign(({ context }, { filter, value }: { filter: Filter; value: number | null }) => ({
      filters: { ...context.filters, [filter]: value },
      pages: 0,
    })),
    assignSchedule: assign((_, { output }: Answered<DatedSchedule>) => ({ schedule: output })),
    assignNarrowing: assign(({ context }, { ids }: { ids: readonly Id[] }) => ({
      selectedServices: context.selectedServices && { ...context.selectedServices, facilities: ids },
      pages: 0,
    })),
    assignDuration: assign((_, { duration }: { duration: number }) => ({ duration, pages: 0 })),
    assignRange: assign((_, { range }: { range: TimeRangeId }) => ({ selectedTimeRange: range, pages: 0 })),
    assignNextPage: assign({ pages: ({ context }) => context.pages + 1 }),
    assignSlot: assign(({ context }, { date, startTime }: { date: string; startTime: string }) => ({
      ...clearedSlot,
      selectedTimeSlot: slotAt(context, date, startTime) ?? null,
    })),
    assignFacilities: assign(({ context }, { output }: Answered<AvailableFacility[]>) =>
      facilitiesAre(context, output),
    ),
    assignFacility: assign((_, { facilityId }: { facilityId: Id }) => facilityIs(facilityId)),
    assignOffer: assign(({ context }, { output }: Answered<FacilityOffer>) => ({
      offer: output,
      addons: stillSold(output, context.addons),
    })),
    clearSelection: assign(clearedSlot),
    /** Remembers the lost selection while alternatives may be offered. */
    assignLoss: assign(({ context }) => ({ ...clearedSlot, missed: lossFrom(context) })),
    assignLossFromSale: assign(({ context }, { end }: { end: SaleEnd }) => ({
      ...clearedSlot,
      missed: lossFromSale(context, end),
    })),
    assignNearest: assign(({ context }, { slot }: { slot: NearestSelection }) => nearestTaken(context, slot)),
    assignSlotGone: assign({ problem: problemCalled('slotGone') }),
    assignNoneFree: assign({ problem: problemCalled('noFacility') }),
    assignSearchDate: assign(({ context }) => ({ searchDate: nextSearchDate(context) })),
    assignFreeDay: assign((_, { output }: Answered<DatedSchedule>) => freeDayIs(output)),
    clearSearchDate: assign({ searchDate: null }),
    assignNoFreeDay: assign({ problem: problemCalled('noFreeDay') }),

    // Restoring.
    assignHeldSlot: assign(({ context }) => heldSlot(context)),
    assignOfferedSlot: assign(({ context }) => offeredSlot(context)),
    assignLossOnReturn: assign(({ context }) => returnGivenUp(context)),
    clearReturn: assign({ draft: null, missed: null }),
    assignEnd: assign((_, { end: { to: _to, missed: _missed, ...left } }: { end: SaleEnd }) => left),
    /** The slot is cleared, and the duration becomes the shortest once the schedule is loaded again (R4.5.8). */
    assignFreshStart: assign({ ...clearedSlot, duration: null, selectedTimeRange: 'all', pages: 0, problem: null }),

    // Continuing.
    assignLoginNeeded: assign({ problem: problemCalled('pleaseLogin') }),
    sendLoginWanted: sendTo(({ context }) => context.parent, { type: 'login.wanted' as const, entered: null }),
    raiseContinue: raise({ type: 'step.continue' }),
    sendChosen: sendTo(
      ({ context }) => context.parent,
      ({ context }, { at }: { at: SaleStart }) => ({ type: 'slot.chosen' as const, sale: saleOf(context, at) }),
    ),
  },
});
