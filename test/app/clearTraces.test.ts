// @vitest-environment jsdom
/** What is let go when consent is taken back (R1.7.3, R1.7.4), and what must stay. */
import { afterEach, expect, test, vi } from 'vitest';
import { clearTraces } from '../../src/adapters/storage/clearTraces.ts';
import { persistedConsent } from '../../src/adapters/storage/consent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('R1.7.3: what others kept is let go, the portal’s own stays', async () => {
  persistedConsent.write({ said: { chat: 'denied' }, hasLeftovers: true });
  localStorage.setItem('chat-visitor', '81723');
  localStorage.setItem('chat-state', '{"open":true}');
  sessionStorage.setItem('_pixel', 'null');
  document.cookie = 'chat=1; path=/';
  document.cookie = '_ga=GA1.2; max-age=1000';
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'own' }, { name: 'workbox-expiration' }, { name: 'chat' }],
    deleteDatabase,
  });
  const deleteCache = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal('caches', { keys: async () => ['portal-shell', 'chat-files'], delete: deleteCache });
  await clearTraces('own');
  expect(Object.keys(localStorage)).toEqual(['consent']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).toBe('');
  expect(deleteDatabase.mock.calls).toEqual([['chat']]);
  expect(deleteCache.mock.calls).toEqual([['chat-files']]);
});

test('R1.7.3: a place that is refused keeps the others from nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  document.cookie = 'chat=1; path=/';
  await clearTraces('own');
  expect(document.cookie).toBe('');
});
