/** The words of the booking's chart: what it knows, hears and tells, its jobs, guards and actions. */
import { assign, emit, or, raise, setup, stateIn, type AnyActorRef } from 'xstate';
import type { CartLine } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type {
  AvailabilityQuery,
  AvailableFacility,
  FacilityOffer,
  OfferQuery,
  VenueService,
} from '../../src/contract/facilities.ts';
import type { Id } from '../../src/contract/wire.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import type { AttendeeDetailsOutput } from '../attendees/attendeeDetailsContext.ts';
import { attendeeDetailsMachine } from '../attendees/attendeeDetailsMachine.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import type { AttendeesDraft } from '../attendees/typedAttendee.ts';
import { ownerOf } from '../session/owner.ts';
import { mayPass } from '../shared/problemKind.ts';
import { toProblem, RefusedError } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isBaps } from '../site/siteRules.ts';
import { isBookable, isInTimeRange, type TimeRangeId } from '../slots/slots.ts';
import { bookableServices } from './bookableServices.ts';
import {
  type BookingContext,
  type BookingInput,
  type DatedSchedule,
  type Filter,
  type ScheduleWish,
  type ServiceChoices,
} from './bookingContext.ts';
import type { BookingEmitted, BookingEvent } from './bookingEvents.ts';
import { nextAddon, ticketLines, type AddonDraft, type LineDraft } from './bookingLines.ts';
import { freeFacilities } from './bookingQueries.ts';
import { anyFilter, nothingChosen } from './bookingStart.ts';
import {
  datesOf,
  durations,
  hasFreeTime,
  isOffered,
  nextSearchDate,
  settled,
  shownGrid,
  slotAt,
  slotsInRange,
  timeRanges,
} from './bookingTimes.ts';
import { isSoldWhole } from './chosenSlot.ts';
import { hasAddons, type AddonPlace } from './addonRules.ts';
import { addingProblem, addonProblem } from './addonSales.ts';
import { narrowingOptions } from './narrowingOptions.ts';
import { chosenIn, without } from './quantities.ts';
import {
  firstFacility,
  firstService,
  heldSlot,
  filtersStillOffered,
  lossOf,
  lossOfDay,
  lossOfFacility,
  lossOfService,
  mayReturnToHeldSlot,
  mayReturnToSlot,
  offeredSlot,
  stepToReturnTo,
} from './restore.ts';
import { quantitiesStillOffered, quantityProblem, ticketProblem } from './ticketSales.ts';
import { mayDescribeAgain } from './attendees.ts';
import { mayFollow, mayVisit } from './visiting.ts';
import type { BookingStop } from './bookingSelection.ts';

/** Answers that mean: somebody else has the slot now; the cart's, the server's, and a 409 that says no more. */
const lostSlotCodes = new Set(['placeTaken', 'slotTaken', 'http409']);

const problem = (code: string, values: Record<string, number> = {}) => ({ code, message: null, values });

const isChoice = (choices: ServiceChoices | null, filter: Filter, value: number | null): boolean => {
  if (choices === null || value === null) return choices !== null;
  const lists = { surface: choices.surfaces, formation: choices.formations };
  if (filter === 'outdoor') return (choices.outdoor ?? []).some((one) => one === value);
  return (lists[filter] ?? []).some(({ id }) => id === value);
};

