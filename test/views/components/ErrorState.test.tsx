// @vitest-environment jsdom
/** Each kind of failure has its message, from the server's answer to the text on screen, in both languages. */
import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kindOf, type ProblemKind } from '../../../machines/shared/problemKind.ts';
import { toProblem, RefusedError, type Problem } from '../../../machines/shared/problem.ts';
import { orderEndpoints } from '../../../src/contract/endpoints/order.ts';
import { call } from '../../../src/adapters/http/client.ts';
import { ErrorState } from '../../../src/components/signs/ErrorState.tsx';
import { problemWords } from '../../../src/widgets/personWords.ts';
import { show } from './show.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

const worlds: [what: string, kind: ProblemKind, answer: typeof fetch][] = [
  ['no connection', 'connectionLost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500 without a word', 'serverFailed', async () => new Response('', { status: 500 })],
  ['502 of a proxy', 'serverFailed', async () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['no answer in time', 'serverFailed', (request) => never(request as Request)],
  ['no JSON', 'notUnderstood', async () => new Response('<html>')],
  ['cut JSON', 'notUnderstood', async () => new Response('{"status":true,"da')],
  ['another shape', 'notUnderstood', async () => Response.json({ status: true, data: { venue: 7 } })],
  ['401', 'sessionOver', async () => new Response('', { status: 401 })],
  ['429 of a proxy', 'refused', async () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })],
  ['a no', 'refused', async () => new Response('', { status: 422 })],
];

async function problemIn(answer: typeof fetch): Promise<Problem> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', answer);
  return call(orderEndpoints.paymentOptions, { retries: 0, timeoutMs: 30 }).then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => toProblem(error),
  );
}

const ofConnection = /connection|اتصال/i;

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  test.each(worlds)('%s is reported as %s', async (_, kind, answer) => {
    const problem = await problemIn(answer);
    expect(kindOf(problem)).toBe(kind);
    const { container } = await show(<ErrorState problem={problem} />, locale);
    const words = [container.textContent, problemWords(i18n, problem)];
    for (const said of words) {
      expect(said.length).toBeGreaterThan(10);
      expect(ofConnection.test(said)).toBe(kind === 'connectionLost');
      expect(/[\u0600-\u06ff]/.test(said)).toBe(locale === 'ar');
    }
  });
});

test.each(['40', 'Sun, 22 Nov 2026 10:00:00 GMT', '999999999', 'soon', undefined])(
  'F04: asked too often (Retry-After: %s): the wait is said as the server says it, and nothing is asked again by itself',
  async (after) => {
    const message = 'Too many requests. Please try again in 40 seconds.';
    const refusal = { status: false, message, data: null, code: 'tooManyRequests', field: null };
    const headers = after === undefined ? undefined : { 'Retry-After': after };
    const answer = vi.fn<typeof fetch>(async () =>
      Response.json(refusal, { status: 429, ...(headers && { headers }) }),
    );
    vi.stubGlobal('fetch', answer);
    // As a page asks, that would ask again for what was lost.
    const problem = await call(orderEndpoints.paymentOptions).catch((error: unknown) => toProblem(error));
    expect(kindOf(problem as Problem)).toBe('refused');
    await show(<ErrorState problem={problem as Problem} />, 'en');
    expect(document.body.textContent).toContain(message);
    expect(answer).toHaveBeenCalledTimes(1);
  },
);

test('the server’s own words come first (Q8.1.b)', async () => {
  const problem = toProblem(new RefusedError('closed', 'We are closed on Fridays', 422));
  await show(<ErrorState problem={problem} />);
  expect(document.body.textContent).toContain('We are closed on Fridays');
});

describe('A03, I30: after a successful retry', () => {
  const cards = (hasFailed: boolean) => (
    <main>
      <h1>Wallet</h1>
      <button type="button">Elsewhere</button>
      <section>
        <h2>Saved cards</h2>
        {hasFailed ? <ErrorState onRetry={() => undefined} /> : <p>Visa</p>}
      </section>
    </main>
  );
  const gone = async (focused: string) => {
    const { container, rerender } = await show(cards(true), 'en');
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === focused)!;
    button.focus();
    rerender(cards(false));
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement?.textContent;
  };

  test('the focus of the retry goes to the new heading', async () => {
    expect(await gone('Try again')).toBe('Saved cards');
  });
  test('a focus elsewhere stays there', async () => {
    expect(await gone('Elsewhere')).toBe('Elsewhere');
  });
});
