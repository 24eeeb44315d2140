import { and, assign, emit, not, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  answered,
  grantedIn,
  hasWithdrawn,
  isAnswered,
  isSameAnswer,
  nextScript,
  takenBack,
  type Purpose,
  type Said,
  type ConsentRequest,
} from './consentRules.ts';

export interface ConsentInput {
  /** What the site asks consent for, in the order in which it is asked. */
  wishes: readonly ConsentRequest[];
  /** The answers given earlier on this device. */
  said: Said;
  /** Whether a withdrawn script may have left data behind. */
  hasLeftovers: boolean;
  /** Whether third-party scripts may run on this page. */
  mayLoad: boolean;
}

export interface ConsentContext extends ConsentInput {
  /** The purposes whose scripts were requested on this page. */
  begun: readonly Purpose[];
}

/** What is persisted on the device, as another tab has changed it. */
export type ConsentNews = { type: 'consent.heard'; said: Said; hasLeftovers: boolean };

export type ConsentEvent =
  | ConsentNews
  | { type: 'consent.answer'; granted: readonly Purpose[] }
  | { type: 'consent.change' }
  /** The earlier answers are confirmed. */
  | { type: 'consent.confirm' };

/** To be persisted on the device. */
export type ConsentEmitted = { type: 'consent.given'; said: Said; hasLeftovers: boolean };

type Answer = Extract<ConsentEvent, { type: 'consent.answer' }>;
type Granted = Pick<Answer, 'granted'>;

const nextOf = ({ wishes, said, begun }: ConsentContext): ConsentRequest | undefined => nextScript(wishes, said, begun);

const consent = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    input: {} as ConsentInput,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    /** Tells what other tabs of this browser persist. */
    watchConsent: callbackActor<ConsentNews>('watchConsent'),
    /** Removes what third-party scripts stored in this browser. */
    clearTraces: promiseActor<void, void>('clearTraces'),
    /** Waits until the first page is painted and idle. */
    waitForQuiet: promiseActor<void, void>('waitForQuiet'),
    loadScript: promiseActor<void, { script: string }>('loadScript'),
    /** Waits until no order is under way, which a reload would interrupt. */
    waitForOrder: promiseActor<void, void>('waitForOrder'),
    /** Reloads the page without a withdrawn script, as one that has run cannot be unloaded. */
    reloadPage: promiseActor<void, void>('reloadPage'),
  },
  delays: {
    /** How long one script may delay the next, in ms. */
    scriptLimit: 15_000,
  },
  guards: {
    isAnswered: ({ context }) => isAnswered(context.wishes, context.said),
    hasLeftovers: ({ context }) => context.hasLeftovers,
    hasNext: ({ context }) => context.mayLoad && nextOf(context) !== undefined,
    isTakenBack: ({ context }, { granted }: Granted) => takenBack(context.said, granted).length > 0,
    isRunningTakenBack: ({ context }, { granted }: Granted) =>
      takenBack(context.said, granted).some((purpose) => context.begun.includes(purpose)),
    isOtherAnswer: ({ context }, { said }: ConsentNews) => !isSameAnswer(context.said, said),
    /** Another tab has cleared what a script stored that still runs here. */
    isClearedTooSoon: ({ context }, { said, hasLeftovers }: ConsentNews) =>
      !hasLeftovers && hasWithdrawn(said, context.begun),
  },
  actions: {
    assignSaid: assign(({ context: { wishes, said, hasLeftovers } }, { granted }: Answer) => ({
      said: answered(wishes, granted),
      hasLeftovers: hasLeftovers || takenBack(said, granted).length > 0,
    })),
    assignHeard: assign(({ context }, { said, hasLeftovers }: ConsentNews) => ({
      said,
      hasLeftovers:
        hasLeftovers || hasWithdrawn(said, context.begun) || takenBack(context.said, grantedIn(said)).length > 0,
    })),
    assignBegun: assign(({ context }) => ({ begun: [...context.begun, nextOf(context)!.purpose] })),
    clearLeftovers: assign({ hasLeftovers: false }),
    emitGiven: emit(({ context: { said, hasLeftovers } }) => ({ type: 'consent.given' as const, said, hasLeftovers })),
  },
});

/** Answers are accepted only while the question is shown. */
const isHeard = not(stateIn({ question: 'answered' }));

const answer = {
  target: 'answered',
  actions: [{ type: 'assignSaid', params: wholeEvent<Answer> }, 'emitGiven'],
} as const;

const grantedElsewhere = ({ event }: { event: ConsentNews }): Granted => ({ granted: grantedIn(event.said) });

const assignHeard = { type: 'assignHeard', params: wholeEvent<ConsentNews> } as const;

export const consentMachine = consent.createMachine({
  id: 'consent',
  description:
    'A customer’s consent to third-party scripts on this site (R1.7.3, R1.7.4): asked once a device, for each purpose, and withdrawn at any time. Scripts load one after another once the page is idle, and a failed one is not reported; data of a withdrawn one is removed. An answer given in another tab holds here too.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, begun: [] }),
  invoke: { id: 'watchConsent', src: 'watchConsent' },
  states: {
    question: {
      initial: 'deciding',
      on: {
        'consent.heard': [
          {
            guard: { type: 'isOtherAnswer', params: wholeEvent },
            target: '.deciding',
            actions: [assignHeard, 'emitGiven'],
          },
          { guard: { type: 'isClearedTooSoon', params: wholeEvent }, actions: [assignHeard, 'emitGiven'] },
          { actions: assignHeard },
        ],
      },
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
          { guard: and([isHeard, { type: 'isRunningTakenBack', params: wholeEvent }]), target: '.deferring' },
          { guard: and([isHeard, { type: 'isTakenBack', params: wholeEvent }]), target: '.clearing' },
        ],
        'consent.heard': [
          { guard: { type: 'isRunningTakenBack', params: grantedElsewhere }, target: '.deferring' },
          { guard: { type: 'isTakenBack', params: grantedElsewhere }, target: '.clearing' },
        ],
      },
      states: {
        starting: { always: [{ guard: 'hasLeftovers', target: 'clearing' }, { target: 'waiting' }] },
        clearing: {
          invoke: {
            id: 'clearTraces',
            src: 'clearTraces',
            onDone: { target: 'waiting', actions: ['clearLeftovers', 'emitGiven'] },
            // Tried again on the next page.
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
            // The page works without the script (Q1.7.b).
            onError: 'resting',
          },
        },
        deferring: {
          invoke: { id: 'waitForOrder', src: 'waitForOrder', onDone: 'reloading', onError: 'reloading' },
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
