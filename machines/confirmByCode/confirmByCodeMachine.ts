import { assign, sendTo, setup, type ActorRef, type Snapshot, type SnapshotFrom } from 'xstate';
import type { CaptchaAction } from '../../src/contract/forms/captcha.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import type { CodeOutput } from '../code/codeContext.ts';
import { codeMachine } from '../code/codeMachine.ts';
import type { Recipient } from '../code/codeRules.ts';
import type { LoginOutput } from '../login/loginOutput.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

/** What whoever has the form is told: it stands open again. */
export type CodeNews =
  /** None could be sent. */
  { type: 'code.unsent'; problem: Problem } | { type: 'code.left' };

export interface ConfirmByCodeInput {
  action: CaptchaAction;
  /** Whether entering a code takes a captcha, too (R5.4.5). */
  needsCaptcha: boolean;
  /** Who gets one at once; null where a form asks for it first. */
  recipient: Recipient | null;
  /** The machine that has the form. */
  parent: ActorRef<Snapshot<unknown>, CodeNews>;
}

export interface ConfirmByCodeContext extends ConfirmByCodeInput {
  /** Who is logged in by the code, null where it proves the recipient and nothing more. */
  login: LoginOutput | null;
}

/** The form is complete, and its captcha has its proof. */
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
    assignLogin: assign((_, { output }: CodeDone) => ({ login: output.kind === 'proved' ? output.login : null })),
    sendUnsent: sendTo(
      ({ context }) => context.parent,
      (_, { problem }: { problem: Problem }) => ({ type: 'code.unsent' as const, problem }),
    ),
    sendLeft: sendTo(({ context }) => context.parent, { type: 'code.left' as const }),
  },
});

/** A defect is told like a code that could not be sent. */
const broken = {
  type: 'sendUnsent',
  params: ({ event }: { event: Failed }) => ({ problem: toProblem(event.error) }),
} as const;

export const confirmByCodeMachine = confirmByCode.createMachine({
  id: 'confirmByCode',
  description:
    'Somebody proves by a one-time code that an address or a number is theirs: the captcha of the form that asks for it, then the code, until it is right (R4.9.1, R4.9.5, R5.7.14, Q2.1.c). What the form asks beside is its own.',
  context: ({ input }) => ({ ...input, login: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasRecipient', target: 'confirming' }, { target: 'asking' }] },
    asking: {
      description: 'Entered anew after every code that led nowhere, and with it a new captcha (R8.1.7).',
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
