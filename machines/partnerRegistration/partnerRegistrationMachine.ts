import { assertEvent, assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  partnerDraftOf,
  partnerFaults,
  type PartnerDraft,
  type PartnerFaults,
  type TypedPartner,
} from './partnerRegistrationRules.ts';

export interface PartnerRegistrationInput {
  /** The draft of an earlier page load, or an empty one. */
  draft: PartnerDraft;
}

/** The password is not part of it. */
export interface PartnerRegistrationContext extends PartnerRegistrationInput {
  faults: PartnerFaults;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The server's message that the account waits for the operator's approval. */
  message: string | null;
}

export type PartnerRegistrationEvent =
  | { type: 'draft.change'; changes: Partial<PartnerDraft> }
  | ({ type: 'form.submit' } & TypedPartner);

export type PartnerRegistrationEmitted = { type: 'registration.refused'; problem: Problem };

export type PartnerDraftNews = { type: 'draft.changed'; draft: PartnerDraft } | { type: 'draft.done' };

interface Failed {
  error: unknown;
}
interface Answered {
  output: { message: string | null };
}

const partnerRegistration = setup({
  types: {
    context: {} as PartnerRegistrationContext,
    events: {} as PartnerRegistrationEvent,
    emitted: {} as PartnerRegistrationEmitted,
    input: {} as PartnerRegistrationInput,
    tags: {} as 'busy',
    children: {} as { persistDraft: 'persistDraft' },
  },
  actors: {
    /** Persists the draft, and removes it when it is done. */
    persistDraft: callbackActor<PartnerDraftNews>('persistDraft'),
    registerPartner: promiseActor<{ message: string | null }, TypedPartner>('registerPartner'),
  },
  guards: {
    isComplete: (_, typed: TypedPartner) => isFaultless(partnerFaults(typed)),
  },
  actions: {
    assignChanges: assign(({ context }, { changes }: { changes: Partial<PartnerDraft> }) => ({
      draft: { ...context.draft, ...changes },
    })),
    sendDraft: sendTo('persistDraft', ({ context }) => ({ type: 'draft.changed' as const, draft: context.draft })),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' }),
    assignFaults: assign((_, typed: TypedPartner) => ({ faults: partnerFaults(typed), problem: null })),
    clearFaults: assign({ faults: {}, problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    emitProblem: emit((_, { error }: Failed) => ({
      type: 'registration.refused' as const,
      problem: toProblem(error),
    })),
    assignMessage: assign((_, { output }: Answered) => ({ message: output.message })),
  },
});

export const partnerRegistrationMachine = partnerRegistration.createMachine({
  id: 'partnerRegistration',
  description:
    'A business partner signs up, and waits for the operator to approve the account before the first login (R1.6.1, R3.10.12, R4.1.9, R6.1.9).',
  context: ({ input }) => ({ ...input, faults: {}, problem: null, message: null }),
  invoke: { id: 'persistDraft', src: 'persistDraft' },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'draft.change': { actions: [{ type: 'assignChanges', params: wholeEvent }, 'sendDraft'] },
        'form.submit': [
          {
            guard: { type: 'isComplete', params: wholeEvent },
            target: 'registering',
            actions: [
              'clearFaults',
              { type: 'assignChanges', params: ({ event }) => ({ changes: partnerDraftOf(event) }) },
            ],
          },
          { actions: { type: 'assignFaults', params: wholeEvent } },
        ],
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerPartner',
        src: 'registerPartner',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          const { type: _, ...typed } = event;
          return typed;
        },
        onDone: {
          target: 'awaitingApproval',
          actions: [{ type: 'assignMessage', params: wholeEvent }, 'sendDraftDone'],
        },
        onError: {
          target: 'filling',
          actions: [
            { type: 'assignProblem', params: wholeEvent },
            { type: 'emitProblem', params: wholeEvent },
          ],
        },
      },
    },
    awaitingApproval: {
      type: 'final',
      description: 'The operator has to approve the account; every login is refused until then.',
    },
  },
});

export type PartnerRegistrationRef = ActorRefFrom<typeof partnerRegistrationMachine>;
export type PartnerRegistrationSnapshot = SnapshotFrom<typeof partnerRegistrationMachine>;
