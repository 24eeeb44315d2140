import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { FacilityBooking } from '../../src/contract/orders/bookings.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { DatedSchedule } from '../booking/bookingContext.ts';
import { mayReschedule } from '../bookings/mayChangeBooking.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isBookable } from '../slots/slots.ts';
import { isBookingFixed, isNewSlotTaken } from './whyNotMoved.ts';
import type {
  BookingOfService,
  RescheduleNews,
  DayQuery,
  MoveQuery,
  RescheduleContext,
  RescheduleEmitted,
  RescheduleEvent,
  RescheduleInput,
} from './rescheduleContext.ts';
import {
  bookingOf,
  choiceOf,
  datesOf,
  dayQuery,
  hasOtherSlot,
  isStillOffered,
  newSlot,
  wishedDate,
  withSchedule,
} from './rescheduleRules.ts';

interface Answered<TOutput> {
  output: TOutput;
}
interface Failed {
  error: unknown;
}
type Chosen = Extract<RescheduleEvent, { type: 'slot.choose' }>;

/** Clears what was shown about the last attempt. */
const nothingSaid = { problem: null, attempts: 0 } as const;
const nothingChosen = { chosen: null, missed: null, wish: null } as const;

const reschedule = setup({
  types: {
    context: {} as RescheduleContext,
    events: {} as RescheduleEvent,
    emitted: {} as RescheduleEmitted,
    input: {} as RescheduleInput,
    tags: {} as 'busy',
  },
  actors: {
    loadBooking: promiseActor<BookingOfService, { bookingId: Id }>('loadBooking'),
    loadDay: promiseActor<DatedSchedule, DayQuery>('loadDay'),
    moveBooking: promiseActor<FacilityBooking, MoveQuery>('moveBooking'),
    /** Loads the booking again when the customer comes back to the page; a failure is not shown. */
    watchBooking: callbackActor<RescheduleNews, { bookingId: Id }>('watchBooking'),
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    reconnect: reconnectMachine,
  },
  guards: {
    isMovable: ({ context: { now } }, { output: { booking } }: Answered<BookingOfService>) =>
      mayReschedule(booking, now),
    isFixedByNow: ({ context: { now } }, { output: { booking } }: Answered<BookingOfService>) =>
      !mayReschedule(booking, now),
    isElsewhere: ({ context }, { output: { booking } }: Answered<BookingOfService>) =>
      hasOtherSlot(bookingOf(context), booking),
    isOver: ({ context }) => !mayReschedule(bookingOf(context), context.now),
    isOtherDay: ({ context }, { date }: { date: string }) =>
      date !== context.date && isBookable(date, datesOf(context)),
    isOffered: ({ context }, chosen: Chosen) => newSlot(context, chosen) !== null,
    isFree: ({ context }, { facilityId }: { facilityId: Id }) => {
      const { chosen } = context;
      if (chosen === null || chosen.facilityId === facilityId) return false;
      return newSlot(context, { date: chosen.date, startTime: chosen.start_time, facilityId }) !== null;
    },
    isChosen: ({ context }) => context.chosen !== null,
    isChosenGone: ({ context }) => context.chosen !== null && !isStillOffered(context),
    isSlotTaken: (_, { error }: Failed) => isNewSlotTaken(error),
    isFixed: (_, { error }: Failed) => isBookingFixed(error),
  },
  actions: {
    assignNow: assign((_, { now }: { now: string }) => ({ now })),
    assignBooking: assign(({ context }, { output: { booking, service } }: Answered<BookingOfService>) => ({
      booking,
      service,
      date: wishedDate(context, booking),
      ...nothingSaid,
    })),
    assignDate: assign((_, { date }: { date: string }) => ({ date, ...nothingChosen, ...nothingSaid })),
    assignSchedule: assign(({ context }, { output }: Answered<DatedSchedule>) => ({
      ...withSchedule(context, output),
      ...nothingSaid,
    })),
    emitChoice: emit(({ context }) => ({ type: 'choice.changed' as const, choice: choiceOf(context) })),
    assignChosen: assign(({ context }, chosen: Chosen) => ({ chosen: newSlot(context, chosen), problem: null })),
    assignFacility: assign(({ context: { chosen } }, { facilityId }: { facilityId: Id }) => ({
      chosen: chosen && { ...chosen, facilityId },
      problem: null,
    })),
    clearChosen: assign({ chosen: null }),
    clearChoice: assign(nothingChosen),
    /** The lost slot is shown with alternatives; the booking still has its old one. */
    assignMissed: assign(({ context: { chosen } }) => ({ missed: chosen, chosen: null })),
    assignMoved: assign((_, { output }: Answered<FacilityBooking>) => ({ moved: output, missed: null })),
    clearProblem: assign({ problem: null }),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignRefusal: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearOutage: assign(nothingSaid),
  },
});

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const assignRefusal = { type: 'assignRefusal', params: wholeEvent<Failed> } as const;

