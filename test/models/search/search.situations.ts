/** Events, effects and situations for the law of the search. */
import type { AnyEventObject } from 'xstate';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

const site = {
  header_nav: [
    {
      link_text: 'Events',
      ar_link_text: null,
      path: 'events',
      page_id: null,
      custom: false,
      is_default: false,
      children: [],
    },
  ],
  header_menu: [],
  allow_support: false,
  enable_facility_booking: true,
};

export const input = { site, recent: ['tennis'] };

export const hitOf = (type: string, id: number) => ({
  type,
  id,
  name: `Padel ${id}`,
  ar_name: null,
  description: null,
  ar_description: null,
  image_path: null,
  sport: null,
});

export const serviceOf = (id: number, name: string, changes: object = {}) => ({
  id,
  venue_id: 1,
  name,
  ar_name: 'بادل',
  is_public: true,
  image: null,
  ...changes,
});

export const found = [hitOf('event', 301)];
export const other = [hitOf('event', 302)];
export const services = [serviceOf(1, 'Padel')];
export const type = (text: string): AnyEventObject => ({ type: 'text.type', text });
export const submit = { type: 'text.submit' };
export const chooseRecent = (text: string) => ({ type: 'recent.choose', text });
export const choose = (kind: string, id: number) => ({ type: 'hit.choose', hit: { type: kind, id } });
export const forget = { type: 'recent.forget' };
export const ask = { type: 'question.ask' };
export const quiet = after('debounce', 'search.open.typing.collecting.pausing');
export const long = after('longestWait', 'search.open.typing.collecting');
export const connectionError = failed('loadSuggestions', new ConnectionError());
export const again = done('reconnect');
export const asks = (search: string): Effect => ({ starts: 'loadSuggestions', input: { search } });
export const raised: Effect = { raises: ask };

export const reconnects = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: { code: 'lost', message: null }, attempts },
});

export const persistsRecent = (...recent: string[]): Effect => ({
  sends: { type: 'recent.changed', recent },
  to: 'persistRecent',
});
export const opens = (address: string): Effect => ({ emits: { type: 'page.open', address } });
export const collecting = { collecting: 'pausing' };
export const at = (typing: unknown, answer: string, list = 'known', venues: unknown = 'known') => ({
  open: { typing, answer, services: list, venues },
});
const waits = { debounce: 300, longestWait: 3_000 };
export const keeper = ['persistRecent'];
export const venues = [
  { id: 1, name: 'Mirdif Fields', ar_name: 'ملاعب مردف', area: null, ar_area: null, address: null, ar_address: null },
];
export const ready = [done('loadServices', services), done('loadVenues', venues)];
/** The venues have taken too long to wait for. */
export const tooLong = after('longestWaitForVenues', 'search.open.venues.loading.awaited');
export const awaited = { loading: 'awaited' };
export const late = { loading: 'late' };
const venuesWait = { longestWaitForVenues: 1_500 };
const typed = [...ready, type('pad')];
const asked = [...typed, quiet];
export const shown = [...asked, done('loadSuggestions', found)];
const broken = [...asked, connectionError];

export const situations: Record<string, Situation> = {
  opened: {
    by: [],
    state: at('resting', 'none', 'loading', awaited),
    runs: [...keeper, 'loadServices', 'loadVenues'],
    waits: venuesWait,
    knows: {
      text: '',
      asked: null,
      hits: [],
      services: [],
      venues: [],
      recent: ['tennis'],
      problem: null,
      attempts: 0,
    },
  },
  empty: { by: ready, state: at('resting', 'none'), runs: keeper, knows: { text: '', services, venues } },
  withoutServices: {
    by: [failed('loadServices', new ConnectionError()), ready[1]!],
    state: at('resting', 'none', 'unknown'),
    runs: keeper,
    knows: { text: '', services: [] },
  },
  /** The services are there, the venues on their way. */
  venuesAwaited: {
    by: [ready[0]!],
    state: at('resting', 'none', 'known', awaited),
    runs: [...keeper, 'loadVenues'],
    waits: venuesWait,
    knows: { text: '', services, venues: [] },
  },
  venuesLate: {
    by: [ready[0]!, tooLong],
    state: at('resting', 'none', 'known', late),
    runs: [...keeper, 'loadVenues'],
    knows: { text: '', services, venues: [] },
  },
  withoutVenues: {
    by: [ready[0]!, failed('loadVenues', new ConnectionError())],
    state: at('resting', 'none', 'known', 'unknown'),
    runs: keeper,
    knows: { text: '', services, venues: [] },
  },
  typing: {
    by: typed,
    state: at(collecting, 'none'),
    runs: keeper,
    tags: ['busy'],
    waits,
    knows: { text: 'pad', asked: null },
  },
  asking: {
    by: asked,
    state: at('resting', 'asking'),
    runs: [...keeper, 'loadSuggestions'],
    tags: ['busy'],
    knows: { text: 'pad', asked: 'pad', hits: [] },
  },
  shown: { by: shown, state: at('resting', 'shown'), runs: keeper, knows: { text: 'pad', asked: 'pad', hits: found } },
  /** The former answer stays until the next one is there. */
  typingOn: {
    by: [...shown, type('pade')],
    state: at(collecting, 'shown'),
    runs: keeper,
    tags: ['busy'],
    waits,
    knows: { text: 'pade', asked: 'pad', hits: found },
  },
  /** The next letter came while the answer to the former ones was awaited. */
  typingAhead: {
    by: [...asked, type('pade')],
    state: at(collecting, 'asking'),
    runs: [...keeper, 'loadSuggestions'],
    tags: ['busy'],
    waits,
    knows: { text: 'pade', asked: 'pad', hits: [] },
  },
  failed: {
    by: broken,
    state: at('resting', 'failed'),
    runs: [...keeper, 'reconnect'],
    knows: { text: 'pad', asked: 'pad', hits: [], problem: { code: 'lost', message: null }, attempts: 1 },
  },
  askingAgain: {
    by: [...broken, again],
    state: at('resting', 'asking'),
    runs: [...keeper, 'loadSuggestions'],
    tags: ['busy'],
    knows: { asked: 'pad', attempts: 1 },
  },
  over: {
    by: [...shown, choose('event', 301)],
    state: 'over',
    runs: keeper,
    knows: { recent: ['pad', 'tennis'] },
  },
};