export const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    /** `locked`: the customer can do nothing but leave. */
    tags: {} as 'busy' | 'locked',
  },
  actors: {
    loadServices: promiseActor<VenueService[], void>('loadServices'),
    loadChoices: promiseActor<ServiceChoices, { serviceId: Id; filterBy: 1 | 2 }>('loadChoices'),
    loadSchedule: promiseActor<DatedSchedule, ScheduleWish>('loadSchedule'),
    loadFacilities: promiseActor<AvailableFacility[], AvailabilityQuery>('loadFacilities'),
    loadOffer: promiseActor<FacilityOffer, OfferQuery>('loadOffer'),
    loadThreshold: promiseActor<number | null, void>('loadThreshold'),
    /** Who comes along; over at once where the service does not ask. */
    attendeeDetails: attendeeDetailsMachine,
    reconnect: reconnectMachine,
    addToCart: promiseActor<void, { lines: LineDraft[]; grouped: boolean }>('addToCart'),
    addAddon: promiseActor<void, { at: AddonPlace; addon: AddonDraft }>('addAddon'),
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
    watchCart: callbackActor<{ type: 'cart.changed'; lines: readonly CartLine[] }>('watchCart'),
    /** Keeps what a reloaded page comes back to, for as long as the booking lasts. */
    persistDraft: callbackActor<BookingEvent, { booking: AnyActorRef }>('persistDraft'),
    /** Tells what is chosen, for the address to follow. */
    tellChoice: callbackActor<BookingEvent, { booking: AnyActorRef }>('tellChoice'),
  },
  guards: {
    // what is told
    /** Another try by itself that fails in the same way is no news. */
    isNews: ({ context: { problem: found, toldProblem } }) =>
      found?.code !== toldProblem?.code || found?.message !== toldProblem?.message,
    isInServersWords: ({ context }) => Boolean(context.problem?.message),
    hasQuestionFailed: or([
      stateIn('#booking.servicesFailed'),
      stateIn('#booking.choosing.choicesFailed'),
      stateIn('#booking.choosing.scheduleFailed'),
      stateIn('#booking.choosing.picking.facilitiesFailed'),
      stateIn('#booking.choosing.picking.offerFailed'),
    ]),
    isInDialog: ({ context }) => context.place === 'dialog',
    isOnPage: ({ context }) => context.place === 'page',
    // step 1
    hasService: ({ context }) => context.selectedServices !== null,
    isOtherService: ({ context }, { serviceId }: { serviceId: Id }) =>
      serviceId !== context.selectedServices?.id && context.services.some(({ id }) => id === serviceId),
    isOtherDate: ({ context }, { date }: { date: string }) =>
      date !== context.bookingDate && isBookable(date, datesOf(context)),
    hasChoices: ({ context }) => context.choices !== null,
    /** Before the pickers are there, another date changes nothing but itself: the schedule is loaded after them (R4.4.3). */
    isDateToLoad: ({ context }, { date }: { date: string }) =>
      context.choices !== null && date !== context.bookingDate && isBookable(date, datesOf(context)),
    isOnOffer: ({ context }, { filter, value }: { filter: Filter; value: number | null }) =>
      value !== context.filters[filter] && isChoice(context.choices, filter, value),
    isNarrowing: ({ context }, { ids }: { ids: readonly Id[] }) => {
      const options = new Set(narrowingOptions(context).map(({ id }) => id));
      return ids.every((id) => options.has(id));
    },
    isDuration: ({ context }, { duration }: { duration: number }) =>
      duration !== context.duration && durations(context).includes(duration),
    isRange: ({ context }, { range }: { range: TimeRangeId }) => timeRanges(context).some(({ id }) => id === range),
    isRangeOfSlot: ({ context }, { range }: { range: TimeRangeId }) =>
      timeRanges(context).some(({ id }) => id === range) &&
      (context.selectedTimeSlot === null || isInTimeRange(context.selectedTimeSlot, range)),
    hasMoreSlots: ({ context }) => shownGrid(context).hidden > 0,
    isOtherSlot: ({ context }, { date, startTime }: { date: string; startTime: string }) => {
      const { selectedTimeSlot: chosen } = context;
      const isChosen = chosen?.date === date && chosen.start_time === startTime;
      return !isChosen && slotAt(context, date, startTime) !== undefined;
    },
    isOtherFacility: ({ context }, { facilityId }: { facilityId: Id }) =>
      facilityId !== context.facilityId && context.facilities.some(({ id }) => id === facilityId),
    isDateGone: ({ context }) => {
      const dates = datesOf(context);
      return !isBookable(context.bookingDate, dates) && isBookable(dates.first, dates);
    },
    isSlotGone: ({ context }) => context.draft === null && context.selectedTimeSlot !== null && !isOffered(context),
    isNoneFree: ({ context }, { output }: { output: AvailableFacility[] }) =>
      freeFacilities(context, output).length === 0,
    maySearch: ({ context }) => slotsInRange(context).length === 0 && nextSearchDate(context) !== null,
    maySearchOn: ({ context }) => nextSearchDate(context) !== null,
    isFreeDay: ({ context }, { output }: { output: DatedSchedule }) => hasFreeTime(context, output),
    // the way back
    isReturning: ({ context }) => context.draft !== null,
    isBackAtPrompt: ({ context }) => context.draft?.step === 'prompting' && mayReturnToHeldSlot(context),
    mayReturnToHeldSlot: ({ context }) => mayReturnToHeldSlot(context),
    /** A server that offers a slot only while it is free has nothing to say about the one that is in the own cart. */
    isHeldSlotRefused: ({ context }, { error }: { error: unknown }) =>
      error instanceof RefusedError && mayReturnToHeldSlot(context),
    mayReturnToSlot: ({ context }) => mayReturnToSlot(context),
    isReturningToTickets: ({ context }) => stepToReturnTo(context) === 'tickets',
    isReturningToAddons: ({ context }) => stepToReturnTo(context) === 'extras',
    isReturningToPrompt: ({ context }) => stepToReturnTo(context) === 'prompting',
    mayVisit: ({ context }, { stop, to }: { stop: BookingStop; to: BookingStop }) =>
      stop === to && mayVisit(context, stop),
    isBackFromWhole: ({ context }, { stop }: { stop: BookingStop }) => stop === 'choosing' && isSoldWhole(context),
    // selling
    isReturningToDetails: ({ context }) => context.draft?.describing != null && isSoldWhole(context),
    /** A login on another page came between: it goes on with what Continue was pressed for, and with nothing else (Q6.1.b). */
    isGoingOn: ({ context: { draft, user, facilityId } }) =>
      draft?.goesOn === true && user !== null && facilityId === draft.facilityId,
    mayDescribeAgain: ({ context }) => mayDescribeAgain(context),
    isTurnedBack: (_, { output }: { output: AttendeeDetailsOutput }) => output.customers === null,
    isSignedOut: ({ context }) => context.user === null,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    isBaps: ({ context }) => isBaps(context.config),
    mayProceed: ({ context }) => !isBaps(context.config),
    isSoldWhole: ({ context }) => isSoldWhole(context),
    hasAddons: ({ context }) => hasAddons(context.offer),
    mayFollow: ({ context }) => mayFollow(context),
    isLeaving: ({ context }) => context.adding?.leaves === true,
    isSlotLost: (_, { error }: { error: unknown }) => error instanceof RefusedError && lostSlotCodes.has(error.code),
    hasNoTickets: ({ context }) => chosenIn(context.quantities).length === 0,
    isAnyTicket: ({ context }, { productId }: { productId: Id }) => (context.quantities[productId] ?? 0) > 0,
    mayTakeTickets: ({ context }, { productId, quantity }: { productId: Id; quantity: number }) =>
      quantityProblem(context, productId, quantity) === null,
    mayAddTickets: ({ context }) => ticketProblem(context) === null,
    hasNoAddons: ({ context }) => chosenIn(context.addons).length === 0,
    isAnyAddon: ({ context }, { productId }: { productId: Id }) => (context.addons[productId] ?? 0) > 0,
    mayTakeAddon: ({ context }, { productId, quantity }: { productId: Id; quantity: number }) =>
      addonProblem(context, productId, quantity) === null,
    mayAddAddons: ({ context }) => addingProblem(context) === null,
    hasMoreToAdd: ({ context }) => (context.adding?.products.length ?? 0) > 0,
  },
  actions: {
    assignTime: assign((_, { now }: { now: string }) => ({ now })),
    /** What a customer told of visitors is not the next one's. */
    assignUser: assign(({ context }, { user }: { user: User | null }) =>
      context.user === null || ownerOf(context.user) === ownerOf(user)
        ? { user }
        : { user, attendeeDetails: null, attendees: null },
    ),
    assignCart: assign((_, { lines }: { lines: readonly CartLine[] }) => ({ cartLines: lines })),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => {
      const found = toProblem(error);
      return { problem: { ...found, values: {} }, attempts: mayPass(found) ? context.attempts + 1 : 0 };
    }),
    clearProblem: assign({ problem: null, attempts: 0 }),
    assignTold: assign({ toldProblem: ({ context }) => context.problem }),
    emitRefusal: emit(({ context }) => ({ type: 'question.refused', message: context.problem?.message ?? '' })),
    emitProblemPassed: emit({ type: 'problem.passed' }),
    /** The server answers again: what was said about it goes, anything else stays. */
    endOutage: assign(({ context }) => (context.attempts > 0 ? { problem: null, attempts: 0 } : {})),
    /** Duration and time range that are no longer offered become the first choice. */
    settle: assign(({ context }) => settled(context)),

    // step 1
    assignServices: assign(({ context }, { output }: { output: VenueService[] }) => {
      const services = bookableServices(output);
      const selectedServices = firstService(context, services);
      const isKept = selectedServices?.id === context.draft?.serviceId;
      const loss = lossOfService(context, selectedServices);
      return { services, selectedServices, ...loss, ...(isKept ? {} : { ...nothingChosen, filters: anyFilter }) };
    }),
    chooseService: assign(({ context }, { serviceId }: { serviceId: Id }) => ({
      ...nothingChosen,
      selectedServices: {
        id: serviceId,
        filter_by: context.services.find(({ id }) => id === serviceId)?.filter_by ?? 1,
        facilities: [],
      },
      choices: null,
      filters: anyFilter,
      schedule: null,
      selectedTimeRange: 'all' as const,
      pages: 0,
    })),
    assignChoices: assign(({ context }, { output }: { output: ServiceChoices }) => ({
      choices: output,
      ...filtersStillOffered(context, output),
    })),
    chooseDate: assign((_, { date }: { date: string }) => ({ bookingDate: date, pages: 0 })),
    moveToFirstDate: assign(({ context }) => ({ bookingDate: datesOf(context).first, pages: 0 })),
    assignLossOfDay: assign(({ context }) => lossOfDay(context)),
    chooseFilter: assign(({ context }, { filter, value }: { filter: Filter; value: number | null }) => ({
      filters: { ...context.filters, [filter]: value },
      pages: 0,
    })),
    assignSchedule: assign((_, { output }: { output: DatedSchedule }) => ({ schedule: output })),
    narrow: assign(({ context }, { ids }: { ids: readonly Id[] }) => ({
      selectedServices: context.selectedServices && { ...context.selectedServices, facilities: ids },
      pages: 0,
    })),
    chooseDuration: assign((_, { duration }: { duration: number }) => ({ duration, pages: 0 })),
    chooseRange: assign((_, { range }: { range: TimeRangeId }) => ({ selectedTimeRange: range, pages: 0 })),
    showMore: assign({ pages: ({ context }) => context.pages + 1 }),
    chooseSlot: assign(({ context }, { date, startTime }: { date: string; startTime: string }) => ({
      ...nothingChosen,
      selectedTimeSlot: slotAt(context, date, startTime) ?? null,
    })),
    assignFacilities: assign(({ context }, { output }: { output: AvailableFacility[] }) => {
      const facilities = freeFacilities(context, output);
      const facilityId = firstFacility(context, facilities);
      return { facilities, facilityId, offer: null, ...lossOfFacility(context, facilities) };
    }),
    chooseFacility: assign((_, { facilityId }: { facilityId: Id }) => ({
      facilityId,
      offer: null,
      quantities: {},
      addons: {},
    })),
    assignOffer: assign((_, { output }: { output: FacilityOffer }) => ({ offer: output })),
    dropChoice: assign(nothingChosen),
    assignSlotGone: assign({ problem: problem('slotGone') }),
    assignNoneFree: assign({ problem: problem('noFacility') }),
    lookAhead: assign(({ context }) => ({ searchDate: nextSearchDate(context) })),
    assignFreeDay: assign((_, { output }: { output: DatedSchedule }) => ({
      bookingDate: output.date,
      schedule: output,
      selectedTimeRange: 'all' as const,
      pages: 0,
    })),
    endSearch: assign({ searchDate: null }),
    assignNoFreeDay: assign({ problem: problem('noFreeDay') }),

    // the way back
    takeUpHeldSlot: assign(({ context }) => heldSlot(context)),
    takeUpSlot: assign(({ context }) => offeredSlot(context)),
    giveUpReturn: assign(({ context }) => ({ ...nothingChosen, problem: lossOf(context) })),
    endReturn: assign({ draft: null }),

    // selling
    assignLoginNeeded: assign({ problem: problem('pleaseLogin') }),
    emitLoginWanted: emit({ type: 'login.wanted' }),
    emitCartWanted: emit({ type: 'cart.wanted' }),
    goOn: raise({ type: 'step.continue' }),
    assignThreshold: assign((_, { output }: { output: number | null }) => ({ customerThreshold: output })),
    clearThreshold: assign({ customerThreshold: null }),
    assignWhatMayStay: assign({ quantities: ({ context }) => quantitiesStillOffered(context) }),
    setTickets: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      quantities: { ...context.quantities, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    assignTicketLimit: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      problem: quantityProblem(context, productId, quantity),
    })),
    wantTicket: assign((_, { productId }: { productId: Id }) => ({ adding: { products: [productId], leaves: false } })),
    wantAllTickets: assign(({ context }) => ({ adding: { products: chosenIn(context.quantities), leaves: true } })),
    assignTicketProblem: assign(({ context }) => ({ problem: ticketProblem(context) })),
    // visitors' details
    assignAttendeeDetails: assign((_, { attendeeDetails }: { attendeeDetails: AttendeesDraft | null }) => ({
      attendeeDetails,
    })),
    assignAttendees: assign((_, { output }: { output: AttendeeDetailsOutput }) => ({
      attendees: { customers: output.customers ?? [], saves: output.saves },
    })),
    takeUpAdding: assign(({ context }) => ({ adding: context.draft?.describing ?? context.adding })),
    clearAttendees: assign({ attendeeDetails: null, attendees: null }),
    clearAddedTickets: assign(({ context }) => ({
      quantities: without(context.quantities, context.adding?.products ?? []),
    })),
    emitTicketsAdded: emit(({ context }) => ({
      type: 'tickets.added',
      quantity: ticketLines(context).reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    setAddon: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      addons: { ...context.addons, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    assignAddonLimit: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      problem: addonProblem(context, productId, quantity),
    })),
    wantAddon: assign((_, { productId }: { productId: Id }) => ({ adding: { products: [productId], leaves: false } })),
    wantAllAddons: assign(({ context }) => ({ adding: { products: chosenIn(context.addons), leaves: true } })),
    assignAddingProblem: assign(({ context }) => ({ problem: addingProblem(context) })),
    emitAddonAdded: emit(({ context }) => {
      const { name, ar_name, quantity } = nextAddon(context);
      return { type: 'addon.added', name, arName: ar_name ?? null, quantity };
    }),
    clearAddedAddon: assign(({ context }) => {
      const [added, ...products] = context.adding?.products ?? [];
      return {
        addons: without(context.addons, added === undefined ? [] : [added]),
        adding: context.adding && { ...context.adding, products },
      };
    }),
    endAdding: assign({ adding: null }),
    /** R4.5.8: the slot goes, and the duration becomes the shortest once the schedule is there again. */
    startOver: assign({ ...nothingChosen, duration: null, selectedTimeRange: 'all', pages: 0, problem: null }),
  },
});

/** Somebody was faster: the reason, the grid anew, the choice gone, all else kept (F30). */
export const slotGone = {
  guard: { type: 'isSlotLost', params: wholeEvent<{ error: unknown }> },
  target: '#booking.choosing.loadingSchedule',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'dropChoice'],
} as const;

/** The choice is still there, unless the clock took the slot meanwhile (R4.5.6). */
export const backToSlot = {
  target: '#booking.choosing.picking.ready',
  actions: ['clearProblem', 'endAdding'],
} as const;

/** The details are filled in over the step they were asked for in; whoever turns back finds it as it was. */
export const describing = {
  tags: ['busy', 'locked'],
  on: {
    'attendees.change': {
      actions: {
        type: 'assignAttendeeDetails',
        params: wholeEvent<{ attendeeDetails: AttendeesDraft | null }>,
      },
    },
    'login.ask': { actions: 'emitLoginWanted' },
  },
} as const;
