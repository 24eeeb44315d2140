/** Google's reCAPTCHA (v2, invisible), for operators who name a site key. Its script is loaded when it is wanted and not before. */
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { addScript } from '../scripts/foreignScript.ts';
import { proofMargin, type CaptchaProof } from './proof.ts';
import { releaseModals } from './releaseModals.ts';

/** The part of Google's script that is used here. */
interface Recaptcha {
  ready(run: () => void): void;
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      badge: 'bottomleft';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  execute(widget: number): void;
}
const page = globalThis as { grecaptcha?: Recaptcha };

/** How long Google accepts a token, in milliseconds. */
const tokenLifetime = 120_000;

let loading: Promise<Recaptcha> | null = null;

function load(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const query = new URLSearchParams({ render: 'explicit', trustedtypes: 'true', hl: document.documentElement.lang });
    const script = addScript('recaptcha-loader', `https://www.google.com/recaptcha/api.js?${query.toString()}`);
    script.addEventListener('error', () => {
      script.remove();
      reject(new ConnectionError());
    });
    script.addEventListener('load', () => {
      const { grecaptcha } = page;
      if (grecaptcha === undefined) reject(new ConnectionError());
      else grecaptcha.ready(() => resolve(grecaptcha));
    });
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Google does not tell when its questions are closed unanswered; it only hides them. */
function onClosed(tell: () => void): () => void {
  let wasOpen = false;
  const look = () => {
    const questions = document.querySelector('iframe[src*="/recaptcha/"][src*="/bframe"]');
    const isOpen = questions !== null && getComputedStyle(questions).visibility === 'visible';
    if (wasOpen && !isOpen) tell();
    wasOpen = isOpen;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => watch.disconnect();
}

/** Has Google check that the customer is human, which may take a question to them. */
export async function askGoogle(siteKey: string, signal: AbortSignal): Promise<CaptchaProof> {
  const google = await load();
  signal.throwIfAborted();
  const element = document.createElement('div');
  document.body.append(element);
  const comeBack = releaseModals();
  const ended = new AbortController();
  try {
    const token = await new Promise<string>((resolve, reject) => {
      const refuse = (code: string) => () => reject(new RefusedError(code));
      const widget = google.render(element, {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'bottomleft',
        callback: resolve,
        'expired-callback': refuse('captchaExpired'),
        'error-callback': () => reject(new ConnectionError()),
      });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
      ended.signal.addEventListener('abort', onClosed(refuse('captchaLeft')));
      google.execute(widget);
    });
    return { token, validFor: tokenLifetime - proofMargin };
  } finally {
    ended.abort();
    element.remove();
    comeBack();
  }
}
