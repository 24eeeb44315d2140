/** The search's vocabulary: its context, events, actors, guards and actions; the chart is in searchMachine.ts. */
import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { VenueService } from '../../src/contract/offered/facilities.ts';
import type { VenueDetails } from '../../src/contract/site/content.ts';
import type { SearchResult } from '../../src/contract/site/search.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { addressOfHit, isEnough, searchedText, remembered, type ChosenHit, type SearchedSite } from './searchRules.ts';

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
  services: readonly VenueService[];
  /** By whose names and addresses services are found, too. */
  venues: readonly VenueDetails[];
  /** Why the last question has no answer; never shown (R8.5.6). */
  problem: Problem | null;
  /** Failed attempts in a row since the last keystroke. */
  attempts: number;
}

export interface Typed {
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

export const search = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as 'busy',
  },
  actors: {
    loadSuggestions: promiseActor<SearchResult[], { search: string }>('loadSuggestions'),
    loadServices: promiseActor<VenueService[], void>('loadServices'),
    loadVenues: promiseActor<VenueDetails[], void>('loadVenues'),
    persistRecent: callbackActor<RecentNews>('persistRecent'),
    reconnect: reconnectMachine,
  },
  delays: {
    /** How long typing must pause before the server is asked, in ms (R7.5.6, R9.3.12). */
    debounce: 300,
    /** The longest wait while typing goes on, in ms (R7.5.6, R9.3.12). */
    longestWait: 3_000,
    /** How long "nothing found" waits for the venues, in ms. */
    longestWaitForVenues: 1_500,
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
    assignServices: assign((_, { output }: { output: VenueService[] }) => ({ services: output })),
    assignVenues: assign((_, { output }: { output: VenueDetails[] }) => ({ venues: output })),
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
