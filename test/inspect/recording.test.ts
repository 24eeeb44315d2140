import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor, type InspectionEvent } from 'xstate';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { redactInspection } from '../../src/inspect/inspector.ts';
import { emptyLog, machinesIn, pathsIn, addSighting, sightingsIn, sightingsOf } from '../../src/inspect/log.ts';
import { createRecorder } from '../../src/inspect/recording.ts';
import { readRecording } from '../../src/inspect/recordingFiles.ts';

const canary = 'canary-Passw0rd!';

/** A small machine with every place for secrets: events, context, input and output of an actor. */
const checker = setup({
  types: {
    context: {} as { password: string; token: string | null },
    events: {} as { type: 'form.submit'; password: string },
  },
  actors: {
    signIn: fromPromise(async ({ input }: { input: { password: string } }) => ({ token: `${input.password}!` })),
  },
}).createMachine({
  id: 'checker',
  context: { password: '', token: null },
  initial: 'asking',
  states: {
    asking: {
      on: { 'form.submit': { target: 'signingIn', actions: assign(({ event }) => ({ password: event.password })) } },
    },
    signingIn: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ password: context.password }),
        onDone: { target: 'done', actions: assign(({ event }) => ({ token: event.output.token })) },
        onError: 'asking',
      },
    },
    done: {},
  },
});

async function signInWatchedBy(inspect: (event: InspectionEvent) => void): Promise<void> {
  const actor = createActor(checker, { inspect }).start();
  actor.send({ type: 'form.submit', password: canary });
  await waitFor(actor, ({ value }) => value === 'done');
}

async function recorded() {
  let now = 100;
  const recorder = createRecorder('2026-11-21T08:00:00.000Z', () => (now += 10));
  await signInWatchedBy(recorder.inspect);
  return recorder.recording();
}

describe('a recording', () => {
  test('has the machine’s events and states, in order', async () => {
    const { entries } = await recorded();
    const steps = entries.map((entry) =>
      entry.kind === 'told'
        ? `${(entry.event as { type: string }).type} from ${entry.from}`
        : entry.kind === 'stands'
          ? entry.value
          : entry.actor,
    );
    expect(steps).toEqual([
      'checker',
      'asking',
      'form.submit from null',
      'signingIn',
      'xstate.done.actor.signIn from checker/signIn',
      'done',
    ]);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((one, other) => one - other));
  });

  test('holds no secret', async () => {
    expect(JSON.stringify(await recorded())).not.toContain(canary);
  });

  test('is read back from its file as it was', async () => {
    const recording = await recorded();
    expect(readRecording(JSON.stringify(recording))).toEqual(recording);
    expect(() => readRecording('{"version":2}')).toThrow(/version/);
    expect(() => readRecording('{"version":1,"startedAt":"x","entries":[{"kind":"guess"}]}')).toThrow(/entries/);
  });

  test('shows in the inspector page like a live portal', async () => {
    const log = sightingsOf(await recorded()).reduce(addSighting, emptyLog);
    expect(machinesIn(log).map(({ name, value }) => [name, value])).toEqual([['checker', 'done']]);
    expect(log.events.map(({ event, value }) => [event.type, value])).toEqual([
      ['form.submit', 'signingIn'],
      ['xstate.done.actor.signIn', 'done'],
    ]);
  });
});

describe('the inspector', () => {
  const snapshot = { status: 'active', input: { password: canary }, output: { token: canary }, error: undefined };
  const stamp = { rootId: 'x:0', sessionId: 'x:1', createdAt: '5', id: '', _version: '0' };
  const messages = [
    { type: '@xstate.actor', name: 'signIn', parentId: 'x:0', definition: '{"id":"signIn"}', snapshot, ...stamp },
    { type: '@xstate.event', sourceId: undefined, event: { type: 'form.submit', password: canary }, ...stamp },
    { type: '@xstate.snapshot', snapshot, event: { type: 'xstate.init', input: { password: canary } }, ...stamp },
  ] as unknown as StatelyInspectionEvent[];

  test.each(messages)('sends no secret in $type', (message) => {
    expect(JSON.stringify(message)).toContain(canary);
    expect(JSON.stringify(redactInspection(message))).not.toContain(canary);
  });

  test('sends what can be cloned into another window', async () => {
    const events: InspectionEvent[] = [];
    await signInWatchedBy((event) => events.push(event));
    const standing = events.filter(({ type }) => type === '@xstate.snapshot');
    for (const { snapshot: raw } of standing as unknown as { snapshot: unknown }[]) {
      const sent = redactInspection({
        type: '@xstate.snapshot',
        event: { type: 'x' },
        snapshot: raw,
        ...stamp,
      } as never);
      expect(structuredClone(sent)).toEqual(sent);
    }
    expect(standing.length).toBeGreaterThan(3);
  });
});

describe('the log', () => {
  const definition = JSON.stringify({ id: 'site', states: { open: {} } });
  const stamp = { rootId: 'x:0', sessionId: 'x:0', createdAt: '7', id: '', _version: '0' };
  const started = { type: '@xstate.actor', name: 'site', definition, snapshot: { value: 'open' }, ...stamp };
  const told = { type: '@xstate.event', event: { type: 'site.close' }, ...stamp };
  const stands = { type: '@xstate.snapshot', snapshot: { status: 'done', value: 'shut', context: { n: 1 } }, ...stamp };

  test('joins an event with the state it led to', () => {
    const log = [started, told, stands]
      .flatMap((message) => sightingsIn(message as never))
      .reduce(addSighting, emptyLog);
    expect(log.events).toEqual([
      { number: 1, at: 7, actor: 'x:0', from: null, event: { type: 'site.close' }, value: 'shut', context: { n: 1 } },
    ]);
    expect(log.actors).toMatchObject([
      { name: 'site', status: 'done', value: 'shut', chart: { states: { open: {} } } },
    ]);
  });

  test('writes nested and parallel states as paths', () => {
    expect(pathsIn({ shop: 'open', login: { code: 'waiting' }, idle: {} })).toEqual([
      'shop.open',
      'login.code.waiting',
      'idle',
    ]);
  });
});
