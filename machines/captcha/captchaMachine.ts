import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CaptchaAction } from '../../src/contract/forms/captcha.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';

export interface CaptchaInput {
  /** What the proof is for; it is valid for nothing else. */
  action: CaptchaAction;
}

/** The proof itself is not part of it: the adapters keep it for the call that needs it. */
export interface CaptchaContext extends CaptchaInput {
  /** How long the proof is valid, in milliseconds. */
  validFor: number;
  /** Why there is no proof. */
  problem: Problem | null;
}

export type CaptchaEvent =
  | { type: 'captcha.begin' }
  /** The proof was used up, or is not needed any more. */
  | { type: 'captcha.reload' };

const captcha = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Solves the captcha of any provider, and keeps the proof for the call. */
    proveHuman: promiseActor<{ validFor: number }, CaptchaInput>('proveHuman'),
  },
  delays: { validity: ({ context }) => Math.max(0, context.validFor) },
  actions: {
    assignTerm: assign((_, { output }: { output: { validFor: number } }) => ({ validFor: output.validFor })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    clearTerm: assign({ validFor: 0, problem: null }),
  },
});

const proving = { target: '#captcha.init.proving', actions: 'clearTerm' } as const;
const anew = { target: '#captcha.init', actions: 'clearTerm' } as const;

export const captchaMachine = captcha.createMachine({
  id: 'captcha',
  description:
    'A captcha in one of four states: init, verified, expired, error (R4.9.6). A proof is valid for two minutes and for one call (Q4.9.c).',
  context: ({ input }) => ({ ...input, validFor: 0, problem: null }),
  initial: 'init',
  states: {
    init: {
      initial: 'waiting',
      states: {
        waiting: { on: { 'captcha.begin': proving } },
        proving: {
          tags: 'busy',
          invoke: {
            id: 'proveHuman',
            src: 'proveHuman',
            input: ({ context: { action } }) => ({ action }),
            onDone: { target: '#captcha.verified', actions: { type: 'assignTerm', params: wholeEvent } },
            onError: { target: '#captcha.error', actions: { type: 'assignProblem', params: wholeEvent } },
          },
          on: { 'captcha.reload': anew },
        },
      },
    },
    verified: { after: { validity: 'expired' }, on: { 'captcha.reload': anew } },
    expired: { on: { 'captcha.begin': proving, 'captcha.reload': anew } },
    error: { on: { 'captcha.begin': proving, 'captcha.reload': anew } },
  },
});

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;
export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;
