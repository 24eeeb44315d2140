/**
 * Scripts, sheets and pictures of a page: the names under which its policy allows them, and failures to load them (T08,
 * F01).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPicture } from '../../../../src/adapters/http/loadPicture.ts';
import { reachPortal } from '../../../../src/adapters/http/reachPortal.ts';
import { reloadWhenReachable } from '../../../../src/adapters/http/reloadWhenReachable.ts';
import { correctTime, nowAtVenue, onCorrection, serverNow } from '../../../../src/adapters/http/serverTime.ts';
import { persistProof, takeProof } from '../../../../src/adapters/http/captchaProof.ts';
import { captchaKey, chooseCaptcha } from '../../../../src/adapters/captcha/captchaKey.ts';

interface Element {
  type: string;
  text: string;
  src: string;
  async: boolean;
}
const appended: Element[] = [];
const policies: { name: string; asked: string[] }[] = [];

beforeEach(() => {
  vi.resetModules();
  appended.length = 0;
  policies.length = 0;
  const createElement = (kind: string): Element => {
    expect(kind).toBe('script');
    return { type: '', text: '', src: '', async: false };
  };
  vi.stubGlobal('document', { createElement, head: { append: (one: Element) => void appended.push(one) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A browser that takes scripts from named makers alone. */
function isStrict(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string>) => {
      const policy = { name, asked: [] as string[] };
      policies.push(policy);
      const made = (rule: string) => (text: string) => {
        policy.asked.push(text);
        return `made: ${rules[rule]!(text)}`;
      };
      return { createScriptURL: made('createScriptURL'), createScript: made('createScript') };
    },
  });
}

describe('a third-party script', () => {
  const add = async (policy: string, address: string) =>
    (await import('../../../../src/adapters/scripts/foreignScript.ts')).addScript(policy, address);
  test('comes beside the page, by the name that its policy knows, which is made once', async () => {
    isStrict();
    await add('widget', 'https://chat.example/a.js');
    await add('widget', 'https://chat.example/b.js');
    await add('recaptcha-loader', 'https://www.google.com/c.js');
    expect(appended.map(({ src, async }) => [src, async])).toEqual([
      ['made: https://chat.example/a.js', true],
      ['made: https://chat.example/b.js', true],
      ['made: https://www.google.com/c.js', true],
    ]);
    expect(policies.map(({ name, asked }) => [name, asked.length])).toEqual([
      ['widget', 2],
      ['recaptcha-loader', 1],
    ]);
  });
  test('comes as it is where the browser asks for no name', async () => {
    await add('widget', 'https://chat.example/a.js');
    expect(appended.map(({ src }) => src)).toEqual(['https://chat.example/a.js']);
  });
});

describe('data for search engines', () => {
  const script = async (data: unknown) =>
    (await import('../../../../src/adapters/scripts/dataScript.ts')).dataScript('application/ld+json', data);
  test('runs nowhere, and ends none of our scripts', async () => {
    isStrict();
    const data = { name: '</script><script>alert(1)</script>' };
    const first = await script(data);
    await script(data);
    expect([first.type, first.text]).toEqual([
      'application/ld+json',
      String.raw`made: {"name":"\u003c/script>\u003cscript>alert(1)\u003c/script>"}`,
    ]);
    expect(policies.map(({ name }) => name)).toEqual(['structured-data']);
  });
  test('comes as it is where the browser asks for no name', async () => {
    expect((await script({ a: 1 })).text).toBe('{"a":1}');
  });
});

