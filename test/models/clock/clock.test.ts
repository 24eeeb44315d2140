import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideClock } from '../../../src/adapters/actors/clockActors.ts';
import { correctTime, nowAtVenue, serverNow } from '../../../src/adapters/http/serverTime.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { early, law } from './clock.law.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

checkLaws(law);

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

  test('an error with both times is a mismatch, however close they are', async () => {
    const times = { userTime: '2026-11-20T15:00:00Z', systemTime: '2026-11-20T15:00:01Z' };
    const { snapshot, fetch } = await stateAfter(async () => Response.json(body(times), { status: 422 }));
    expect([snapshot.value, snapshot.context.times]).toEqual(['discrepant', times]);
    const [{ url, headers, cache }] = fetch.mock.calls[0]!;
    expect([new URL(url).pathname, cache]).toEqual(['/api/v2/verify-time', 'no-store']);
    expect(headers.get('X-User-Time')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(headers.get('X-User-Timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  test('two distant times are a mismatch, with any status', async () => {
    const { snapshot } = await stateAfter(async () => Response.json(body(early)));
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
