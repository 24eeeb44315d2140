// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { versionMachine, type VersionSnapshot } from '../../machines/version/versionMachine.ts';
import * as read from '../../machines/version/versionSelectors.ts';
import { addressOfVersion, provideVersion } from '../../src/adapters/actors/versionActors.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { versionModel } from './version.model.ts';

const coverage = new Coverage(versionMachine);
const paths = pathsOf(versionModel);

describe('version (R4.3.1–5)', () => {
  test.each(paths)('$title', (path) => walk(path, actorSubject(versionMachine, { coverage })));

  test('nobody is torn out of an order: the dialog comes when it has ended (F22)', () => {
    const arrivals = paths.flatMap(({ steps }) =>
      steps.filter(({ state }, index) => {
        const before = steps[index - 1]?.state as VersionSnapshot | undefined;
        return read.isBlocking(state as VersionSnapshot) && !(before && read.isBlocking(before));
      }),
    );
    expect(arrivals.length).toBeGreaterThan(1);
    expect(arrivals.filter(({ state }) => state.context.isOrdering)).toEqual([]);
  });

  test('once outdated, only updating leads on (R4.3.5)', () => {
    for (const { state } of paths) {
      if (!read.isBlocking(state as VersionSnapshot)) continue;
      expect(state.can({ type: 'update.accept' })).toBe(!read.isBusy(state as VersionSnapshot));
    }
  });

  test('the file is read at the start and every 60 seconds (R4.3.1)', async () => {
    const readVersion = vi.fn<() => Promise<string>>(async () => '1.0');
    const clock = new SimulatedClock();
    const machine = versionMachine.provide({ actors: { readVersion: fromPromise(readVersion) } });
    createActor(machine, { clock }).start();
    for (const [seconds, reads] of [
      [0, 1],
      [59.999, 1],
      [0.001, 2],
      [60, 3],
    ] as const) {
      clock.increment(seconds * 1_000);
      await Promise.resolve();
      await Promise.resolve();
      expect(readVersion).toHaveBeenCalledTimes(reads);
    }
  });
});

describe('reading the version file', () => {
  afterEach(() => vi.unstubAllGlobals());

  const firstAfter = async (answer: Response) => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer);
    vi.stubGlobal('fetch', fetch);
    const version = createActor(provideVersion(), { clock: new SimulatedClock() }).start();
    await vi.waitFor(() => expect(version.getSnapshot().value).toBe('watching'));
    return { fetch, first: version.getSnapshot().context.first };
  };

  test('goes past every cache (R7.5.9)', async () => {
    const { fetch, first } = await firstAfter(Response.json({ version: '1.4.0' }));
    expect(first).toBe('1.4.0');
    const [{ url, cache, headers }] = fetch.mock.calls[0]!;
    expect([new URL(url).pathname, cache, headers.get('Authorization')]).toEqual(['/version.json', 'no-store', null]);
  });

  test.each([
    ['missing', new Response('no', { status: 404 })],
    ['no JSON', new Response('<html>')],
    ['without a version', Response.json({ build: 1 })],
  ])('%s: ignored until the next time (Q4.3.b)', async (_, answer) => {
    expect((await firstAfter(answer)).first).toBeNull();
  });
});

test('the new address carries the unix time and every other query (R4.3.4, Q4.3.a)', () => {
  expect(addressOfVersion('https://saha.example/events?lang=ar&v=1&page=2#list', 1_700_000_000)).toBe(
    'https://saha.example/events?lang=ar&v=1700000000&page=2#list',
  );
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
