import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { FamilyMemberBody } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { ChosenFile } from '../shared/chosenFile.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import type { PictureChange } from '../person/picture.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { RefusedError, toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { chosenFile } from '../person/attachedFile.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  contextFrom,
  filledForm,
  problemAfter,
  loadedQuestions,
  relativeRefusal,
  knownRelative,
  type Known,
  type RelativeContext,
  type RelativeInput,
} from './relativeContext.ts';
import { writtenDraft, type RelativeDraft } from './relativeDraft.ts';
import { isComplete, relativeFaults } from './relativeFaults.ts';
import { sentRelative } from './sentRelative.ts';
import { withTyped, type TypedRelative } from './typedRelative.ts';

interface Typed {
  typed: Partial<TypedRelative>;
}
interface Choice {
  file: ChosenFile;
}

interface PictureMove {
  picture: PictureChange;
}

export type RelativeEvent =
  | ({ type: 'person.type' } & Typed)
  | ({ type: 'picture.change' } & PictureMove)
  | ({ type: 'file.choose' } & Choice)
  | { type: 'file.cancel' }
  | { type: 'person.save' }
  | { type: 'step.retry' }
  | { type: 'session.ended' };

export type RelativeEmitted = { type: 'relative.saved' };

/** For the actor that persists drafts: the whole draft while the page lives, and the part that may be persisted. */
export type RelativeDraftNews =
  | { type: 'draft.changed'; draft: RelativeDraft; written: RelativeDraft }
  | { type: 'draft.done' };

const setting = setup({
  types: {
    context: {} as RelativeContext,
    events: {} as RelativeEvent,
    emitted: {} as RelativeEmitted,
    input: {} as RelativeInput,
    tags: {} as 'busy' | 'asking',
    children: {} as { persistDraft: 'persistDraft' },
  },
  actors: {
    loadRelative: promiseActor<Known, { customerId: Id | null }>('loadRelative'),
    reconnect: reconnectMachine,
    /** Returns the path under which the file is stored. */
    storeFile: promiseActor<string, Choice>('storeFile'),
    /** Saves the relative, with the picture. */
    saveRelative: promiseActor<unknown, { customerId: Id | null; kept: FamilyMemberBody; picture: PictureChange }>(
      'saveRelative',
    ),
    persistDraft: callbackActor<RelativeDraftNews>('persistDraft'),
    /** Reports a logout by the customer, not an expired session. */
    watchLogout: callbackActor<{ type: 'session.ended' }>('watchLogout'),
  },
  guards: {
    /** The relative does not exist, or no longer. */
    isMissing: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
    isComplete: ({ context }) => isComplete(context.typed, loadedQuestions(context), context.today),
  },
  actions: {
    assignKnown: assign(({ context }, { output }: Done<Known>) => filledForm(context, output)),
    assignProblem: assign((_, { error }: Failed) => ({ problem: relativeRefusal(error) })),
    assignFileProblem: assign((_, { error }: Failed) => ({
      problem: { ...toProblem(error), at: 'document' as const },
    })),
    clearProblem: assign({ problem: null }),
    assignAttempts: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearOutage: assign({ problem: null, attempts: 0 }),
    assignTyped: assign(({ context }, { typed }: Typed) => ({
      typed: withTyped(context.typed, typed, loadedQuestions(context).idProofTypes),
      problem: problemAfter(context, typed),
    })),
    assignPicture: assign(({ context: { problem } }, { picture }: PictureMove) => ({
      picture,
      problem: problem?.at === 'picture' ? null : problem,
    })),
    assignFile: assign(({ context }, { output }: Done<string>) => ({
      typed: { ...context.typed, document: output },
    })),
    assignFaults: assign(({ context: { typed, questions, today } }) => ({
      faults: questions && relativeFaults(typed, questions, today),
    })),
    /** Faults are shown only after the first attempt to save. */
    assignFaultsAgain: assign(({ context: { typed, questions, today, faults } }) => ({
      faults: faults && questions && relativeFaults(typed, questions, today),
    })),
    sendDraft: sendTo('persistDraft', ({ context }) => {
      const draft = { typed: context.typed, isCut: context.isCut };
      return { type: 'draft.changed' as const, draft, written: writtenDraft(draft, knownRelative(context)) };
    }),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' }),
    emitSaved: emit({ type: 'relative.saved' }),
  },
});

/** Loads the relative and the types of documents. */
const loading = {
  id: 'loadRelative',
  src: 'loadRelative',
  input: ({ context: { customerId } }: { context: RelativeContext }) => ({ customerId }),
  onDone: { target: '#relative.editing', actions: { type: 'assignKnown', params: wholeEvent } },
  onError: [
    { guard: { type: 'isMissing', params: wholeEvent }, target: '#relative.missing' },
    { target: '#relative.failed', actions: [{ type: 'assignProblem', params: wholeEvent }, 'assignAttempts'] },
  ],
} as const;

/** Allowed during an upload, but not while saving. */
const typing = {
  'person.type': { actions: [{ type: 'assignTyped', params: wholeEvent<Typed> }, 'sendDraft', 'assignFaultsAgain'] },
  'picture.change': { actions: { type: 'assignPicture', params: wholeEvent<PictureMove> } },
} as const;

export const relativeMachine = setting.createMachine({
  id: 'relative',
  description:
    'A relative of the customer: shown, changed, pictured and saved, so that no booking has to ask for their details again (R2.3.15, R3.7.7, Q7.6.c).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'persistDraft', src: 'persistDraft' },
    { id: 'watchLogout', src: 'watchLogout' },
  ],
  on: { 'session.ended': { actions: 'sendDraftDone' } },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: loading },
    /** The problem stays on screen while it is tried again. */
    failed: {
      initial: 'waiting',
      on: { 'step.retry': { target: 'loading', actions: 'clearOutage' } },
      states: {
        waiting: { invoke: { ...reconnecting, onDone: 'trying' } },
        trying: { invoke: loading },
      },
    },
    editing: {
      tags: 'asking',
      initial: 'filling',
      states: {
        filling: {
          on: {
            ...typing,
            'file.choose': { target: 'storing', actions: 'clearProblem' },
            'person.save': [
              { guard: 'isComplete', target: 'saving', actions: ['clearProblem', 'assignFaults'] },
              { actions: ['clearProblem', 'assignFaults'] },
            ],
          },
        },
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storeFile',
            src: 'storeFile',
            input: ({ event }) => chosenFile(event),
            onDone: {
              target: 'filling',
              actions: [{ type: 'assignFile', params: wholeEvent }, 'sendDraft', 'assignFaultsAgain'],
            },
            onError: { target: 'filling', actions: { type: 'assignFileProblem', params: wholeEvent } },
          },
          on: { ...typing, 'file.cancel': 'filling' },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveRelative',
            src: 'saveRelative',
            input: ({ context: { customerId, known, typed, questions, religions, picture } }) => ({
              customerId,
              kept: sentRelative({ known, typed, questions: required(questions, 'questions'), religions }),
              picture,
            }),
            onDone: { target: '#relative.saved', actions: ['sendDraftDone', 'emitSaved'] },
            onError: [
              {
                guard: { type: 'isMissing', params: wholeEvent },
                target: '#relative.missing',
                actions: 'sendDraftDone',
              },
              { target: 'filling', actions: { type: 'assignProblem', params: wholeEvent } },
            ],
          },
        },
      },
    },
    missing: { type: 'final' },
    saved: { type: 'final' },
  },
});

export type RelativeRef = ActorRefFrom<typeof relativeMachine>;
export type RelativeSnapshot = SnapshotFrom<typeof relativeMachine>;
