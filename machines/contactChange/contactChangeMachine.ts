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
import type { LoginOutput } from '../login/loginOutput.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
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

/** The customer with the new one; null where the code changed nobody. */
const changedBy = (output: CodeOutput): LoginOutput | null => (output.kind === 'proved' ? output.customer : null);

const contactChange = setup({
  types: {
    context: {} as ContactChangeContext,
    events: {} as ContactChangeEvent,
    emitted: {} as ContactChangeEmitted,
    input: {} as ContactChangeInput,
    children: {} as { code: 'code' },
  },
  actors: {
    /** The right code also makes the change. */
    code: codeMachine,
  },
  guards: {
    isFaulty: ({ context: { kind, known } }, typed: Submit) => contactFault(kind!, typed, known) !== null,
    isChanged: (_, { output }: CodeDone) => changedBy(output) !== null,
    isRefused: (_, { output }: CodeDone) => output.kind === 'refused',
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
    assignRefusal: assign((_, { output }: CodeDone) => ({
      problem: output.kind === 'refused' ? output.problem : null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    sendUser: sendTo(
      ({ context }) => context.session,
      (_, { output }: CodeDone) => ({ type: 'user.changed' as const, ...required(changedBy(output), 'code') }),
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
          {
            guard: { type: 'isChanged', params: wholeEvent },
            target: 'resting',
            actions: [{ type: 'sendUser', params: wholeEvent }, 'emitChanged', 'clearChange'],
          },
          {
            guard: { type: 'isRefused', params: wholeEvent },
            target: 'asking',
            actions: { type: 'assignRefusal', params: wholeEvent },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'contact.dismiss': { target: 'resting', actions: 'clearChange' } },
    },
  },
});

export type ContactChangeRef = ActorRefFrom<typeof contactChangeMachine>;
export type ContactChangeSnapshot = SnapshotFrom<typeof contactChangeMachine>;
