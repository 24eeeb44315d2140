import { and, assign, emit, not, raise, setup, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type {
  AvailabilityQuery,
  AvailableFacility,
  FacilityOffer,
  OfferQuery,
  ScheduleQuery,
  VenueService,
} from '../../src/contract/facilities.ts';
import type { Id } from '../../src/contract/wire.ts';
import { job, listener } from '../shared/job.ts';
import { problemOf, Refusal } from '../shared/refusal.ts';
import { isBookable, isInTimeRange, lateLimits, type TimeRangeId } from '../slots/slots.ts';
import { bookableServices } from './bookableServices.ts';
import {
  isBaps,
  type BookingContext,
  type BookingInput,
  type DatedSchedule,
  type Filter,
  type Filters,
  type ServiceChoices,
} from './bookingContext.ts';
import { nextAddon, ticketLines, wholeBooking, type AddonDraft, type LineDraft } from './bookingLines.ts';
import { availabilityQuery, freeFacilities, offerQuery, scheduleQuery } from './bookingQueries.ts';
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
import { isSoldWhole, placeOf } from './chosenSlot.ts';
import { hasExtras, type ExtraPlace } from './extraRules.ts';
import { addingProblem, extraProblem } from './extraSales.ts';
import { narrowingOptions } from './narrowingOptions.ts';
import { chosenIn, without } from './quantities.ts';
import {
  firstFacility,
  firstService,
  heldSlot,
  keptFilters,
  lossOf,
  mayReturnToHeldSlot,
  mayReturnToSlot,
  offeredSlot,
  stepToReturnTo,
} from './returning.ts';
import { keptQuantities, quantityProblem, ticketProblem } from './ticketSales.ts';

export type { BookingInput } from './bookingContext.ts';

export type BookingEvent =
  // facts
  | { type: 'minute.passed'; now: string }
  | { type: 'session.changed'; user: User | null }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  // step 1
  | { type: 'service.choose'; serviceId: Id }
  | { type: 'date.choose'; date: string }
  | { type: 'filter.choose'; filter: Filter; value: number | null }
  | { type: 'facilities.narrow'; ids: readonly Id[] }
  | { type: 'duration.choose'; duration: number }
  | { type: 'range.choose'; range: TimeRangeId }
  | { type: 'slots.more' }
  | { type: 'slot.choose'; date: string; startTime: string }
  | { type: 'facility.choose'; facilityId: Id }
  | { type: 'day.find' }
  // steps 2 and 3
  | { type: 'quantity.set'; productId: Id; quantity: number }
  | { type: 'ticket.add'; productId: Id }
  | { type: 'extra.set'; productId: Id; quantity: number }
  | { type: 'extra.add'; productId: Id }
  // everywhere
  | { type: 'retry' }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'prompt.accept' }
  | { type: 'prompt.decline' }
  | { type: 'cart.open' }
  | { type: 'dialog.close' };

export type BookingEmitted =
  | { type: 'login.wanted' }
  | { type: 'cart.wanted' }
  | { type: 'tickets.added'; quantity: number }
  | { type: 'extra.added'; name: string; arName: string | null; quantity: number };

const anyFilter: Filters = { surface: null, formation: null, outdoor: null };

/** A slot with all that hangs on it; whoever gives it up also gives up the way back to an earlier one (R4.4.4, I20). */
const nothingChosen = {
  selectedTimeSlot: null,
  facilities: [],
  facilityId: null,
  offer: null,
  customerThreshold: null,
  quantities: {},
  extras: {},
  adding: null,
  draft: null,
} satisfies Partial<BookingContext>;

function contextFrom({ config, user, now, serviceId, draft, lateLimit = lateLimits.usual }: BookingInput) {
  return {
    ...nothingChosen,
    config,
    lateLimit,
    user,
    cartLines: [],
    now,
    services: [],
    askedFor: draft?.serviceId ?? serviceId,
    selectedServices: null,
    choices: null,
    filters: draft?.filters ?? anyFilter,
    bookingDate: draft?.bookingDate ?? now.slice(0, 10),
    duration: draft?.duration ?? null,
    schedule: null,
    selectedTimeRange: draft?.timeRange ?? 'all',
    pages: 0,
    searchDate: null,
    quantities: draft?.quantities ?? {},
    extras: draft?.extras ?? {},
    draft,
    problem: null,
  } satisfies BookingContext;
}

