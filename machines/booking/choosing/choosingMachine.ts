import { and, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { reconnecting } from '../../reconnect/reconnecting.ts';
import { wholeEvent } from '../../shared/wholeEvent.ts';
import { scheduleWish } from './bookingQueries.ts';
import { choosing } from './choosingSetup.ts';
import { picking } from './picking.ts';
import { contextFrom } from '../restoring/bookingStart.ts';
import type { SaleEnd, SaleExit } from '../selling/sellingContext.ts';

/**
 * Step 1: every choice that asks the server again clears the slot and what depends on it (Q4.4.b). A service loads its
 * filters, resets them, then loads its schedule (R4.4.1, R4.4.2, R4.4.3); a date or filter loads the schedule (R4.4.4), a
 * duration nothing (R4.4.5), a slot the free facilities (R4.4.6), a facility its offer (R4.4.9).
 */
const asking = choosing.createStateConfig({
  initial: 'choosingService',
  always: [
    {
      guard: and(['hasChoices', 'isDateGone']),
      target: '.loadingSchedule',
      actions: ['assignLossOfDay', 'clearSelection', 'assignFirstDate'],
    },
    { guard: 'isDateGone', actions: ['assignLossOfDay', 'clearSelection', 'assignFirstDate'] },
  ],
  on: {
    'service.choose': {
      guard: { type: 'isOtherService', params: wholeEvent },
      target: '.loadingChoices',
      actions: ['clearProblem', { type: 'assignService', params: wholeEvent }],
    },
    'date.choose': [
      {
        guard: { type: 'isDateToLoad', params: wholeEvent },
        target: '.loadingSchedule',
        actions: ['clearProblem', 'clearSelection', { type: 'assignDate', params: wholeEvent }],
      },
      {
        guard: { type: 'isOtherDate', params: wholeEvent },
        actions: ['clearSelection', { type: 'assignDate', params: wholeEvent }],
      },
    ],
    'nearest.choose': [
      {
        guard: { type: 'isNearestElsewhere', params: wholeEvent },
        target: '.loadingChoices',
        actions: { type: 'assignNearest', params: wholeEvent },
      },
      {
        guard: { type: 'isNearest', params: wholeEvent },
        target: '.loadingSchedule',
        actions: { type: 'assignNearest', params: wholeEvent },
      },
    ],
    'filter.choose': {
      guard: { type: 'isOnOffer', params: wholeEvent },
      target: '.loadingSchedule',
      actions: ['clearProblem', 'clearSelection', { type: 'assignFilter', params: wholeEvent }],
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
          actions: ['clearOutage', { type: 'assignChoices', params: wholeEvent }],
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
        onDone: { target: 'picking', actions: ['clearOutage', { type: 'assignSchedule', params: wholeEvent }] },
        onError: { target: 'scheduleFailed', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    scheduleFailed: {
      invoke: { ...reconnecting, onDone: 'loadingSchedule' },
      on: { 'step.retry': { target: 'loadingSchedule', actions: 'clearProblem' } },
    },
    findingDay: {
      tags: 'busy',
      exit: 'clearSearchDate',
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
                target: '#choosing.asking.picking',
                actions: { type: 'assignFreeDay', params: wholeEvent },
              },
              { guard: 'maySearchOn', target: 'looking', reenter: true, actions: 'assignSearchDate' },
              { target: '#choosing.asking.picking', actions: 'assignNoFreeDay' },
            ],
            onError: {
              target: '#choosing.asking.picking',
              actions: { type: 'assignProblem', params: wholeEvent },
            },
          },
        },
      },
    },
    picking,
  },
});

const resumed = <To extends SaleExit>(to: To) =>
  ({ type: 'isEndingAt', params: ({ event }: { event: { end: SaleEnd } }) => ({ end: event.end, to }) }) as const;
const assignLossFromSale = { type: 'assignLossFromSale', params: wholeEvent<{ end: SaleEnd }> } as const;
const assignEnd = { type: 'assignEnd', params: wholeEvent<{ end: SaleEnd }> } as const;

export const choosingMachine = choosing.createMachine({
  id: 'choosing',
  description:
    'Step 1 of a booking: service, day, filters, slot and facility, until the customer can continue (R4.4). A selection in the address or from an earlier page load is restored on the way.',
  context: ({ input }) => contextFrom(input),
  always: [
    { guard: and(['isNews', 'isInServersWords', 'hasQuestionFailed']), actions: ['sendRefusal', 'assignTold'] },
    { guard: 'isNews', actions: ['sendProblemPassed', 'assignTold'] },
  ],
  on: {
    'minute.passed': { actions: { type: 'assignTime', params: wholeEvent } },
    'session.changed': { actions: { type: 'assignUser', params: wholeEvent } },
    'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } },
  },
  initial: 'loadingServices',
  states: {
    loadingServices: {
      tags: 'busy',
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        onDone: {
          target: 'asking',
          actions: ['clearOutage', { type: 'assignServices', params: wholeEvent }],
        },
        onError: { target: 'servicesFailed', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    servicesFailed: {
      invoke: { ...reconnecting, onDone: 'loadingServices' },
      on: { 'step.retry': { target: 'loadingServices', actions: 'clearProblem' } },
    },
    asking,
    /** The later steps have the selection. It is restored when they are left, unless the slot has begun meanwhile (R4.5.6). */
    left: {
      on: {
        'selection.resume': [
          { guard: resumed('slot'), target: 'asking.picking.ready', actions: assignEnd },
          { guard: resumed('grid'), target: 'asking.loadingSchedule', actions: [assignEnd, assignLossFromSale] },
          { guard: resumed('anew'), target: 'asking.loadingSchedule', actions: [assignEnd, 'assignFreshStart'] },
          {
            guard: resumed('login'),
            target: 'asking.picking.awaitingLogin',
            actions: [assignEnd, 'assignLoginNeeded', 'sendLoginWanted'],
          },
        ],
      },
    },
  },
});

export type ChoosingRef = ActorRefFrom<typeof choosingMachine>;
export type ChoosingSnapshot = SnapshotFrom<typeof choosingMachine>;
