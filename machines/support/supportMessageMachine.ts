import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot, type SnapshotFrom } from 'xstate';
import type { SupportReply } from '../../src/contract/customers/support.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { isFaultless } from '../shared/faults.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { ReplySent, ThreadReload } from './supportThreadMachine.ts';
import {
  draftFaults,
  emptyDraft,
  fileFault,
  type SupportFileFault,
  type SupportDraft,
  type SupportFaults,
  type SupportFile,
} from './supportRules.ts';

export interface SupportMessageInput {
  /** The request to reply to, and the machine that shows it; null for a new request. */
  reply: { id: string; supportThread: ActorRef<Snapshot<unknown>, ReplySent | ThreadReload> } | null;
  /** The draft of an earlier page load, or an empty one. */
  draft: SupportDraft;
}

export interface SupportMessageContext extends SupportMessageInput {
  files: readonly SupportFile[];
  /** Null until the first attempt to send. */
  faults: SupportFaults | null;
  /** The file that was refused. */
  refusedFile: { name: string; fault: SupportFileFault } | null;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The id of the new request; null before that, and for a reply. */
  requestId: number | null;
  /** Whether a reply was sent and nothing has been typed since. */
  isDelivered: boolean;
}

export type SupportMessageEvent =
  | { type: 'draft.change'; changes: Partial<SupportDraft> }
  | { type: 'file.add'; file: SupportFile }
  | { type: 'file.remove'; position: number }
  | { type: 'message.send' };

/** For the actor that persists drafts. */
export type SupportDraftNews = { type: 'draft.changed'; draft: SupportDraft } | { type: 'draft.done' };

/** What is sent: a new request, or a reply to the request with that id. */
export interface SentMessage {
  id: string | null;
  draft: SupportDraft;
  files: readonly SupportFile[];
}
/** The result of sending. */
export type Delivered = { requestId: number } | { reply: SupportReply };

interface Delivery {
  output: Delivered;
}

const supportMessage = setup({
  types: {
    context: {} as SupportMessageContext,
    events: {} as SupportMessageEvent,
    input: {} as SupportMessageInput,
    tags: {} as 'busy',
    children: {} as { persistDraft: 'persistDraft' },
  },
  actors: {
    /** Persists the draft, and removes it when it is done. */
    persistDraft: callbackActor<SupportDraftNews>('persistDraft'),
    sendMessage: promiseActor<Delivered, SentMessage>('sendMessage'),
  },
  guards: {
    isComplete: ({ context }) => isFaultless(draftFaults(context.draft, context.reply !== null)),
    isWelcome: ({ context }, { file }: { file: SupportFile }) => fileFault(context.files, file) === null,
    isThere: ({ context }, { position }: { position: number }) => position in context.files,
    isReply: (_, { output }: Delivery) => 'reply' in output,
    isClosed: ({ context }, { error }: Failed) =>
      context.reply !== null && error instanceof RefusedError && error.code === 'supportClosed',
  },
  actions: {
    assignChanges: assign(({ context }, { changes }: { changes: Partial<SupportDraft> }) => ({
      draft: { ...context.draft, ...changes },
      isDelivered: false,
    })),
    /** Faults are shown only after the first attempt to send. */
    assignFaultsAgain: assign(({ context: { draft, reply, faults } }) =>
      faults === null ? {} : { faults: draftFaults(draft, reply !== null) },
    ),
    assignFaults: assign(({ context: { draft, reply } }) => ({
      faults: draftFaults(draft, reply !== null),
      problem: null,
      isDelivered: false,
    })),
    clearFaults: assign({ faults: null, refusedFile: null, problem: null, isDelivered: false }),
    assignFile: assign(({ context }, { file }: { file: SupportFile }) => ({
      files: [...context.files, file],
      refusedFile: null,
      isDelivered: false,
    })),
    assignRefusedFile: assign(({ context }, { file }: { file: SupportFile }) => ({
      refusedFile: { name: file.name, fault: required(fileFault(context.files, file), 'fault') },
    })),
    assignRemainingFiles: assign(({ context }, { position }: { position: number }) => ({
      files: context.files.filter((_, other) => other !== position),
      refusedFile: null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignRequestId: assign((_, { output }: Delivery) =>
      'requestId' in output ? { requestId: output.requestId } : {},
    ),
    clearDraft: assign({ draft: emptyDraft, files: [], isDelivered: true }),
    sendDraft: sendTo('persistDraft', ({ context: { draft } }): SupportDraftNews => ({
      type: 'draft.changed',
      draft,
    })),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' } satisfies SupportDraftNews),
    sendReply: sendTo(
      ({ context: { reply } }) => required(reply, 'request').supportThread,
      (_, { output }: Delivery) => ({
        type: 'reply.sent' as const,
        reply: required('reply' in output ? output.reply : null, 'reply'),
      }),
    ),
    sendThreadReload: sendTo(({ context: { reply } }) => required(reply, 'request').supportThread, {
      type: 'thread.reload' as const,
    }),
  },
});

const refused = { type: 'assignProblem', params: wholeEvent<Failed> } as const;

export const supportMessageMachine = supportMessage.createMachine({
  id: 'supportMessage',
  description:
    'A message to the operator with its files, a new request or a reply (Q7.6.r, R2.2.5): checked when it is to be sent, kept through refusals and reloads, and sent once.',
  context: ({ input }) => ({
    ...input,
    files: [],
    faults: null,
    refusedFile: null,
    problem: null,
    requestId: null,
    isDelivered: false,
  }),
  invoke: { id: 'persistDraft', src: 'persistDraft' },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'draft.change': { actions: [{ type: 'assignChanges', params: wholeEvent }, 'assignFaultsAgain', 'sendDraft'] },
        'file.add': [
          { guard: { type: 'isWelcome', params: wholeEvent }, actions: { type: 'assignFile', params: wholeEvent } },
          { actions: { type: 'assignRefusedFile', params: wholeEvent } },
        ],
        'file.remove': {
          guard: { type: 'isThere', params: wholeEvent },
          actions: { type: 'assignRemainingFiles', params: wholeEvent },
        },
        'message.send': [
          { guard: 'isComplete', target: 'sending', actions: 'clearFaults' },
          { actions: 'assignFaults' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { reply, draft, files } }) => ({ id: reply?.id ?? null, draft, files }),
        onDone: [
          {
            guard: { type: 'isReply', params: wholeEvent },
            target: 'writing',
            actions: ['clearDraft', 'sendDraftDone', { type: 'sendReply', params: wholeEvent }],
          },
          { target: 'sent', actions: [{ type: 'assignRequestId', params: wholeEvent }, 'sendDraftDone'] },
        ],
        onError: [
          // The thread shows that it is closed as well.
          {
            guard: { type: 'isClosed', params: wholeEvent },
            target: 'writing',
            actions: [refused, 'sendThreadReload'],
          },
          { target: 'writing', actions: refused },
        ],
      },
    },
    sent: {},
  },
});

export type SupportMessageRef = ActorRefFrom<typeof supportMessageMachine>;
export type SupportMessageSnapshot = SnapshotFrom<typeof supportMessageMachine>;
