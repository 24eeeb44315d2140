import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isAccountThere } from '../cart/accountNeeded.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  withOne,
  type TrainerBookingContext,
  type TrainerBookingEmitted,
  type TrainerBookingEvent,
  type TrainerBookingInput,
  type WantedSessions,
} from './trainerBookingContext.ts';
import { trainerLine, type TrainerDraft } from './trainerLines.ts';
import {
  isSameSelection,
  hasSessionBegun,
  possibleSelection,
  packageOf,
  withoutSessions,
  isAmong,
  type Session,
  type TrainerSelection,
} from './trainerSessions.ts';

interface Chosen {
  session: Session;
}
interface Came {
  user: User | null;
}
interface Passed {
  now: string;
}
interface Named {
  packageId: Id;
}
interface Written {
  selection: TrainerSelection;
}
const chosenPackage = ({ trainer, selection }: TrainerBookingContext) =>
  required(packageOf(trainer, selection.packageId), 'package');

const trainerBooking = setup({
  types: {
    context: {} as TrainerBookingContext,
    events: {} as TrainerBookingEvent,
    emitted: {} as TrainerBookingEmitted,
    input: {} as TrainerBookingInput,
    tags: {} as 'busy',
  },
  actors: {
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
    watchMinute: callbackActor<{ type: 'minute.passed'; now: string }>('watchMinute'),
    /** The wanted sessions that are no longer free. */
    findTaken: promiseActor<Session[], WantedSessions>('findTaken'),
    addToCart: promiseActor<void, { line: TrainerDraft }>('addToCart'),
  },
  guards: {
    isOtherPackage: ({ context }, { packageId }: Named) =>
      packageId !== context.selection.packageId && packageOf(context.trainer, packageId) !== null,
    mayChoose: ({ context }, { session }: Chosen) => withOne(context, session) !== null,
    isChosen: ({ context }, { session }: Chosen) => isAmong(context.selection.sessions, session),
    isOtherSelection: ({ context }, { selection }: Written) =>
      !isSameSelection(possibleSelection(context.trainer, selection, context.now), context.selection),
    hasPackage: ({ context }) => packageOf(context.trainer, context.selection.packageId) !== null,
    hasSessions: ({ context }) => context.selection.sessions.length > 0,
    hasBegun: ({ context: { selection, now } }) => selection.sessions.some((one) => hasSessionBegun(one, now)),
    hasTaken: (_, { output }: Done<Session[]>) => output.length > 0,
    isAccountThere: ({ context }, { user }: Came) => isAccountThere(context.problem, user),
    isGone: ({ context }, { user }: Came) => isCustomer(context.user) && user?.id !== context.user.id,
  },
  actions: {
    assignPackage: assign(({ context }, { packageId }: Named) => ({
      selection: possibleSelection(context.trainer, { ...context.selection, packageId }, context.now),
      problem: null,
    })),
    assignSession: assign(({ context }, { session }: Chosen) => ({
      selection: { ...context.selection, sessions: required(withOne(context, session), 'room') },
      problem: null,
    })),
    clearSession: assign(({ context }, { session }: Chosen) => ({
      selection: { ...context.selection, sessions: withoutSessions(context.selection.sessions, [session]) },
      problem: null,
    })),
    assignSelection: assign(({ context }, { selection }: Written) => ({
      selection: possibleSelection(context.trainer, selection, context.now),
      problem: null,
    })),
    /** The taken sessions are removed, all else stays. */
    assignTaken: assign(({ context }, { output }: Done<Session[]>) => {
      const taken = output.filter((session) => !hasSessionBegun(session, context.now));
      const sessions = withoutSessions(context.selection.sessions, output);
      return {
        taken: [...context.taken, ...taken],
        selection: possibleSelection(context.trainer, { ...context.selection, sessions }, context.now),
        problem: { code: taken.length > 0 ? 'sessionTaken' : 'sessionBegun', message: null },
      };
    }),
    assignNow: assign((_, { now }: Passed) => ({ now })),
    /** The sessions that have begun are removed, all else stays. */
    assignBegun: assign(({ context }) => ({
      selection: possibleSelection(context.trainer, context.selection, context.now),
      problem: { code: 'sessionBegun', message: null },
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignUser: assign((_, { user }: Came) => ({ user })),
    clearProblem: assign({ problem: null }),
    emitSelection: emit(({ context: { selection } }) => ({ type: 'selection.changed' as const, selection })),
  },
});

const choosing = '#trainerBooking.choosing';
/** Any change of the selection leads back to choosing. */
const choose = {
  'package.choose': {
    guard: { type: 'isOtherPackage', params: wholeEvent },
    target: choosing,
    actions: [{ type: 'assignPackage', params: wholeEvent }, 'emitSelection'],
  },
  'session.choose': {
    guard: { type: 'mayChoose', params: wholeEvent },
    target: choosing,
    actions: [{ type: 'assignSession', params: wholeEvent }, 'emitSelection'],
  },
  'session.remove': {
    guard: { type: 'isChosen', params: wholeEvent },
    target: choosing,
    actions: [{ type: 'clearSession', params: wholeEvent }, 'emitSelection'],
  },
  'address.changed': {
    guard: { type: 'isOtherSelection', params: wholeEvent },
    target: choosing,
    actions: { type: 'assignSelection', params: wholeEvent },
  },
} as const;

export const trainerBookingMachine = trainerBooking.createMachine({
  id: 'trainerBooking',
  description:
    'A trainer’s package, with sessions chosen now or later, from its selection to the cart (R2.1.7, R3.6.6, Q3.6.d). Sessions taken by another customer are reported, and the others stay.',
  context: ({ input: { trainer, selection, now } }) => ({
    trainer,
    now,
    user: null,
    selection: possibleSelection(trainer, selection, now),
    taken: [],
    problem: null,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchMinute', src: 'watchMinute' },
  ],
  on: {
    'minute.passed': { actions: { type: 'assignNow', params: wholeEvent } },
    'session.changed': [
      {
        // What was pressed for and told goes with its customer, also what is under way (T06).
        guard: { type: 'isGone', params: wholeEvent },
        target: '.choosing',
        actions: [{ type: 'assignUser', params: wholeEvent }, 'clearProblem'],
      },
      { actions: { type: 'assignUser', params: wholeEvent } },
    ],
  },
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'What is being added, and is in the cart, stays as it was pressed; here an hour that has begun goes.',
      always: { guard: 'hasBegun', actions: ['assignBegun', 'emitSelection'] },
      on: {
        ...choose,
        'package.add': { guard: 'hasPackage', target: 'deciding', actions: 'clearProblem' },
        'session.changed': {
          guard: { type: 'isAccountThere', params: wholeEvent },
          target: 'deciding',
          actions: [{ type: 'assignUser', params: wholeEvent }, 'clearProblem'],
        },
      },
    },
    deciding: { always: [{ guard: 'hasSessions', target: 'checking' }, { target: 'adding' }] },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'findTaken',
        src: 'findTaken',
        input: ({ context }) => ({
          trainerId: context.trainer.id,
          packageId: chosenPackage(context).training_package_id,
          sessions: context.selection.sessions,
        }),
        onDone: [
          {
            guard: { type: 'hasTaken', params: wholeEvent },
            target: 'choosing',
            actions: [{ type: 'assignTaken', params: wholeEvent }, 'emitSelection'],
          },
          { target: 'adding' },
        ],
        onError: { target: 'choosing', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({
          line: trainerLine(context.trainer, chosenPackage(context), context.selection.sessions),
        }),
        onDone: 'added',
        onError: { target: 'choosing', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    added: { on: { ...choose, 'package.add': 'deciding' } },
  },
});

export type TrainerBookingRef = ActorRefFrom<typeof trainerBookingMachine>;
export type TrainerBookingSnapshot = SnapshotFrom<typeof trainerBookingMachine>;