export const rescheduleMachine = reschedule.createMachine({
  id: 'reschedule',
  description:
    'Gives a facility booking another time: same service, kind of court and length, by the slot rules with the booking itself left out, at the same price (R2.2.8, Q2.2.b). The old slot stays until the new one is confirmed.',
  context: ({ input }) => ({
    ...input,
    booking: null,
    service: null,
    date: input.now.slice(0, 10),
    schedule: null,
    chosen: null,
    missed: null,
    moved: null,
    ...nothingSaid,
  }),
  invoke: { id: 'watchMinute', src: 'watchMinute' },
  on: { 'minute.passed': { actions: { type: 'assignNow', params: wholeEvent } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBooking',
        src: 'loadBooking',
        input: ({ context: { bookingId } }) => ({ bookingId }),
        onDone: [
          {
            guard: { type: 'isMovable', params: wholeEvent },
            target: 'choosing',
            actions: { type: 'assignBooking', params: wholeEvent },
          },
          { target: 'fixed', actions: { type: 'assignBooking', params: wholeEvent } },
        ],
        onError: [
          { guard: { type: 'isFixed', params: wholeEvent<Failed> }, target: 'fixed', actions: assignRefusal },
          { target: 'failed', actions: assignProblem },
        ],
      },
    },
    failed: {
      invoke: { ...reconnecting, onDone: 'loading' },
      on: { 'step.retry': { target: 'loading', actions: 'clearOutage' } },
    },
    /** The booking cannot be moved; its status, where known, says why. */
    fixed: {},
    choosing: {
      initial: 'loadingDay',
      always: { guard: 'isOver', target: 'fixed' },
      invoke: {
        id: 'watchBooking',
        src: 'watchBooking',
        input: ({ context: { bookingId } }) => ({ bookingId }),
      },
      on: {
        'booking.told': [
          {
            guard: { type: 'isFixedByNow', params: wholeEvent },
            target: 'fixed',
            actions: [{ type: 'assignBooking', params: wholeEvent }, 'clearChosen'],
          },
          {
            guard: { type: 'isElsewhere', params: wholeEvent },
            target: '.loadingDay',
            actions: ['clearChoice', { type: 'assignBooking', params: wholeEvent }, 'emitChoice'],
          },
        ],
        'date.choose': {
          guard: { type: 'isOtherDay', params: wholeEvent },
          target: '.loadingDay',
          actions: [{ type: 'assignDate', params: wholeEvent }, 'emitChoice'],
        },
      },
      states: {
        loadingDay: {
          tags: 'busy',
          invoke: {
            id: 'loadDay',
            src: 'loadDay',
            input: ({ context }) => dayQuery(context),
            onDone: { target: 'picking', actions: { type: 'assignSchedule', params: wholeEvent } },
            onError: { target: 'dayFailed', actions: assignProblem },
          },
        },
        dayFailed: {
          invoke: { ...reconnecting, onDone: 'loadingDay' },
          on: { 'step.retry': { target: 'loadingDay', actions: 'clearOutage' } },
        },
        picking: {
          always: { guard: 'isChosenGone', actions: 'clearChosen' },
          on: {
            'slot.choose': {
              guard: { type: 'isOffered', params: wholeEvent },
              actions: [{ type: 'assignChosen', params: wholeEvent }, 'emitChoice'],
            },
            'facility.choose': {
              guard: { type: 'isFree', params: wholeEvent },
              actions: [{ type: 'assignFacility', params: wholeEvent }, 'emitChoice'],
            },
            'reschedule.confirm': { guard: 'isChosen', target: '#reschedule.moving', actions: 'clearProblem' },
          },
        },
      },
    },
    /** Confirming twice moves it once, since moving to its current slot is allowed. */
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveBooking',
        src: 'moveBooking',
        input: ({ context: { bookingId, chosen } }) => ({ bookingId, slot: required(chosen, 'slot') }),
        onDone: { target: 'moved', actions: { type: 'assignMoved', params: wholeEvent } },
        onError: [
          {
            guard: { type: 'isSlotTaken', params: wholeEvent<Failed> },
            target: 'choosing.loadingDay',
            actions: 'assignMissed',
          },
          { guard: { type: 'isFixed', params: wholeEvent<Failed> }, target: 'fixed', actions: assignRefusal },
          { target: 'choosing.picking', actions: assignRefusal },
        ],
      },
    },
    moved: {},
  },
});

export type RescheduleRef = ActorRefFrom<typeof rescheduleMachine>;
export type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;
