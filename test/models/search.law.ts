/** The law of the search, from R2.7.5–8, R7.5.6–7, R8.5.6 and R9.3.12; see docs/guide/testing.md. */
import type { AnyEventObject } from 'xstate';
import { searchMachine } from '../../machines/search/searchMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { Coverage } from '../support/coverage.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';

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
const found = [hitOf('event', 301)];
const other = [hitOf('event', 302)];
const services = [serviceOf(1, 'Padel')];

const type = (text: string): AnyEventObject => ({ type: 'text.type', text });
const submit = { type: 'text.submit' };
const chooseRecent = (text: string) => ({ type: 'recent.choose', text });
const choose = (kind: string, id: number) => ({ type: 'hit.choose', hit: { type: kind, id } });
const forget = { type: 'recent.forget' };
const ask = { type: 'question.ask' };
const quiet = after('debounce', 'search.open.typing.collecting.pausing');
const long = after('longestWait', 'search.open.typing.collecting');
const lost = failed('loadSuggestions', new ConnectionError());
const again = done('reconnect');

const asks = (search: string): Effect => ({ starts: 'loadSuggestions', input: { search } });
const raised: Effect = { raises: ask };
const reconnects = (attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem: { code: 'lost', message: null }, attempts },
});
const keeps = (...recent: string[]): Effect => ({ sends: { type: 'recent.changed', recent }, to: 'persistRecent' });
const opens = (address: string): Effect => ({ emits: { type: 'page.open', address } });

const collecting = { collecting: 'pausing' };
const at = (typing: unknown, answer: string, list = 'known') => ({ open: { typing, answer, services: list } });
const waits = { debounce: 300, longestWait: 3_000 };
const keeper = ['persistRecent'];

const ready = [done('loadServices', services)];
const typed = [...ready, type('pad')];
const asked = [...typed, quiet];
const shown = [...asked, done('loadSuggestions', found)];
const broken = [...asked, lost];

