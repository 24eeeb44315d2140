import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { isFaultless } from '../shared/faults.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { passwordChangeFaults, type PasswordChangeFaults, type TypedPasswordChange } from './passwordChangeRules.ts';

export interface PasswordChangeInput {
  /** Whether the new password must be strong (R5.2.5, Q5.2.b). */
  restrict: boolean;
}

/** Passwords are never in the context: they go from the event into the actor. */
export interface PasswordChangeContext extends PasswordChangeInput {
  faults: PasswordChangeFaults;
  problem: Problem | null;
  /** An answer was lost: the password may be the new one already, and nobody can look (K02). */
  mayBeChanged: boolean;
  /** How many times it was changed since the page was opened; each change ends the other sessions. */
  changes: number;
  /** The server's message about the last change. */
  message: string | null;
}

interface Changed {
  message: string | null;
}

export type PasswordChangeEvent =
  | { type: 'passwordChange.open' }
  | { type: 'passwordChange.close' }
  | ({ type: 'password.submit' } & TypedPasswordChange);

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;

export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as 'busy' | 'open',
  },
  actors: { changePassword: promiseActor<Changed, TypedPasswordChange>('changePassword') },
  guards: {
    isAllowed: ({ context }, typed: TypedPasswordChange) => isFaultless(passwordChangeFaults(typed, context.restrict)),
    isUnanswered: (_, { error }: Failed) => !(error instanceof RefusedError),
    isPerhapsChanged: ({ context }, { error }: Failed) =>
      context.mayBeChanged && error instanceof RefusedError && error.code === 'wrongPassword',
  },
  actions: {
    clearFaults: assign({ faults: {}, problem: null }),
    clearMessage: assign({ message: null }),
    assignFaults: assign(({ context }, typed: TypedPasswordChange) => ({
      faults: passwordChangeFaults(typed, context.restrict),
      problem: null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignMayBeChanged: assign({ mayBeChanged: true }),
    /** The old one is refused, as it is after the change as well. */
    assignPerhapsChanged: assign({ problem: { code: 'perhapsChanged', message: null } }),
    assignChange: assign(({ context }, { output }: Done<Changed>) => ({
      changes: context.changes + 1,
      message: output.message,
      mayBeChanged: false,
    })),
  },
}).createMachine({
  id: 'passwordChange',
  description:
    'A new password for a customer who is logged in and knows the old one: entered, checked, and changed by the server, which counts wrong attempts (Q7.7.d).',
  context: ({ input }) => ({ ...input, faults: {}, problem: null, mayBeChanged: false, changes: 0, message: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'passwordChange.open': { target: 'filling', actions: 'clearMessage' } } },
    filling: {
      tags: 'open',
      on: {
        'passwordChange.close': { target: 'closed', actions: 'clearFaults' },
        'password.submit': [
          { guard: { type: 'isAllowed', params: wholeEvent }, target: 'saving', actions: 'clearFaults' },
          { actions: { type: 'assignFaults', params: wholeEvent } },
        ],
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          const { oldPassword, password, confirmation } = event;
          return { oldPassword, password, confirmation };
        },
        onDone: { target: 'closed', actions: { type: 'assignChange', params: wholeEvent } },
        onError: [
          {
            guard: { type: 'isPerhapsChanged', params: wholeEvent<Failed> },
            target: 'filling',
            actions: 'assignPerhapsChanged',
          },
          {
            guard: { type: 'isUnanswered', params: wholeEvent<Failed> },
            target: 'filling',
            actions: [assignProblem, 'assignMayBeChanged'],
          },
          { target: 'filling', actions: assignProblem },
        ],
      },
    },
  },
});

export type PasswordChangeRef = ActorRefFrom<typeof passwordChangeMachine>;
export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;
