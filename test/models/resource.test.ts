import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { resourceMachine, type ResourceSnapshot } from '../../machines/resource/resourceMachine.ts';
import * as read from '../../machines/resource/resourceSelectors.ts';
import { provideResource } from '../../src/adapters/actors/resourceActors.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { resourceModel } from './resource.model.ts';

const { input } = resourceModel;
const coverage = new Coverage(resourceMachine);
const paths = pathsOf(resourceModel);
const snapshots = paths.flatMap(({ steps }) => steps.map(({ state }) => state as ResourceSnapshot));

describe('resource', () => {
  test.each(paths)('$title', (path) => walk(path, actorSubject(resourceMachine, { input, coverage })));

  test('what is shown is no failure, and a failure says why', () => {
    const seen = (state: 'shown' | 'empty' | 'failed') => {
      const there = snapshots.filter((snapshot) => snapshot.matches(state));
      return new Set(there.map((one) => `${JSON.stringify(read.data(one))} ${read.problem(one)?.code}`));
    };
    expect(seen('shown')).toEqual(new Set(['["court"] undefined']));
    expect(seen('empty')).toEqual(new Set(['[] undefined']));
    expect(seen('failed')).toEqual(new Set(['null lost', '["court"] lost', '[] lost']));
  });

  test('reloading keeps what is shown, also when it fails; a refused other question takes it away', () => {
    const refusedAfter = (event: string) =>
      paths.flatMap(({ steps }) =>
        steps.flatMap(({ state }, index) =>
          state.matches('failed') && steps[index - 1]?.event.type === event && steps[index - 2]?.state.matches('shown')
            ? [state.context.data]
            : [],
        ),
      );
    expect(new Set(refusedAfter('resource.reload'))).toEqual(new Set([['court']]));
    expect(new Set(refusedAfter('resource.ask'))).toEqual(new Set([null]));
  });

  test('only while nothing is awaited can the same question be asked again', () => {
    for (const snapshot of snapshots) expect(snapshot.can({ type: 'resource.reload' })).toBe(!read.isBusy(snapshot));
  });

  test('another question aborts the answer still awaited, and a late answer is not taken', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((page: number) => void)[] = [];
    const load = (_: number, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<number>((resolve) => answers.push(resolve));
    };
    const resource = createActor(provideResource(load), { input: { query: 1 } }).start();
    resource.send({ type: 'resource.ask', query: 2 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[1]!(2);
    answers[0]!(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(read.data(resource.getSnapshot())).toBe(2);
  });

  test('what counts as empty can be said', async () => {
    const machine = provideResource(
      async () => ({ list: [] as string[] }),
      ({ list }) => list.length === 0,
    );
    const resource = createActor(machine, { input: { query: null } }).start();
    await Promise.resolve();
    await Promise.resolve();
    expect(read.isEmpty(resource.getSnapshot())).toBe(true);
  });

  test('an answer that breaks the contract ends in a failure that can be tried again', async () => {
    const load = fromPromise<unknown, { query: unknown }>(async () => {
      throw new TypeError('no such field');
    });
    const resource = createActor(resourceMachine.provide({ actors: { load } }), { input: { query: null } }).start();
    await Promise.resolve();
    await Promise.resolve();
    expect(read.problem(resource.getSnapshot())).toEqual({ code: 'unexpected', message: null });
    expect(resource.getSnapshot().can({ type: 'resource.reload' })).toBe(true);
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
