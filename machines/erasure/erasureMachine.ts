import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Erasure } from '../../src/contract/additions/erase.ts';
import { isTooOld, isWrongCode } from '../code/codeRules.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isHinderedNow, isTooSoon, plainProof, proofFault, type ProofFault } from './erasureRules.ts';

interface Typed {
  /** A password or a code, depending on the account; it goes from the event into the actor and is never stored. */
  proof: string;
}

export interface ErasureContext {
  /** The server's answer about the erasure; null before it was asked. */
  erasure: Erasure | null;
  fault: ProofFault | null;
  problem: Problem | null;
  /** How often the server has looked at a proof and refused it. */
  refusals: number;
}

export type ErasureEvent =
  | { type: 'erasure.open' }
  | { type: 'erasure.close' }
  /** Check again: what prevented the erasure may be gone. */
  | { type: 'erasure.reload' }
  /** The first confirmation. */
  | { type: 'erasure.proceed' }
  /** The second confirmation, with the proof. */
  | ({ type: 'proof.submit' } & Typed)
  | { type: 'code.resend' };

type Kind = Erasure['proof'];
const kindOf = ({ erasure }: ErasureContext): Kind => required(erasure, 'erasure').proof;

const erasure = setup({
  types: { context: {} as ErasureContext, events: {} as ErasureEvent, tags: {} as 'busy' | 'open' },
  actors: {
    loadErasure: promiseActor<Erasure, void>('loadErasure'),
    sendErasureCode: promiseActor<void, void>('sendErasureCode'),
    /** Deletes the account and everything of it in this browser. */
    eraseAccount: promiseActor<void, { kind: Kind; proof: string }>('eraseAccount'),
  },
  guards: {
    isHindered: (_, { output }: Done<Erasure>) => output.hindrances.length > 0,
    isByCode: ({ context }) => kindOf(context) === 'code',
    hasFault: ({ context }, { proof }: Typed) => proofFault(kindOf(context), proof) !== null,
    isTooSoon: (_, { error }: Failed) => isTooSoon(error),
    isHinderedNow: (_, { error }: Failed) => isHinderedNow(error),
    isProofRefused: (_, { error }: Failed) => isWrongCode(error) || isTooOld(error),
  },
  actions: {
    assignErasure: assign((_, { output }: Done<Erasure>) => ({ erasure: output })),
    assignFault: assign(({ context }, { proof }: Typed) => ({
      fault: proofFault(kindOf(context), proof),
      problem: null,
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    clearProblem: assign({ fault: null, problem: null }),
    clearErasure: assign({ erasure: null, fault: null, problem: null, refusals: 0 }),
  },
});

const closing = { 'erasure.close': { target: 'closed', actions: 'clearErasure' } } as const;
const refused = { type: 'assignProblem', params: wholeEvent<Failed> } as const;

export const erasureMachine = erasure.createMachine({
  id: 'erasure',
  description:
    'A customer deletes their account: refused with the reasons while something prevents it, otherwise confirmed twice, the second time with a proof (Q7.7.g).',
  context: { erasure: null, fault: null, problem: null, refusals: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'erasure.open': 'looking' } },
    looking: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'loadErasure',
        src: 'loadErasure',
        onDone: [
          {
            guard: { type: 'isHindered', params: wholeEvent },
            target: 'hindered',
            actions: { type: 'assignErasure', params: wholeEvent },
          },
          { target: 'explaining', actions: { type: 'assignErasure', params: wholeEvent } },
        ],
        onError: { target: 'unknown', actions: refused },
      },
      on: closing,
    },
    unknown: { tags: 'open', on: { ...closing, 'erasure.reload': { target: 'looking', actions: 'clearProblem' } } },
    hindered: { tags: 'open', on: { ...closing, 'erasure.reload': 'looking' } },
    explaining: {
      tags: 'open',
      on: {
        ...closing,
        'erasure.proceed': [
          { guard: 'isByCode', target: 'sendingCode', actions: 'clearProblem' },
          { target: 'proving' },
        ],
      },
    },
    sendingCode: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendErasureCode',
        src: 'sendErasureCode',
        onDone: 'proving',
        onError: [
          { guard: { type: 'isTooSoon', params: wholeEvent<Failed> }, target: 'proving', actions: refused },
          { target: 'explaining', actions: refused },
        ],
      },
    },
    proving: {
      tags: 'open',
      on: {
        ...closing,
        'code.resend': { guard: 'isByCode', target: 'sendingAgain', actions: 'clearProblem' },
        'proof.submit': [
          {
            guard: { type: 'hasFault', params: wholeEvent<Typed> },
            actions: { type: 'assignFault', params: wholeEvent<Typed> },
          },
          { target: 'erasing', actions: 'clearProblem' },
        ],
      },
    },
    sendingAgain: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'sendErasureCodeAgain',
        src: 'sendErasureCode',
        onDone: 'proving',
        onError: { target: 'proving', actions: refused },
      },
    },
    erasing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'eraseAccount',
        src: 'eraseAccount',
        input: ({ context, event }) => {
          assertEvent(event, 'proof.submit');
          return { kind: kindOf(context), proof: plainProof(kindOf(context), event.proof) };
        },
        onDone: { target: 'erased', actions: 'clearErasure' },
        onError: [
          { guard: { type: 'isHinderedNow', params: wholeEvent<Failed> }, target: 'looking' },
          {
            guard: { type: 'isProofRefused', params: wholeEvent<Failed> },
            target: 'proving',
            actions: [refused, 'assignRefusal'],
          },
          { target: 'proving', actions: refused },
        ],
      },
    },
    erased: {},
  },
});

export type ErasureRef = ActorRefFrom<typeof erasureMachine>;
export type ErasureSnapshot = SnapshotFrom<typeof erasureMachine>;
