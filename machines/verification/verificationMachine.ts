import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import { codeMachine, type CodeOutput } from '../code/codeMachine.ts';
import type { Recipient } from '../code/codeRules.ts';
import {
  recipientOf,
  passwordResetFaults,
  type PasswordResetFaults,
  type TypedPasswordReset,
} from '../passwordReset/passwordResetRules.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { ConnectionError, toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/** Who wants another code says the same about themselves as who forgot a password. */
export type TypedRecipient = TypedPasswordReset;

/** The token of the address is no part of it. */
export interface VerificationContext {
  recipient: Recipient | null;
  faults: PasswordResetFaults;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
  /** What the server said when the address was confirmed. */
  message: string | null;
}

export type VerificationEvent = { type: 'verification.retry' } | ({ type: 'recipient.submit' } & TypedRecipient);

interface Failed {
  error: unknown;
}
interface CodeDone {
  output: CodeOutput;
}

const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha'; code: 'code' },
  },
  actors: {
    captcha: captchaMachine,
    code: codeMachine,
    /** Sends the token that the address brought. */
    verifyCustomer: promiseActor<{ message: string | null }, void>('verifyCustomer'),
  },
  guards: {
    isLost: (_, { error }: Failed) => error instanceof ConnectionError,
    isComplete: (_, typed: TypedRecipient) => isFaultless(passwordResetFaults(typed)),
    isProved: (_, { output }: CodeDone) => output.kind === 'proved',
    isUnsent: (_, { output }: CodeDone) => output.kind === 'refused',
  },
  actions: {
    assignFaults: assign((_, typed: TypedRecipient) => ({ faults: passwordResetFaults(typed), problem: null })),
    assignRecipient: assign((_, typed: TypedRecipient) => ({
      recipient: recipientOf(typed),
      faults: {},
      problem: null,
    })),
    assignMessage: assign((_, { output }: { output: { message: string | null } }) => ({
      message: output.message,
      problem: null,
    })),
    clearProblem: assign({ problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error), faults: {} })),
    assignUnsent: assign((_, { output }: CodeDone) => ({
      problem: output.kind === 'refused' ? output.problem : null,
    })),
  },
});

export const verificationMachine = verification.createMachine({
  id: 'verification',
  description:
    'A new customer confirms an address by the link that was sent there, or by a code when the link is no good any more (R2.1.21, Q2.1.c).',
  context: { recipient: null, faults: {}, problem: null, message: null },
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
            guard: { type: 'isLost', params: wholeEvent },
            target: 'unreachable',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'refused', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    unreachable: {
      description: 'Nobody knows yet whether the link is good.',
      on: { 'verification.retry': { target: 'checking', actions: 'clearProblem' } },
    },
    refused: {
      description: 'The link is old, used or none; a code does as well.',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { action: 'register' },
        onError: { actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: {
        'recipient.submit': [
          {
            guard: { type: 'isComplete', params: wholeEvent },
            target: 'confirmingCode',
            actions: { type: 'assignRecipient', params: wholeEvent },
          },
          { actions: { type: 'assignFaults', params: wholeEvent } },
        ],
      },
    },
    confirmingCode: {
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context }) => ({ action: 'register', recipient: context.recipient!, needsCaptcha: false }),
        onDone: [
          { guard: { type: 'isProved', params: wholeEvent }, target: 'confirmed' },
          {
            guard: { type: 'isUnsent', params: wholeEvent },
            target: 'refused',
            actions: { type: 'assignUnsent', params: wholeEvent },
          },
          { target: 'refused' },
        ],
        onError: { target: 'refused', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    confirmed: { type: 'final' },
  },
});

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
