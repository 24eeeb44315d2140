import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { isAccountThere } from '../cart/accountNeeded.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { trainerLine, type TrainerDraft } from './trainerLines.ts';
import {
  isSameSelection,
  possibleSelection,
  packageOf,
  withoutSessions,
  withSession,
  isAmong,
  type Session,
  type Trainer,
  type TrainerSelection,
} from './trainerSessions.ts';

export interface TrainerBookingInput {
  trainer: Trainer;
  /** The selection in the address. */
  selection: TrainerSelection;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

export interface TrainerBookingContext {
  trainer: Trainer;
  selection: TrainerSelection;
  now: string;
  /** Who is there, once the session has said so. */
  user: User | null;
  /** Sessions that another customer took meanwhile. */
  taken: readonly Session[];
  problem: Problem | null;
}

export type TrainerBookingEvent =
  | { type: 'package.choose'; packageId: Id }
  | { type: 'session.choose'; session: Session }
  | { type: 'session.remove'; session: Session }
  | { type: 'package.add' }
  | { type: 'address.changed'; selection: TrainerSelection }
  | { type: 'session.changed'; user: User | null };

/** For the address. */
export type TrainerBookingEmitted = { type: 'selection.changed'; selection: TrainerSelection };

interface Chosen {
  session: Session;
}
interface Came {
  user: User | null;
}
interface Named {
  packageId: Id;
}
interface Written {
  selection: TrainerSelection;
}
/** The sessions wanted with a package. */
export interface WantedSessions {
  trainerId: Id;
  packageId: Id;
  sessions: readonly Session[];
}

const chosenPackage = ({ trainer, selection }: TrainerBookingContext) =>
  required(packageOf(trainer, selection.packageId), 'package');
const withOne = (context: TrainerBookingContext, session: Session): Session[] | null =>
  isAmong(context.taken, session)
    ? null
    : withSession(
        context.selection.sessions,
        session,
        packageOf(context.trainer, context.selection.packageId)?.sessions ?? 0,
      );

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
    assignTaken: assign(({ context }, { output }: Done<Session[]>) => ({
      taken: [...context.taken, ...output],
      selection: { ...context.selection, sessions: withoutSessions(context.selection.sessions, output) },
      problem: { code: 'sessionTaken', message: null },
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
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
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
