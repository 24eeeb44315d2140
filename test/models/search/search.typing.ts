/** The rows of the search's law while the customer types. */
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Row } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { awaited, late, tooLong, venues, services, type, collecting, at, ready } from './search.situations.ts';

export const settled = ['empty', 'withoutServices', 'opened', 'venuesAwaited', 'venuesLate', 'withoutVenues'];
/** What is known of the lists while nothing is asked. */
export const lists: [string, [string, unknown?]][] = [
  ['opened', ['loading', awaited]],
  ['withoutServices', ['unknown']],
  ['venuesAwaited', ['known', awaited]],
  ['venuesLate', ['known', late]],
  ['withoutVenues', ['known', 'unknown']],
];
export const withPad = ['typing', 'asking', 'shown', 'failed', 'askingAgain'];

/** The services are one list, the answers another. */
export const loaded: Row[] = [
  {
    law: 'R7.2.3',
    in: ['opened'],
    on: ready[0]!,
    to: 'venuesAwaited',
    changes: { services },
  },
  {
    law: 'R8.5.6',
    in: ['opened'],
    on: failed('loadServices', new ConnectionError()),
    to: at('resting', 'none', 'unknown', awaited),
  },
  // Q2.7.b: the venues may arrive at any time, and their failure is not reported.
  {
    law: 'Q2.7.b',
    in: ['opened'],
    on: ready[1]!,
    to: at('resting', 'none', 'loading'),
    changes: { venues },
  },
  { law: 'Q2.7.b', in: ['venuesAwaited', 'venuesLate'], on: ready[1]!, to: 'empty', changes: { venues } },
  { law: 'Q2.7.b', in: ['opened'], on: tooLong, to: at('resting', 'none', 'loading', late) },
  { law: 'Q2.7.b', in: ['venuesAwaited'], on: tooLong, to: 'venuesLate' },
  {
    law: 'Q2.7.b',
    in: ['opened'],
    on: failed('loadVenues', new ConnectionError()),
    to: at('resting', 'none', 'loading', 'unknown'),
  },
  {
    law: 'Q2.7.b',
    in: ['venuesAwaited', 'venuesLate'],
    on: failed('loadVenues', new ConnectionError()),
    to: 'withoutVenues',
  },
];

/** Each letter restarts the pause, but not the longest wait. */
const writes = (text: string, rows: [string | string[], unknown][]): Row[] =>
  rows.map(([situation, to]) => ({
    law: 'R7.5.6',
    in: [situation].flat(),
    on: type(text),
    to,
    changes: { text },
    waits: { debounce: 300, ...(!String(situation).startsWith('typing') && { longestWait: 3_000 }) },
  }));

export const typingRows: Row[] = [
  ...['pad', 'pade'].flatMap((text) =>
    writes(text, [
      ...lists.map(([situation, known]): [string, unknown] => [situation, at(collecting, 'none', ...known)]),
      ['empty', at(collecting, 'none')],
      ...(text === 'pad' ? [] : ([['typing', at(collecting, 'none')]] satisfies [string, unknown][])),
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
export const unsaid = { problem: null, attempts: 0 };

/** One letter finds everything: what was looked for before is shown instead. */
export const shortRows: Row[] = ['p', ''].flatMap((text) =>
  (
    [
      [text === 'p' ? ['typing', 'empty'] : ['typing'], at('resting', 'none'), {}],
      [['asking', 'typingAhead'], at('resting', 'none'), { asked: null }],
      [['shown', 'typingOn'], at('resting', 'none'), wiped],
      [['failed', 'askingAgain'], at('resting', 'none'), { asked: null, ...unsaid }],
      ...(text === 'p'
        ? lists.map(([situation, known]) => [[situation], at('resting', 'none', ...known), {}] as const)
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