describe('tag managers (R4.2.5, T08)', () => {
  const add = async (config: object) =>
    (await import('../../../../src/adapters/scripts/tagManager.ts')).addTagManagers(config as never);
  const layer = () => (globalThis as { dataLayer?: object[] }).dataLayer ?? [];
  afterEach(() => Reflect.deleteProperty(globalThis, 'dataLayer'));

  test('are told first that consent is denied, then when they began', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    isStrict();
    await add({ gtm_code: 'GTM-ABC123', krews_gtm_code: 'GTM-DEF456' });
    expect(layer().map((said) => Object.values(said)[0] as unknown)).toEqual(['consent', 1_000, 1_000]);
    expect(layer()[1]).toEqual({ 'gtm.start': 1_000, event: 'gtm.js' });
    expect(appended.map(({ src }) => src)).toEqual([
      'made: https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'made: https://www.googletagmanager.com/gtm.js?id=GTM-DEF456',
    ]);
    expect(policies.map(({ name }) => name)).toEqual(['tag-manager']);
  });
  test('that are no container ids are reported, and nothing else happens', async () => {
    const named = vi.spyOn(console, 'error').mockReturnValue();
    await add({ gtm_code: `${'x'.repeat(40)}more`, krews_gtm_code: null });
    expect(named.mock.calls).toEqual([[`"${'x'.repeat(40)}" is no tag-manager container.`]]);
    expect([appended, layer()]).toEqual([[], []]);
  });
  test('that the page’s policy does not allow harm nothing else', async () => {
    const named = vi.spyOn(console, 'error').mockReturnValue();
    const refusal = new TypeError('no such policy');
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw refusal;
      },
    });
    await add({ gtm_code: 'GTM-ABC123', krews_gtm_code: 'GTM-DEF456' });
    expect(named.mock.calls).toEqual([
      ['The tag manager GTM-ABC123 was not added:', refusal],
      ['The tag manager GTM-DEF456 was not added:', refusal],
    ]);
  });
});

describe('whether there is a network (F01)', () => {
  test('is checked with a small file, never a cached one', async () => {
    const fetching = vi.fn<(...told: unknown[]) => Promise<Response>>(async () => new Response('', { status: 500 }));
    vi.stubGlobal('fetch', fetching);
    expect((await reachPortal()).status).toBe(500);
    const { signal } = new AbortController();
    await reachPortal(signal);
    expect(fetching.mock.calls).toEqual([
      ['/version.json', { cache: 'no-store', signal: null }],
      ['/version.json', { cache: 'no-store', signal }],
    ]);
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(reachPortal()).rejects.toMatchObject({ name: 'ConnectionError' });
  });
  test('the page is reloaded as soon as there is one, where that is wanted', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const fetching = vi.fn<(...told: unknown[]) => Promise<Response>>(async () => new Response(''));
    vi.stubGlobal('fetch', fetching);
    const { signal } = new AbortController();
    expect(await reloadWhenReachable(false, signal)).toBeNull();
    expect(fetching).not.toHaveBeenCalled();
    const over = vi.fn<() => void>();
    void reloadWhenReachable(true, signal).then(over);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetching.mock.calls[0]![1]).toMatchObject({ signal });
    await new Promise((resolve) => setTimeout(resolve));
    expect(over).not.toHaveBeenCalled();
  });
  test('a picture is there before it is shown, or a lost one', async () => {
    let isThere = true;
    const made: { src: string }[] = [];
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        constructor() {
          made.push(this);
        }
        decode = async () => {
          if (!isThere) throw new DOMException('', 'EncodingError');
        };
      },
    );
    expect(await loadPicture('/court.jpg')).toBe('/court.jpg');
    expect(made[0]!.src).toBe('/court.jpg');
    isThere = false;
    await expect(loadPicture('/court.jpg')).rejects.toMatchObject({ name: 'ConnectionError' });
  });
});

describe('what time it is (R9.3.12)', () => {
  afterEach(() => correctTime(0));
  test('is this device’s, corrected by the server’s, and followers are told once', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T16:00:00Z'), toFake: ['Date'] });
    const told = vi.fn<() => void>();
    const stop = onCorrection(told);
    expect(nowAtVenue()).toBe('2026-11-25 20:00:00');
    correctTime(-60_000);
    correctTime(-60_000);
    expect([told.mock.calls.length, serverNow(), nowAtVenue()]).toEqual([
      1,
      Date.now() - 60_000,
      '2026-11-25 19:59:00',
    ]);
    stop();
    correctTime(0);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('the captcha’s proof (R7.4.2)', () => {
  test('is taken once, for its action; a newer one replaces an older one', () => {
    persistProof('login', 'first');
    persistProof('login', 'second');
    persistProof('lead', 'other');
    expect([takeProof('login'), takeProof('login'), takeProof('password'), takeProof('lead')]).toEqual([
      'second',
      '',
      '',
      'other',
    ]);
  });
  test.each([
    ['key', 'key'],
    [' key ', 'key'],
    ['  ', null],
    ['', null],
    [null, null],
  ])('Q4.9.c: the operator’s key %j is %j', (written, key) => {
    chooseCaptcha(written);
    expect(captchaKey()).toBe(key);
    chooseCaptcha(null);
  });
});
