// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { clockMachine, type ClockSnapshot } from '../../machines/clock/clockMachine.ts';
import * as read from '../../machines/clock/clockSelectors.ts';
import { provideClock } from '../../src/adapters/actors/clockActors.ts';
import { correctTime, nowAtVenue, serverNow } from '../../src/adapters/serverTime.ts';
import { Coverage } from '../support/coverage.ts';
import { pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { clockModel, earlyDevice } from './clock.model.ts';

const coverage = new Coverage(clockMachine);
const paths = pathsOf(clockModel);

describe('clock (R4.3.6–7, R5.7.15)', () => {
  test.each(paths)('$title', (path) => walk(path, actorSubject(clockMachine, { coverage })));

  test('both times are known whenever the customer is held, and at no other time (R5.7.16)', () => {
    for (const { state } of paths)
      expect(read.times(state as ClockSnapshot) !== null).toBe(read.isBlocking(state as ClockSnapshot));
  });

  test('a held customer can only check again (Q5.7.e)', () => {
    const held = paths.filter(({ state }) => state.matches('discrepant'));
    expect(held.length).toBeGreaterThan(0);
    for (const { state } of held) expect(state.can({ type: 'clock.check' })).toBe(true);
  });

  test('a check that fails ends no mismatch', () => {
    const failures = paths.flatMap(({ steps }) =>
      steps.filter(({ event }, index) => /error/.test(event.type) && steps[index - 1]?.state.matches('rechecking')),
    );
    expect(new Set(failures.map(({ state }) => state.value))).toEqual(new Set(['discrepant']));
  });
});

describe('asking the server for the time (R7.5.8)', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    correctTime(0);
  });

  type Fetch = (request: Request) => Promise<Response>;
  const stateAfter = async (answer: () => Promise<Response>) => {
    const fetch = vi.fn<Fetch>(answer);
    vi.stubGlobal('fetch', fetch);
    const clock = createActor(provideClock()).start();
    await vi.waitFor(() => expect(clock.getSnapshot().hasTag('busy')).toBe(false));
    return { fetch, snapshot: clock.getSnapshot() };
  };
  const body = (times: unknown) => ({ status: false, message: null, data: times });

  test('an error that holds both times is a mismatch, however close they are', async () => {
    const times = { userTime: '2026-11-20T15:00:00Z', systemTime: '2026-11-20T15:00:01Z' };
    const { snapshot, fetch } = await stateAfter(async () => Response.json(body(times), { status: 422 }));
    expect([snapshot.value, snapshot.context.times]).toEqual(['discrepant', times]);
    const [{ url, headers, cache }] = fetch.mock.calls[0]!;
    expect([new URL(url).pathname, cache]).toEqual(['/api/v2/verify-time', 'no-store']);
    expect(headers.get('X-User-Time')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(headers.get('X-User-Timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('two distant times are a mismatch, whatever the status', async () => {
    const { snapshot } = await stateAfter(async () => Response.json(body(earlyDevice)));
    expect(snapshot.value).toBe('discrepant');
  });

  test('a device four minutes slow has the server’s time from then on (R9.3.12)', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T03:59:00Z'), toFake: ['Date'] });
    const times = { userTime: '2026-11-20T07:59:00+04:00', systemTime: '2026-11-20T04:03:00Z' };
    expect(nowAtVenue()).toBe('2026-11-20 07:59:00');
    const { snapshot } = await stateAfter(async () => Response.json(body(times)));
    expect(snapshot.value).toBe('agreed');
    expect(Math.abs(serverNow() - Date.parse('2026-11-20T04:03:00Z'))).toBeLessThan(1_000);
    expect(nowAtVenue()).toMatch(/^2026-11-20 08:0[23]:\d\d$/);
  });

  test.each([
    ['an error without times', async () => Response.json(body(null), { status: 500 })],
    ['an error with one time', async () => Response.json(body({ userTime: 'x' }), { status: 422 })],
    ['no JSON', async () => new Response('<html>', { status: 502 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is no mismatch (Q5.7.d)', async (_, answer) => {
    expect((await stateAfter(answer)).snapshot.value).toBe('agreed');
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));
