import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { VenueDetails } from '../../src/contract/site/content.ts';
import type { SearchResult } from '../../src/contract/site/search.ts';
import { reconnecting } from '../reconnect/reconnecting.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { ChosenHit } from './searchRules.ts';
import { search, type Typed } from './searchSetup.ts';

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
          actions: { type: 'assignServices', params: wholeEvent<{ output: VenueService[] }> },
        },
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
});

/** Without them services are found by their own names; whenever they come, what is there is added (Q2.7.b). */
const venues = search.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadVenues',
        src: 'loadVenues',
        onDone: {
          target: 'known',
          actions: { type: 'assignVenues', params: wholeEvent<{ output: VenueDetails[] }> },
        },
        onError: 'unknown',
      },
      initial: 'awaited',
      states: { awaited: { after: { longestWaitForVenues: 'late' } }, late: {} },
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
    venues: [],
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
      states: { typing, answer, services, venues },
    },
    over: { type: 'final' },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