/** Answers that mean: somebody else has the slot now; the cart's, the server's, and a 409 that says no more. */
const lostSlotCodes = new Set(['placeTaken', 'slotTaken', 'http409']);

const problem = (code: string, values: Record<string, number> = {}) => ({ code, message: null, values });

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    /** `locked`: the customer can do nothing but leave. */
    tags: {} as 'busy' | 'locked',
  },
  actors: {
    loadServices: job<VenueService[], void>('loadServices'),
    loadChoices: job<ServiceChoices, { serviceId: Id; filterBy: 1 | 2 }>('loadChoices'),
    loadSchedule: job<DatedSchedule, ScheduleQuery>('loadSchedule'),
    loadFacilities: job<AvailableFacility[], AvailabilityQuery>('loadFacilities'),
    loadOffer: job<FacilityOffer, OfferQuery>('loadOffer'),
    loadThreshold: job<number | null, void>('loadThreshold'),
    addToCart: job<void, { lines: LineDraft[]; grouped: boolean }>('addToCart'),
    addExtra: job<void, { at: ExtraPlace; addon: AddonDraft }>('addExtra'),
    watchMinute: listener<{ type: 'minute.passed'; now: string }>('watchMinute'),
    watchSession: listener<{ type: 'session.changed'; user: User | null }>('watchSession'),
    watchCart: listener<{ type: 'cart.changed'; lines: readonly CartLine[] }>('watchCart'),
    /** Keeps what a reloaded page comes back to, for as long as the booking lasts. */
    keepDraft: listener<BookingEvent, { booking: AnyActorRef }>('keepDraft'),
  },
  guards: {
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
      error instanceof Refusal && mayReturnToHeldSlot(context),
    mayReturnToSlot: ({ context }) => mayReturnToSlot(context),
    isReturningToTickets: ({ context }) => stepToReturnTo(context) === 'tickets',
    isReturningToExtras: ({ context }) => stepToReturnTo(context) === 'extras',
    isReturningToPrompt: ({ context }) => stepToReturnTo(context) === 'prompting',
    // selling
    isNobody: ({ context }) => context.user === null,
    isSomebody: (_, { user }: { user: User | null }) => user !== null,
    isBaps: ({ context }) => isBaps(context),
    mayProceed: ({ context }) => !isBaps(context),
    isSoldWhole: ({ context }) => isSoldWhole(context),
    hasExtras: ({ context }) => hasExtras(context.offer),
    isLeaving: ({ context }) => context.adding?.leaves === true,
    isSlotLost: (_, { error }: { error: unknown }) => error instanceof Refusal && lostSlotCodes.has(error.code),
    hasNoTickets: ({ context }) => chosenIn(context.quantities).length === 0,
    isAnyTicket: ({ context }, { productId }: { productId: Id }) => (context.quantities[productId] ?? 0) > 0,
    mayTakeTickets: ({ context }, { productId, quantity }: { productId: Id; quantity: number }) =>
      quantityProblem(context, productId, quantity) === null,
    mayAddTickets: ({ context }) => ticketProblem(context) === null,
    hasNoExtras: ({ context }) => chosenIn(context.extras).length === 0,
    isAnyExtra: ({ context }, { productId }: { productId: Id }) => (context.extras[productId] ?? 0) > 0,
    mayTakeExtra: ({ context }, { productId, quantity }: { productId: Id; quantity: number }) =>
      extraProblem(context, productId, quantity) === null,
    mayAddExtras: ({ context }) => addingProblem(context) === null,
    hasMoreToAdd: ({ context }) => (context.adding?.products.length ?? 0) > 0,
  },
  actions: {
    keepTime: assign((_, { now }: { now: string }) => ({ now })),
    keepUser: assign((_, { user }: { user: User | null }) => ({ user })),
    keepCart: assign((_, { lines }: { lines: readonly CartLine[] }) => ({ cartLines: lines })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: { ...problemOf(error), values: {} } })),
    clearProblem: assign({ problem: null }),
    /** Duration and time range that are no longer offered become the first choice. */
    settle: assign(({ context }) => settled(context)),

    // step 1
    keepServices: assign(({ context }, { output }: { output: VenueService[] }) => {
      const services = bookableServices(output);
      const selectedServices = firstService(context, services);
      const isKept = selectedServices?.id === context.draft?.serviceId;
      return { services, selectedServices, ...(isKept ? {} : { ...nothingChosen, filters: anyFilter }) };
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
    keepChoices: assign(({ context }, { output }: { output: ServiceChoices }) => ({
      choices: output,
      ...keptFilters(context, output),
    })),
    chooseDate: assign((_, { date }: { date: string }) => ({ bookingDate: date, pages: 0 })),
    moveToFirstDate: assign(({ context }) => ({ bookingDate: datesOf(context).first, pages: 0 })),
    chooseFilter: assign(({ context }, { filter, value }: { filter: Filter; value: number | null }) => ({
      filters: { ...context.filters, [filter]: value },
      pages: 0,
    })),
    keepSchedule: assign((_, { output }: { output: DatedSchedule }) => ({ schedule: output })),
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
    keepFacilities: assign(({ context }, { output }: { output: AvailableFacility[] }) => {
      const facilities = freeFacilities(context, output);
      return { facilities, facilityId: firstFacility(context, facilities), offer: null };
    }),
    chooseFacility: assign((_, { facilityId }: { facilityId: Id }) => ({
      facilityId,
      offer: null,
      quantities: {},
      extras: {},
    })),
    keepOffer: assign((_, { output }: { output: FacilityOffer }) => ({ offer: output })),
    dropChoice: assign(nothingChosen),
    tellSlotGone: assign({ problem: problem('slotGone') }),
    tellNoneFree: assign({ problem: problem('noFacility') }),
    lookAhead: assign(({ context }) => ({ searchDate: nextSearchDate(context) })),
    keepFreeDay: assign((_, { output }: { output: DatedSchedule }) => ({
      bookingDate: output.date,
      schedule: output,
      selectedTimeRange: 'all' as const,
      pages: 0,
    })),
    endSearch: assign({ searchDate: null }),
    tellNoFreeDay: assign({ problem: problem('noFreeDay') }),

    // the way back
    takeUpHeldSlot: assign(({ context }) => heldSlot(context)),
    takeUpSlot: assign(({ context }) => offeredSlot(context)),
    giveUpReturn: assign(({ context }) => ({ ...nothingChosen, problem: lossOf(context) })),
    endReturn: assign({ draft: null }),

    // selling
    tellToLogIn: assign({ problem: problem('pleaseLogin') }),
    askForLogin: emit({ type: 'login.wanted' }),
    askForCart: emit({ type: 'cart.wanted' }),
    goOn: raise({ type: 'step.continue' }),
    keepThreshold: assign((_, { output }: { output: number | null }) => ({ customerThreshold: output })),
    forgetThreshold: assign({ customerThreshold: null }),
    keepWhatMayStay: assign({ quantities: ({ context }) => keptQuantities(context) }),
    setTickets: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      quantities: { ...context.quantities, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    tellTicketLimit: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      problem: quantityProblem(context, productId, quantity),
    })),
    wantTicket: assign((_, { productId }: { productId: Id }) => ({ adding: { products: [productId], leaves: false } })),
    wantAllTickets: assign(({ context }) => ({ adding: { products: chosenIn(context.quantities), leaves: true } })),
    tellTicketProblem: assign(({ context }) => ({ problem: ticketProblem(context) })),
    forgetAddedTickets: assign(({ context }) => ({
      quantities: without(context.quantities, context.adding?.products ?? []),
    })),
    tellTicketsAdded: emit(({ context }) => ({
      type: 'tickets.added',
      quantity: ticketLines(context).reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    setExtra: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      extras: { ...context.extras, [productId]: Math.max(0, quantity) },
      problem: null,
    })),
    tellExtraLimit: assign(({ context }, { productId, quantity }: { productId: Id; quantity: number }) => ({
      problem: extraProblem(context, productId, quantity),
    })),
    wantExtra: assign((_, { productId }: { productId: Id }) => ({ adding: { products: [productId], leaves: false } })),
    wantAllExtras: assign(({ context }) => ({ adding: { products: chosenIn(context.extras), leaves: true } })),
    tellAddingProblem: assign(({ context }) => ({ problem: addingProblem(context) })),
    tellExtraAdded: emit(({ context }) => {
      const { name, ar_name, quantity } = nextAddon(context);
      return { type: 'extra.added', name, arName: ar_name ?? null, quantity };
    }),
    forgetAddedExtra: assign(({ context }) => {
      const [added, ...products] = context.adding?.products ?? [];
      return {
        extras: without(context.extras, added === undefined ? [] : [added]),
        adding: context.adding && { ...context.adding, products },
      };
    }),
    endAdding: assign({ adding: null }),
    /** R4.5.8: the slot goes, and the duration becomes the shortest once the schedule is there again. */
    startOver: assign({ ...nothingChosen, duration: null, selectedTimeRange: 'all', pages: 0, problem: null }),
  },
});

