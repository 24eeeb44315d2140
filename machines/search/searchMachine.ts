import { assign, emit, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SearchResult } from '../../src/contract/site/search.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  addressOfHit,
  isEnough,
  searchedText,
  remembered,
  type ChosenHit,
  type ServiceAtVenue,
  type SearchedSite,
} from './searchRules.ts';

export interface SearchInput {
  site: SearchedSite;
  /** This customer's earlier searches, the latest first. */
  recent: readonly string[];
}

export interface SearchContext extends SearchInput {
  /** The text in the field. */
  text: string;
  /** The question that was last sent; null: none. */
  asked: string | null;
  hits: readonly SearchResult[];
  services: readonly ServiceAtVenue[];
  /** Why the last question has no answer; never shown (R8.5.6). */
  problem: Problem | null;
  /** Failed attempts in a row since the last keystroke. */
  attempts: number;
}

interface Typed {
  text: string;
}

export type SearchEvent =
  | ({ type: 'text.type' } & Typed)
  | { type: 'text.submit' }
  | { type: 'hit.choose'; hit: ChosenHit }
  | ({ type: 'recent.choose' } & Typed)
  | { type: 'recent.forget' }
  | { type: 'question.ask' };

export interface SearchEmitted {
  type: 'page.open';
  address: string;
}

/** For the actor that persists the recent searches. */
export interface RecentNews {
  type: 'recent.changed';
  recent: readonly string[];
}

const search = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as 'busy',
  },
  actors: {
    loadSuggestions: promiseActor<SearchResult[], { search: string }>('loadSuggestions'),
    loadServices: promiseActor<ServiceAtVenue[], void>('loadServices'),
    persistRecent: callbackActor<RecentNews>('persistRecent'),
    reconnect: reconnectMachine,
  },
  delays: {
    /** How long typing must pause before the server is asked, in ms (R7.5.6, R9.3.12). */
    debounce: 300,
    /** The longest wait while typing goes on, in ms (R7.5.6, R9.3.12). */
    longestWait: 3_000,
  },
  guards: {
    isSameText: ({ context }, { text }: Typed) => text === context.text,
    isTooShort: (_, { text }: Typed) => !isEnough(text),
    isLongEnough: (_, { text }: Typed) => isEnough(text),
    /** More typing does not restart the long wait, which began with the first letter. */
    isMore: ({ context }, { text }: Typed) => text !== context.text && isEnough(text),
    mayAsk: ({ context }) => isEnough(context.text),
    isOtherQuestion: ({ context }) => searchedText(context.text) !== context.asked,
  },
  actions: {
    assignText: assign((_, { text }: Typed) => ({ text })),
    assignAsked: assign(({ context }) => ({
      asked: searchedText(context.text),
      problem: null,
      attempts: 0,
    })),
    assignHits: assign((_, { output }: { output: SearchResult[] }) => ({ hits: output, problem: null, attempts: 0 })),
    assignServices: assign((_, { output }: { output: ServiceAtVenue[] }) => ({ services: output })),
    assignProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      attempts: context.attempts + 1,
    })),
    clearHits: assign({ hits: [] }),
    clearAnswer: assign({ asked: null, hits: [], problem: null, attempts: 0 }),
    raiseQuestion: raise({ type: 'question.ask' }),
    assignRecent: assign(({ context }) => ({ recent: remembered(context.recent, context.text) })),
    clearRecent: assign({ recent: [] }),
    sendRecent: sendTo('persistRecent', ({ context: { recent } }) => ({ type: 'recent.changed' as const, recent })),
    emitPage: emit((_, { hit }: { hit: ChosenHit }) => ({
      type: 'page.open' as const,
      address: addressOfHit(hit),
    })),
  },
});

const changeText = { type: 'assignText', params: wholeEvent<Typed> } as const;
const whenTooShort = { type: 'isTooShort', params: wholeEvent<Typed> } as const;

/** The text is searched for when the customer pauses, or has typed for long. */
const typing = search.createStateConfig({
  initial: 'resting',
  on: {
    'text.type': [
      { guard: { type: 'isSameText', params: wholeEvent<Typed> }, actions: [] },
      { guard: whenTooShort, target: '.resting', actions: changeText },
      { target: '.collecting', actions: changeText },
    ],
    'text.submit': { guard: 'mayAsk', target: '.resting', actions: 'raiseQuestion' },
    'recent.choose': {
      guard: { type: 'isLongEnough', params: wholeEvent<Typed> },
      target: '.resting',
      actions: [changeText, 'raiseQuestion'],
    },
  },
  states: {
    resting: {},
    collecting: {
      tags: 'busy',
      initial: 'pausing',
      after: { longestWait: { target: 'resting', actions: 'raiseQuestion' } },
      on: {
        'text.type': {
          guard: { type: 'isMore', params: wholeEvent<Typed> },
          target: '.pausing',
          actions: changeText,
        },
      },
      states: { pausing: { after: { debounce: { target: '#search.open.typing.resting', actions: 'raiseQuestion' } } } },
    },
  },
});

const ask = {
  guard: 'isOtherQuestion',
  target: 'asking',
  reenter: true,
  actions: 'assignAsked',
} as const;

/** The previous answer stays until the next arrives; answers to earlier questions are ignored. */
const answer = search.createStateConfig({
  initial: 'none',
  on: { 'text.type': { guard: whenTooShort, target: '.none', actions: 'clearAnswer' } },
  states: {
    none: { on: { 'question.ask': { guard: 'mayAsk', target: 'asking', actions: 'assignAsked' } } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        input: ({ context }) => ({ search: required(context.asked, 'question') }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignHits', params: wholeEvent<{ output: SearchResult[] }> },
        },
        onError: {
          target: 'failed',
          actions: ['clearHits', { type: 'assignProblem', params: wholeEvent<{ error: unknown }> }],
        },
      },
      on: { 'question.ask': ask },
    },
    shown: { on: { 'question.ask': ask } },
    failed: {
      description:
        'An empty list and nothing else (R8.5.6, R7.5.7); when the connection returns, the question is asked again.',
      invoke: { ...reconnecting, onDone: 'asking' },
      on: { 'question.ask': { target: 'asking', actions: 'assignAsked' } },
    },
  },
});

const services = search.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadServices',
        src: 'loadServices',
        onDone: {
          target: 'known',
          actions: { type: 'assignServices', params: wholeEvent<{ output: ServiceAtVenue[] }> },
        },
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
});

export const searchMachine = search.createMachine({
  id: 'search',
  description:
    'The search of the whole site (R2.7): asks when the customer pauses, never replaces a newer answer with an older one, keeps recent searches, and ends when a result is chosen. A failure is an empty list and nothing else.',
  context: ({ input }) => ({
    ...input,
    text: '',
    asked: null,
    hits: [],
    services: [],
    problem: null,
    attempts: 0,
  }),
  // Runs as long as the machine, as the choice that ends it is still to be persisted.
  invoke: { id: 'persistRecent', src: 'persistRecent' },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'hit.choose': {
          target: 'over',
          actions: ['assignRecent', 'sendRecent', { type: 'emitPage', params: wholeEvent<{ hit: ChosenHit }> }],
        },
        'recent.forget': { actions: ['clearRecent', 'sendRecent'] },
      },
      states: { typing, answer, services },
    },
    over: { type: 'final' },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
