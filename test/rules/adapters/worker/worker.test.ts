/** The worker that keeps the portal's files: how it comes and goes, and what it answers (061, T24). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerWorker } from '../../../../src/adapters/worker/registerWorker.ts';

describe('a page', () => {
  const registered: unknown[][] = [];
  const gone: string[] = [];
  /** A browser with workers, and a server that answers for the worker file like this. */
  function stand(status: number | 'lost', isBuilt = true, active: object | null = null): void {
    registered.length = 0;
    gone.length = 0;
    vi.stubEnv('PROD', isBuilt);
    vi.stubGlobal('navigator', {
      serviceWorker: {
        register: async (...told: unknown[]) => {
          registered.push(told);
          return { active };
        },
        getRegistrations: async () => [{ unregister: async () => gone.push('a worker') }],
      },
    });
    vi.stubGlobal('caches', {
      keys: async () => ['portal-shell', 'theirs', 'portal-files'],
      delete: async (name: string) => gone.push(name),
    });
    vi.stubGlobal('fetch', async (...told: unknown[]) => {
      expect(told).toEqual(['/worker.js', { method: 'HEAD', cache: 'no-store' }]);
      if (status === 'lost') throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    });
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test('has it kept where the server has one', async () => {
    stand(200);
    await registerWorker();
    expect([registered, gone]).toEqual([[['/worker.js', { updateViaCache: 'none' }]], []]);
  });
  test('F20: tells one that is there already to look what it lost', async () => {
    const told: unknown[] = [];
    stand(200, true, { postMessage: (...said: unknown[]) => told.push(said) });
    await registerWorker();
    // Nothing goes along that could not be handed over.
    expect([registered.length, told]).toEqual([1, [['restore', []]]]);
  });
  test.each([404, 410])(
    'lets it go where the server has none any more (%d), with what was kept of the portal',
    async (status) => {
      stand(status);
      await registerWorker();
      expect([registered, gone]).toEqual([[], ['a worker', 'portal-shell', 'portal-files']]);
    },
  );
  test.each([500, 403, 'lost'] as const)('leaves it unchanged where the answer is unclear (%s)', async (status) => {
    stand(status);
    await registerWorker();
    expect([registered, gone]).toEqual([[], []]);
  });
  test.each<[string, () => void]>([
    ['while it is worked on', () => stand(200, false)],
    [
      'in a browser without',
      () => {
        stand(200);
        vi.stubGlobal('navigator', {});
      },
    ],
  ])('has none %s, and requests none', async (_, set) => {
    set();
    const asked = vi.fn<typeof fetch>(async () => new Response(null));
    vi.stubGlobal('fetch', asked);
    await registerWorker();
    expect([registered, asked.mock.calls]).toEqual([[], []]);
  });
  test('T08: has it by the name that its policy knows', async () => {
    vi.resetModules();
    stand(200);
    const names: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: object) => {
        names.push(name);
        return rules;
      },
    });
    await (await import('../../../../src/adapters/worker/registerWorker.ts')).registerWorker();
    expect([names, registered.length]).toEqual([['shell-worker'], 1]);
  });
});

