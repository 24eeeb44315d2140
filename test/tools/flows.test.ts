import { expect, test } from 'vitest';
import { and, fromPromise, not, setup } from 'xstate';
import { everywhere, toMermaid } from '../../docs/flows/drawing/mermaid.ts';

/** A chart with one of everything. */
const sampler = setup({
  actors: { load: fromPromise(async () => 1) },
  guards: { isOpen: () => true, isFull: () => false },
  actions: { keep: () => undefined, tell: () => undefined, forget: () => undefined },
  delays: { timeoutMs: 30_000 },
}).createMachine({
  id: 'sampler',
  invoke: { id: 'watch', src: 'load', onError: {} },
  on: { 'all.hear': { actions: 'keep' } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'tell',
      exit: 'forget',
      invoke: { id: 'load', src: 'load', onDone: { target: 'both', actions: 'keep' }, onError: 'gone' },
      after: { timeoutMs: { guard: and(['isOpen', not('isFull')]), target: 'gone' }, 1500: 'gone' },
    },
    both: {
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: { on: { 'left.rest': 'off' } }, off: { type: 'final' } } },
        right: { initial: 'on', states: { on: {}, last: { type: 'history', history: 'deep' } } },
      },
      onDone: 'gone',
    },
    gone: { always: { guard: 'isFull', target: 'loading' } },
  },
});

test('a chart is drawn with all it holds', () => {
  expect(
    toMermaid(sampler)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'stateDiagram-v2',
    'direction TB',
    '[*] --> sampler_loading',
    'state "loading" as sampler_loading',
    'state "both" as sampler_both {',
    'state "left" as sampler_both_left {',
    '[*] --> sampler_both_left_on',
    'state "on" as sampler_both_left_on',
    'state "off" as sampler_both_left_off',
    'sampler_both_left_off --> [*]',
    '}',
    '--',
    'state "right" as sampler_both_right {',
    '[*] --> sampler_both_right_on',
    'state "on" as sampler_both_right_on',
    'state "H*" as sampler_both_right_last',
    '}',
    '}',
    'state "gone" as sampler_gone',
    'sampler_loading --> sampler_both: load done / keep',
    'sampler_loading --> sampler_gone: load failed<br/>after 1500 ms<br/>after timeoutMs (30 s) [and(isOpen, not(isFull))]',
    'sampler_both --> sampler_gone: both done',
    'sampler_both_left_on --> sampler_both_left_off: left.rest',
    'sampler_gone --> sampler_loading: always [isFull]',
    'note right of sampler_loading',
    'runs load',
    'tags busy',
    'entry tell',
    'exit forget',
    'end note',
  ]);
});

test('what applies in every state is listed next to the drawing', () => {
  expect(everywhere(sampler)).toEqual(['runs watch (load)', 'all.hear / keep', 'watch failed']);
});

test('top-level regions are in a box', () => {
  const pair = setup({}).createMachine({ id: 'pair', type: 'parallel', states: { one: {}, two: {} } });
  expect(
    toMermaid(pair)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'stateDiagram-v2',
    'direction TB',
    'state "pair" as pair {',
    'state "one" as pair_one',
    '--',
    'state "two" as pair_two',
    '}',
  ]);
});

test('what would end a line or an arrow is written as a character code', () => {
  const odd = setup({}).createMachine({ id: 'odd', initial: 'a', states: { a: { on: { 'x: y; "z"': 'b' } }, b: {} } });
  expect(toMermaid(odd)).toContain('odd_a --> odd_b: x#58; y#59; #34;z#34;');
});
