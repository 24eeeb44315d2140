/** What the ways in send, and what they leave behind. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor, type AnyEventObject } from 'xstate';
import type { LoginInput } from '../../../machines/login/loginContext.ts';
import * as readArrival from '../../../machines/login/arrivalSelectors.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { persistProof, takeProof } from '../../../src/adapters/http/captchaProof.ts';
import { currentToken, persistedToken, leaveGuest } from '../../../src/adapters/storage/login/credentials.ts';
import { provideLogin } from '../../../src/adapters/actors/login/loginActors.ts';
import * as leaving from '../../../src/adapters/address/leaveForProvider.ts';
import * as trip from '../../../src/adapters/address/providerRedirect.ts';
import { loginInputs, typedEmail, typedGuest, typedPassword } from './login.model.ts';
import { customer, guest } from '../session/session.model.ts';
import { codeOf } from '../confirmByCode/confirmByCode.model.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

interface Sent {
  path: string;
  body: unknown;
}
let sent: Sent[] = [];
type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

/** Answers by path, one after the other; the last one stays. */
function serve(answers: Record<string, Answer | Answer[]>): void {
  const queues = new Map(Object.entries(answers).map(([path, answer]) => [path, [answer].flat()]));
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v2/', '');
    const text = await request.text();
    sent.push({ path, body: text === '' ? null : JSON.parse(text) });
    const queue = queues.get(path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === undefined) throw new Error(`nobody answers ${path}`);
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
}
const ok = (data: unknown, message: string | null = null): Answer => ({ body: { status: true, data, message } });
const no = (status: number, code: string, message: string | null, headers = {}): Answer => ({
  status,
  headers,
  body: { status: false, data: null, code, message },
});
const inAs = (user: object) => ok({ ...user, token: 'secret-token' });

/** Records the pages that would be opened; the address bar shows the document's. */
const visited: string[] = [];
const site = 'http://localhost:3000';
const show = (address: string) => void Object.assign(document, { location: new URL(address, site) });
function standAt(path: string): void {
  show(path);
  vi.stubGlobal(
    'location',
    Object.assign(new URL(path, site), { assign: (address: string) => void visited.push(address) }),
  );
}

beforeEach(() => {
  sent = [];
  visited.length = 0;
  stubPage();
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, _title: string, address: string) => show(address),
  });
  standAt('/login');
});
afterEach(() => {
  leaveGuest();
  takeProof('login');
  vi.unstubAllGlobals();
});

function start(input: LoginInput = loginInputs.password) {
  const login = createActor(provideLogin(), { input });
  const told: AnyEventObject[] = [];
  login.on('*', (event) => told.push(event));
  login.start();
  const settled = () => waitFor(login, (snapshot) => !read.isBusy(snapshot));
  return { login, told, settled, snapshot: () => login.getSnapshot() };
}

describe('by password (R7.4.1, R4.9.2)', () => {
  test.each([
    [401, 'wrongPassword', 'Not right'],
    [403, 'notApproved', 'Your partner account is waiting for approval'],
    [429, 'locked', 'Too many attempts'],
    [422, 'wrong', null],
    [500, 'broken', 'The server fell over'],
  ])('%i %s can be tried again (R8.1.6, R4.1.9, Q7.4.d)', async (status, code, message) => {
    serve({ 'auth/login': no(status, code, message) });
    const { login, told, settled, snapshot } = start();
    login.send({ type: 'password.submit', ...typedPassword });
    await settled();
    expect(snapshot().matches({ password: 'filling' })).toBe(true);
    expect(read.problem(snapshot())?.message).toBe(message);
    expect(told).toMatchObject([{ type: 'login.refused', problem: { message } }]);
    expect(currentToken()).toBeNull();
  });

  test('closing the dialog during the call does not log in', async () => {
    serve({ 'auth/login': inAs(customer) });
    const { login } = start();
    login.send({ type: 'password.submit', ...typedPassword });
    login.stop();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(persistedToken.read()).toBeNull();
  });

  test('a guest’s token has no place on the disk (R7.4.11, R4.1.4)', async () => {
    serve({ 'auth/guest-login': inAs(guest) });
    const { login, snapshot } = start();
    login.send({ type: 'guest.choose' });
    login.send({ type: 'guest.submit', ...typedGuest });
    await waitFor(login, ({ status }) => status === 'done');
    expect([snapshot().output?.user.is_anonymous, currentToken(), Object.keys(localStorage)]).toEqual([
      true,
      'secret-token',
      [],
    ]);
  });
});

