import { assertEvent, assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { recipientOf } from '../code/codeRules.ts';
import { confirmByCodeMachine, type CodeNews } from '../confirmByCode/confirmByCodeMachine.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, RefusedError, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  withoutSecrets,
  registrationFaults,
  type RegistrationDraft,
  type RegistrationFaults,
  type TypedRegistration,
} from './registrationRules.ts';

export interface RegistrationInput {
  /** The draft of an earlier page load, or an empty one. */
  draft: RegistrationDraft;
  /** The venue's current date, YYYY-MM-DD. */
  today: string;
}

/** Passwords, codes and whatever else must not be persisted are not part of it. */
export interface RegistrationContext extends RegistrationInput {
  faults: RegistrationFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** Whether the server refused the code (R5.7.14). */
  isCodeAtFault: boolean;
  /** The server's message to the new customer. */
  message: string | null;
}

export type RegistrationEvent =
  | { type: 'draft.change'; changes: Partial<RegistrationDraft> }
  | ({ type: 'form.submit' } & TypedRegistration)
  | CodeNews;

export type RegistrationEmitted = { type: 'registration.refused'; problem: Problem };

/** For the actor that persists drafts. */
export type RegistrationDraftNews = { type: 'draft.changed'; draft: RegistrationDraft } | { type: 'draft.done' };

export interface RegistrationOutput {
  message: string | null;
}

interface Failed {
  error: unknown;
}
interface Refused {
  problem: Problem;
}

const registration = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    tags: {} as 'busy',
    children: {} as { confirmByCode: 'confirmByCode'; persistDraft: 'persistDraft' },
  },
  actors: {
    confirmByCode: confirmByCodeMachine,
    /** Persists the draft, and removes it when it is done. */
    persistDraft: callbackActor<RegistrationDraftNews>('persistDraft'),
    /** Has the adapter keep the whole form until the code is confirmed. */
    holdForm: promiseActor<void, TypedRegistration>('holdForm'),
    /** Sends the kept form with the confirmed code. */
    registerCustomer: promiseActor<RegistrationOutput, void>('registerCustomer'),
  },
  guards: {
    isComplete: ({ context }, typed: TypedRegistration) => isFaultless(registrationFaults(typed, context.today)),
    isCodeRefused: (_, { error }: Failed) => error instanceof RefusedError && error.code === 'invalidOtp',
  },
  actions: {
    assignChanges: assign(({ context }, { changes }: { changes: Partial<RegistrationDraft> }) => ({
      draft: { ...context.draft, ...changes },
    })),
    sendDraft: sendTo('persistDraft', ({ context }) => ({ type: 'draft.changed' as const, draft: context.draft })),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' }),
    assignFaults: assign(({ context }, typed: TypedRegistration) => ({
      faults: registrationFaults(typed, context.today),
      problem: null,
      isCodeAtFault: false,
    })),
    clearFaults: assign({ faults: {}, problem: null, isCodeAtFault: false }),
    sendRecipient: sendTo('confirmByCode', ({ context }) => ({
      type: 'code.ask' as const,
      recipient: recipientOf(context.draft),
    })),
    assignProblem: assign((_, { problem }: Refused) => ({ problem, faults: {}, isCodeAtFault: false })),
    assignCodeFault: assign({ isCodeAtFault: true }),
    emitProblem: emit((_, { problem }: Refused) => ({ type: 'registration.refused' as const, problem })),
    assignMessage: assign((_, { output }: { output: RegistrationOutput }) => ({ message: output.message })),
  },
});

const failure = ({ event }: { event: Failed }): Refused => ({ problem: toProblem(event.error) });
const withProblem = [
  { type: 'assignProblem', params: failure },
  { type: 'emitProblem', params: failure },
] as const;

export const registrationMachine = registration.createMachine({
  id: 'registration',
  description:
    'A new account: form and captcha, then a code, and only with the right code the registration itself (R5.7.14, R7.4.9–10, Q3.10.d).',
  context: ({ input }) => ({ ...input, faults: {}, problem: null, isCodeAtFault: false, message: null }),
  invoke: { id: 'persistDraft', src: 'persistDraft' },
  initial: 'applying',
  states: {
    applying: {
      initial: 'filling',
      invoke: {
        id: 'confirmByCode',
        src: 'confirmByCode',
        input: ({ context: { draft, isCodeAtFault }, self }) => ({
          action: 'register',
          needsCaptcha: false,
          // After a refused code the form is still complete, so another code is sent at once.
          recipient: isCodeAtFault ? recipientOf(draft) : null,
          parent: self,
        }),
        onDone: { target: 'registering', actions: 'clearFaults' },
        onError: { target: 'applying', reenter: true, actions: withProblem },
      },
      states: {
        filling: {
          on: {
            'draft.change': { actions: [{ type: 'assignChanges', params: wholeEvent }, 'sendDraft'] },
            'form.submit': [
              {
                guard: { type: 'isComplete', params: wholeEvent },
                target: 'holding',
                actions: [
                  'clearFaults',
                  { type: 'assignChanges', params: ({ event }) => ({ changes: withoutSecrets(event) }) },
                ],
              },
              { actions: { type: 'assignFaults', params: wholeEvent } },
            ],
          },
        },
        holding: {
          tags: 'busy',
          invoke: {
            id: 'holdForm',
            src: 'holdForm',
            input: ({ event }) => {
              assertEvent(event, 'form.submit');
              const { type: _, ...typed } = event;
              return typed;
            },
            onDone: { target: 'confirmingCode', actions: 'sendRecipient' },
            onError: { target: 'filling', actions: withProblem },
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
        'code.left': { target: '.filling', actions: 'clearFaults' },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerCustomer',
        src: 'registerCustomer',
        onDone: {
          target: 'registered',
          actions: [{ type: 'assignMessage', params: wholeEvent }, 'sendDraftDone'],
        },
        onError: [
          {
            guard: { type: 'isCodeRefused', params: wholeEvent },
            target: 'applying.confirmingCode',
            actions: [...withProblem, 'assignCodeFault'],
          },
          { target: 'applying', actions: withProblem },
        ],
      },
    },
    registered: { type: 'final' },
  },
  output: ({ context }) => ({ message: context.message }),
});

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;
