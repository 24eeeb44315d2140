/** The captcha: a proof of work that counts once, for one thing, for two minutes (Q4.9.c). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaLifetime, type CaptchaAction, type CaptchaChallenge } from '../../../src/contract/forms/captcha.ts';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints.ts';
import { payloadOf, proofFor } from '../support/captcha.ts';
import type { Client } from '../support/client.ts';
import { startSandbox, type SandboxUnderTest } from '../support/sandbox.ts';

let sandbox: SandboxUnderTest;
let customer: Client;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  customer = sandbox.signedOut();
});
afterAll(() => sandbox.close());

const email = 'nobody@mail.example';
const phone = { mobile: '0521234567', country_code: '971', email };

/** Every call that wants one, what it is for, and the sentence that its form shows (Q5.4.c). */
const wanted: [EndpointName, CaptchaAction, string, (recaptcha_response: string) => object, slug?: string][] = [
  [
    'requestLoginCode',
    'login',
    'Please verify you are human',
    (recaptcha_response) => ({ email, username: email, recaptcha_response }),
  ],
  [
    'loginByCode',
    'login',
    'Please validate recaptcha',
    (recaptcha_response) => ({ email, otp: '000000', recaptcha_response }),
  ],
  [
    'requestPasswordCode',
    'password',
    'Please confirm you are not a robot',
    (recaptcha_response) => ({ email, username: '+971521234567', recaptcha_response }),
  ],
  [
    'requestRegistrationCode',
    'register',
    'Please verify you are human',
    (recaptcha_response) => ({ ...phone, recaptcha_response }),
  ],
  [
    'submitLead',
    'lead',
    'Please confirm you are not a robot',
    (recaptcha_response) => ({ form_name: 'lead', form_fields: [], recaptcha_response }),
  ],
  [
    'submitSiteForm',
    'form',
    'Please confirm you are not a robot',
    (recaptcha_response) => ({ fields: [], recaptcha_response }),
    'find-us',
  ],
];

const slugOf = async (): Promise<string> => {
  const row = await sandbox.server.database
    .selectFrom('content')
    .select('slug')
    .where('kind', '=', 'form')
    .executeTakeFirstOrThrow();
  return row.slug!;
};

describe.each(wanted)('%s', (name, action, message, body) => {
  const send = async (token: string, headers = {}) =>
    customer.call(name, { body: body(token), params: { slug: await slugOf() }, headers });

  test('R5.4.4–6: is refused without one, in the form’s own words', async () => {
    expect(await send('')).toMatchObject({
      status: 422,
      error: { code: 'captcha', field: 'recaptcha_response', message },
    });
    const { error } = await send('', { 'Accept-Language': 'ar' });
    expect(error.message).toMatch(/^[\u0600-\u06ff\s]+$/);
  });

  test('takes a proof once, and only one for this', async () => {
    const other: CaptchaAction = action === 'lead' ? 'form' : 'lead';
    expect((await send(await proofFor(customer, other))).error.code).toBe('captchaInvalid');
    const proof = await proofFor(customer, action);
    expect((await send(proof)).error?.field ?? null).not.toBe('recaptcha_response');
    expect(await send(proof)).toMatchObject({ status: 422, error: { code: 'captchaInvalid', message } });
  });
});

test('is wanted nowhere else', () => {
  const asking = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { body } = endpoints[name] as { body?: { entries?: object } };
    return body?.entries !== undefined && 'recaptcha_response' in body.entries;
  });
  expect(asking.toSorted()).toEqual(wanted.map(([name]) => name).toSorted());
});

