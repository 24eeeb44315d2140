// @vitest-environment jsdom
/** The scroll position of a history entry is known without a layout (R4.5.6). */
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { here } from '../../machines/pageChange/pageChangeSelectors.ts';
import { startRouter } from '../../src/app/address/pageRouter.ts';
import { rememberScroll, scrollOf } from '../../src/adapters/address/scrollPositions.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Each with an entry of its own: what listens to the page stays with it. */
let opened = 0;
const open = () => {
  const initialEntries = [{ pathname: '/service/11', key: `opened-${(opened += 1)}` }];
  return startRouter(createMemoryHistory({ initialEntries }), async () => null);
};

test('a left entry keeps its position, and the page is not measured during a press', async () => {
  const router = open();
  const { pageChange } = router;
  const { key } = here(pageChange.getSnapshot());
  rememberScroll(pageChange);
  const asked = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(446);
  dispatchEvent(new Event('scroll'));
  expect(asked).toHaveBeenCalledOnce();

  router.navigate('/places');
  await vi.waitFor(() => expect(here(pageChange.getSnapshot()).key).not.toBe(key));
  expect(scrollOf(key)).toBe(446);
  expect(asked).toHaveBeenCalledOnce();
  pageChange.stop();
});

test('while the page is open the portal scrolls, and when it goes the browser may', () => {
  const { pageChange } = open();
  rememberScroll(pageChange);
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  // It may come back as it was left.
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  pageChange.stop();
});

test('where the page stood when it was reloaded is kept, and no entry takes the place of another one', async () => {
  const router = open();
  const { pageChange } = router;
  const first = here(pageChange.getSnapshot()).key;
  rememberScroll(pageChange);
  const scrolled = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(446);
  dispatchEvent(new Event('scroll'));
  router.navigate('/places');
  await vi.waitFor(() => expect(here(pageChange.getSnapshot()).key).not.toBe(first));
  const second = here(pageChange.getSnapshot()).key;
  scrolled.mockReturnValue(120);
  dispatchEvent(new Event('pagehide'));
  expect(scrollOf(first)).toBe(446);
  expect(scrollOf(second)).toBe(120);
  expect(JSON.parse(sessionStorage.getItem('scroll')!)).toMatchObject({ value: { [first]: 446, [second]: 120 } });
  pageChange.stop();
});

test('a page that was never left has no position, also not that of the one before it', async () => {
  const router = open();
  const { pageChange } = router;
  rememberScroll(pageChange);
  const { key } = here(pageChange.getSnapshot());
  vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(446);
  dispatchEvent(new Event('scroll'));
  router.navigate('/places');
  await vi.waitFor(() => expect(here(pageChange.getSnapshot()).key).not.toBe(key));
  // The browser tells of it once more.
  pageChange.send({ type: 'entry.reached', entry: here(pageChange.getSnapshot()) });
  expect(scrollOf(key)).toBe(446);
  expect(scrollOf(here(pageChange.getSnapshot()).key)).toBeUndefined();
  pageChange.stop();
});
