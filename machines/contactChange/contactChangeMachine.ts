import {
  assign,
  emit,
  sendTo,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import type { CodeOutput } from '../code/codeContext.ts';
import { codeMachine } from '../code/codeMachine.ts';
import type { Recipient } from '../code/codeRules.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  contactFault,
  contactRecipient,
  type ContactFault,
  type ContactKind,
  type TypedContact,
} from './contactChangeRules.ts';

export interface ContactChangeInput {
  /** The session, whose user other parts of the portal show. */
  session: ActorRef<Snapshot<unknown>, { type: 'user.changed'; user: User; at: number }>;
}

export interface ContactChangeContext extends ContactChangeInput {
  /** What is being changed; null when nothing is. */
  kind: ContactKind | null;
  /** The saved address, or the saved number in full. */
  known: string | null;
  recipient: Recipient | null;
  fault: ContactFault | null;
  /** Why no code was sent, or why the change was refused. */
  problem: Problem | null;
}

type Open = { type: 'contact.open'; kind: ContactKind; known: string | null };
type Submit = { type: 'contact.submit' } & TypedContact;

export type ContactChangeEvent = Open | Submit | { type: 'contact.dismiss' };

export type ContactChangeEmitted = { type: 'contact.changed'; kind: ContactKind };

interface Failed {
  error: unknown;
}
interface CodeDone {
  output: CodeOutput;
}
interface Taken {
  output: { user: User; at: number };
}

const contactChange = setup({
  types: {
    context: {} as ContactChangeContext,
    events: {} as ContactChangeEvent,
    emitted: {} as ContactChangeEmitted,
    input: {} as ContactChangeInput,
    tags: {} as 'busy',
    children: {} as { code: 'code' },
  },
  actors: {
    /** The right code also makes the change. */
    code: codeMachine,
    /** Takes the result of the change that was sent with the code: the updated user, or why it was refused. */
    takeOutcome: promiseActor<{ user: User; at: number }, void>('takeOutcome'),
  },
  guards: {
    isFaulty: ({ context: { kind, known } }, typed: Submit) => contactFault(kind!, typed, known) !== null,
    isProved: (_, { output }: CodeDone) => output.kind === 'proved',
    isUnsent: (_, { output }: CodeDone) => output.kind === 'refused',
  },
  actions: {
    assignKind: assign((_, { kind, known }: Open) => ({ kind, known, recipient: null, fault: null, problem: null })),
    assignFault: assign(({ context: { kind, known } }, typed: Submit) => ({
      fault: contactFault(kind!, typed, known),
      problem: null,
    })),
    assignRecipient: assign(({ context: { kind } }, typed: Submit) => ({
      recipient: contactRecipient(kind!, typed),
      fault: null,
      problem: null,
    })),
    assignUnsent: assign((_, { output }: CodeDone) => ({
      problem: output.kind === 'refused' ? output.problem : null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    sendUser: sendTo(
      ({ context }) => context.session,
      (_, { output }: Taken) => ({ type: 'user.changed' as const, ...output }),
    ),
    emitChanged: emit(({ context: { kind } }) => ({ type: 'contact.changed' as const, kind: kind! })),
    clearChange: assign({ kind: null, known: null, recipient: null, fault: null, problem: null }),
  },
});

export const contactChangeMachine = contactChange.createMachine({
  id: 'contactChange',
  description:
    'A change of the customer’s own e-mail address or mobile number: made only with the code sent there (R3.7.10, R4.9.1, R5.4.1); the saved one stays until then.',
  context: ({ input }) => ({ ...input, kind: null, known: null, recipient: null, fault: null, problem: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'contact.open': { target: 'asking', actions: { type: 'assignKind', params: wholeEvent } } } },
    asking: {
      on: {
        'contact.submit': [
          { guard: { type: 'isFaulty', params: wholeEvent }, actions: { type: 'assignFault', params: wholeEvent } },
          { target: 'confirming', actions: { type: 'assignRecipient', params: wholeEvent } },
        ],
        'contact.dismiss': { target: 'resting', actions: 'clearChange' },
      },
    },
    confirming: {
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context: { recipient } }) => ({
          action: 'register',
          recipient: recipient!,
          needsCaptcha: false,
          resendsFreely: true,
        }),
        onDone: [
          { guard: { type: 'isProved', params: wholeEvent }, target: 'adopting' },
          {
            guard: { type: 'isUnsent', params: wholeEvent },
            target: 'asking',
            actions: { type: 'assignUnsent', params: wholeEvent },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'contact.dismiss': { target: 'resting', actions: 'clearChange' } },
    },
    adopting: {
      tags: 'busy',
      invoke: {
        id: 'takeOutcome',
        src: 'takeOutcome',
        onDone: {
          target: 'resting',
          actions: [{ type: 'sendUser', params: wholeEvent }, 'emitChanged', 'clearChange'],
        },
        onError: { target: 'asking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
  },
});

export type ContactChangeRef = ActorRefFrom<typeof contactChangeMachine>;
export type ContactChangeSnapshot = SnapshotFrom<typeof contactChangeMachine>;
