import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { AcademyLine, WorkshopCheck, WorkshopPrice } from '../../src/contract/orders/cart.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { ownerOf } from '../session/owner.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { LineDraft } from '../cart/lines.ts';
import { academyLine } from './academyLines.ts';
import { priceQuestionOf } from './enrolmentSelection.ts';
import {
  contextFrom,
  type ChosenPackage,
  type ChosenFirstDay,
  type EnrolmentContext,
  type EnrolmentEmitted,
  type EnrolmentEvent,
  type EnrolmentInput,
  type PassedMinute,
  type ToggledDay,
  type ToggledAttendee,
  type UserNews,
} from './enrolmentContext.ts';
import {
  mayToggleDay,
  isOtherFirst,
  isOtherPackage,
  isOtherStart,
  mayToggle,
  selectionBy,
  withDay,
  withAttendee,
} from './enrolmentMoves.ts';

const enrolment = setup({
  types: {
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent,
    emitted: {} as EnrolmentEmitted,
    input: {} as EnrolmentInput,
    tags: {} as 'busy',
  },
  actors: {
    checkPrice: promiseActor<WorkshopPrice, WorkshopCheck>('checkPrice'),
    addToCart: promiseActor<void, { line: LineDraft<AcademyLine> }>('addToCart'),
    reconnect: reconnectMachine,
    watchSession: callbackActor<UserNews>('watchSession'),
    watchMinute: callbackActor<PassedMinute>('watchMinute'),
  },
  delays: {
    /** Choosing several days in a row causes one request. */
    pause: 300,
  },
  guards: {
    isComplete: ({ context: { program, selection } }) => priceQuestionOf(program, selection) !== null,
    isOtherPackage: ({ context }, chosen: ChosenPackage) => isOtherPackage(context, chosen),
    isOtherStart: ({ context }, chosen: ChosenFirstDay) => isOtherStart(context, chosen),
    mayToggleDay: ({ context }, toggled: ToggledDay) => mayToggleDay(context, toggled),
    mayToggle: ({ context }, toggled: ToggledAttendee) => mayToggle(context, toggled),
    hasAttendees: ({ context }) => context.attendees.length > 0,
    isOtherFirst: ({ context }, passed: PassedMinute) => isOtherFirst(context, passed),
    hasBegun: ({ context }) => isOtherFirst(context, context),
    isOtherOwner: ({ context }, { user }: UserNews) => ownerOf(user) !== context.owner,
  },
  actions: {
    assignPackage: assign(({ context }, { productId }: ChosenPackage) => ({
      selection: { ...context.selection, productId },
    })),
    assignStart: assign(({ context }, { date }: ChosenFirstDay) => ({
      selection: { ...context.selection, start: date },
    })),
    assignDays: assign(({ context }, toggled: ToggledDay) => ({ selection: withDay(context, toggled) })),
    assignAttendees: assign(({ context }, toggled: ToggledAttendee) => ({
      attendees: withAttendee(context, toggled),
      isNobodyChosen: false,
      refusal: null,
    })),
    assignOwner: assign((_, { user }: UserNews) => ({
      owner: ownerOf(user),
      attendees: [],
      isNobodyChosen: false,
      refusal: null,
    })),
    assignNow: assign((_, { now }: PassedMinute) => ({ now })),
    assignSelectionBy: assign(({ context }, passed: PassedMinute) => ({ selection: selectionBy(context, passed) })),
    assignSelectionNow: assign(({ context }) => ({ selection: selectionBy(context, context) })),
    /** A price is valid only for the selection it was requested for. */
    clearPrice: assign({ answer: null, problem: null, attempts: 0, refusal: null }),
    clearAnswer: assign({ answer: null }),
    clearAttempts: assign({ attempts: 0 }),
    assignAnswer: assign((_, { output }: Done<WorkshopPrice>) => ({ answer: output, problem: null, attempts: 0 })),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    assignNobodyChosen: assign({ isNobodyChosen: true, refusal: null }),
    assignRefusal: assign((_, { error }: Failed) => ({ refusal: toProblem(error) })),
    clearRefusal: assign({ refusal: null }),
    emitSelection: emit(({ context: { selection } }) => ({ type: 'selection.changed' as const, selection })),
  },
});

