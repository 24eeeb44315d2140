import { assertEvent, assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import { codeMachine, type CodeOutput } from '../code/codeMachine.ts';
import type { Recipient } from '../code/codeRules.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  recipientOf,
  passwordResetFaults,
  resetFaults,
  type PasswordResetFaults,
  type TypedPasswordReset,
  type TypedReset,
} from './passwordResetRules.ts';

export interface PasswordResetInput {
  /** Whether the new password must be strong (R5.2.5, Q5.2.b). */
  restrict: boolean;
}

/** Neither code nor password nor the token that stands between them is kept here. */
export interface PasswordResetContext extends PasswordResetInput {
  recipient: Recipient | null;
  faults: PasswordResetFaults;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
  /** What the server said when the password was changed. */
  message: string | null;
}

export interface PasswordResetOutput {
  message: string | null;
}

export type PasswordResetEvent =
  | ({ type: 'passwordReset.submit' } & TypedPasswordReset)
  | ({ type: 'password.submit' } & TypedReset)
  /** From the new password back to the beginning: what the code opened is closed again after a while. */
  | { type: 'passwordReset.restart' };

export type PasswordResetEmitted = { type: 'passwordReset.refused'; problem: Problem };

interface Failed {
  error: unknown;
}
interface CodeDone {
  output: CodeOutput;
}

const passwordReset = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    input: {} as PasswordResetInput,
    output: {} as PasswordResetOutput,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha'; code: 'code' },
  },
  actors: {
    captcha: captchaMachine,
    /** Keeps what the server gives for the code at the edge, for `resetPassword`. */
    code: codeMachine,
    resetPassword: promiseActor<PasswordResetOutput, TypedReset>('resetPassword'),
  },
  guards: {
    isRecoverable: (_, typed: TypedPasswordReset) => isFaultless(passwordResetFaults(typed)),
    isAllowed: ({ context }, typed: TypedReset) => isFaultless(resetFaults(typed, context.restrict)),
    isProved: (_, { output }: CodeDone) => output.kind === 'proved',
    isUnsent: (_, { output }: CodeDone) => output.kind === 'refused',
  },
  actions: {
    assignPasswordResetFaults: assign((_, typed: TypedPasswordReset) => ({
      faults: passwordResetFaults(typed),
      problem: null,
    })),
    assignResetFaults: assign(({ context }, typed: TypedReset) => ({
      faults: resetFaults(typed, context.restrict),
      problem: null,
    })),
    assignRecipient: assign((_, typed: TypedPasswordReset) => ({
      recipient: recipientOf(typed),
      faults: {},
      problem: null,
    })),
    clearFaults: assign({ faults: {}, problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error), faults: {} })),
    emitProblem: emit((_, { error }: Failed) => ({
      type: 'passwordReset.refused' as const,
      problem: toProblem(error),
    })),
    assignUnsent: assign((_, { output }: CodeDone) => ({
      problem: output.kind === 'refused' ? output.problem : null,
    })),
    emitUnsent: emit((_, { output }: CodeDone) => ({
      type: 'passwordReset.refused' as const,
      problem: output.kind === 'refused' ? output.problem : toProblem(null),
    })),
    assignMessage: assign((_, { output }: { output: PasswordResetOutput }) => ({ message: output.message })),
  },
});

const keptProblem = [
  { type: 'assignProblem', params: wholeEvent<Failed> },
  { type: 'emitProblem', params: wholeEvent<Failed> },
] as const;

export const passwordResetMachine = passwordReset.createMachine({
  id: 'passwordReset',
  description:
    'A new password for who forgot it: mobile number, address and captcha, then a code, then the password twice (R2.13.9–11, R4.9.5).',
  context: ({ input }) => ({ ...input, recipient: null, faults: {}, problem: null, message: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Entered anew after every error, and with it a new captcha (R8.1.7).',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { action: 'password' },
        onError: { actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: {
        'passwordReset.submit': [
          {
            guard: { type: 'isRecoverable', params: wholeEvent },
            target: 'confirmingCode',
            actions: { type: 'assignRecipient', params: wholeEvent },
          },
          { actions: { type: 'assignPasswordResetFaults', params: wholeEvent } },
        ],
      },
    },
    confirmingCode: {
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context }) => ({ action: 'password', recipient: context.recipient!, needsCaptcha: false }),
        onDone: [
          { guard: { type: 'isProved', params: wholeEvent }, target: 'resetting' },
          {
            guard: { type: 'isUnsent', params: wholeEvent },
            target: 'asking',
            actions: [
              { type: 'assignUnsent', params: wholeEvent },
              { type: 'emitUnsent', params: wholeEvent },
            ],
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: keptProblem },
      },
    },
    resetting: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'password.submit': [
              {
                guard: { type: 'isAllowed', params: wholeEvent },
                target: 'saving',
                actions: 'clearFaults',
              },
              { actions: { type: 'assignResetFaults', params: wholeEvent } },
            ],
            'passwordReset.restart': { target: '#passwordReset.asking', actions: 'clearFaults' },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submit');
              return { password: event.password, confirmation: event.confirmation };
            },
            onDone: {
              target: '#passwordReset.done',
              actions: { type: 'assignMessage', params: wholeEvent },
            },
            onError: { target: 'filling', actions: keptProblem },
          },
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ message: context.message }),
});

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;
export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
