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
  opened,
  problemAfter,
  questionsOf,
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

/** What is told to the keeper of drafts: all of it for as long as the page lives, and what of it may be written down. */
export type DraftNews =
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
    /** Answers the path under which the file is kept. */
    storeFile: promiseActor<string, Choice>('storeFile'),
    /** The picture is stored with them. */
    saveRelative: promiseActor<unknown, { customerId: Id | null; kept: FamilyMemberBody; picture: PictureChange }>(
      'saveRelative',
    ),
    persistDraft: callbackActor<DraftNews>('persistDraft'),
    /** Tells that the customer logged out; a login that ended by itself is none of it. */
    watchLogout: callbackActor<{ type: 'session.ended' }>('watchLogout'),
  },
  guards: {
    /** Nobody of the family, or not any more. */
    isMissing: (_, { error }: Failed) => error instanceof RefusedError && error.status === 404,
    isComplete: ({ context }) => isComplete(context.typed, questionsOf(context), context.today),
  },
  actions: {
    assignKnown: assign(({ context }, { output }: Done<Known>) => opened(context, output)),
    assignProblem: assign((_, { error }: Failed) => ({ problem: relativeRefusal(error) })),
    assignFileProblem: assign((_, { error }: Failed) => ({
      problem: { ...toProblem(error), at: 'document' as const },
    })),
    clearProblem: assign({ problem: null }),
    assignAttempts: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearOutage: assign({ problem: null, attempts: 0 }),
    assignTyped: assign(({ context }, { typed }: Typed) => ({
      typed: withTyped(context.typed, typed, questionsOf(context).idProofTypes),
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
    /** Faults are pointed out only once it was to be saved. */
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

/** Who it is, and what counts as a paper. */
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

/** Also while a file is under way; what is being saved is not typed over. */
const typing = {
  'person.type': { actions: [{ type: 'assignTyped', params: wholeEvent<Typed> }, 'sendDraft', 'assignFaultsAgain'] },
  'picture.change': { actions: { type: 'assignPicture', params: wholeEvent<PictureMove> } },
} as const;

export const relativeMachine = setting.createMachine({
  id: 'relative',
  description:
    'Somebody of the customer’s family: what is known of them, typed, pictured and kept, so that no booking asks it again (R2.3.15, R3.7.7, Q7.6.c).',
  context: ({ input }) => contextFrom(input),
  invoke: [
    { id: 'persistDraft', src: 'persistDraft' },
    { id: 'watchLogout', src: 'watchLogout' },
  ],
  on: { 'session.ended': { actions: 'sendDraftDone' } },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: loading },
    /** What is said stays while it is asked again. */
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
