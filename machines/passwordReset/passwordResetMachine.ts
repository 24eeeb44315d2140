import { assertEvent, assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { recipientOf } from '../code/codeRules.ts';
import { confirmByCodeMachine, type CodeNews } from '../confirmByCode/confirmByCodeMachine.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
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

/** The code, the password and the token between them are never in the context. */
export interface PasswordResetContext extends PasswordResetInput {
  faults: PasswordResetFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The server's message that the password was changed. */
  message: string | null;
}

export interface PasswordResetOutput {
  message: string | null;
}

export type PasswordResetEvent =
  | ({ type: 'passwordReset.submit' } & TypedPasswordReset)
  | ({ type: 'password.submit' } & TypedReset)
  /** From the new password back to the beginning; the confirmed code expires after a while. */
  | { type: 'passwordReset.restart' }
  | CodeNews;

export type PasswordResetEmitted = { type: 'passwordReset.refused'; problem: Problem };

interface Refused {
  problem: Problem;
}

const passwordReset = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    input: {} as PasswordResetInput,
    output: {} as PasswordResetOutput,
    tags: {} as 'busy',
    children: {} as { confirmByCode: 'confirmByCode' },
  },
  actors: {
    /** Has the adapter keep the token that the server gives for the code, for `resetPassword`. */
    confirmByCode: confirmByCodeMachine,
    resetPassword: promiseActor<PasswordResetOutput, TypedReset>('resetPassword'),
  },
  guards: {
    isRecoverable: (_, typed: TypedPasswordReset) => isFaultless(passwordResetFaults(typed)),
    isAllowed: ({ context }, typed: TypedReset) => isFaultless(resetFaults(typed, context.restrict)),
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
    sendRecipient: sendTo('confirmByCode', (_, typed: TypedPasswordReset) => ({
      type: 'code.ask' as const,
      recipient: recipientOf(typed),
    })),
    clearFaults: assign({ faults: {}, problem: null }),
    assignProblem: assign((_, { problem }: Refused) => ({ problem, faults: {} })),
    emitProblem: emit((_, { problem }: Refused) => ({ type: 'passwordReset.refused' as const, problem })),
    assignMessage: assign((_, { output }: { output: PasswordResetOutput }) => ({ message: output.message })),
  },
});

const failure = ({ event }: { event: { error: unknown } }): Refused => ({ problem: toProblem(event.error) });
const withProblem = [
  { type: 'assignProblem', params: failure },
  { type: 'emitProblem', params: failure },
] as const;

export const passwordResetMachine = passwordReset.createMachine({
  id: 'passwordReset',
  description:
    'A new password for a customer who forgot theirs: mobile number, e-mail address and captcha, then a code, then the password twice (R2.13.9–11, R4.9.5).',
  context: ({ input }) => ({ ...input, faults: {}, problem: null, message: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'filling',
      invoke: {
        id: 'confirmByCode',
        src: 'confirmByCode',
        input: ({ self }) => ({ action: 'password', needsCaptcha: false, recipient: null, parent: self }),
        onDone: 'resetting',
        onError: { target: 'asking', reenter: true, actions: withProblem },
      },
      states: {
        filling: {
          on: {
            'passwordReset.submit': [
              {
                guard: { type: 'isRecoverable', params: wholeEvent },
                target: 'confirmingCode',
                actions: ['clearFaults', { type: 'sendRecipient', params: wholeEvent }],
              },
              { actions: { type: 'assignPasswordResetFaults', params: wholeEvent } },
            ],
          },
        },
        confirmingCode: {},
      },
      on: {
        'code.unsent': {
          target: '.filling',
          actions: [
            { type: 'assignProblem', params: wholeEvent },
            { type: 'emitProblem', params: wholeEvent },
          ],
        },
        'code.left': '.filling',
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
            onError: { target: 'filling', actions: withProblem },
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
