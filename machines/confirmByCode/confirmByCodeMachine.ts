import { assign, sendTo, setup, type ActorRef, type Snapshot, type SnapshotFrom } from 'xstate';
import type { CaptchaAction } from '../../src/contract/forms/captcha.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import type { CodeOutput } from '../code/codeContext.ts';
import { codeMachine } from '../code/codeMachine.ts';
import type { Recipient } from '../code/codeRules.ts';
import type { LoginOutput } from '../login/loginOutput.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/** Tells the machine that has the form that the form is open again. */
export type CodeNews =
  /** No code could be sent. */
  { type: 'code.unsent'; problem: Problem } | { type: 'code.left' };

export interface ConfirmByCodeInput {
  action: CaptchaAction;
  /** Whether entering a code takes a captcha, too (R5.4.5). */
  needsCaptcha: boolean;
  /** Set to send a code at once; null where a form asks for the recipient first. */
  recipient: Recipient | null;
  /** The machine that has the form. */
  parent: ActorRef<Snapshot<unknown>, CodeNews>;
}

export interface ConfirmByCodeContext extends ConfirmByCodeInput {
  /** The login where the code logs the customer in; null where it only proves the recipient. */
  login: LoginOutput | null;
}

/** The form is complete, and its captcha is solved. */
export type ConfirmByCodeEvent = { type: 'code.ask'; recipient: Recipient };

/** The code was right. */
export interface Confirmed {
  login: LoginOutput | null;
}

interface Failed {
  error: unknown;
}
interface CodeDone {
  output: CodeOutput;
}

const confirmByCode = setup({
  types: {
    context: {} as ConfirmByCodeContext,
    events: {} as ConfirmByCodeEvent,
    input: {} as ConfirmByCodeInput,
    output: {} as Confirmed,
    children: {} as { captcha: 'captcha'; code: 'code' },
  },
  actors: { captcha: captchaMachine, code: codeMachine },
  guards: {
    hasRecipient: ({ context }) => context.recipient !== null,
    isProved: (_, { output }: CodeDone) => output.kind === 'proved',
    isUnsent: (_, { output }: CodeDone) => output.kind === 'refused',
  },
  actions: {
    assignRecipient: assign((_, { recipient }: { recipient: Recipient }) => ({ recipient })),
    assignLogin: assign((_, { output }: CodeDone) => ({ login: output.kind === 'proved' ? output.customer : null })),
    sendUnsent: sendTo(
      ({ context }) => context.parent,
      (_, { problem }: { problem: Problem }) => ({ type: 'code.unsent' as const, problem }),
    ),
    sendLeft: sendTo(({ context }) => context.parent, { type: 'code.left' as const }),
  },
});

/** A failed child is reported like a code that could not be sent. */
const broken = {
  type: 'sendUnsent',
  params: ({ event }: { event: Failed }) => ({ problem: toProblem(event.error) }),
} as const;

export const confirmByCodeMachine = confirmByCode.createMachine({
  id: 'confirmByCode',
  description:
    'Proves by a one-time code that an address or a number is the customer’s: first the form’s captcha, then the code, until it is right (R4.9.1, R4.9.5, R5.7.14, Q2.1.c). The form’s other fields are its own.',
  context: ({ input }) => ({ ...input, login: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasRecipient', target: 'confirming' }, { target: 'asking' }] },
    asking: {
      description: 'Entered again after every code that failed or was left, with a new captcha (R8.1.7).',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context: { action } }) => ({ action }),
        onError: { actions: broken },
      },
      on: { 'code.ask': { target: 'confirming', actions: { type: 'assignRecipient', params: wholeEvent } } },
    },
    confirming: {
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context: { action, recipient, needsCaptcha } }) => ({
          action,
          recipient: recipient!,
          needsCaptcha,
        }),
        onDone: [
          {
            guard: { type: 'isProved', params: wholeEvent },
            target: 'confirmed',
            actions: { type: 'assignLogin', params: wholeEvent },
          },
          {
            guard: { type: 'isUnsent', params: wholeEvent },
            target: 'asking',
            actions: { type: 'sendUnsent', params: ({ event }) => problemIn(event) },
          },
          { target: 'asking', actions: 'sendLeft' },
        ],
        onError: { target: 'asking', actions: broken },
      },
    },
    confirmed: { type: 'final' },
  },
  output: ({ context: { login } }) => ({ login }),
});

function problemIn({ output }: CodeDone): { problem: Problem } {
  return { problem: output.kind === 'refused' ? output.problem : toProblem(null) };
}

export type ConfirmByCodeSnapshot = SnapshotFrom<typeof confirmByCodeMachine>;
