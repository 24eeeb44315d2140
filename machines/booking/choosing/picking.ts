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

/** Forward of the browser leads to a later step that is as it was left; what is not to be had is left alone. */
const visit = (to: SaleStart) => ({
  guard: { type: 'mayVisit' as const, params: ({ event }: Visit) => ({ stop: event.stop, to }) },
  target: '#choosing.left' as const,
  actions: ['clearProblem' as const, goTo(to)] as const,
});

/** Somebody was faster (F30). */
const slotLost = {
  guard: { type: 'isSlotLost', params: wholeEvent<{ error: unknown }> },
  target: '#choosing.asking.loadingSchedule',
  actions: [{ type: 'assignProblem', params: wholeEvent<{ error: unknown }> }, 'loseSelection'],
} as const;

/** The schedule is there: slots, durations and ranges can be chosen without asking the server. */
export const picking = choosing.createStateConfig({
  initial: 'undecided',
  entry: 'assignSettled',
  always: { guard: 'isSlotGone', target: '.undecided', actions: ['loseSelection', 'assignSlotGone'] },
  on: {
    'minute.passed': { actions: [{ type: 'assignTime', params: wholeEvent }, 'assignSettled'] },
    'session.changed': { actions: [{ type: 'assignUser', params: wholeEvent }, 'assignSettled'] },
    'facilities.narrow': {
      guard: { type: 'isNarrowing', params: wholeEvent },
      target: '.undecided',
      actions: ['clearProblem', 'dropSelection', { type: 'assignNarrowing', params: wholeEvent }, 'assignSettled'],
    },
    'duration.choose': {
      guard: { type: 'isDuration', params: wholeEvent },
      target: '.undecided',
      actions: ['clearProblem', 'dropSelection', { type: 'chooseDuration', params: wholeEvent }, 'assignSettled'],
    },
    'range.choose': [
      {
        guard: { type: 'isRangeOfSlot', params: wholeEvent },
        actions: { type: 'chooseRange', params: wholeEvent },
      },
      {
        guard: { type: 'isRange', params: wholeEvent },
        target: '.undecided',
        actions: ['dropSelection', { type: 'chooseRange', params: wholeEvent }],
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
        {
          guard: 'isBackAtPrompt',
          target: '#choosing.left',
          actions: ['takeUpHeldSlot', 'endReturn', goTo('prompt')],
        },
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
            target: '#choosing.asking.loadingSchedule',
            actions: ['endOutage', 'loseSelection', 'assignNoneFree'],
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
            target: '#choosing.left',
            actions: ['endOutage', 'endReturn', goTo('prompt')],
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
    /** isReadyToContinue: slot, facility and what it sells are there (R4.4.8). */
    ready: {
      always: [
        { guard: 'isGoingOn', actions: ['endReturn', 'raiseContinue'] },
        { guard: 'isReturningToDetails', target: '#choosing.left', actions: ['endReturn', goTo('details')] },
        // How many tickets may stay is known there.
        { guard: 'isReturningToTickets', target: '#choosing.left', actions: [goTo('tickets'), 'endReturn'] },
        { guard: 'isReturningToAddons', target: '#choosing.left', actions: ['endReturn', goTo('extras')] },
        { guard: 'isReturningToPrompt', target: '#choosing.left', actions: ['endReturn', goTo('prompt')] },
        { guard: 'isReturning', actions: 'endReturn' },
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
    /** Continue was pressed by somebody unknown: once they have logged in, it goes on as if nothing had been (Q6.1.b). */
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