describe('a proof', () => {
  const challenge = async (action: CaptchaAction = 'login'): Promise<CaptchaChallenge> =>
    (await customer.get('captchaChallenge', { query: { action } })).data;
  let sent = 0;
  /** Each for another address: the limit of codes is tested elsewhere. */
  const send = (recaptcha_response: string) => {
    sent += 1;
    const address = `nobody${sent}@mail.example`;
    return customer.call('requestLoginCode', { body: { email: address, username: address, recaptcha_response } });
  };
  const codeOf = async (recaptcha_response: string) => (await send(recaptcha_response)).error?.code ?? null;

  test('needs an action that there is', async () => {
    for (const query of [{}, { action: 'everything' }]) {
      expect(await customer.call('captchaChallenge', { query })).toMatchObject({
        status: 422,
        error: { field: 'action' },
      });
    }
  });

  test('says nothing that the next one says again', async () => {
    const [first, second] = [await challenge(), await challenge()];
    expect(first.signature).not.toBe(second.signature);
    expect(first.parameters.nonce).not.toBe(second.parameters.nonce);
  });

  test.each([
    ['rubbish', async () => 'rubbish'],
    ['base64 of rubbish', async () => btoa('rubbish')],
    ['an empty object', async () => btoa('{}')],
    ['null', async () => btoa('null')],
    ['a list', async () => btoa('[]')],
    ['nesting without end', async () => btoa('['.repeat(1000))],
    ['the test token, unless the operator lets it pass', async () => 'sandbox-human'],
    [
      'a challenge that nobody worked on',
      async () => btoa(JSON.stringify({ challenge: await challenge(), solution: { counter: 0, derivedKey: '00' } })),
    ],
    [
      'a challenge made easier',
      async () => {
        const given = await challenge();
        return payloadOf({ ...given, parameters: { ...given.parameters, keyPrefix: '00', cost: 1 } });
      },
    ],
    [
      'a challenge that was given another purpose',
      async () => {
        const given = await challenge('lead');
        const data = { ...(given.parameters['data'] as object), action: 'login' };
        return payloadOf({ ...given, parameters: { ...given.parameters, data } });
      },
    ],
    [
      'a challenge that was given more time',
      async () => {
        const given = await challenge();
        return payloadOf({ ...given, parameters: { ...given.parameters, expiresAt: 4_102_444_800 } });
      },
    ],
    [
      'a challenge with a signature from elsewhere',
      async () => {
        const [given, other] = [await challenge(), await challenge()];
        return payloadOf({ ...given, signature: other.signature });
      },
    ],
    [
      'a challenge without a signature',
      async () => {
        const { parameters } = await challenge();
        return payloadOf({ parameters, signature: '' });
      },
    ],
  ])('is not %s', async (_, token) => expect(await codeOf(await token())).toBe('captchaInvalid'));

  test('the same proof, written differently, is the same proof', async () => {
    const token = await proofFor(customer, 'login');
    const rewritten = btoa(` ${atob(token)} `);
    expect(await codeOf(token)).toBeNull();
    expect(await codeOf(rewritten)).toBe('captchaInvalid');
  });

  describe('for two minutes', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('of the sandbox’s clock', async () => {
      const [early, late] = [await proofFor(customer, 'login'), await proofFor(customer, 'login')];
      await sandbox.advance(119 / 60);
      expect(await codeOf(early)).toBeNull();
      await sandbox.advance(1 / 60);
      expect(await codeOf(late)).toBe('captchaExpired');
    });

    test('of the machine’s clock, which a stopped sandbox clock does not stop', async () => {
      const proof = await proofFor(customer, 'login');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + captchaLifetime + 1_000 });
      expect(await codeOf(proof)).toBe('captchaExpired');
    });
  });
});

describe('the operator', () => {
  const send = (recaptcha_response: string) =>
    customer.call('requestPasswordCode', {
      body: { email: 'someone@mail.example', username: '+971521234567', recaptcha_response },
    });
  const configure = (site: object) => sandbox.control('POST', '/config', { site });
  const token = async (key: string, headers = {}) =>
    fetch(`${sandbox.url}/recaptcha/token?k=${key}`, { method: 'POST', headers });

  test('may accept a fixed token for tests; the switch is on the operator’s page of the site', async () => {
    const page = async () => (await fetch(`${sandbox.url}/operator/site`)).text();
    const switched = (testToken: string) =>
      fetch(`${sandbox.url}/operator/site`, {
        method: 'POST',
        headers: { Origin: sandbox.url },
        body: new URLSearchParams({ part: 'captcha', ...(testToken ? { testToken } : {}) }),
      });
    expect(await page()).toMatch(/name="testToken" value="1"\s*\/>/);
    expect((await send('sandbox-human')).status).toBe(422);
    await switched('1');
    expect(await page()).toMatch(/name="testToken" value="1"\s+checked/);
    expect((await send('sandbox-human')).status).toBe(200);
    await switched('');
    expect((await send('sandbox-human')).status).toBe(422);
  });

  test('may use reCAPTCHA instead: then only its tokens count, once and for two minutes', async () => {
    const own = await proofFor(customer, 'password');
    expect((await token('any')).status).toBe(400);
    await configure({ recaptcha_site_key: 'site-key-1' });
    expect((await customer.get('config')).data.recaptcha_site_key).toBe('site-key-1');
    expect(await customer.call('captchaChallenge', { query: { action: 'password' } })).toMatchObject({ status: 404 });
    await sandbox.advance(1);
    expect((await send(own)).error.code).toBe('captchaInvalid');

    expect((await token('another-key')).status).toBe(400);
    const given = await token('site-key-1', { Origin: sandbox.portalOrigin });
    expect(given.headers.get('Access-Control-Allow-Origin')).toBe(sandbox.portalOrigin);
    expect(
      (await token('site-key-1', { Origin: 'http://evil.example' })).headers.has('Access-Control-Allow-Origin'),
    ).toBe(false);
    const ticked = ((await given.json()) as { token: string }).token;
    expect((await send(ticked)).status).toBe(200);
    expect((await send(ticked)).error.code).toBe('captchaInvalid');

    const ofOldKey = ((await (await token('site-key-1')).json()) as { token: string }).token;
    await configure({ recaptcha_site_key: 'site-key-2' });
    expect((await send(ofOldKey)).error.code).toBe('captchaInvalid');
    const slow = ((await (await token('site-key-2')).json()) as { token: string }).token;
    await sandbox.advance(2);
    expect((await send(slow)).error.code).toBe('captchaInvalid');
    await configure({ recaptcha_site_key: null });
    expect((await send(await proofFor(customer, 'password'))).status).toBe(200);
  });
});
