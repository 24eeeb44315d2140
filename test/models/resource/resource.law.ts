/**
 * The law of what a page loads and shows, from F01, F11, Q8.1.b and R8.1.6: what is shown stays, a problem is shown, and
 * loading is retried.
 */
import { createEmptyActor } from 'xstate';
import { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

const query = { page: 1 };
const other = { page: 2 };
const asks = { type: 'resource.ask', query: other };
const reload = { type: 'resource.reload' };
const court = done('loadData', ['court']);
const hall = done('loadData', ['hall']);
const nothing = done('loadData', []);
const none = done('loadData', null);
const cut = failed('loadData', new ConnectionError());
const broke = failed('loadData', new TypeError('a defect'));
const isBack = done('reconnect');
const waitBroke = failed('reconnect', new TypeError('a defect'));

const lost = { code: 'lost', message: null };
const unexpected = { code: 'unexpected', message: null };

const loads = (of: object): Effect => ({ starts: 'loadData', input: { query: of } });
const waits = (problem: object, attempts: number): Effect => ({ starts: 'reconnect', input: { problem, attempts } });

const loading = { state: 'loading', runs: ['loadData'], tags: ['busy'] } as const;
const refreshing = { state: 'refreshing', runs: ['loadData'], tags: ['busy'] } as const;
const isFailed = { state: 'failed', runs: ['reconnect'] } as const;

const situations: Record<string, Situation> = {
  loading: { by: [], ...loading, knows: { query, data: null, problem: null, attempts: 0 } },
  shown: { by: [court], state: 'shown', knows: { data: ['court'], problem: null } },
  empty: { by: [nothing], state: 'empty', knows: { data: [], problem: null } },
  refreshing: { by: [court, reload], ...refreshing, knows: { data: ['court'], problem: null } },
  /** Nothing was ever there. */
  failed: { by: [cut], ...isFailed, knows: { data: null, problem: lost, attempts: 1 } },
  /** What was shown stays. */
  failedShown: { by: [court, reload, cut], ...isFailed, knows: { data: ['court'], problem: lost, attempts: 1 } },
  /** The problem stays on screen during the retry. */
  again: { by: [cut, isBack], ...loading, knows: { data: null, problem: lost, attempts: 1 } },
  againShown: { by: [court, reload, cut, isBack], ...refreshing, knows: { data: ['court'], problem: lost } },
};

const answered = (where: string[], to: string, on: Row['on'], changes: NonNullable<Row['changes']>): Row[] => [
  { law: 'F01', in: where, on, to, changes },
  { law: 'F01', in: where.map((one) => again[one]!), on, to, changes: { ...changes, problem: null, attempts: 0 } },
];
const again: Readonly<Record<string, string>> = { loading: 'again', refreshing: 'againShown' };

const rows: readonly Row[] = [
  ...answered(['loading', 'refreshing'], 'shown', hall, { data: ['hall'] }),
  ...answered(['loading'], 'shown', court, { data: ['court'] }),
  ...answered(['refreshing'], 'shown', court, {}),
  ...answered(['loading', 'refreshing'], 'empty', nothing, { data: [] }),
  ...answered(['loading'], 'empty', none, {}),
  ...answered(['refreshing'], 'empty', none, { data: null }),

  ...(
    [
      ['F01', cut, lost],
      ['Q8.1.b', broke, unexpected],
    ] as const
  ).map(([law, on, problem]): Row => ({
    law,
    in: ['loading', 'refreshing'],
    on,
    to: 'failed',
    changes: { problem, attempts: 1 },
    does: [waits(problem, 1)],
  })),
  { law: 'F01', in: ['again', 'againShown'], on: cut, to: 'failed', changes: { attempts: 2 }, does: [waits(lost, 2)] },
  {
    law: 'Q8.1.b',
    in: ['again', 'againShown'],
    on: broke,
    to: 'failed',
    changes: { problem: unexpected, attempts: 2 },
    does: [waits(unexpected, 2)],
  },

  { law: 'F01', in: ['failed'], on: isBack, to: 'again', does: [loads(query)] },
  { law: 'F01', in: ['failedShown'], on: isBack, to: 'againShown', does: [loads(query)] },
  { law: 'Q8.1.b', in: ['failed', 'failedShown'], on: waitBroke, changes: { problem: unexpected, attempts: 2 } },

  { law: 'R8.1.6', in: ['shown', 'empty'], on: reload, to: 'refreshing', does: [loads(query)] },
  {
    law: 'R8.1.6',
    in: ['failed', 'again'],
    on: reload,
    to: 'loading',
    changes: { attempts: 0 },
    does: [loads(query)],
  },
  {
    law: 'R8.1.6',
    in: ['failedShown', 'againShown'],
    on: reload,
    to: 'refreshing',
    changes: { attempts: 0 },
    does: [loads(query)],
  },

  // What was awaited may be older than what is asked for now: it is stopped, what is shown stays (Q1.5.a).
  { law: 'R8.1.6', in: ['loading', 'refreshing'], on: reload, does: [loads(query)] },

  // Another question cancels the pending one; what is shown stays until its answer.
  {
    law: 'F11',
    in: ['loading', 'shown', 'empty', 'refreshing'],
    on: asks,
    to: 'loading',
    changes: { query: other },
    does: [loads(other)],
  },
  {
    law: 'F11',
    in: ['failed', 'failedShown', 'again', 'againShown'],
    on: asks,
    to: 'loading',
    changes: { query: other, attempts: 0 },
    does: [loads(other)],
  },
];

const ofPage: Law = {
  machine: resourceMachine,
  begins: [{ starts: 'loadData', input: { query } }],
  input: { query },
  situations,
  rows,
};

/** The other question is refused: what is shown does not answer it, so it goes. */
const afterOther: Law = {
  machine: resourceMachine,
  begins: [{ starts: 'loadData', input: { query } }],
  input: { query },
  situations: { other: { by: [court, asks], ...loading, knows: { query: other, data: ['court'] } } },
  rows: [
    {
      law: 'F01',
      in: ['other'],
      on: cut,
      to: 'failed',
      changes: { data: null, problem: lost, attempts: 1 },
      does: [waits(lost, 1)],
    },
    { law: 'R8.1.6', in: ['other'], on: reload, does: [loads(other)] },
  ],
};

/** With a parent machine, which is told each outcome (F01). */
const parent = createEmptyActor();
const tells = (data: unknown, problem: object | null): Effect => ({
  sends: { type: 'resource.changed', data, problem },
  to: parent.id,
});
const belowMachine: Law = {
  machine: resourceMachine,
  begins: [{ starts: 'loadData', input: { query } }],
  input: { query, parent },
  situations: {
    loading: { by: [], ...loading, knows: { data: null } },
    refreshing: { by: [court, reload], ...refreshing, knows: { data: ['court'] } },
  },
  rows: [
    {
      law: 'F01',
      in: ['loading', 'refreshing'],
      on: hall,
      to: 'shown',
      changes: { data: ['hall'] },
      does: [tells(['hall'], null)],
    },
    { law: 'F01', in: ['loading'], on: none, to: 'empty', does: [tells(null, null)] },
    { law: 'F01', in: ['refreshing'], on: none, to: 'empty', changes: { data: null }, does: [tells(null, null)] },
    ...(
      [
        ['loading', null],
        ['refreshing', ['court']],
      ] as const
    ).map(([where, data]): Row => ({
      law: 'F01',
      in: [where],
      on: cut,
      to: 'failed',
      changes: { problem: lost, attempts: 1 },
      does: [tells(data, lost), waits(lost, 1)],
    })),
  ],
};

/** The answer of an earlier visit stays until there is a new one, even if loading fails (T24). */
const ofFormerVisit: Law = {
  machine: resourceMachine,
  input: { query, former: ['court'] },
  begins: [loads(query)],
  situations: {
    former: { by: [], ...refreshing, knows: { data: ['court'], problem: null } },
  },
  rows: [
    { law: 'T24', in: ['former'], on: hall, to: 'shown', changes: { data: ['hall'] } },
    { law: 'T24', in: ['former'], on: nothing, to: 'empty', changes: { data: [] } },
    {
      law: 'T24',
      in: ['former'],
      on: cut,
      to: 'failed',
      changes: { problem: lost, attempts: 1 },
      does: [waits(lost, 1)],
    },
    { law: 'R8.1.6', in: ['former'], on: reload, does: [loads(query)] },
    { law: 'F11', in: ['former'], on: asks, to: 'loading', changes: { query: other }, does: [loads(other)] },
  ],
};

export const resourceLaws: readonly Law[] = [ofPage, afterOther, belowMachine, ofFormerVisit];