const isChoice = (choices: ServiceChoices | null, filter: Filter, value: number | null): boolean => {
  if (choices === null || value === null) return choices !== null;
  const lists = { surface: choices.surfaces, formation: choices.formations };
  if (filter === 'outdoor') return (choices.outdoor ?? []).some((one) => one === value);
  return (lists[filter] ?? []).some(({ id }) => id === value);
};

/** Somebody was faster: the reason, the grid anew, the choice gone, all else kept (F30). */
const slotLost = {
  guard: { type: 'isSlotLost', params: ({ event }: { event: { error: unknown } }) => event },
  target: '#booking.choosing.loadingSchedule',
  actions: [{ type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => event }, 'dropChoice'],
} as const;

/** Step 1: every wish that asks the server anew gives up the slot and all that hangs on it (R4.4, Q4.4.b). */
const choosing = booking.createStateConfig({
  initial: 'choosingService',
  always: [
    {
      guard: and(['hasChoices', 'isDateGone']),
      target: '.loadingSchedule',
      actions: ['dropChoice', 'moveToFirstDate'],
    },
    { guard: 'isDateGone', actions: ['dropChoice', 'moveToFirstDate'] },
  ],
  on: {
    'service.choose': {
      guard: { type: 'isOtherService', params: ({ event }) => event },
      target: '.loadingChoices',
      actions: ['clearProblem', { type: 'chooseService', params: ({ event }) => event }],
    },
    'date.choose': [
      {
        guard: { type: 'isDateToLoad', params: ({ event }) => event },
        target: '.loadingSchedule',
        actions: ['clearProblem', 'dropChoice', { type: 'chooseDate', params: ({ event }) => event }],
      },
      {
        guard: { type: 'isOtherDate', params: ({ event }) => event },
        actions: ['dropChoice', { type: 'chooseDate', params: ({ event }) => event }],
      },
    ],
    'filter.choose': {
      guard: { type: 'isOnOffer', params: ({ event }) => event },
      target: '.loadingSchedule',
      actions: ['clearProblem', 'dropChoice', { type: 'chooseFilter', params: ({ event }) => event }],
    },
  },
  states: {
    choosingService: { always: { guard: 'hasService', target: 'loadingChoices' } },
    loadingChoices: {
      tags: 'busy',
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        input: ({ context: { selectedServices } }) => ({
          serviceId: selectedServices?.id ?? 0,
          filterBy: selectedServices?.filter_by ?? 1,
        }),
        onDone: { target: 'loadingSchedule', actions: { type: 'keepChoices', params: ({ event }) => event } },
        onError: { target: 'choicesFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    choicesFailed: { on: { retry: { target: 'loadingChoices', actions: 'clearProblem' } } },
    loadingSchedule: {
      tags: 'busy',
      invoke: {
        id: 'loadSchedule',
        src: 'loadSchedule',
        input: ({ context }) => scheduleQuery(context),
        onDone: { target: 'picking', actions: { type: 'keepSchedule', params: ({ event }) => event } },
        onError: { target: 'scheduleFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    scheduleFailed: { on: { retry: { target: 'loadingSchedule', actions: 'clearProblem' } } },
    findingDay: {
      tags: 'busy',
      exit: 'endSearch',
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'loadSchedule',
            src: 'loadSchedule',
            input: ({ context }) => scheduleQuery(context, context.searchDate ?? context.bookingDate),
            onDone: [
              {
                guard: { type: 'isFreeDay', params: ({ event }) => event },
                target: '#booking.choosing.picking',
                actions: { type: 'keepFreeDay', params: ({ event }) => event },
              },
              { guard: 'maySearchOn', target: 'looking', reenter: true, actions: 'lookAhead' },
              { target: '#booking.choosing.picking', actions: 'tellNoFreeDay' },
            ],
            onError: {
              target: '#booking.choosing.picking',
              actions: { type: 'keepProblem', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** The schedule is there: slots, durations and ranges can be chosen without asking the server. */
    picking: {
      initial: 'undecided',
      entry: 'settle',
      always: { guard: 'isSlotGone', target: '.undecided', actions: ['dropChoice', 'tellSlotGone'] },
      on: {
        'minute.passed': { actions: [{ type: 'keepTime', params: ({ event }) => event }, 'settle'] },
        'session.changed': { actions: [{ type: 'keepUser', params: ({ event }) => event }, 'settle'] },
        'facilities.narrow': {
          guard: { type: 'isNarrowing', params: ({ event }) => event },
          target: '.undecided',
          actions: ['clearProblem', 'dropChoice', { type: 'narrow', params: ({ event }) => event }, 'settle'],
        },
        'duration.choose': {
          guard: { type: 'isDuration', params: ({ event }) => event },
          target: '.undecided',
          actions: ['clearProblem', 'dropChoice', { type: 'chooseDuration', params: ({ event }) => event }, 'settle'],
        },
        'range.choose': [
          {
            guard: { type: 'isRangeOfSlot', params: ({ event }) => event },
            actions: { type: 'chooseRange', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRange', params: ({ event }) => event },
            target: '.undecided',
            actions: ['dropChoice', { type: 'chooseRange', params: ({ event }) => event }],
          },
        ],
        'slots.more': { guard: 'hasMoreSlots', actions: 'showMore' },
        'slot.choose': {
          guard: { type: 'isOtherSlot', params: ({ event }) => event },
          target: '.loadingFacilities',
          actions: ['clearProblem', { type: 'chooseSlot', params: ({ event }) => event }],
        },
        'facility.choose': {
          guard: { type: 'isOtherFacility', params: ({ event }) => event },
          target: '.loadingOffer',
          actions: ['clearProblem', { type: 'chooseFacility', params: ({ event }) => event }],
        },
        'day.find': { guard: 'maySearch', target: 'findingDay', actions: ['clearProblem', 'lookAhead'] },
      },
      states: {
        undecided: {
          always: [
            { guard: 'isBackAtPrompt', target: '#booking.prompting', actions: ['takeUpHeldSlot', 'endReturn'] },
            { guard: 'mayReturnToHeldSlot', target: 'loadingOffer', actions: 'takeUpHeldSlot' },
            { guard: 'mayReturnToSlot', target: 'loadingFacilities', actions: 'takeUpSlot' },
            { guard: 'isReturning', actions: 'giveUpReturn' },
          ],
        },
        loadingFacilities: {
          tags: 'busy',
          invoke: {
            id: 'loadFacilities',
            src: 'loadFacilities',
            input: ({ context }) => availabilityQuery(context),
            onDone: [
              {
                // R8.1.5; the grid is loaded again, so that it does not offer the slot a second time.
                guard: { type: 'isNoneFree', params: ({ event }) => event },
                target: '#booking.choosing.loadingSchedule',
                actions: ['dropChoice', 'tellNoneFree'],
              },
              { target: 'loadingOffer', actions: { type: 'keepFacilities', params: ({ event }) => event } },
            ],
            onError: { target: 'facilitiesFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        facilitiesFailed: { on: { retry: { target: 'loadingFacilities', actions: 'clearProblem' } } },
        loadingOffer: {
          tags: 'busy',
          invoke: {
            id: 'loadOffer',
            src: 'loadOffer',
            input: ({ context }) => offerQuery(context),
            onDone: { target: 'ready', actions: { type: 'keepOffer', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isHeldSlotRefused', params: ({ event }) => event },
                target: '#booking.prompting',
                actions: 'endReturn',
              },
              slotLost,
              { target: 'offerFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
            ],
          },
        },
        offerFailed: { on: { retry: { target: 'loadingOffer', actions: 'clearProblem' } } },
        /** goodToGo: slot, facility and what it sells are there (R4.4.8). */
        ready: {
          always: [
            { guard: 'isReturningToTickets', target: '#booking.loadingThreshold' },
            { guard: 'isReturningToExtras', target: '#booking.extras', actions: 'endReturn' },
            { guard: 'isReturningToPrompt', target: '#booking.prompting', actions: 'endReturn' },
            { guard: 'isReturning', actions: 'endReturn' },
          ],
          on: {
            'step.continue': [
              { guard: 'isNobody', target: 'awaitingLogin', actions: ['tellToLogIn', 'askForLogin'] },
              { guard: 'isSoldWhole', target: '#booking.adding', actions: 'clearProblem' },
              { target: '#booking.loadingThreshold', actions: 'clearProblem' },
            ],
          },
        },
        /** Continue was pressed by somebody unknown: once they have logged in, it goes on as if nothing had been (Q6.1.b). */
        awaitingLogin: {
          on: {
            'step.continue': { actions: 'askForLogin' },
            'session.changed': {
              guard: { type: 'isSomebody', params: ({ event }) => event },
              target: 'ready',
              actions: [{ type: 'keepUser', params: ({ event }) => event }, 'settle', 'clearProblem', 'goOn'],
            },
          },
        },
      },
    },
  },
});

/** An exclusive facility: its default products go into the cart at once, as one group (R4.5.2). */
const adding = booking.createStateConfig({
  tags: ['busy', 'locked'],
  invoke: {
    id: 'addToCart',
    src: 'addToCart',
    input: ({ context }) => ({ lines: wholeBooking(context), grouped: true }),
    onDone: [
      { guard: 'isBaps', target: 'closed', actions: 'askForCart' },
      { guard: 'hasExtras', target: 'extras' },
      { target: 'prompting' },
    ],
    onError: [
      slotLost,
      { target: 'choosing.picking.ready', actions: { type: 'keepProblem', params: ({ event }) => event } },
    ],
  },
});

/** A failed answer means no limit, and says nothing (R7.2.11). */
const loadingThreshold = booking.createStateConfig({
  tags: ['busy', 'locked'],
  exit: ['keepWhatMayStay', 'endReturn'],
  invoke: {
    id: 'loadThreshold',
    src: 'loadThreshold',
    onDone: { target: 'tickets', actions: { type: 'keepThreshold', params: ({ event }) => event } },
    onError: { target: 'tickets', actions: 'forgetThreshold' },
  },
});

/** The choice is still there, unless the clock took the slot meanwhile (R4.5.6). */
const backToSlot = { target: '#booking.choosing.picking.ready', actions: ['clearProblem', 'endAdding'] } as const;

const tickets = booking.createStateConfig({
  initial: 'picking',
  states: {
    picking: {
      entry: 'endAdding',
      on: {
        'quantity.set': [
          {
            guard: { type: 'mayTakeTickets', params: ({ event }) => event },
            actions: { type: 'setTickets', params: ({ event }) => event },
          },
          { actions: { type: 'tellTicketLimit', params: ({ event }) => event } },
        ],
        'ticket.add': {
          guard: { type: 'isAnyTicket', params: ({ event }) => event },
          target: 'checking',
          actions: ['clearProblem', { type: 'wantTicket', params: ({ event }) => event }],
        },
        // Hidden on baps sites (R4.5.11). Elsewhere what is chosen and not yet added comes along.
        'step.continue': [
          {
            guard: and(['mayProceed', not('hasNoTickets')]),
            target: 'checking',
            actions: ['clearProblem', 'wantAllTickets'],
          },
          { guard: and(['mayProceed', 'hasExtras']), target: '#booking.extras', actions: 'clearProblem' },
          { guard: 'mayProceed', target: '#booking.prompting', actions: 'clearProblem' },
        ],
        'step.back': backToSlot,
      },
    },
    checking: {
      always: [
        { guard: 'isNobody', target: 'awaitingLogin', actions: ['tellToLogIn', 'askForLogin'] },
        { guard: 'mayAddTickets', target: 'adding' },
        { target: 'picking', actions: 'tellTicketProblem' },
      ],
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ lines: ticketLines(context), grouped: false }),
        onDone: { target: 'added', actions: ['tellTicketsAdded', 'forgetAddedTickets'] },
        onError: [slotLost, { target: 'picking', actions: { type: 'keepProblem', params: ({ event }) => event } }],
      },
    },
    added: {
      always: [
        { guard: 'isBaps', target: '#booking.closed', actions: 'askForCart' },
        { guard: and(['isLeaving', 'hasExtras']), target: '#booking.extras', actions: 'endAdding' },
        { guard: 'isLeaving', target: '#booking.prompting', actions: 'endAdding' },
        { target: 'picking' },
      ],
    },
    awaitingLogin: {
      on: {
        'step.continue': { actions: 'askForLogin' },
        'step.back': backToSlot,
        'session.changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'checking',
          actions: [{ type: 'keepUser', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
  },
});

const backFromExtras = [
  // A whole facility is in the cart now, and its slot no longer to be had (Q4.5.b).
  { guard: 'isSoldWhole', target: '#booking.choosing.loadingSchedule', actions: ['clearProblem', 'dropChoice'] },
  backToSlot,
] as const;

const extras = booking.createStateConfig({
  initial: 'picking',
  states: {
    picking: {
      entry: 'endAdding',
      on: {
        'extra.set': [
          {
            guard: { type: 'mayTakeExtra', params: ({ event }) => event },
            actions: { type: 'setExtra', params: ({ event }) => event },
          },
          { actions: { type: 'tellExtraLimit', params: ({ event }) => event } },
        ],
        'extra.add': {
          guard: { type: 'isAnyExtra', params: ({ event }) => event },
          target: 'checking',
          actions: ['clearProblem', { type: 'wantExtra', params: ({ event }) => event }],
        },
        'step.continue': [
          { guard: 'hasNoExtras', target: '#booking.prompting', actions: 'clearProblem' },
          { target: 'checking', actions: ['clearProblem', 'wantAllExtras'] },
        ],
        'step.back': backFromExtras,
      },
    },
    checking: {
      always: [
        { guard: not('mayAddExtras'), target: 'picking', actions: 'tellAddingProblem' },
        { guard: 'isNobody', target: 'awaitingLogin', actions: ['tellToLogIn', 'askForLogin'] },
        { target: 'adding' },
      ],
    },
    adding: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'addExtra',
        src: 'addExtra',
        input: ({ context }) => ({ at: placeOf(context), addon: nextAddon(context) }),
        onDone: { target: 'added', actions: ['tellExtraAdded', 'forgetAddedExtra'] },
        onError: { target: 'picking', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    added: {
      always: [
        { guard: 'hasMoreToAdd', target: 'adding' },
        { guard: 'isLeaving', target: '#booking.prompting', actions: 'endAdding' },
        { target: 'picking' },
      ],
    },
    awaitingLogin: {
      on: {
        'step.continue': { actions: 'askForLogin' },
        'step.back': backFromExtras,
        'session.changed': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'checking',
          actions: [{ type: 'keepUser', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
  },
});

export const bookingMachine = booking.createMachine({
  id: 'booking',
  description:
    'Choose service, day, slot and facility; then tickets where places are shared; then extras; then offer another booking (R4.4, R4.5).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchMinute', src: 'watchMinute' },
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchCart', src: 'watchCart' },
    { id: 'keepDraft', src: 'keepDraft', input: ({ self }) => ({ booking: self }) },
  ],
  on: {
    'minute.passed': { actions: { type: 'keepTime', params: ({ event }) => event } },
    'session.changed': { actions: { type: 'keepUser', params: ({ event }) => event } },
    'cart.changed': { actions: { type: 'keepCart', params: ({ event }) => event } },
    'dialog.close': '.closed',
  },
  initial: 'loadingServices',
  states: {
    loadingServices: {
      tags: 'busy',
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        onDone: { target: 'choosing', actions: { type: 'keepServices', params: ({ event }) => event } },
        onError: { target: 'servicesFailed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    servicesFailed: { on: { retry: { target: 'loadingServices', actions: 'clearProblem' } } },
    choosing,
    adding,
    loadingThreshold,
    tickets,
    extras,
    prompting: {
      on: {
        'prompt.accept': { target: 'choosing.loadingSchedule', actions: 'startOver' },
        'prompt.decline': 'closed',
        'cart.open': { target: 'closed', actions: 'askForCart' },
      },
    },
    closed: { type: 'final' },
  },
});

export type BookingRef = ActorRefFrom<typeof bookingMachine>;
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
