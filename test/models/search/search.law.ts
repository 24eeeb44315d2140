/** The law of the search, from R2.7.5–8, R7.5.6–7, R8.5.6 and R9.3.12; see docs/guide/testing.md. */
import { searchMachine } from '../../../machines/search/searchMachine.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { Coverage } from '../../support/coverage.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';
import {
  input,
  found,
  other,
  type,
  submit,
  chooseRecent,
  choose,
  forget,
  ask,
  quiet,
  long,
  connectionError,
  again,
  asks,
  raised,
  reconnects,
  persistsRecent,
  opens,
  collecting,
  at,
  keeper,
  shown,
  situations,
} from './search.situations.ts';
import { lists, settled, withPad, loaded, typingRows, unsaid, shortRows } from './search.typing.ts';

/** The question is sent after a pause of 300 ms, after 3 s of typing, or at once. */
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

const taken = (situations: readonly string[], list: [string, unknown?], changes: object = {}): Row => ({
  law: 'R2.7',
  in: situations,
  on: chooseRecent(' tennis  open '),
  to: at('resting', 'asking', ...list),
  changes: { text: ' tennis  open ', asked: 'tennis open', ...changes },
  does: [raised, asks('tennis open')],
});

const recentRows: Row[] = [
  ...lists.map(([situation, known]) => taken([situation], known)),
  taken(['empty', 'typing', 'asking', 'shown', 'typingOn', 'typingAhead'], ['known']),
  taken(['failed', 'askingAgain'], ['known'], unsaid),
  {
    law: 'R2.7',
    in: Object.keys(situations).filter((name) => name !== 'over'),
    on: forget,
    changes: { recent: [] },
    does: [persistsRecent()],
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
    on: connectionError,
    to: 'failed',
    changes: { problem: { code: 'lost', message: null }, attempts: 1 },
    does: [reconnects(1)],
  },
  {
    law: 'R8.5.6',
    in: ['askingAgain'],
    on: connectionError,
    to: 'failed',
    changes: { attempts: 2 },
    does: [reconnects(2)],
  },
  {
    law: 'R8.5.6',
    in: ['typingAhead'],
    on: connectionError,
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
    does: [persistsRecent('pad', 'tennis'), opens(address)],
  },
  {
    law: 'R2.7.8',
    in: ['typingOn', 'typingAhead'],
    on: choose(kind, id),
    to: 'over',
    changes: { recent: ['pade', 'tennis'] },
    does: [persistsRecent('pade', 'tennis'), opens(address)],
  },
  {
    law: 'R2.7.8',
    in: [...settled],
    on: choose(kind, id),
    to: 'over',
    does: [persistsRecent('tennis'), opens(address)],
  },
];

/** The address of each kind of result. */
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
      on: connectionError,
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
    { starts: 'loadVenues', input: undefined },
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
