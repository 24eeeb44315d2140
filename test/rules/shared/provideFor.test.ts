/** A chart whose implementations are given by `provideFor` is the chart that XState's own `provide` gives, with shared states. */
import fc from 'fast-check';
import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { provideFor } from '../../../machines/shared/provideFor.ts';

const absent = (): never => {
  throw new Error('not given');
};
/** One of each kind that a chart can hold. */
const lamp = setup({
  types: {
    context: {} as { turns: number },
    events: {} as { type: 'turn' } | { type: 'leave' } | { type: 'return' } | { type: 'dim'; level: string },
  },
  actors: { warmUp: fromPromise<string>(() => new Promise(() => undefined)) },
  actions: { note: absent },
  guards: { isWhole: () => false },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { turns: 0 },
  initial: 'off',
  on: { leave: '.away' },
  states: {
    off: { on: { turn: { target: 'on', actions: 'note' } }, after: { patience: { target: 'off', reenter: true } } },
    on: {
      type: 'parallel',
      tags: 'lit',
      invoke: { src: 'warmUp', onDone: { actions: 'note' }, onError: '#lamp.broken' },
      states: {
        light: {
          initial: 'bright',
          states: { bright: { on: { dim: { guard: 'isWhole', target: 'dim' } } }, dim: { on: { dim: 'bright' } } },
        },
        timer: { initial: 'running', states: { running: { after: { patience: 'over' } }, over: { type: 'final' } } },
        last: { type: 'history', history: 'deep' },
      },
      on: { turn: 'off' },
    },
    away: { on: { return: '#lamp.on.last' } },
    broken: { entry: 'note' },
  },
});

/** What a lamp did and where it stands after the events, each followed by some milliseconds. */
async function story(
  provide: (given: Parameters<(typeof lamp)['provide']>[0]) => unknown,
  steps: readonly (readonly [
    event: Parameters<ReturnType<typeof createActor<typeof lamp>>['send']>[0],
    wait: number,
  ])[],
) {
  const noted: string[] = [];
  const clock = new SimulatedClock();
  const chart = provide({
    actors: { warmUp: fromPromise(() => Promise.resolve('warm')) },
    actions: { note: ({ event }: { event: { type: string } }) => void noted.push(event.type) },
    guards: { isWhole: () => true },
    delays: { patience: 300 },
  }) as typeof lamp;
  const actor = createActor(chart, { clock }).start();
  const seen: unknown[] = [];
  for (const [event, wait] of steps) {
    actor.send(event);
    await Promise.resolve();
    clock.increment(wait);
    const { value, tags, status } = actor.getSnapshot();
    seen.push({ value, tags: [...tags], status });
  }
  const persisted = JSON.stringify(actor.getPersistedSnapshot());
  const restored = createActor(chart, { clock, snapshot: JSON.parse(persisted) as never }).start();
  return { noted, seen, persisted, restored: restored.getSnapshot().value };
}

describe('provideFor', () => {
  test('goes every way as with the provide of XState', async () => {
    const event = fc.constantFrom(
      { type: 'turn' as const },
      { type: 'leave' as const },
      { type: 'return' as const },
      { type: 'dim' as const, level: 'low' },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(event, fc.constantFrom(0, 299, 300, 1_000)), { maxLength: 12 }),
        async (steps) => {
          expect(await story(provideFor(lamp), steps)).toEqual(await story((given) => lamp.provide(given), steps));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('does what is given, and leaves the rest as it was', () => {
    const noted: string[] = [];
    const provided = provideFor(lamp)({ actions: { note: () => void noted.push('noted') } });
    const actor = createActor(provided).start();
    actor.send({ type: 'turn' });
    expect(noted).toEqual(['noted']);
    actor.send({ type: 'dim', level: 'low' });
    expect(actor.getSnapshot().value).toEqual({ on: { light: 'bright', timer: 'running' } });
    expect(provided.implementations.delays).toEqual({ patience: 1_000 });
  });

  test('two of one chart do not know of each other, nor does the chart', () => {
    const noted: string[] = [];
    const [first, second] = ['first', 'second'].map((name) =>
      createActor(provideFor(lamp)({ actions: { note: () => void noted.push(name) } })).start(),
    );
    second!.send({ type: 'turn' });
    first!.send({ type: 'turn' });
    expect(noted).toEqual(['second', 'first']);
    expect(lamp.implementations.actions.note).toBe(absent);
  });

  test('can be given more later', () => {
    const noted: string[] = [];
    const once = provideFor(lamp)({ actions: { note: () => void noted.push('noted') } });
    const twice = provideFor(once)({ guards: { isWhole: () => true } });
    const actor = createActor(twice).start();
    actor.send({ type: 'turn' });
    actor.send({ type: 'dim', level: 'low' });
    expect(noted).toEqual(['noted']);
    expect(actor.getSnapshot().value).toEqual({ on: { light: 'dim', timer: 'running' } });
  });

  test('builds no state anew', () => {
    const provided = provideFor(lamp)({});
    expect(provided.root).toBe(lamp.root);
    expect(provided.id).toBe('lamp');
    expect(JSON.stringify(provided)).toBe(JSON.stringify(lamp));
  });
});
