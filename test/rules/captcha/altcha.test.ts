import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { captchaLifetime } from '../../../src/contract/forms/captcha.ts';
import { proveByWork } from '../../../src/adapters/captcha/altcha.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

afterEach(() => vi.unstubAllGlobals());

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'other' };

async function serverAsks(counter = 12) {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 20,
    counter,
    deriveKey,
    expiresAt: new Date(Date.now() + captchaLifetime),
    data: { unknown: 'to this portal' },
    ...secrets,
  });
  const fetched = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ status: true, data: challenge, message: null }),
  );
  vi.stubGlobal('fetch', fetched);
  return { challenge, fetched };
}

/** As operators do it: with the same library, from the base64 text alone. */
async function serverSays(token: string) {
  const { challenge, solution } = JSON.parse(atob(token));
  return verifySolution({ challenge, solution, deriveKey, ...secrets });
}

describe('Q4.9.c: the proof of work', () => {
  test('is accepted by the server that asked for it, parameters unknown here included', async () => {
    const { fetched } = await serverAsks();
    const { token } = await proveByWork('login', new AbortController().signal);
    expect(await serverSays(token)).toMatchObject({ verified: true, invalidSignature: false });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is valid for less than the two minutes of its challenge', async () => {
    await serverAsks();
    const { validFor } = await proveByWork('login', new AbortController().signal);
    expect(validFor).toBeGreaterThan(captchaLifetime / 2);
    expect(validFor).toBeLessThan(captchaLifetime);
  });

  test('is small enough for every form', async () => {
    await serverAsks();
    expect((await proveByWork('login', new AbortController().signal)).token.length).toBeLessThan(2_000);
  });

  test('is asked for what it is to open, and ends with the form that wanted it', async () => {
    const { fetched } = await serverAsks(4_000_000_000);
    const form = new AbortController();
    const proof = proveByWork('login', form.signal);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    const [question] = fetched.mock.calls[0] as unknown as [Request];
    expect(new URL(question.url).search).toBe('?action=login');
    form.abort();
    expect(question.signal.aborted).toBe(true);
    await expect(proof).rejects.toThrow(/abort/i);
  });

  test('is not gone on with once the form is left', async () => {
    await serverAsks(4_000_000_000);
    const form = new AbortController();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1_000;
      if (now === 20_000) form.abort();
      return now;
    });
    await expect(proveByWork('login', form.signal)).rejects.toThrow(/abort/i);
    expect(now).toBeLessThan(30_000);
    vi.restoreAllMocks();
  });

  /** Time that passes as it is looked at, a second each time. */
  const passTime = () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    return () => now;
  };

  test('is valid for the rest of its challenge, minus five seconds for a call under way', async () => {
    await serverAsks();
    const passed = passTime();
    const { validFor } = await proveByWork('login', new AbortController().signal);
    expect(validFor).toBe(115_000 - (passed() - 1_000));
    vi.restoreAllMocks();
  });

  test('F35: that is not found in time is expired', async () => {
    await serverAsks(4_000_000_000);
    const passed = passTime();
    await expect(proveByWork('login', new AbortController().signal)).rejects.toMatchObject({ code: 'captchaExpired' });
    expect(passed()).toBeGreaterThan(115_000);
    expect(passed()).toBeLessThan(125_000);
    vi.restoreAllMocks();
  });

  test('is not begun after the machine left while the challenge was loading', async () => {
    const { challenge } = await serverAsks(4_000_000_000);
    const form = new AbortController();
    const answer = Response.json({ status: true, data: challenge, message: null });
    const read = answer.json.bind(answer);
    const readOnceLeft = async () => {
      form.abort();
      return read();
    };
    // What a server of Node's puts in the place of `Response` lets nobody assign to it.
    Object.defineProperty(answer, 'json', { value: readOnceLeft });
    vi.stubGlobal('fetch', async () => answer);
    const passed = passTime();
    await expect(proveByWork('login', form.signal)).rejects.toThrow(/abort/i);
    expect(passed()).toBe(0);
    vi.restoreAllMocks();
  });

  test('says what is wrong where the browser cannot work it out', async () => {
    const { fetched } = await serverAsks();
    vi.stubGlobal('crypto', {});
    await expect(proveByWork('login', new AbortController().signal)).rejects.toMatchObject({
      code: 'captchaImpossible',
    });
    expect(fetched).not.toHaveBeenCalled();
  });
});
