import { assign, setup, type SnapshotFrom } from 'xstate';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { bookableServices } from '../booking/bookableServices.ts';
import type { ScheduleWish } from '../booking/bookingContext.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { QuickChoiceContext, QuickChoiceInput } from './quickChoiceContext.ts';
import { chosenOf, daysOffered } from './quickChoiceRules.ts';

export type QuickChoiceEvent =
  | { type: 'minute.passed'; now: string }
  | { type: 'service.choose'; serviceId: Id }
  | { type: 'date.choose'; date: string };

interface Answered<TOutput> {
  output: TOutput;
}

/** The chosen service, in states where there are services. */
const serviceIdOf = (context: QuickChoiceContext): Id => required(chosenOf(context).service, 'service').id;

const quick = setup({
  types: {
    context: {} as QuickChoiceContext,
    events: {} as QuickChoiceEvent,
    input: {} as QuickChoiceInput,
  },
  actors: {
    loadServices: promiseActor<VenueService[], void>('loadServices'),
    loadDayLimit: promiseActor<number | null, ScheduleWish>('loadDayLimit'),
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    reconnect: reconnectMachine,
  },
  guards: {
    isNothing: (_, { output }: Answered<VenueService[]>) => bookableServices(output).length === 0,
    isOtherService: ({ context }, { serviceId }: { serviceId: Id }) =>
      serviceId !== serviceIdOf(context) && context.services.some(({ id }) => id === serviceId),
    isOtherDay: ({ context }, { date }: { date: string }) =>
      date !== chosenOf(context).day && daysOffered(context).includes(date),
  },
  actions: {
    assignNow: assign((_, { now }: { now: string }) => ({ now })),
    assignServices: assign((_, { output }: Answered<VenueService[]>) => ({ services: bookableServices(output) })),
    assignLimit: assign((_, { output }: Answered<number | null>) => ({ limit: output })),
    assignService: assign(({ context }, { serviceId }: { serviceId: Id }) => ({
      wish: { ...context.wish, serviceId },
      limit: null,
    })),
    assignDate: assign(({ context }, { date }: { date: string }) => ({ wish: { ...context.wish, date } })),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    clearOutage: assign({ problem: null, attempts: 0 }),
  },
});

const assignProblem = { type: 'assignProblem', params: wholeEvent<{ error: unknown }> } as const;

export const quickChoiceMachine = quick.createMachine({
  id: 'quickChoice',
  description:
    'The home page’s two questions, what and on which day: the bookable services, and for the chosen one the days that its panel would offer (R2.11, R5.5.1, R5.5.2, R5.5.3).',
  context: ({ input }) => ({
    ...input,
    services: [],
    limit: null,
    wish: { serviceId: null, date: null },
    problem: null,
    attempts: 0,
  }),
  invoke: { id: 'watchMinute', src: 'watchMinute' },
  on: {
    'minute.passed': { actions: { type: 'assignNow', params: wholeEvent } },
    'date.choose': {
      guard: { type: 'isOtherDay', params: wholeEvent },
      actions: { type: 'assignDate', params: wholeEvent },
    },
  },
  initial: 'loadingServices',
  states: {
    loadingServices: {
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        onDone: [
          { guard: { type: 'isNothing', params: wholeEvent }, target: 'empty', actions: 'clearOutage' },
          { target: 'choosing', actions: ['clearOutage', { type: 'assignServices', params: wholeEvent }] },
        ],
        onError: { target: 'servicesFailed', actions: assignProblem },
      },
    },
    servicesFailed: { invoke: { ...reconnecting, onDone: 'loadingServices' } },
    /** Without services, the page with the free times says so. */
    empty: {},
    choosing: {
      initial: 'loadingLimit',
      on: {
        'service.choose': {
          guard: { type: 'isOtherService', params: wholeEvent },
          target: '.loadingLimit',
          actions: ['clearOutage', { type: 'assignService', params: wholeEvent }],
        },
      },
      states: {
        /** Without a known limit no limit applies; the panel gets it with its schedule. */
        loadingLimit: {
          invoke: {
            id: 'loadDayLimit',
            src: 'loadDayLimit',
            input: ({ context }) => ({
              venue_service_id: serviceIdOf(context),
              date: context.now.slice(0, 10),
              allow_facility_items_reservation: context.allow_facility_items_reservation,
            }),
            onDone: { target: 'limited', actions: ['clearOutage', { type: 'assignLimit', params: wholeEvent }] },
            onError: { target: 'limitFailed', actions: assignProblem },
          },
        },
        limitFailed: { invoke: { ...reconnecting, onDone: 'loadingLimit' } },
        limited: {},
      },
    },
  },
});

export type QuickChoiceSnapshot = SnapshotFrom<typeof quickChoiceMachine>;
