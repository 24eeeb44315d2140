/** Pages, or parts of them, whose code fails to load. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../../../machines/shared/problem.ts';
import { fetchWhenReachable } from '../../../../src/adapters/actors/fetchWhenReachable.ts';
import { fetchAgain } from '../../../../src/app/fetching/fetchAgain.ts';
import { fetchFor, fetchPart } from '../../../../src/adapters/scripts/codeLoading.ts';

/** The page that the browser loads; the current one means a reload. */
const loadPage = vi.fn<(address: string) => void>();
const home = {
  pathname: '/',
  search: '?lang=en',
  hash: '',
  assign: loadPage,
  reload: () => loadPage('/?lang=en'),
};

const lost = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/BlogPage.js');
};

beforeEach(() => {
  vi.stubGlobal('location', home);
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  loadPage.mockReset();
});

describe('a page whose code fails to load', () => {
  test('R2.4.7, R8.3.6, Q2.4.e: is reloaded by the browser, once', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    void fetchFor('/blog/glass', lost);
    await vi.waitFor(() => expect(loadPage.mock.calls).toEqual([['/blog/glass']]));
    await expect(fetchFor('/blog/glass', lost)).rejects.toThrow('dynamically imported');
    expect(loadPage).toHaveBeenCalledTimes(1);
    // A customer who asks once more after the error gets another attempt.
    void fetchFor('/blog/glass', lost);
    await vi.waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
  });

  test('R8.3.6: is reported where the reload could not be remembered', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', undefined);
    await expect(fetchFor('/blog/glass', lost)).rejects.toThrow('dynamically imported');
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('F01: without a network is reported in the portal instead of the browser’s own page; the attempt is kept', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(fetchFor('/blog/glass', lost)).rejects.toThrow(ConnectionError);
    expect(loadPage).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    void fetchFor('/blog/glass', lost);
    await vi.waitFor(() => expect(loadPage.mock.calls).toEqual([['/blog/glass']]));
  });

  test('what fails otherwise is no missing page', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const broken = async (): Promise<never> => {
      throw new Error('broken');
    };
    await expect(fetchFor('/blog/glass', broken)).rejects.toThrow('broken');
    expect(loadPage).not.toHaveBeenCalled();
  });
});

describe('a part of an open page whose code fails to load', () => {
  test('F01: without a network it is lost as an answer is, and asked for again like one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(fetchPart(lost)).rejects.toThrow(ConnectionError);
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('R8.3.6: with a network the page is reloaded, once; then the failure is reported', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    void fetchPart(lost);
    await vi.waitFor(() => expect(loadPage.mock.calls).toEqual([['/?lang=en']]));
    await expect(fetchPart(lost)).rejects.toThrow('dynamically imported');
  });
});

describe('code for decoration', () => {
  // The portal's own clock and browser, as little as they are here.
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', new EventTarget());
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network));
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['the network is back', () => void globalThis.dispatchEvent(new Event('online'))],
    ['a while has passed', () => vi.advanceTimersByTimeAsync(2_000)],
  ])('F01: is waited for, and had when %s', async (_, pass) => {
    const load = vi.fn<() => Promise<string>>(lost);
    const drawing = fetchWhenReachable(load);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue('a drawing');
    await pass();
    expect(await drawing).toBe('a drawing');
  });

  test('a defect is reported', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('broken');
    };
    await expect(fetchWhenReachable(broken)).rejects.toThrow('broken');
  });
});

describe('code that the customer waits for, and that failed to load', () => {
  const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  const there = async () => new Response(null);

  test('F01: where the portal cannot be reached the connection is lost, and nothing more is asked for', async () => {
    answers(async () => {
      throw new TypeError('Failed to fetch');
    });
    const load = vi.fn<() => Promise<string>>(async () => 'a dialog');
    await expect(fetchAgain(load)).rejects.toThrow(ConnectionError);
    expect(load).not.toHaveBeenCalled();
  });

  test('F01: after a short outage it is loaded', async () => {
    answers(there);
    expect(await fetchAgain(async () => 'a dialog')).toBe('a dialog');
  });

  test('F23: a file that the server does not have is reported', async () => {
    answers(there);
    await expect(fetchAgain(lost)).rejects.toThrow('Failed to fetch dynamically imported module');
  });
});
