import { and, assign, emit, not, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { promiseActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  answered,
  isAnswered,
  nextScript,
  takenBack,
  type Purpose,
  type Said,
  type ConsentRequest,
} from './consentRules.ts';

export interface ConsentInput {
  /** What the site wants to do, in the order in which it is asked. */
  wishes: readonly ConsentRequest[];
  /** What the customer said on this device before. */
  said: Said;
  /** What was taken back may have left something behind. */
  hasLeftovers: boolean;
  /** Scripts of others may run on this page. */
  mayLoad: boolean;
}

export interface ConsentContext extends ConsentInput {
  /** Whose scripts were asked for on this page. */
  begun: readonly Purpose[];
}

export type ConsentEvent =
  | { type: 'consent.answer'; granted: readonly Purpose[] }
  | { type: 'consent.change' }
  /** What was said before still holds. */
  | { type: 'consent.confirm' };

/** To be kept on the device. */
export type ConsentEmitted = { type: 'consent.given'; said: Said; hasLeftovers: boolean };

type Answer = Extract<ConsentEvent, { type: 'consent.answer' }>;

const nextOf = ({ wishes, said, begun }: ConsentContext): ConsentRequest | undefined => nextScript(wishes, said, begun);

const consent = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    /** Lets go what scripts of others kept in this browser. */
    clearTraces: promiseActor<void, void>('clearTraces'),
    /** The first page is painted and has nothing else to do. */
    waitForQuiet: promiseActor<void, void>('waitForQuiet'),
    loadScript: promiseActor<void, { script: string }>('loadScript'),
    /** A script that has run stays until the page goes: it is loaded anew without it. */
    reloadPage: promiseActor<void, void>('reloadPage'),
  },
  delays: {
    /** Whoever has not sent a script by then holds up no other. */
    scriptLimit: 15_000,
  },
  guards: {
    isAnswered: ({ context }) => isAnswered(context.wishes, context.said),
    hasLeftovers: ({ context }) => context.hasLeftovers,
    hasNext: ({ context }) => context.mayLoad && nextOf(context) !== undefined,
    isTakenBack: ({ context }, { granted }: Answer) => takenBack(context.said, granted).length > 0,
    isRunningTakenBack: ({ context }, { granted }: Answer) =>
      takenBack(context.said, granted).some((purpose) => context.begun.includes(purpose)),
  },
  actions: {
    assignSaid: assign(({ context: { wishes, said, hasLeftovers } }, { granted }: Answer) => ({
      said: answered(wishes, granted),
      hasLeftovers: hasLeftovers || takenBack(said, granted).length > 0,
    })),
    assignBegun: assign(({ context }) => ({ begun: [...context.begun, nextOf(context)!.purpose] })),
    clearLeftovers: assign({ hasLeftovers: false }),
    emitGiven: emit(({ context: { said, hasLeftovers } }) => ({ type: 'consent.given' as const, said, hasLeftovers })),
  },
});

/** Nobody answers what is not asked. */
const isHeard = not(stateIn({ question: 'answered' }));

const answer = {
  target: 'answered',
  actions: [{ type: 'assignSaid', params: wholeEvent<Answer> }, 'emitGiven'],
} as const;

export const consentMachine = consent.createMachine({
  id: 'consent',
  description:
    'What a customer lets others do on this site (R1.7.3, R1.7.4): asked once a device, for each purpose, and taken back at any time. Scripts come one after another once the page is quiet, and nobody hears of one that does not come; what was taken back is let go.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, begun: [] }),
  states: {
    question: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isAnswered', target: 'answered' }, { target: 'asked' }] },
        asked: { on: { 'consent.answer': answer } },
        answered: { on: { 'consent.change': 'changing' } },
        changing: { on: { 'consent.answer': answer, 'consent.confirm': 'answered' } },
      },
    },
    scripts: {
      initial: 'starting',
      on: {
        'consent.answer': [
          { guard: and([isHeard, { type: 'isRunningTakenBack', params: wholeEvent }]), target: '.reloading' },
          { guard: and([isHeard, { type: 'isTakenBack', params: wholeEvent }]), target: '.clearing' },
        ],
      },
      states: {
        starting: { always: [{ guard: 'hasLeftovers', target: 'clearing' }, { target: 'waiting' }] },
        clearing: {
          invoke: {
            id: 'clearTraces',
            src: 'clearTraces',
            onDone: { target: 'waiting', actions: ['clearLeftovers', 'emitGiven'] },
            // It is tried again with the next page.
            onError: 'waiting',
          },
        },
        waiting: {
          invoke: { id: 'waitForQuiet', src: 'waitForQuiet', onDone: 'resting', onError: 'resting' },
        },
        resting: { always: { guard: 'hasNext', target: 'loading' } },
        loading: {
          entry: 'assignBegun',
          after: { scriptLimit: 'resting' },
          invoke: {
            id: 'loadScript',
            src: 'loadScript',
            input: ({ context: { wishes, begun } }) => ({
              script: wishes.find(({ purpose }) => purpose === begun.at(-1))!.script!,
            }),
            onDone: 'resting',
            // The page is whole without it (Q1.7.b).
            onError: 'resting',
          },
        },
        reloading: {
          invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'clearing' },
        },
      },
    },
  },
});

export type ConsentRef = ActorRefFrom<typeof consentMachine>;
export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;
