/** What becomes of a page whose code cannot be had. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFor } from '../../src/app/pageLoading.ts';

const loadPage = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('../../src/adapters/browserAddress.ts', async (original) => ({ ...(await original<object>()), loadPage }));

const lost = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/BlogPage.js');
};

beforeEach(() => {
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

describe('a page whose code cannot be had', () => {
  test('R2.4.7, R8.3.6, Q2.4.e: is loaded anew by the browser, once', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    void fetchFor('/blog/glass', lost);
    await vi.waitFor(() => expect(loadPage.mock.calls).toEqual([['/blog/glass']]));
    await expect(fetchFor('/blog/glass', lost)).rejects.toThrow('dynamically imported');
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  test('F01: without a network is told so here, as the browser would show its own page; the one try is kept', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(fetchFor('/blog/glass', lost)).rejects.toThrow('dynamically imported');
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
