/** The rows of the search's law while the customer types. */
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Row } from '../../support/law/law.ts';
import { failed } from '../../support/paths.ts';
import { services, type, collecting, at, ready } from './search.situations.ts';

export const settled = ['empty', 'withoutServices', 'opened'];
export const withPad = ['typing', 'asking', 'shown', 'failed', 'askingAgain'];

/** The services are one list, the answers another. */
export const loaded: Row[] = [
  {
    law: 'R7.2.3',
    in: ['opened'],
    on: ready[0]!,
    to: 'empty',
    changes: { services },
  },
  { law: 'R8.5.6', in: ['opened'], on: failed('loadServices', new ConnectionError()), to: 'withoutServices' },
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
      ['opened', at(collecting, 'none', 'loading')],
      ['withoutServices', at(collecting, 'none', 'unknown')],
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
