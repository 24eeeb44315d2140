/** The code that sends wishes and judges bad answers, which is fetched with the first call that needs it (F01). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentEndpoints } from '../../../src/contract/endpoints/content.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

let asked: Request[] = [];
const ok = (data: unknown = []) => Response.json({ status: true, data, message: null });
let answer: (request: Request) => Promise<Response> = async () => ok();

beforeEach(() => {
  asked = [];
  answer = async () => ok();
  stubPage();
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return answer(request);
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what sends requests', () => {
  let isThere = false;
  beforeEach(() => {
    vi.resetModules();
    isThere = false;
    vi.doMock('../../../src/adapters/http/send.ts', async (load) => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return load();
    });
  });
  afterEach(() => vi.doUnmock('../../../src/adapters/http/send.ts'));
  const anew = () => import('../../../src/adapters/http/client.ts');
  const busy = async () => Response.json({ status: false, message: 'Not now' }, { status: 503 });

  test('is not fetched for a question that has a good answer', async () => {
    expect((await (await anew()).call(contentEndpoints.venues)).data).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('F01: is loaded again after a failure', async () => {
    const { call: callAnew } = await anew();
    answer = async () => (asked.length === 3 ? ok() : busy());
    await expect(callAnew(contentEndpoints.venues)).rejects.toMatchObject({ name: 'ConnectionError' });
    isThere = true;
    expect((await callAnew(contentEndpoints.venues)).data).toEqual([]);
  });

  test('F01: an answer that breaks off was lost', async () => {
    answer = async () => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    };
    await expect((await anew()).call(contentEndpoints.venues)).rejects.toMatchObject({ name: 'ConnectionError' });
  });
});
