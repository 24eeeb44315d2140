import { and } from 'xstate';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
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
      guard: { type: 'isOtherService', params: wholeEvent },
      target: '.loadingChoices',
      actions: ['clearProblem', { type: 'chooseService', params: wholeEvent }],
    },
    'date.choose': [
      {
        guard: { type: 'isDateToLoad', params: wholeEvent },
        target: '.loadingSchedule',
        actions: ['clearProblem', 'dropChoice', { type: 'chooseDate', params: wholeEvent }],
      },
      {
        guard: { type: 'isOtherDate', params: wholeEvent },
        actions: ['dropChoice', { type: 'chooseDate', params: wholeEvent }],
      },
    ],
    'filter.choose': {
      guard: { type: 'isOnOffer', params: wholeEvent },
      target: '.loadingSchedule',
      actions: ['clearProblem', 'dropChoice', { type: 'chooseFilter', params: wholeEvent }],
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
          actions: ['endOutage', { type: 'assignChoices', params: wholeEvent }],
        },
        onError: { target: 'choicesFailed', actions: { type: 'assignProblem', params: wholeEvent } },
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
        onDone: { target: 'picking', actions: ['endOutage', { type: 'assignSchedule', params: wholeEvent }] },
        onError: { target: 'scheduleFailed', actions: { type: 'assignProblem', params: wholeEvent } },
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
                guard: { type: 'isFreeDay', params: wholeEvent },
                target: '#booking.choosing.picking',
                actions: { type: 'assignFreeDay', params: wholeEvent },
              },
              { guard: 'maySearchOn', target: 'looking', reenter: true, actions: 'lookAhead' },
              { target: '#booking.choosing.picking', actions: 'assignNoFreeDay' },
            ],
            onError: {
              target: '#booking.choosing.picking',
              actions: { type: 'assignProblem', params: wholeEvent },
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
        'minute.passed': { actions: [{ type: 'assignTime', params: wholeEvent }, 'settle'] },
        'session.changed': { actions: [{ type: 'assignUser', params: wholeEvent }, 'settle'] },
        'facilities.narrow': {
          guard: { type: 'isNarrowing', params: wholeEvent },
          target: '.undecided',
          actions: ['clearProblem', 'dropChoice', { type: 'narrow', params: wholeEvent }, 'settle'],
        },
        'duration.choose': {
          guard: { type: 'isDuration', params: wholeEvent },
          target: '.undecided',
          actions: ['clearProblem', 'dropChoice', { type: 'chooseDuration', params: wholeEvent }, 'settle'],
        },
        'range.choose': [
          {
            guard: { type: 'isRangeOfSlot', params: wholeEvent },
            actions: { type: 'chooseRange', params: wholeEvent },
          },
          {
            guard: { type: 'isRange', params: wholeEvent },
            target: '.undecided',
            actions: ['dropChoice', { type: 'chooseRange', params: wholeEvent }],
          },
        ],
        'slots.more': { guard: 'hasMoreSlots', actions: 'showMore' },
        'slot.choose': {
          guard: { type: 'isOtherSlot', params: wholeEvent },
          target: '.loadingFacilities',
          actions: ['clearProblem', { type: 'chooseSlot', params: wholeEvent }],
        },
        'facility.choose': {
          guard: { type: 'isOtherFacility', params: wholeEvent },
          target: '.loadingOffer',
          actions: ['clearProblem', { type: 'chooseFacility', params: wholeEvent }],
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
                guard: { type: 'isNoneFree', params: wholeEvent },
                target: '#booking.choosing.loadingSchedule',
                actions: ['endOutage', 'dropChoice', 'assignNoneFree'],
              },
              {
                target: 'loadingOffer',
                actions: ['endOutage', { type: 'assignFacilities', params: wholeEvent }],
              },
            ],
            onError: { target: 'facilitiesFailed', actions: { type: 'assignProblem', params: wholeEvent } },
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
            onDone: { target: 'ready', actions: ['endOutage', { type: 'assignOffer', params: wholeEvent }] },
            onError: [
              {
                guard: { type: 'isHeldSlotRefused', params: wholeEvent },
                target: '#booking.prompting',
                actions: ['endOutage', 'endReturn'],
              },
              slotGone,
              { target: 'offerFailed', actions: { type: 'assignProblem', params: wholeEvent } },
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
            { guard: 'isReturningToAddons', target: '#booking.addons', actions: 'endReturn' },
            { guard: 'isReturningToPrompt', target: '#booking.prompting', actions: 'endReturn' },
            { guard: 'isReturning', actions: 'endReturn' },
          ],
          on: {
            'step.continue': [
              { guard: 'isSoldWhole', target: '#booking.describing', actions: 'clearProblem' },
              { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', 'emitLoginWanted'] },
              { target: '#booking.loadingThreshold', actions: 'clearProblem' },
            ],
            'stop.visit': [visits.toThreshold, visits.toVisitors, visits.toAddons, visits.toPrompt],
          },
        },
        /** Continue was pressed by somebody unknown: once they have logged in, it goes on as if nothing had been (Q6.1.b). */
        awaitingLogin: {
          on: {
            'step.continue': { actions: 'emitLoginWanted' },
            'session.changed': {
              guard: { type: 'isSignedIn', params: wholeEvent },
              target: 'ready',
              actions: [{ type: 'assignUser', params: wholeEvent }, 'settle', 'clearProblem', 'goOn'],
            },
          },
        },
      },
    },
  },
});