describe('by e-mailed code (R4.9.1, R7.4.2, R7.4.3)', () => {
  const ask = async (answers: Record<string, Answer | Answer[]>) => {
    serve(answers);
    persistProof('login', 'proof-1');
    const started = start(loginInputs.email);
    started.login.send({ type: 'email.submit', ...typedEmail });
    const code = () => codeOf(started.snapshot());
    await waitFor(code()!, (snapshot) => !snapshot.hasTag('busy'));
    return { ...started, code };
  };
  const enter = (code: ReturnType<Awaited<ReturnType<typeof ask>>['code']>) =>
    code!.send({ type: 'code.submit', code: '482913', captcha: 'verified' });

  test('address and proof are sent, and the code with a proof of its own', async () => {
    const { login, code, snapshot } = await ask({
      'auth/login/otp-generate': ok(null, 'Sent'),
      'auth/login/otp-login': inAs(customer),
    });
    persistProof('login', 'proof-2');
    enter(code());
    await waitFor(login, ({ status }) => status === 'done');
    const email = 'layla@haddad.example';
    expect(sent).toEqual([
      { path: 'auth/login/otp-generate', body: { email, recaptcha_response: 'proof-1', username: email } },
      { path: 'auth/login/otp-login', body: { otp: '482913', email, recaptcha_response: 'proof-2' } },
    ]);
    expect([snapshot().output?.user.id, persistedToken.read()]).toEqual([customer.id, 'secret-token']);
  });

  test('no proof is sent twice (Q4.9.c)', async () => {
    const { code } = await ask({
      'auth/login/otp-generate': ok(null),
      'auth/login/otp-login': no(422, 'invalidOtp', 'Invalid OTP'),
    });
    persistProof('login', 'proof-2');
    for (let tries = 0; tries < 2; tries += 1) {
      enter(code());
      await waitFor(code()!, (snapshot) => !snapshot.hasTag('busy'));
    }
    const proofs = sent.map(({ body }) => (body as { recaptcha_response: string }).recaptcha_response);
    expect(proofs).toEqual(['proof-1', 'proof-2', '']);
  });

  test('the pause outlives a reload: the code that was sent is still the one to enter (T15)', async () => {
    const first = await ask({ 'auth/login/otp-generate': ok(null) });
    first.login.stop();
    const { code } = await ask({ 'auth/login/otp-generate': ok(null) });
    const snapshot = code()!.getSnapshot();
    expect(sent).toHaveLength(1);
    expect(snapshot.matches({ open: { entry: 'filling', renewal: 'cooling' } })).toBe(true);
    expect(snapshot.context.sent!.resendAt - snapshot.context.sent!.at).toBeGreaterThan(55_000);
    expect(sessionStorage.getItem('codes')).not.toMatch(/layla|haddad/);
  });

  test('where the server wants timeoutMs, its own pause is kept', async () => {
    const { code } = await ask({
      'auth/login/otp-generate': no(429, 'codeTooSoon', 'Please wait 42 seconds', { 'Retry-After': '42' }),
    });
    const { sent: kept } = code()!.getSnapshot().context;
    expect([kept!.resendAt - kept!.at, kept!.isNew, kept!.said]).toEqual([42_000, false, 'Please wait 42 seconds']);
  });

  test('a refused address leads back to the form, with the server’s message', async () => {
    const { snapshot, code } = await ask({
      'auth/login/otp-generate': no(422, 'captcha', 'Please verify you are human'),
    });
    expect([code(), read.problem(snapshot())?.message]).toEqual([undefined, 'Please verify you are human']);
    expect(snapshot().matches({ email: 'filling' })).toBe(true);
  });
});

