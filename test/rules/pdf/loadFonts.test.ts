/** Which fonts a PDF gets, and that missing ones do not block it. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFonts } from '../../../src/adapters/pdf/loadFonts.ts';

const asked: Request[] = [];
beforeEach(() => {
  asked.length = 0;
  // Addresses of the site itself, as in a page.
  class OfThisSite extends Request {
    constructor(address: RequestInfo, init?: RequestInit) {
      super(typeof address === 'string' ? new URL(address, 'https://saha.ae').href : address, init);
    }
  }
  vi.stubGlobal('Request', OfThisSite);
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return new Response(readFileSync(new URL(request.url).pathname.slice(1)));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('both scripts in two weights', async () => {
  const { regular, bold } = await loadFonts(new AbortController().signal);
  expect([regular.latin, regular.arabic, bold.latin, bold.arabic].map(({ box }) => box)).toEqual([
    [-233, -209, 1173, 1042],
    [-267, -566, 1487, 1146],
    [-236, -207, 1149, 1047],
    [-253, -585, 1670, 1256],
  ]);
});

test('while the caller waits', async () => {
  const gone = new AbortController();
  const fonts = loadFonts(gone.signal);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  gone.abort();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  await fonts;
});