describe('the worker', () => {
  type Heard = (event: object) => void;
  const heard: Record<string, Heard> = {};
  const done: string[] = [];
  const kept = new Map<string, string>();
  const origin = 'https://saha.ae';

  beforeEach(async () => {
    vi.resetModules();
    done.length = 0;
    kept.clear();
    vi.stubGlobal('keptByTheBuild', []);
    vi.stubGlobal('persistedVersion', 'one');
    vi.stubGlobal('secretAddresses', '^/login');
    vi.stubGlobal('location', { origin, href: `${origin}/worker.js` });
    vi.stubGlobal('clients', { claim: async () => void done.push('claimed') });
    vi.stubGlobal('registration', { installing: null, waiting: null });
    vi.stubGlobal('skipWaiting', async () => void done.push('not waited for'));
    vi.stubGlobal('addEventListener', (name: string, hear: Heard) => void (heard[name] = hear));
    vi.doMock('../../../../src/adapters/worker/persistedFiles.ts', () => ({
      persistFiles: async () => done.push('kept'),
      dropFormerFiles: async () => done.push('let go'),
      fileResponse: async () => new Response('file'),
      pictures: async () => new Response('picture'),
    }));
    vi.doMock('../../../../src/adapters/worker/persistedShell.ts', () => ({
      shellFor: async () => new Response('shell'),
      restoreShell: async () => done.push('looked for'),
    }));
    await import('../../../../src/adapters/worker/shellWorker.ts');
  });
  afterEach(() => {
    vi.doUnmock('../../../../src/adapters/worker/persistedFiles.ts');
    vi.doUnmock('../../../../src/adapters/worker/persistedShell.ts');
    vi.unstubAllGlobals();
  });

  const live = async (name: string) => {
    const works: Promise<unknown>[] = [];
    heard[name]!({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
    return works.length;
  };
  test('keeps its files before it serves, and waits for no older one', async () => {
    expect(await live('install')).toBe(1);
    expect(done).toEqual(['kept', 'not waited for']);
  });
  test('lets former files go, and serves every tab at once', async () => {
    expect(await live('activate')).toBe(1);
    expect(done).toEqual(['let go', 'claimed']);
  });

  test('F20: looks for what it lost when a page stands', async () => {
    expect(await live('message')).toBe(1);
    expect(done).toEqual(['looked for']);
  });

  const answer = async (address: string, more: object = {}) => {
    let given: Promise<Response> | undefined;
    const request = { url: new URL(address, origin).href, method: 'GET', mode: 'cors', destination: '', ...more };
    const respondWith = (one: Promise<Response>) => {
      // A browser would accept anything as the answer, so the type is checked here.
      expect(one).toBeInstanceOf(Promise);
      given = one;
    };
    heard['fetch']!({ request, respondWith });
    return given === undefined ? null : (await given).text();
  };
  const navigate = { mode: 'navigate' };
  const image = { destination: 'image' };
  test.each<[string, string, object, string | null]>([
    ['a page', '/cart?a=1', navigate, 'shell'],
    ['a page whose name has a dot, and is none of a file', '/service/v1.2345678', navigate, 'shell'],
    ['a page whose name begins later like a call', '/blog/api/notes', navigate, 'shell'],
    ['a file that is opened as a page', '/brochure.pdf', navigate, null],
    ['an answer of the server that is', '/api/v2/orders/1/tickets/download', navigate, null],
    ['a report', '/reports/1', navigate, null],
    ['what browsers look for', '/.well-known/change-password', navigate, null],
    ['a file of the build', '/assets/index-abc.js', {}, 'file'],
    ['a picture of the operator', '/images/court.jpg', image, 'picture'],
    ['a picture that is somebody’s', '/api/v2/pictures/me.jpg', image, null],
    ['a call', '/api/v2/config', {}, null],
    ['what is sent', '/assets/index-abc.js', { method: 'POST' }, null],
    ['what is another site’s', 'https://others.example/assets/a.js', {}, null],
    ['any other file', '/version.json', {}, null],
  ])('%s: %s', async (_, address, more, given) => {
    expect(await answer(address, more)).toBe(given);
  });

  test.each(['installing', 'waiting'])(
    'F10: an update is left to the browser while the next worker is %s: this one may end before its answer comes',
    async (stage) => {
      vi.stubGlobal('registration', { installing: null, waiting: null, [stage]: {} });
      expect(await answer('/?lang=en&v=1700000000', navigate)).toBeNull();
      expect(await answer('/?reset', navigate)).toBeNull();
      // Any other page is answered at once, from what is kept.
      expect(await answer('/cart', navigate)).toBe('shell');
      vi.stubGlobal('registration', { installing: null, waiting: null });
      expect(await answer('/?lang=en&v=1700000000', navigate)).toBe('shell');
    },
  );
});
