import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { addressOfVersion, provideVersion } from '../../../src/adapters/actors/versionActors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { law } from './version.law.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

checkLaws(law);

test.each([
  ['another', '1.5.0', 'outdated'],
  ['the same', '1.4.0', 'watching'],
])(
  'a document that may have been kept knows its version; %s at the site: %s leads to %s (R4.3.2, R4.3.3)',
  async (_, read, state) => {
    vi.stubGlobal('fetch', async () => Response.json({ version: read }));
    const version = createActor(provideVersion(), { clock: new SimulatedClock(), input: { first: '1.4.0' } }).start();
    await vi.waitFor(() => expect(version.getSnapshot().value).toBe(state));
    vi.unstubAllGlobals();
  },
);

describe('reading the version file', () => {
  afterEach(() => vi.unstubAllGlobals());

  const firstAfter = async (answer: Response) => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => answer);
    vi.stubGlobal('fetch', fetch);
    const version = createActor(provideVersion(), { clock: new SimulatedClock(), input: { first: null } }).start();
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
