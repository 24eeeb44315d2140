// @vitest-environment jsdom
/** Google's captcha where the operator names a key, with a stand-in for Google. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CaptchaProof } from '../../../src/adapters/captcha/proof.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { stubRecaptcha } from '../../support/recaptchaStub.ts';

polyfillDialogs();

const siteKey = '6Lc-key';
let google: ReturnType<typeof stubRecaptcha>;
/** Imported for each test, since the script is loaded once a page. */
let askGoogle: (siteKey: string, signal: AbortSignal) => Promise<CaptchaProof>;
const form = () => new AbortController();

beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.lang = 'ar';
  google = stubRecaptcha();
  ({ askGoogle } = await import('../../../src/adapters/captcha/recaptcha.ts'));
});
afterEach(() => google.leave());

const asked = () => vi.waitFor(() => expect(google.execute).toHaveBeenCalled());

/** Google's window with its question, appended to the page as Google does. */
function showQuestion() {
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/bframe?k=1';
  frame.style.visibility = 'visible';
  document.body.append(frame);
  return { hide: () => (frame.style.visibility = 'hidden') };
}

describe('Google’s captcha', () => {
  test('is loaded once, in the page’s language, and returns a proof for two minutes', async () => {
    const allowed: string[] = [];
    const createPolicy = (name: string, rules: object) => {
      allowed.push(name);
      return rules;
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const first = askGoogle(siteKey, form().signal);
    await asked();
    expect(google.latest()?.options).toMatchObject({ sitekey: siteKey, size: 'invisible', badge: 'bottomleft' });
    expect([google.latest()?.place.isConnected, disconnect.mock.calls.length]).toEqual([true, 0]);
    google.latest()?.options.callback('proof-1');
    expect(await first).toEqual({ token: 'proof-1', validFor: 115_000 });
    // Google's window is watched during the call, and the script uses the name that the page's policy allows.
    expect([disconnect.mock.calls.length, allowed]).toEqual([1, ['recaptcha-loader']]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();

    const second = askGoogle(siteKey, form().signal);
    await vi.waitFor(() => expect(google.execute).toHaveBeenCalledTimes(2));
    google.latest()?.options.callback('proof-2');
    expect((await second).token).toBe('proof-2');
    expect(google.addresses).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true&hl=ar',
    ]);
    expect(document.body.childElementCount).toBe(0);
  });

  test('that cannot be reached is lost, and can be tried again', async () => {
    google.setReachable(false);
    await expect(askGoogle(siteKey, form().signal)).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(document.head.childElementCount).toBe(0);
    google.setReachable(true);
    const again = askGoogle(siteKey, form().signal);
    await asked();
    google.latest()?.options.callback('proof');
    expect((await again).token).toBe('proof');
  });

  test('F35: whose script brings nothing is lost as well', async () => {
    google.leave();
    const empty = new MutationObserver(([change]) => change?.addedNodes[0]?.dispatchEvent(new Event('load')));
    empty.observe(document.head, { childList: true });
    await expect(askGoogle(siteKey, form().signal)).rejects.toMatchObject({ name: 'ConnectionError' });
    empty.disconnect();
  });

  test.each([
    ['expired-callback', { code: 'captchaExpired' }],
    ['error-callback', { name: 'ConnectionError' }],
  ] as const)('tells %s', async (callback, error) => {
    const proof = askGoogle(siteKey, form().signal);
    await asked();
    google.latest()?.options[callback]();
    await expect(proof).rejects.toMatchObject(error);
    expect(google.latest()?.place.isConnected).toBe(false);
  });

  test('whose question is closed unanswered gives no proof', async () => {
    const proof = askGoogle(siteKey, form().signal);
    await asked();
    const question = showQuestion();
    await Promise.resolve();
    question.hide();
    await expect(proof).rejects.toMatchObject({ code: 'captchaLeft' });
  });

  test('waits where no question was open, and while one is', async () => {
    const left = vi.fn<(error: unknown) => void>();
    const proof = askGoogle(siteKey, form().signal);
    proof.catch(left);
    await asked();
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/bframe';
    document.body.append(frame);
    frame.style.visibility = 'visible';
    await Promise.resolve();
    frame.remove();
    await Promise.resolve();
    const question = showQuestion();
    await Promise.resolve();
    expect(left).not.toHaveBeenCalled();
    google.latest()?.options.callback('proof');
    expect((await proof).token).toBe('proof');
    question.hide();
  });

  test('does not begin for a form that is gone by then', async () => {
    const wish = form();
    wish.abort();
    await expect(askGoogle(siteKey, wish.signal)).rejects.toThrow(/abort/i);
    expect([google.execute.mock.calls.length, document.body.childElementCount]).toEqual([0, 0]);
  });

  test('leaves a dialog of ours alone that was closed or removed meanwhile', async () => {
    const [closed, gone] = [document.createElement('dialog'), document.createElement('dialog')];
    document.body.append(closed, gone);
    for (const dialog of [closed, gone]) dialog.showModal();
    const proof = askGoogle(siteKey, form().signal);
    await asked();
    closed.close();
    gone.remove();
    const shown = [closed, gone].map((dialog) => vi.spyOn(dialog, 'showModal'));
    google.latest()?.options.callback('proof');
    await proof;
    expect(shown.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(closed.open).toBe(false);
  });

  test('ends with the form that wanted it', async () => {
    const wish = form();
    const proof = askGoogle(siteKey, wish.signal);
    await asked();
    wish.abort();
    await expect(proof).rejects.toThrow(/abort/i);
    expect(google.latest()?.place.isConnected).toBe(false);
  });

  test('can be answered while a dialog of ours is open, which comes back afterwards', async () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Close</button><button id="tick">Tick</button>';
    document.body.append(dialog);
    dialog.showModal();
    const tick = dialog.querySelector<HTMLElement>('#tick')!;
    tick.focus();
    const showModal = vi.spyOn(dialog, 'showModal');
    // Who is modal cannot be shown otherwise before it is closed.
    const show = vi.spyOn(dialog, 'show').mockImplementation(() => {
      expect(dialog.open).toBe(false);
      dialog.open = true;
    });
    const proof = askGoogle(siteKey, form().signal);
    await asked();
    expect([dialog.open, show.mock.calls.length, showModal.mock.calls.length]).toEqual([true, 1, 0]);
    google.latest()?.options.callback('proof');
    await proof;
    expect([dialog.open, showModal.mock.calls.length]).toEqual([true, 1]);
    expect(document.activeElement).toBe(tick);
  });
});

describe('which captcha is asked', () => {
  test('Google’s only with a key; its script is not loaded before', async () => {
    const { chooseCaptcha } = await import('../../../src/adapters/captcha/captchaKey.ts');
    const { proveHuman } = await import('../../../src/adapters/captcha/proveHuman.ts');
    const challenge = vi.fn<() => Promise<Response>>(async () =>
      Response.json({ status: false, message: 'Not now' }, { status: 422 }),
    );
    vi.stubGlobal('fetch', challenge);
    await expect(proveHuman('lead', form().signal)).rejects.toMatchObject({ message: 'Not now' });
    expect([challenge.mock.calls.length, google.addresses.length]).toEqual([1, 0]);

    chooseCaptcha(siteKey);
    expect(google.addresses).toEqual([]);
    const proof = proveHuman('lead', form().signal);
    await asked();
    google.latest()?.options.callback('proof');
    expect((await proof).token).toBe('proof');
    expect(challenge).toHaveBeenCalledOnce();

    chooseCaptcha(' ');
    await expect(proveHuman('lead', form().signal)).rejects.toMatchObject({ message: 'Not now' });
    vi.unstubAllGlobals();
  });
});
