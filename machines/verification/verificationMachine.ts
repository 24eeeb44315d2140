import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { recipientOf } from '../code/codeRules.ts';
import { confirmByCodeMachine, type CodeNews } from '../confirmByCode/confirmByCodeMachine.ts';
import {
  passwordResetFaults,
  type PasswordResetFaults,
  type TypedPasswordReset,
} from '../passwordReset/passwordResetRules.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isStillGood } from './verificationRules.ts';

/** Requesting another code takes the same fields as a password reset. */
export type TypedRecipient = TypedPasswordReset;

/** The token in the address is not part of it. */
export interface VerificationContext {
  faults: PasswordResetFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The server's message that the address is confirmed. */
  message: string | null;
}

export type VerificationEvent =
  | { type: 'verification.retry' }
  | ({ type: 'recipient.submit' } & TypedRecipient)
  | CodeNews;

interface Failed {
  error: unknown;
}

const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as 'busy',
    children: {} as { confirmByCode: 'confirmByCode' },
  },
  actors: {
    confirmByCode: confirmByCodeMachine,
    /** Sends the token in the address. */
    verifyCustomer: promiseActor<{ message: string | null }, void>('verifyCustomer'),
  },
  guards: {
    isStillGood: (_, { error }: Failed) => isStillGood(error),
    isComplete: (_, typed: TypedRecipient) => isFaultless(passwordResetFaults(typed)),
  },
  actions: {
    assignFaults: assign((_, typed: TypedRecipient) => ({ faults: passwordResetFaults(typed), problem: null })),
    clearFaults: assign({ faults: {}, problem: null }),
    sendRecipient: sendTo('confirmByCode', (_, typed: TypedRecipient) => ({
      type: 'code.ask' as const,
      recipient: recipientOf(typed),
    })),
    assignMessage: assign((_, { output }: { output: { message: string | null } }) => ({
      message: output.message,
      problem: null,
    })),
    clearProblem: assign({ problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error), faults: {} })),
    assignUnsent: assign((_, { problem }: { problem: Problem }) => ({ problem, faults: {} })),
  },
});

export const verificationMachine = verification.createMachine({
  id: 'verification',
  description:
    'A new customer confirms their address by the link sent there, or by a code when the link is no longer valid (R2.1.21, Q2.1.c).',
  context: { faults: {}, problem: null, message: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'verifyCustomer',
        src: 'verifyCustomer',
        onDone: { target: 'confirmed', actions: { type: 'assignMessage', params: wholeEvent } },
        onError: [
          {
            guard: { type: 'isStillGood', params: wholeEvent },
            target: 'unreachable',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'refused', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    unreachable: {
      description: 'It is unknown whether the link is valid.',
      on: { 'verification.retry': { target: 'checking', actions: 'clearProblem' } },
    },
    refused: {
      description: 'The link is expired, used or invalid; the customer can use a code instead.',
      initial: 'filling',
      invoke: {
        id: 'confirmByCode',
        src: 'confirmByCode',
        input: ({ self }) => ({ action: 'register', needsCaptcha: false, recipient: null, parent: self }),
        onDone: 'confirmed',
        onError: { target: 'refused', reenter: true, actions: { type: 'assignProblem', params: wholeEvent } },
      },
      states: {
        filling: {
          on: {
            'recipient.submit': [
              {
                guard: { type: 'isComplete', params: wholeEvent },
                target: 'confirmingCode',
                actions: ['clearFaults', { type: 'sendRecipient', params: wholeEvent }],
              },
              { actions: { type: 'assignFaults', params: wholeEvent } },
            ],
          },
        },
        confirmingCode: {},
      },
      on: {
        'code.unsent': { target: '.filling', actions: { type: 'assignUnsent', params: wholeEvent } },
        'code.left': '.filling',
      },
    },
    confirmed: { type: 'final' },
  },
});

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
