import { and } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { availabilityQuery, offerQuery, scheduleWish } from './bookingQueries.ts';
import { booking, slotGone } from './bookingSetup.ts';
import { visits } from './visits.ts';

/**
 * Step 1: every wish that asks the server anew gives up the slot and all that hangs on it (Q4.4.b). A service has its
 * filters loaded and reset, then its schedule (R4.4.1, R4.4.2, R4.4.3); a date or filter the schedule (R4.4.4), a duration
 * nothing (R4.4.5), a slot the facilities that are free (R4.4.6), a facility what it sells (R4.4.9).
 */
export const choosing = booking.createStateConfig({
  initial: 'choosingService',
  always: [
    {
      guard: and(['hasChoices', 'isDateGone']),
      target: '.loadingSchedule',
      actions: ['assignLossOfDay', 'dropChoice', 'moveToFirstDate'],
    },
    { guard: 'isDateGone', actions: ['assignLossOfDay', 'dropChoice', 'moveToFirstDate'] },
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
        onDone: {
          target: 'loadingSchedule',
          actions: ['endOutage', { type: 'assignChoices', params: ({ event }) => event }],
        },
        onError: { target: 'choicesFailed', actions: { type: 'assignProblem', params: ({ event }) => event } },
      },
    },
    choicesFailed: {
      invoke: { ...reconnecting, onDone: 'loadingChoices' },
      on: { 'step.retry': { target: 'loadingChoices', actions: 'clearProblem' } },
    },
    loadingSchedule: {
      tags: 'busy',
      invoke: {
        id: 'loadSchedule',
        src: 'loadSchedule',
        input: ({ context }) => scheduleWish(context),
        onDone: { target: 'picking', actions: ['endOutage', { type: 'assignSchedule', params: ({ event }) => event }] },
        onError: { target: 'scheduleFailed', actions: { type: 'assignProblem', params: ({ event }) => event } },
      },
    },
    scheduleFailed: {
      invoke: { ...reconnecting, onDone: 'loadingSchedule' },
      on: { 'step.retry': { target: 'loadingSchedule', actions: 'clearProblem' } },
    },
    findingDay: {
      tags: 'busy',
      exit: 'endSearch',
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            id: 'loadSchedule',
            src: 'loadSchedule',
            input: ({ context }) => scheduleWish(context, context.searchDate ?? context.bookingDate),
            onDone: [
              {
                guard: { type: 'isFreeDay', params: ({ event }) => event },
                target: '#booking.choosing.picking',
                actions: { type: 'assignFreeDay', params: ({ event }) => event },
              },
              { guard: 'maySearchOn', target: 'looking', reenter: true, actions: 'lookAhead' },
              { target: '#booking.choosing.picking', actions: 'assignNoFreeDay' },
            ],
            onError: {
              target: '#booking.choosing.picking',
              actions: { type: 'assignProblem', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** The schedule is there: slots, durations and ranges can be chosen without asking the server. */
    picking: {
      initial: 'undecided',
      entry: 'settle',
      always: { guard: 'isSlotGone', target: '.undecided', actions: ['dropChoice', 'assignSlotGone'] },
      on: {
        'minute.passed': { actions: [{ type: 'assignTime', params: ({ event }) => event }, 'settle'] },
        'session.changed': { actions: [{ type: 'assignUser', params: ({ event }) => event }, 'settle'] },
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
        'freeDay.find': { guard: 'maySearch', target: 'findingDay', actions: ['clearProblem', 'lookAhead'] },
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
                actions: ['endOutage', 'dropChoice', 'assignNoneFree'],
              },
              {
                target: 'loadingOffer',
                actions: ['endOutage', { type: 'assignFacilities', params: ({ event }) => event }],
              },
            ],
            onError: { target: 'facilitiesFailed', actions: { type: 'assignProblem', params: ({ event }) => event } },
          },
        },
        facilitiesFailed: {
          invoke: { ...reconnecting, onDone: 'loadingFacilities' },
          on: { 'step.retry': { target: 'loadingFacilities', actions: 'clearProblem' } },
        },
        loadingOffer: {
          tags: 'busy',
          invoke: {
            id: 'loadOffer',
            src: 'loadOffer',
            input: ({ context }) => offerQuery(context),
            onDone: { target: 'ready', actions: ['endOutage', { type: 'assignOffer', params: ({ event }) => event }] },
            onError: [
              {
                guard: { type: 'isHeldSlotRefused', params: ({ event }) => event },
                target: '#booking.prompting',
                actions: ['endOutage', 'endReturn'],
              },
              slotGone,
              { target: 'offerFailed', actions: { type: 'assignProblem', params: ({ event }) => event } },
            ],
          },
        },
        offerFailed: {
          invoke: { ...reconnecting, onDone: 'loadingOffer' },
          on: { 'step.retry': { target: 'loadingOffer', actions: 'clearProblem' } },
        },
        /** goodToGo: slot, facility and what it sells are there (R4.4.8). */
        ready: {
          always: [
            { guard: 'isGoingOn', actions: ['endReturn', 'goOn'] },
            { guard: 'isReturningToDetails', target: '#booking.describing', actions: 'endReturn' },
            { guard: 'isReturningToTickets', target: '#booking.loadingThreshold' },
            { guard: 'isReturningToExtras', target: '#booking.extras', actions: 'endReturn' },
            { guard: 'isReturningToPrompt', target: '#booking.prompting', actions: 'endReturn' },
            { guard: 'isReturning', actions: 'endReturn' },
          ],
          on: {
            'step.continue': [
              { guard: 'isSoldWhole', target: '#booking.describing', actions: 'clearProblem' },
              { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', 'emitLoginWanted'] },
              { target: '#booking.loadingThreshold', actions: 'clearProblem' },
            ],
            'stop.visit': [visits.toThreshold, visits.toVisitors, visits.toExtras, visits.toPrompt],
          },
        },
        /** Continue was pressed by somebody unknown: once they have logged in, it goes on as if nothing had been (Q6.1.b). */
        awaitingLogin: {
          on: {
            'step.continue': { actions: 'emitLoginWanted' },
            'session.changed': {
              guard: { type: 'isSignedIn', params: ({ event }) => event },
              target: 'ready',
              actions: [{ type: 'assignUser', params: ({ event }) => event }, 'settle', 'clearProblem', 'goOn'],
            },
          },
        },
      },
    },
  },
});