export const situations: Record<string, Situation> = {
  opened: {
    by: [],
    state: at('resting', 'none', 'loading'),
    runs: [...keeper, 'loadServices'],
    knows: { text: '', asked: null, hits: [], services: [], recent: ['tennis'], problem: null, attempts: 0 },
  },
  empty: { by: ready, state: at('resting', 'none'), runs: keeper, knows: { text: '', services } },
  withoutServices: {
    by: [failed('loadServices', new ConnectionError())],
    state: at('resting', 'none', 'unknown'),
    runs: keeper,
    knows: { text: '', services: [] },
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

const settled = ['empty', 'withoutServices', 'opened'];
const withPad = ['typing', 'asking', 'shown', 'failed', 'askingAgain'];

/** The services are one list, the answers another. */
const loaded: Row[] = [
  {
    law: 'R7.2.3',
    in: ['opened'],
    on: ready[0]!,
    to: 'empty',
    changes: { services },
  },
  { law: 'R8.5.6', in: ['opened'], on: failed('loadServices', new ConnectionError()), to: 'withoutServices' },
];

/** A letter more or less: the pause begins anew, the longest wait does not. */
const writes = (text: string, rows: [string | string[], unknown][]): Row[] =>
  rows.map(([situation, to]) => ({ law: 'R7.5.6', in: [situation].flat(), on: type(text), to, changes: { text } }));
const typingRows: Row[] = [
  ...['pad', 'pade'].flatMap((text) =>
    writes(text, [
      ['opened', at(collecting, 'none', 'loading')],
      ['withoutServices', at(collecting, 'none', 'unknown')],
      [text === 'pad' ? 'empty' : ['empty', 'typing'], at(collecting, 'none')],
    ]),
  ),
  ...writes('pad', [
    ['typingOn', at(collecting, 'shown')],
    ['typingAhead', at(collecting, 'asking')],
  ]),
  ...writes('pade', [
    ['shown', at(collecting, 'shown')],
    [['asking', 'askingAgain'], at(collecting, 'asking')],
    ['failed', at(collecting, 'failed')],
  ]),
];

const wiped = { asked: null, hits: [] };
const unsaid = { problem: null, attempts: 0 };
/** One letter finds everything: what was looked for before is shown instead. */
const shortRows: Row[] = ['p', ''].flatMap((text) =>
  (
    [
      [text === 'p' ? ['typing', 'empty'] : ['typing'], at('resting', 'none'), {}],
      [['asking', 'typingAhead'], at('resting', 'none'), { asked: null }],
      [['shown', 'typingOn'], at('resting', 'none'), wiped],
      [['failed', 'askingAgain'], at('resting', 'none'), { asked: null, ...unsaid }],
      ...(text === 'p'
        ? ([
            [['opened'], at('resting', 'none', 'loading'), {}],
            [['withoutServices'], at('resting', 'none', 'unknown'), {}],
          ] as const)
        : []),
    ] as const
  ).map(([situation, to, changes]) => ({
    law: 'R2.7',
    in: situation,
    on: type(text),
    to,
    changes: { text, ...changes },
  })),
);

/** Asked: after 300 ms of quiet, after 3 s of typing, or at once. */
const questionRows: Row[] = [quiet, long, submit].flatMap((on): Row[] => [
  { law: 'R9.3.12', in: ['typing'], on, to: 'asking', changes: { asked: 'pad' }, does: [raised, asks('pad')] },
  {
    law: 'R9.3.12',
    in: ['typingOn', 'typingAhead'],
    on,
    to: at('resting', 'asking'),
    changes: { asked: 'pade' },
    does: [raised, asks('pade')],
  },
]);
const askedNow: Row[] = [
  // The same question is not asked twice, unless it has failed.
  { law: 'R7.5.6', in: ['asking', 'shown', 'askingAgain'], on: submit, does: [raised] },
  {
    law: 'R8.5.6',
    in: ['failed'],
    on: submit,
    to: 'asking',
    changes: unsaid,
    does: [raised, asks('pad')],
  },
  { law: 'R8.5.6', in: ['failed'], on: ask, to: 'asking', changes: unsaid, does: [asks('pad')] },
  {
    law: 'R7.5.6',
    in: ['typing'],
    on: ask,
    to: at(collecting, 'asking'),
    changes: { asked: 'pad' },
    does: [asks('pad')],
  },
  {
    law: 'R7.5.6',
    in: ['typingOn', 'typingAhead'],
    on: ask,
    to: at(collecting, 'asking'),
    changes: { asked: 'pade' },
    does: [asks('pade')],
  },
];

const taken = (situations: readonly string[], list: string, changes: object = {}): Row => ({
  law: 'R2.7',
  in: situations,
  on: chooseRecent(' tennis  open '),
  to: at('resting', 'asking', list),
  changes: { text: ' tennis  open ', asked: 'tennis open', ...changes },
  does: [raised, asks('tennis open')],
});
const recentRows: Row[] = [
  taken(['opened'], 'loading'),
  taken(['withoutServices'], 'unknown'),
  taken(['empty', 'typing', 'asking', 'shown', 'typingOn', 'typingAhead'], 'known'),
  taken(['failed', 'askingAgain'], 'known', unsaid),
  {
    law: 'R2.7',
    in: Object.keys(situations).filter((name) => name !== 'over'),
    on: forget,
    changes: { recent: [] },
    does: [keeps()],
  },
];

const refused = new RefusedError('http403', 'No', 403);
const answerRows: Row[] = [
  { law: 'R2.7.4', in: ['asking'], on: done('loadSuggestions', other), to: 'shown', changes: { hits: other } },
  {
    law: 'R2.7.4',
    in: ['askingAgain'],
    on: done('loadSuggestions', other),
    to: 'shown',
    changes: { hits: other, problem: null, attempts: 0 },
  },
  {
    law: 'R2.7.4',
    in: ['typingAhead'],
    on: done('loadSuggestions', other),
    to: at(collecting, 'shown'),
    changes: { hits: other },
  },
  {
    law: 'R8.5.6',
    in: ['asking'],
    on: lost,
    to: 'failed',
    changes: { problem: { code: 'lost', message: null }, attempts: 1 },
    does: [reconnects(1)],
  },
  {
    law: 'R8.5.6',
    in: ['askingAgain'],
    on: lost,
    to: 'failed',
    changes: { attempts: 2 },
    does: [reconnects(2)],
  },
  {
    law: 'R8.5.6',
    in: ['typingAhead'],
    on: lost,
    to: at(collecting, 'failed'),
    changes: { problem: { code: 'lost', message: null }, attempts: 1 },
    does: [reconnects(1)],
  },
  // A refusal is no better known to the customer, and the wait for a lost server does not begin with it.
  ...(
    [
      ['asking', at('resting', 'failed'), 1],
      ['askingAgain', at('resting', 'failed'), 2],
      ['typingAhead', at(collecting, 'failed'), 1],
    ] as const
  ).map(([situation, to, attempts]): Row => {
    const problem = { code: 'http403', message: 'No' };
    const told = { starts: 'reconnect', input: { problem, attempts } };
    return {
      law: 'R7.5.7',
      in: [situation],
      on: failed('loadSuggestions', refused),
      to,
      changes: { problem, attempts },
      does: [told],
    };
  }),
  { law: 'R8.5.6', in: ['failed'], on: again, to: 'askingAgain', does: [asks('pad')] },
  {
    law: 'R8.5.6',
    in: ['failed'],
    on: failed('reconnect', new Error('defect')),
    changes: { problem: { code: 'unexpected', message: null }, attempts: 2 },
  },
];

const chosen = (kind: string, id: number, address: string): Row[] => [
  {
    law: 'R2.7.8',
    in: [...withPad],
    on: choose(kind, id),
    to: 'over',
    changes: { recent: ['pad', 'tennis'] },
    does: [keeps('pad', 'tennis'), opens(address)],
  },
  {
    law: 'R2.7.8',
    in: ['typingOn', 'typingAhead'],
    on: choose(kind, id),
    to: 'over',
    changes: { recent: ['pade', 'tennis'] },
    does: [keeps('pade', 'tennis'), opens(address)],
  },
  { law: 'R2.7.8', in: [...settled], on: choose(kind, id), to: 'over', does: [keeps('tennis'), opens(address)] },
];

/** Where each kind of thing leads. */
const chosenRows: Row[] = [
  ...chosen('event', 301, '/events/301'),
  ...chosen('trainer', 7, '/training/7'),
  ...chosen('academy', 9, '/academy/9'),
  ...chosen('service', 3, '/service/3'),
];

export const coverage = new Coverage(searchMachine);

/** The former answer stays until the next one is there, and not longer: a failure is an empty list (R8.5.6). */
export const afterAnswer: Law = {
  machine: searchMachine,
  input,
  callbackActors: ['persistRecent'],
  situations: {
    askingOn: {
      by: [...shown, type('pade'), quiet],
      state: at('resting', 'asking'),
      runs: [...keeper, 'loadSuggestions'],
      tags: ['busy'],
      knows: { text: 'pade', asked: 'pade', hits: found },
    },
  },
  rows: [
    {
      law: 'R8.5.6',
      in: ['askingOn'],
      on: lost,
      to: at('resting', 'failed'),
      changes: { hits: [], problem: { code: 'lost', message: null }, attempts: 1 },
      does: [reconnects(1)],
    },
  ],
};

export const search: Law = {
  machine: searchMachine,
  begins: [
    { starts: 'persistRecent', input: undefined },
    { starts: 'loadServices', input: undefined },
  ],
  coverage,
  input,
  callbackActors: ['persistRecent'],
  situations,
  rows: [
    ...loaded,
    ...typingRows,
    ...shortRows,
    ...questionRows,
    ...askedNow,
    ...recentRows,
    ...answerRows,
    ...chosenRows,
  ],
  refused: [chooseRecent(''), chooseRecent('p'), chooseRecent('،'), done('loadFacilities', [])],
  unnoticed: {
    'a transition left out: open.typing.collecting · text.type':
      'The longest wait would begin anew, which no row can tell: search.test.ts goes on typing for longer than it.',
  },
};
