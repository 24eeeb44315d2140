/** Tests of the law checker: it finds what a law leaves out, and what a machine does beyond its law. */
import { describe, expect, test } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { expectRow, expectSituation, gapsOf } from '../support/law/checkLaw.ts';
import type { Law, Row } from '../support/law/law.ts';

const gate = setup({
  types: { context: {} as { count: number; last: number }, events: {} as { type: 'knock'; times: number } },
  guards: { isOften: (_, { times }: { times: number }) => times >= 3 },
  actions: { count: assign(({ context }, { times }: { times: number }) => ({ count: context.count + times })) },
}).createMachine({
  id: 'gate',
  context: { count: 0, last: 0 },
  initial: 'closed',
  states: {
    closed: {
      after: { 500: { target: 'closed', reenter: true } },
      on: {
        knock: [
          {
            guard: { type: 'isOften', params: ({ event }) => event },
            target: 'open',
            actions: [{ type: 'count', params: ({ event }) => event }, emit({ type: 'creaks' })],
          },
          { actions: { type: 'count', params: ({ event }) => event } },
        ],
      },
    },
    open: {},
  },
});

const knock = (times: number) => ({ type: 'knock', times });
const opens: Row = {
  law: 'R1',
  in: ['closed'],
  on: knock(3),
  to: 'open',
  changes: { count: 3 },
  does: [{ emits: { type: 'creaks' } }],
};
const counts: Row = { law: 'R2', in: ['closed'], on: knock(2), changes: { count: 2 } };
const waits: Row = {
  law: 'R3',
  in: ['closed'],
  on: { type: 'xstate.after.500.gate.closed' },
  waits: { 500: 500 },
};
const situations = {
  closed: { by: [], state: 'closed', waits: { 500: 500 } },
  open: { by: [knock(3)], state: 'open' },
};
const law = (...rows: Row[]): Law => ({ machine: gate, situations, rows });
const none = { untaken: [], neverRefused: [], rowsWithoutTransition: [], pairsWithTwoRows: [], rowsToJoin: [] };

test('a complete law has no gaps', () => {
  expect(gapsOf([law(opens, counts, waits)])).toEqual(none);
  for (const row of [opens, counts, waits]) expectRow(law(row), row, situations.closed);
  for (const situation of Object.values(situations)) expectSituation(law(), situation);
});

describe('the checker notices', () => {
  test.each<[string, Law, object]>([
    ['a transition without a row', law(opens, counts), { untaken: ['gate.closed · xstate.after.500.gate.closed [0]'] }],
    [
      'a guard that never says no',
      law(opens, waits),
      { untaken: ['gate.closed · knock [1]'], neverRefused: ['gate.closed · knock [0]'] },
    ],
    [
      'a row without a transition',
      law(opens, counts, waits, { law: 'R4', in: ['open'], on: knock(1) }),
      { rowsWithoutTransition: ['R4 {"type":"knock","times":1}'] },
    ],
    [
      'two rows for one moment',
      law(opens, counts, waits, { ...opens, law: 'R5', to: 'closed' }),
      { pairsWithTwoRows: ['closed · {"type":"knock","times":3}'] },
    ],
  ])('%s', (_, faulty, gaps) => expect(gapsOf([faulty])).toMatchObject(gaps));

  test.each<[string, Row]>([
    ['a change that is not named', { ...opens, changes: {} }],
    ['a change that does not come', { ...opens, changes: { count: 3, last: 1 } }],
    ['an effect that is not named', { ...opens, does: [] }],
    ['another goal', { ...counts, to: 'open' }],
    ['a delay that begins anew and is not named', { ...waits, waits: {} }],
    ['a delay that begins anew, longer than said', { ...waits, waits: { 500: 400 } }],
    ['a delay that goes on where it is said to begin anew', { ...counts, waits: { 500: 500 } }],
    ['something instead of a refusal', { law: 'refused', in: ['closed'], on: knock(2) }],
  ])('%s', (_, row) => expect(() => expectRow(law(row), row, situations.closed)).toThrow('to deeply equal'));

  test('a wrong delay, and a running child that is not named', () => {
    expect(() => expectSituation(law(), { ...situations.closed, waits: { 500: 400 } })).toThrow('to deeply equal');
    expect(() => expectSituation(law(), { ...situations.closed, runs: ['load'] })).toThrow('to deeply equal');
  });
});
