import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { resourceMachine, type ResourceSnapshot } from '../../machines/resource/resourceMachine.ts';
import * as read from '../../machines/resource/resourceSelectors.ts';
import { provideResource } from '../../src/adapters/actors/resourceActors.ts';
import { checkLaws } from '../support/law/checkLaw.ts';
import { reach } from '../support/law/moment.ts';
import { resourceLaws } from './resource.law.ts';

checkLaws(...resourceLaws);

test('what is shown is no failure, and while it is awaited nobody asks for the same again', () => {
  const { situations } = resourceLaws[0]!;
  const at = (name: string) => reach(resourceLaws[0]!, situations[name]!.by).snapshot as ResourceSnapshot;
  expect([read.data(at('shown')), read.problem(at('shown')), read.isEmpty(at('shown'))]).toEqual([
    ['court'],
    null,
    false,
  ]);
  expect([read.data(at('failedShown')), read.problem(at('failedShown'))?.code]).toEqual([['court'], 'lost']);
  for (const name of Object.keys(situations))
    expect(at(name).can({ type: 'resource.reload' })).toBe(!read.isBusy(at(name)));
});

describe('resource', () => {
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
