import { wholeEvent } from '../../shared/wholeEvent.ts';
import type { BookingStop } from '../bookingSelection.ts';
import type { SaleStart } from '../selling/sellingContext.ts';
import { availabilityQuery, offerQuery } from './bookingQueries.ts';
import { choosing } from './choosingSetup.ts';
import { reconnecting } from '../../reconnect/reconnecting.ts';

const goTo = (at: SaleStart) => ({ type: 'sendChosen' as const, params: { at } });

interface Visit {
  event: { stop: BookingStop };
}

/** Forward leads to a later step that is as it was left; one that cannot be reached any more is ignored. */
const visit = (to: SaleStart) => ({
  guard: { type: 'mayVisit' as const, params: ({ event }: Visit) => ({ stop: event.stop, to }) },
  target: '#choosing.left' as const,
  actions: ['clearProblem' as const, goTo(to)] as const,
});

/** Another customer took the slot (F30). */
const slotLost = {
  guard: { type: 'isSlotLost', params: wholeEvent<{ error: unknown }> },
  target: '#choosing.asking.loadingSchedule',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'assignLoss'],
} as const;

/** The schedule is loaded: slots, durations and ranges are chosen without asking the server. */
export const picking = choosing.createStateConfig({
  initial: 'undecided',
  entry: 'assignSettled',
  always: { guard: 'isSlotGone', target: '.undecided', actions: ['assignLoss', 'assignSlotGone'] },
  on: {
    'minute.passed': { actions: [{ type: 'assignTime', params: wholeEvent }, 'assignSettled'] },
    'session.changed': { actions: [{ type: 'assignUser', params: wholeEvent }, 'assignSettled'] },
    'facilities.narrow': {
      guard: { type: 'isNarrowing', params: wholeEvent },
      target: '.undecided',
      actions: ['clearProblem', 'clearSelection', { type: 'assignNarrowing', params: wholeEvent }, 'assignSettled'],
    },
    'duration.choose': {
      guard: { type: 'isDuration', params: wholeEvent },
      target: '.undecided',
      actions: ['clearProblem', 'clearSelection', { type: 'assignDuration', params: wholeEvent }, 'assignSettled'],
    },
    'range.choose': [
      {
        guard: { type: 'isRangeOfSlot', params: wholeEvent },
        actions: { type: 'assignRange', params: wholeEvent },
      },
      {
        guard: { type: 'isRange', params: wholeEvent },
        target: '.undecided',
        actions: ['clearSelection', { type: 'assignRange', params: wholeEvent }],
      },
    ],
    'slots.more': { guard: 'hasMoreSlots', actions: 'assignNextPage' },
    'slot.choose': {
      guard: { type: 'isOtherSlot', params: wholeEvent },
      target: '.loadingFacilities',
      actions: ['clearProblem', { type: 'assignSlot', params: wholeEvent }],
    },
    'facility.choose': {
      guard: { type: 'isOtherFacility', params: wholeEvent },
      target: '.loadingOffer',
      actions: ['clearProblem', { type: 'assignFacility', params: wholeEvent }],
    },
    'freeDay.find': { guard: 'maySearch', target: 'findingDay', actions: ['clearProblem', 'assignSearchDate'] },
  },
  states: {
    undecided: {
      always: [
        {
          guard: 'isBackAtPrompt',
          target: '#choosing.left',
          actions: ['assignHeldSlot', 'clearReturn', goTo('prompt')],
        },
        { guard: 'mayReturnToHeldSlot', target: 'loadingOffer', actions: 'assignHeldSlot' },
        { guard: 'mayReturnToSlot', target: 'loadingFacilities', actions: 'assignOfferedSlot' },
        { guard: 'isReturning', actions: 'assignLossOnReturn' },
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
            // The grid is loaded again, so that it does not offer the same slot twice (R8.1.5).
            guard: { type: 'isNoneFree', params: wholeEvent },
            target: '#choosing.asking.loadingSchedule',
            actions: ['clearOutage', 'assignLoss', 'assignNoneFree'],
          },
          {
            target: 'loadingOffer',
            actions: ['clearOutage', { type: 'assignFacilities', params: wholeEvent }],
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
        onDone: { target: 'ready', actions: ['clearOutage', { type: 'assignOffer', params: wholeEvent }] },
        onError: [
          {
            guard: { type: 'isHeldSlotRefused', params: wholeEvent },
            target: '#choosing.left',
            actions: ['clearOutage', 'clearReturn', goTo('prompt')],
          },
          slotLost,
          { target: 'offerFailed', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    offerFailed: {
      invoke: { ...reconnecting, onDone: 'loadingOffer' },
      on: { 'step.retry': { target: 'loadingOffer', actions: 'clearProblem' } },
    },
    /** Slot, facility and its offer are known: `isReadyToContinue` (R4.4.8). */
    ready: {
      always: [
        { guard: 'isGoingOn', actions: ['clearReturn', 'raiseContinue'] },
        { guard: 'isReturningToDetails', target: '#choosing.left', actions: ['clearReturn', goTo('details')] },
        // The tickets step knows how many of the tickets may stay.
        { guard: 'isReturningToTickets', target: '#choosing.left', actions: [goTo('tickets'), 'clearReturn'] },
        { guard: 'isReturningToAddons', target: '#choosing.left', actions: ['clearReturn', goTo('extras')] },
        { guard: 'isReturningToPrompt', target: '#choosing.left', actions: ['clearReturn', goTo('prompt')] },
        { guard: 'isReturning', actions: 'clearReturn' },
      ],
      on: {
        'step.continue': [
          { guard: 'isSoldWhole', target: '#choosing.left', actions: ['clearProblem', goTo('details')] },
          { guard: 'isSignedOut', target: 'awaitingLogin', actions: ['assignLoginNeeded', 'sendLoginWanted'] },
          { target: '#choosing.left', actions: ['clearProblem', goTo('tickets')] },
        ],
        'stop.visit': [visit('tickets'), visit('details'), visit('extras'), visit('prompt')],
      },
    },
    /** Continue was pressed while signed out: after the login it goes on (Q6.1.b). */
    awaitingLogin: {
      on: {
        'step.continue': { actions: 'sendLoginWanted' },
        'session.changed': {
          guard: { type: 'isSignedIn', params: wholeEvent },
          target: 'ready',
          actions: [{ type: 'assignUser', params: wholeEvent }, 'assignSettled', 'clearProblem', 'raiseContinue'],
        },
      },
    },
  },
});