describe('by the identity provider (R1.6.3, R7.4.5)', () => {
  const idp = 'http://localhost:4410/idp';

  /** The token, taken out of the address. */
  const arrived = () => trip.waitingArrival(false);
  /** This tab set out to the provider, which led back to that address. */
  const comeBackTo = (address: string) => {
    leaving.beginRedirect();
    standAt(address);
    trip.takeArrival();
  };

  test('its page is visited, and the way back remembered', async () => {
    standAt('/login?nextUrl=%2Fservice%2F3%3Fdate%3D2026-11-20');
    serve({ 'auth/login-pass': ok({ url: `${idp}/authorize?return=x` }) });
    const { login, snapshot } = start();
    login.send({ type: 'provider.choose' });
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    expect([visited, leaving.returnTarget()]).toEqual([[`${idp}/authorize?return=x`], '/service/3?date=2026-11-20']);
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(snapshot().matches({ password: 'filling' })).toBe(true);
  });

  test('T04: each journey has a state of its own, which its return has to bring, and which no snapshot knows', async () => {
    serve({ 'auth/login-pass/state': ok({ url: `${idp}/authorize?return=x` }) });
    const states: string[] = [];
    for (const journey of [1, 2]) {
      standAt('/login');
      const { login } = start();
      login.send({ type: 'provider.choose', bindsReturn: true });
      await vi.waitFor(() => expect(visited).toHaveLength(journey));
      const { state } = sent.at(-1)!.body as { state: string };
      expect(sent.at(-1)!.path).toBe('auth/login-pass/state');
      expect(JSON.stringify(login.getPersistedSnapshot())).not.toContain(state);
      states.push(state);
      standAt(`/login?loginToken=one-time&state=${journey === 1 ? state : states[0]}`);
      trip.takeArrival();
      expect(arrived()?.isAwaited).toBe(journey === 1);
      expect(document.location.search).toBe('');
    }
    expect(new Set(states).size).toBe(2);
    expect(states.every((state) => state.length >= 32)).toBe(true);
  });

  test.each(['http://evil.example/', 'ftp://idp.example/', 'https://user:pass@idp.example/'])(
    '%s is no page to send anybody to',
    async (url) => {
      serve({ 'auth/login-pass': ok({ url }) });
      const { login, settled, snapshot } = start();
      login.send({ type: 'provider.choose' });
      await settled();
      expect([visited, read.problem(snapshot())?.code]).toEqual([[], 'unsafeProvider']);
    },
  );

  test('the token leaves the address before anything reads it, and is exchanged once (R2.4.10, R4.9.3, T03)', async () => {
    comeBackTo('/login?loginToken=one-time&nextUrl=%2Fcart&lang=ar');
    expect(document.location.href).not.toContain('one-time');
    expect(document.location.search).toBe('?nextUrl=%2Fcart&lang=ar');
    serve({ 'auth/login-uae-pass': inAs({ ...customer, email: 'layla@haddad.example' }) });
    const { login } = start({ ...loginInputs['a token'], arrival: arrived() });
    await waitFor(login, ({ status }) => status === 'done');
    expect(sent).toEqual([{ path: 'auth/login-uae-pass', body: { token: 'one-time' } }]);
    expect([login.getSnapshot().output?.user.id, persistedToken.read(), trip.waitingArrival(false)]).toEqual([
      customer.id,
      'secret-token',
      null,
    ]);
  });

  test.each([
    ['usernameMissing', { email: null, preferred_username: ' ' }],
    ['mobileMissing', { email: 'layla@haddad.example', mobile: null }],
  ])('R8.4.3, R8.4.4, Q8.4.c: %s does not log in', async (code, details) => {
    comeBackTo('/login?loginToken=one-time');
    serve({ 'auth/login-uae-pass': inAs({ ...customer, ...details }) });
    const { settled, snapshot } = start({ ...loginInputs['a token'], arrival: arrived() });
    await settled();
    expect([read.problem(snapshot()), currentToken()]).toEqual([{ code, message: null }, null]);
  });

  test('R3.2.3: preferred_username is as good as an address', async () => {
    comeBackTo('/login?loginToken=one-time');
    serve({ 'auth/login-uae-pass': inAs({ ...customer, email: null, preferred_username: 'layla@idp.example' }) });
    const { login } = start({ ...loginInputs['a token'], arrival: arrived() });
    await waitFor(login, ({ status }) => status === 'done');
    expect(persistedToken.read()).toBe('secret-token');
  });

  test.each([
    [`${idp}/logout?return=/`, [`${idp}/logout?return=/`], '/?lang=en'],
    [`${idp}/logout?return=/login`, [`${idp}/logout?return=/login`], '/login'],
    ['https://evil.example/logout', [], '/'],
  ])('R4.9.4: logout at %s', async (logoutUrl, expected, back) => {
    comeBackTo(`/login?nextUrl=%2Fcart&loginToken=one-time&logoutUrl=${encodeURIComponent(logoutUrl)}`);
    standAt('/login?nextUrl=%2Fcart');
    serve({
      'auth/login-uae-pass': inAs({ ...customer, email: 'layla@haddad.example' }),
      'auth/login-pass': ok({ url: `${idp}/authorize` }),
    });
    const { login } = start({ ...loginInputs['a token'], arrival: arrived() });
    await vi.waitFor(() => expect(login.getSnapshot().status === 'done' || visited.length > 0).toBe(true));
    expect([visited, persistedToken.read()]).toEqual([expected, 'secret-token']);
    // The provider leads back to the front page; from there it goes on.
    standAt(back);
    trip.resumeRedirect();
    expect(document.location.pathname).toBe(expected.length > 0 ? '/cart' : '/');
    // Who never left again is led on by the login page itself.
    expect(leaving.returnTarget()).toBe(expected.length > 0 ? null : '/');
  });

  test('a trip that was given up leads nowhere by itself, and is forgotten after a while', () => {
    standAt('/events?page=2');
    leaving.beginRedirect();
    standAt('/');
    trip.resumeRedirect();
    expect([document.location.pathname, leaving.returnTarget()]).toEqual(['/', '/events?page=2']);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    expect(leaving.returnTarget()).toBeNull();
    vi.useRealTimers();
  });

  describe('T04: a link that this tab did not ask for', () => {
    const answers = {
      'auth/login-uae-pass': inAs({ ...customer, name: 'Fatima Said', email: 'fatima@said.example' }),
      'auth/logout': ok(null),
    };
    async function follow() {
      standAt('/login?loginToken=one-time');
      trip.takeArrival();
      serve(answers);
      const started = start({ ...loginInputs['a token'], arrival: arrived() });
      const arrival = read.arrival(started.snapshot())!;
      await waitFor(arrival, (snapshot) => readArrival.introduced(snapshot) !== null);
      return { ...started, arrival };
    }
    const storage = () => JSON.stringify([localStorage, sessionStorage]);

    test('is exchanged, and nothing of it is persisted before the customer confirms it', async () => {
      const { login, arrival, told, snapshot } = await follow();
      expect([currentToken(), told, readArrival.introduced(arrival.getSnapshot())?.name]).toEqual([
        null,
        [],
        'F••• S•••',
      ]);
      expect(storage()).not.toContain('secret-token');
      expect(JSON.stringify(login.getPersistedSnapshot())).not.toMatch(/secret-token|Fatima/);
      arrival.send({ type: 'arrival.accept' });
      await waitFor(login, ({ status }) => status === 'done');
      expect([persistedToken.read(), snapshot().output?.user.name]).toEqual(['secret-token', 'Fatima Said']);
    });

    test('that names another customer leaves nobody logged in, here or on the server', async () => {
      const bearers: (string | null)[] = [];
      const { arrival, settled, snapshot } = await follow();
      const asked = globalThis.fetch;
      vi.stubGlobal('fetch', (request: Request) => {
        bearers.push(request.headers.get('Authorization'));
        return asked(request);
      });
      arrival.send({ type: 'arrival.refuse' });
      await settled();
      expect([sent.at(-1)?.path, bearers]).toEqual(['auth/logout', ['Bearer secret-token']]);
      expect([snapshot().value, currentToken()]).toEqual([{ password: 'filling' }, null]);
      expect(storage()).not.toContain('secret-token');
    });

    test('comes after one that it did ask for: a trip is good for one arrival', () => {
      leaving.beginRedirect();
      standAt('/login?loginToken=own');
      trip.takeArrival();
      expect(arrived()?.isAwaited).toBe(true);
      standAt('/login?loginToken=somebody-else');
      trip.takeArrival();
      expect(arrived()?.isAwaited).toBe(false);
    });
  });

  test('a customer who is logged in stays logged in: a link’s token is dropped (R2.4.12, T04)', () => {
    standAt('/login?loginToken=somebody-else');
    trip.takeArrival();
    expect([trip.waitingArrival(true), trip.takeLoginToken(), trip.waitingArrival(false)]).toEqual([null, null, null]);
  });

  test('a token in the address of another page is ignored', () => {
    standAt('/cart?loginToken=one-time');
    trip.takeArrival();
    expect([trip.waitingArrival(false), document.location.search]).toEqual([null, '?loginToken=one-time']);
  });
});