const whenChanged = ['clearPrice', 'emitSelection'] as const;
/** Another customer has another family; the selection of the programme stays. */
const whenOther = {
  guard: { type: 'isOtherOwner', params: wholeEvent<UserNews> },
  actions: { type: 'assignOwner', params: wholeEvent<UserNews> },
} as const;
/** What was pressed for, and what is told of it, goes with its customer (T06). */
const whenGone = { ...whenOther, target: '#enrolment.choosing.returned' } as const;

const assignNow = { type: 'assignNow', params: wholeEvent<PassedMinute> } as const;
/** What is being added, and what is in the cart, stays as it was pressed. */
const whenPassed = [assignNow, { type: 'assignSelectionBy', params: wholeEvent<PassedMinute> }] as const;

export const enrolmentMachine = enrolment.createMachine({
  id: 'enrolment',
  description:
    'Enrolment in an academy programme (R2.2.4): package, days and first session, with the price that the server answers for exactly these (R7.3.7), and the attendees; then it is added to the cart.',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchMinute', src: 'watchMinute' },
  ],
  on: {
    'session.changed': whenOther,
    'minute.passed': { actions: assignNow },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'package.choose': {
          guard: { type: 'isOtherPackage', params: wholeEvent },
          target: '.changed',
          actions: [{ type: 'assignPackage', params: wholeEvent }, ...whenChanged],
        },
        'start.choose': {
          guard: { type: 'isOtherStart', params: wholeEvent },
          target: '.changed',
          actions: [{ type: 'assignStart', params: wholeEvent }, ...whenChanged],
        },
        'day.toggle': {
          guard: { type: 'mayToggleDay', params: wholeEvent },
          target: '.changed',
          actions: [{ type: 'assignDays', params: wholeEvent }, ...whenChanged],
        },
        'attendee.toggle': {
          guard: { type: 'mayToggle', params: wholeEvent },
          actions: { type: 'assignAttendees', params: wholeEvent },
        },
        'minute.passed': [
          {
            guard: { type: 'isOtherFirst', params: wholeEvent },
            target: '.changed',
            actions: [...whenPassed, ...whenChanged],
          },
          { actions: [...whenPassed] },
        ],
      },
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'isComplete', target: 'asking' }, { target: 'incomplete' }] },
        changed: { always: [{ guard: 'isComplete', target: 'pausing' }, { target: 'incomplete' }] },
        /** What was added stayed as it was pressed, while the first session may have begun. */
        returned: {
          always: [
            {
              guard: 'hasBegun',
              target: 'changed',
              actions: ['assignSelectionNow', 'clearAnswer', 'emitSelection'],
            },
            { target: 'priced', actions: 'assignSelectionNow' },
          ],
        },
        incomplete: { description: 'No day is chosen, so there is no price to request.' },
        pausing: { tags: 'busy', after: { pause: 'asking' } },
        asking: {
          tags: 'busy',
          description: 'A change of the selection cancels the request; a late answer is ignored.',
          invoke: {
            id: 'checkPrice',
            src: 'checkPrice',
            input: ({ context: { program, selection } }) => required(priceQuestionOf(program, selection), 'question'),
            onDone: { target: 'priced', actions: { type: 'assignAnswer', params: wholeEvent } },
            onError: { target: 'failed', actions: { type: 'assignProblem', params: wholeEvent } },
          },
        },
        failed: {
          invoke: { ...reconnecting, onDone: 'asking' },
          on: { 'price.retry': { target: 'asking', actions: 'clearAttempts' } },
        },
        priced: {
          on: {
            'enrolment.add': [
              { guard: 'hasAttendees', target: '#enrolment.adding', actions: 'clearRefusal' },
              { actions: 'assignNobodyChosen' },
            ],
          },
        },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ line: academyLine(context) }),
        onDone: 'added',
        onError: { target: 'choosing.returned', actions: { type: 'assignRefusal', params: wholeEvent } },
      },
      on: { 'session.changed': whenGone },
    },
    added: {
      description: 'It is in the cart, which takes over from here.',
      on: { 'session.changed': whenGone },
    },
  },
});

export type EnrolmentRef = ActorRefFrom<typeof enrolmentMachine>;
export type EnrolmentSnapshot = SnapshotFrom<typeof enrolmentMachine>;
