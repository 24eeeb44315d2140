/** The identity provider's page: its personas, where it sends them, what it remembers (R1.6.3, R4.9.3–4, Q4.9.a, R8.4.3–4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePaths } from '../rules/session/hostilePaths.ts';
import { portalOrigin, sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

const login = `${portalOrigin}/login`;
const authorize = (returnTo: string, rest = '') => `/idp/authorize?return=${encodeURIComponent(returnTo)}${rest}`;
const choose = async (persona: string, returnTo = login): Promise<URL> => {
  const back = await open.send(authorize(returnTo, '&state=abc'), { persona });
  expect(back.status).toBe(303);
  return new URL(back.headers.get('Location')!);
};
const exchange = (token: string | null) => open.ask('auth/login-uae-pass', { method: 'POST', body: { token } });

test('R7.4.5: login-pass answers where to go', async () => {
  const { url } = (await open.ask('auth/login-pass', { method: 'POST' })).body.data;
  expect(url).toBe(`${open.sandbox.url}${authorize(login)}`);
});

test('T04: what the portal wants to get back goes along to the provider, and comes back', async () => {
  const state = '0123456789abcdef';
  const { url } = (await open.ask('auth/login-pass/state', { method: 'POST', body: { state } })).body.data;
  expect(url).toBe(`${open.sandbox.url}${authorize(login, `&state=${state}`)}`);
});

test('login-pass is refused while the operator does not offer it', async () => {
  const switched = (enable_uae_pass: 0 | 1) =>
    open.page('/__sandbox/config', { method: 'POST', body: JSON.stringify({ site: { enable_uae_pass } }) });
  await switched(0);
  const off = { status: 403, body: { code: 'providerOff' } };
  expect(await open.ask('auth/login-pass', { method: 'POST' })).toMatchObject(off);
  const bound = { method: 'POST', body: { state: '0123456789abcdef' } } as const;
  expect(await open.ask('auth/login-pass/state', bound)).toMatchObject(off);
  await switched(1);
});

describe('people', () => {
  test('R7.4.4: hands out a token that works once; the person is known again', async () => {
    const back = await choose('citizen');
    expect(`${back.origin}${back.pathname}`).toBe(login);
    expect(back.searchParams.get('state')).toBe('abc');
    const token = back.searchParams.get('loginToken');
    const first = await exchange(token);
    expect(first.body.data).toMatchObject({ first_name: 'Fatima', mobile: '+971501230001', country_id: 784 });
    expect(await exchange(token)).toMatchObject({ status: 422, body: { code: 'invalidToken', field: 'token' } });
    const again = await exchange((await choose('citizen')).searchParams.get('loginToken'));
    expect(again.body.data.id).toBe(first.body.data.id);
  });

  test.each([
    ['resident', { mobile: '+971551230002', email: 'arjun.nair@mail.example', country_id: 356 }],
    ['visitor', { mobile: '+33612345678', email: 'claire.dubois@mail.example' }],
    ['no-mobile', { mobile: null, email: 'saeed.alameri@mail.example' }],
    ['no-email', { mobile: '+971561230005', email: null, preferred_username: 'noura.alshamsi@id.example' }],
    ['no-username', { mobile: '+971541230006', email: null, preferred_username: null }],
  ])('R3.2.3, R8.4.3–4: knows the %s', async (persona, person) => {
    const token = (await choose(persona)).searchParams.get('loginToken');
    expect((await exchange(token)).body.data).toMatchObject(person);
  });

  test.each([
    ['citizen', ['784199112345675']],
    ['visitor', []],
  ])('the profile of the %s has the identity documents that the provider gave', async (persona, numbers) => {
    const { token } = (await exchange((await choose(persona)).searchParams.get('loginToken'))).body.data;
    const { documents } = (await open.ask('profile', { token })).body.data;
    expect(documents.map(({ id_proof_number }: { id_proof_number: string }) => id_proof_number)).toEqual(numbers);
  });

  test('two tokens of one new person at once make one customer', async () => {
    const tokens = await Promise.all([choose('resident'), choose('resident'), choose('resident')]);
    const logins = await Promise.all(tokens.map((back) => exchange(back.searchParams.get('loginToken'))));
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(logins.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test('lets tokens run out', async () => {
    expect((await exchange((await choose('expired')).searchParams.get('loginToken'))).status).toBe(422);
  });

  test.each(['cancel', 'nobody', ''])(
    'who chooses %j comes back with an error and without a token',
    async (persona) => {
      const back = await choose(persona);
      expect([...back.searchParams.keys()].sort()).toEqual(['error', 'state']);
      expect(back.searchParams.get('error')).toBe('access_denied');
      expect(back.href.startsWith(login)).toBe(true);
    },
  );
});

describe('the provider’s own session (R4.9.4, Q4.9.a)', () => {
  const visit = (path: string, cookie = '') => open.page(path, { headers: { Cookie: cookie } });
  const remembers = async (cookie: string) =>
    (await (await visit(authorize(login), cookie)).text()).includes('Go on as');

  test('is ended by the logout address, which returns; a stolen cookie is worth nothing afterwards', async () => {
    const chosen = await open.send(authorize(`${login}?nextUrl=%2Fcart%3Flang%3Dar`), { persona: 'citizen' });
    const set = chosen.headers.get('Set-Cookie')!;
    expect(set).toMatch(/; Path=\/idp; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';')[0]!;
    expect(await remembers('')).toBe(false);
    expect(await remembers(cookie)).toBe(true);

    const logout = new URL(new URL(chosen.headers.get('Location')!).searchParams.get('logoutUrl')!);
    expect(logout.origin).toBe(open.sandbox.url);
    const left = await visit(logout.pathname + logout.search, cookie);
    expect([left.status, left.headers.get('Location')]).toEqual([303, `${portalOrigin}/cart?lang=ar`]);
    expect(left.headers.get('Set-Cookie')).toMatch(/provider_session=; Max-Age=0/);
    expect(await remembers(cookie)).toBe(false);
  });

  test('a login that leads nowhere in particular returns to the first page', async () => {
    const logout = new URL((await choose('citizen')).searchParams.get('logoutUrl')!);
    expect(logout.searchParams.get('return')).toBe(`${portalOrigin}/`);
  });

  test('is kept as a hash and runs out', async () => {
    const { database, clock } = await open.sandbox.ready;
    const chosen = await open.send(authorize(login), { persona: 'citizen' });
    const cookie = chosen.headers.get('Set-Cookie')!.split(';')[0]!;
    const rows = await database.selectFrom('provider_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    const before = clock.setting();
    await clock.set({ offset: 0, frozenAt: clock.instant().add({ hours: 1 }).toString() });
    expect(await remembers(cookie)).toBe(false);
    await clock.set(before);
  });
});

describe('never sends to another site, on login and logout (Q4.9.b)', () => {
  /** The same in full, and what only a parser would take for the portal's own. */
  const elsewhere = [
    ...hostilePaths.filter((path) => {
      const url = URL.parse(path, portalOrigin);
      return url === null || url.origin !== portalOrigin || /^\/[/\\]/.test(url.pathname);
    }),
    `${portalOrigin}.evil.example/login`,
    `${portalOrigin}@evil.example/login`,
    `http://somebody@portal.test:5173/login`,
    `http://somebody:secret@portal.test:5173/login`,
    'http://portal.test/login',
    'http://portal.test:5174/login',
    'https://portal.test:5173/login',
    'http://portal.test.:5173/login',
    'http://xn--prtal-uqa.test:5173/login',
    'http://sub.portal.test:5173/login',
    `blob:${portalOrigin}/login`,
    `filesystem:${portalOrigin}/temporary/login`,
    `view-source:${portalOrigin}/login`,
    `${portalOrigin}//evil.example`,
    `${portalOrigin}/\\evil.example`,
    `${portalOrigin}/login${'x'.repeat(2_048)}`,
  ];

  test('there are enough attempts', () => expect(elsewhere.length).toBeGreaterThanOrEqual(80));

  test.each(elsewhere.filter((address) => address !== ''))('%j', async (address) => {
    const query = new URLSearchParams({ return: address }).toString();
    for (const answer of [
      await open.page(`/idp/authorize?${query}`),
      await open.send(`/idp/authorize?${query}`, { persona: 'citizen' }),
      await open.send(`/idp/authorize?${query}`, { persona: 'cancel' }),
      await open.page(`/idp/logout?${query}`),
    ]) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
    }
  });

  test.each(['/', '/profile/user', '/events?x=/login', '/login/', '/LOGIN'])(
    'a token goes to the login page alone, not to %s',
    async (path) => {
      expect((await open.page(authorize(`${portalOrigin}${path}`))).status).toBe(400);
      expect((await open.send(authorize(`${portalOrigin}${path}`), { persona: 'citizen' })).status).toBe(400);
    },
  );

  // One of them is longer than any address may be: the provider refuses it unread.
  test.each(hostilePaths.filter(({ length }) => length < 2_000))(
    'the logout address never carries nextUrl %j off the portal',
    async (nextUrl) => {
      const back = await choose('citizen', `${login}?${new URLSearchParams({ nextUrl })}`);
      expect(back.origin + back.pathname).toBe(login);
      const logout = new URL(back.searchParams.get('logoutUrl')!);
      expect(logout.origin).toBe(open.sandbox.url);
      const left = await open.page(logout.pathname + logout.search);
      expect(new URL(left.headers.get('Location')!).origin).toBe(portalOrigin);
    },
  );

  test('the Host header does not decide where it leads', async () => {
    const response = await open.sandbox.app.request(`http://evil.example${authorize(login)}`, {
      method: 'POST',
      headers: { Origin: 'http://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ persona: 'citizen' }),
    });
    const logout = new URL(response.headers.get('Location')!).searchParams.get('logoutUrl')!;
    expect(new URL(logout).origin).toBe(open.sandbox.url);
  });

  test('a form of another site chooses no persona', async () => {
    const foreign = await open.page(authorize(login), {
      method: 'POST',
      headers: { Origin: 'http://evil.example' },
      body: new URLSearchParams({ persona: 'citizen' }),
    });
    expect([foreign.status, foreign.headers.get('Set-Cookie')]).toEqual([400, null]);
  });
});
