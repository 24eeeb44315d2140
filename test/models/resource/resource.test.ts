import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { provideResource } from '../../../src/adapters/actors/resourceActors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { resourceLaws } from './resource.law.ts';

checkLaws(...resourceLaws);

test('what is shown is no failure, and can be asked for anew at any time', () => {
  const { situations } = resourceLaws[0]!;
  const at = (name: string) =>
    reach(resourceLaws[0]!, situations[name]!.by).snapshot as SnapshotFrom<typeof resourceMachine>;
  expect([at('shown').context.data, at('shown').context.problem, at('shown').matches('empty')]).toEqual([
    ['court'],
    null,
    false,
  ]);
  expect([at('failedShown').context.data, at('failedShown').context.problem?.code]).toEqual([['court'], 'lost']);
  for (const name of Object.keys(situations)) expect(at(name).can({ type: 'resource.reload' })).toBe(true);
});

describe('resource', () => {
  test('I37: another question aborts the answer still awaited, and a late answer is not taken', async () => {
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
    expect(resource.getSnapshot().context.data).toBe(2);
  });

  test('news during a load is not lost: the load is stopped, and the answer to a later one is taken', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((balance: number) => void)[] = [];
    const load = (_: null, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<number>((resolve) => answers.push(resolve));
    };
    const wallet = createActor(provideResource(load), { input: { query: null, former: 240 } }).start();
    wallet.send({ type: 'resource.reload' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(wallet.getSnapshot().context.data).toBe(240);
    answers[0]!(240);
    answers[1]!(150);
    await Promise.resolve();
    await Promise.resolve();
    expect([wallet.getSnapshot().value, wallet.getSnapshot().context.data]).toEqual(['shown', 150]);
  });

  test('what counts as empty can be provided', async () => {
    const machine = provideResource(
      async () => ({ list: [] as string[] }),
      ({ list }) => list.length === 0,
    );
    const resource = createActor(machine, { input: { query: null } }).start();
    await Promise.resolve();
    await Promise.resolve();
    expect(resource.getSnapshot().matches('empty')).toBe(true);
  });

  test.each([[null], [undefined], [[]]])('an empty answer is empty: %s', async (nothing) => {
    const resource = createActor(
      provideResource(async () => nothing),
      { input: { query: null } },
    ).start();
    await Promise.resolve();
    await Promise.resolve();
    expect(resource.getSnapshot().matches('empty')).toBe(true);
  });

  test('an answer that breaks the contract ends in a failure that can be tried again', async () => {
    const load = fromPromise<unknown, { query: unknown }>(async () => {
      throw new TypeError('no such field');
    });
    const resource = createActor(resourceMachine.provide({ actors: { loadData: load } }), {
      input: { query: null },
    }).start();
    await Promise.resolve();
    await Promise.resolve();
    expect(resource.getSnapshot().context.problem).toEqual({ code: 'unexpected', message: null });
    expect(resource.getSnapshot().can({ type: 'resource.reload' })).toBe(true);
  });
});
