// @vitest-environment jsdom
/** What is shown while another page is loading and where it fails, and the scroll position (R2.4.7, R4.5.6, R8.3.6). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';
import { shown } from '../../../machines/pageChange/pageChangeSelectors.ts';
import { startRouter, type Router } from '../../../src/app/address/pageRouter.ts';
import { RouterView } from '../../../src/app/address/RouterView.tsx';
import { useNoteInAddress } from '../../../src/components/useNoteInAddress.ts';
import { activateLocale } from '../../../src/i18n/locale.ts';

vi.mock('../../../src/shell/blocking/Splash.tsx', () => ({ Splash: () => 'the splash' }));
vi.mock('../../../src/app/Root.tsx', () => ({
  Root: ({ isOpening, children }: { isOpening: boolean; children: ReactNode }) => (
    <>
      <header>{isOpening ? 'another one comes' : 'at rest'}</header>
      {children}
    </>
  ),
}));
vi.mock('../../../src/app/address/holdScroll.ts', () => ({ holdScroll: () => undefined }));

let isBroken = false;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return 'whole';
}
/** Two parts of a page that keep something in its address. */
function Shelf() {
  const [searched, chosen] = [useNoteInAddress(), useNoteInAddress()];
  const press = () => {
    searched((written) => written.set('search', 'racket'));
    chosen((written) => written.set('chosen', '7x1'));
  };
  return <button onClick={press}>find and choose</button>;
}
const table: RouteObject[] = [
  { path: '/', element: <p id="offers">the home page</p> },
  { path: '/cart', element: 'the cart' },
  { path: '/shelf', element: <Shelf /> },
  { path: '/fragile', element: <Fragile /> },
];
/** How each page that is got ready ends. */
const ends = new Map<string, { ready: () => void; lose: () => void }>();
const prepare = ({ pathname }: HistoryEntry): Promise<null> => {
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  ends.set(pathname, {
    ready: () => resolve(null),
    lose: () => reject(new TypeError('Failed to fetch dynamically imported module: /assets/CartPage.js')),
  });
  return promise;
};
const scrolls: (number | string)[] = [];
/** A browser reports scrolling in the next frame. */
const scrollPage = (y: number) => {
  Object.assign(globalThis, { scrollY: y });
  dispatchEvent(new Event('scroll'));
};
let router: Router;

const end = (path: string, how: 'ready' | 'lose' = 'ready') => act(async () => ends.get(path)![how]());
const go = (to: string | number, leading = {}) => act(async () => router.navigate(to, leading));
const open = async (to: string | number, path: string, leading = {}) => {
  await go(to, leading);
  await end(path);
};
let container: HTMLElement;
const view = () => container.textContent;

beforeEach(async () => {
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    scrolls.push(y);
    scrollPage(y);
  });
  Element.prototype.scrollIntoView = function () {
    scrolls.push(this.id);
  };
  await activateLocale('en');
  router = startRouter(createMemoryHistory({ initialEntries: ['/'] }), prepare);
  const { rememberScroll } = await import('../../../src/adapters/address/scrollPositions.ts');
  rememberScroll(router.pageChange);
  ({ container } = render(
    <I18nProvider i18n={i18n}>
      <RouterView router={{ ...router, matchesAt: (entry) => matchRoutes(table, entry) }} />
    </I18nProvider>,
  ));
});
afterEach(() => {
  cleanup();
  router.pageChange.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolls.length = 0;
  isBroken = false;
});

test('R2.4.7: the splash stays until the first page is there, and each page until the next one is', async () => {
  expect(view()).toBe('the splash');
  await end('/');
  expect(view()).toBe('at restthe home page');
  await go('/cart');
  expect(view()).toBe('another one comesthe home page');
  await end('/cart');
  expect(view()).toBe('at restthe cart');
});

test('R2.1.29: of two that write into the address at the same moment, neither takes away what the other wrote', async () => {
  await end('/');
  await open('/shelf', '/shelf');
  fireEvent.click(screen.getByRole('button'));
  await end('/shelf');
  const { search } = shown(router.pageChange.getSnapshot())!.entry;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ search: 'racket', chosen: '7x1' });
});

test('R8.3.6: a failure is shown in the page’s place, and the next page is complete', async () => {
  await end('/');
  await go('/cart');
  await end('/cart', 'lose');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded');
  expect(view()).toContain('at rest');
  await open(-1, '/');
  expect(view()).toBe('at restthe home page');
});

test('R8.1.1: a page that falls over says so below the header, until another address is opened', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await end('/');
  isBroken = true;
  await open('/fragile', '/fragile');
  expect(view()).toMatch(/^at restSomething went wrong/);
  isBroken = false;
  await open('/fragile?again=1', '/fragile');
  expect(view()).toBe('at restwhole');
});

test('R4.5.6: another page is shown from its top, Back where it was left, and a change in place stays', async () => {
  await end('/');
  scrollTo(0, 446);
  scrolls.length = 0;
  await open('/cart', '/cart');
  expect(scrolls).toEqual([0]);
  scrollTo(0, 90);
  scrolls.length = 0;
  await open('/cart?slot=10', '/cart', { replace: true, preventScrollReset: true });
  expect(scrolls).toEqual([]);
  await open(-1, '/');
  expect(scrolls).toEqual([446]);
});

test('what an address names comes into sight without any page being got ready; what cannot be read names nothing', async () => {
  await end('/');
  ends.clear();
  scrolls.length = 0;
  await go('/#offers');
  expect(scrolls).toEqual(['offers']);
  await go('/#%E0%A4%A');
  expect(scrolls).toEqual(['offers', 0]);
  expect(ends.size).toBe(0);
});

test('R4.5.6: a reload finds every place again', async () => {
  await end('/');
  scrollTo(0, 446);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  vi.resetModules();
  const { scrollOf } = await import('../../../src/adapters/address/scrollPositions.ts');
  expect(scrollOf(router.pageChange.getSnapshot().context.shown!.entry.key)).toBe(446);
});
