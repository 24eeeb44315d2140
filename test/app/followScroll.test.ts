// @vitest-environment jsdom
/** What holds a page where it was scrolled to until it is as tall as it was, and when it lets go (R4.5.6). */
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { here } from '../../machines/pageChange/pageChangeSelectors.ts';
import { followScroll } from '../../src/app/address/followScroll.ts';
import { startRouter, type Router } from '../../src/app/address/pageRouter.ts';

// Loaded before the tests, so that none waits for the disk.
beforeAll(() => import('../../src/app/address/holdScroll.ts'));

const turns = async () => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 4; turn++) await vi.advanceTimersByTimeAsync(1);
};
/** The scroll positions by entry key. */
const positions = new Map<string, number>();
vi.mock('../../src/adapters/address/scrollPositions.ts', () => ({ scrollOf: (key: string) => positions.get(key) }));
let router: Router;
const key = () => here(router.pageChange.getSnapshot()).key;
let height = 0;
let grow: () => void;

const scroll = (to: number) => {
  Object.assign(globalThis, { scrollY: to });
  dispatchEvent(new Event('scroll'));
};
const isHeld = () => document.body.childElementCount === 1 && document.documentElement.style.overflowAnchor === 'none';
const isGone = () => document.body.childElementCount === 0 && document.documentElement.style.overflowAnchor === '';

/** The page is reloaded at an entry that was scrolled to 446. */
function reload() {
  router = startRouter(createMemoryHistory({ initialEntries: ['/service/11'] }), async () => null);
  positions.set(key(), 446);
  followScroll(router.pageChange);
}

beforeEach(() => {
  vi.useFakeTimers();
  // A library's announcer may still be in the document from an earlier test.
  document.body.replaceChildren();
  height = 900;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
      constructor(tell: () => void) {
        grow = tell;
      }
    },
  );
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(((to: ScrollToOptions) =>
    scroll(to.top ?? 0)) as typeof scrollTo);
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(
    () => ({ height, bottom: height - scrollY }) as DOMRect,
  );
});
afterEach(() => {
  router.pageChange.stop();
  document.body.replaceChildren();
  scroll(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that is still short is held there, until it was given its time', async () => {
  reload();
  await turns();
  expect(scrollY).toBe(446);
  expect(isHeld()).toBe(true);
  expect((document.body.firstElementChild as HTMLElement).style.blockSize).toBe(`${446 + innerHeight}px`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isGone()).toBe(true);
});

test('at least half a screen stays in sight, and the page is followed as it grows', async () => {
  height = innerHeight;
  reload();
  await turns();
  expect(scrollY).toBe(innerHeight / 2);
  height += 10;
  grow();
  expect(scrollY).toBe(innerHeight / 2 + 10);
  height = 3_000;
  grow();
  expect(scrollY).toBe(446);
  // What the customer has scrolled to is theirs.
  scroll(200);
  grow();
  expect(scrollY).toBe(200);
});

test('a footer alone is nothing to see: half a screen of what stands above it is, until all is there', async () => {
  const main = document.createElement('main');
  vi.spyOn(main, 'getBoundingClientRect').mockImplementation(() => ({ bottom: 500 - scrollY }) as DOMRect);
  document.body.append(main);
  reload();
  await turns();
  expect(scrollY).toBe(500 - innerHeight / 2);
  // Who was at the end of a page is there again, with its footer.
  height = 446 + innerHeight;
  grow();
  expect(scrollY).toBe(446);
});

describe.each(['wheel', 'keydown', 'pointerdown'])('%s', (move) => {
  test('ends the waiting at once, where the page needs nothing that holds it', async () => {
    reload();
    await turns();
    height = 446 + innerHeight;
    dispatchEvent(new Event(move));
    expect(isGone()).toBe(true);
  });

  test('leaves the page to who moves it, and what keeps it from jumping there until it is tall enough', async () => {
    reload();
    await turns();
    height = innerHeight;
    dispatchEvent(new Event(move));
    // It would end higher up: let go, the browser would move it before their own move has begun.
    expect(document.body.childElementCount).toBe(1);
    expect(document.documentElement.style.overflowAnchor).toBe('');
    grow();
    expect(scrollY).toBe(446);
    height = 3_000;
    grow();
    expect(isGone()).toBe(true);
    expect(scrollY).toBe(446);
  });

  test('does not keep another page tall', async () => {
    reload();
    await turns();
    height = innerHeight;
    dispatchEvent(new Event(move));
    router.navigate('/cart');
    await turns();
    expect(isGone()).toBe(true);
  });
});

test('nothing is held forever where the customer has scrolled and the page stays short', async () => {
  reload();
  await turns();
  scroll(200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isGone()).toBe(true);
});

test('a page that writes its selection into its own address is held all the same; another page is not', async () => {
  reload();
  await turns();
  router.navigate('/service/11?date=2026-11-23', { replace: true, preventScrollReset: true });
  await turns();
  expect(isHeld()).toBe(true);
  router.navigate('/cart', { replace: true });
  await turns();
  expect(isGone()).toBe(true);
});

test('who scrolled before it was there is left alone', async () => {
  reload();
  // The page is open; what holds it is being fetched.
  router.pageChange.subscribe(() => dispatchEvent(new Event('wheel')));
  await turns();
  expect(scrollY).toBe(0);
  expect(isGone()).toBe(true);
});

test('who scrolls while it is held goes where they like, and nothing jumps under them', async () => {
  reload();
  await turns();
  scroll(200);
  // The page ends above the bottom of the screen: letting go would move it.
  expect(document.body.childElementCount).toBe(1);
  expect(document.documentElement.style.overflowAnchor).toBe('');
  height = 3_000;
  scroll(201);
  expect(isGone()).toBe(true);
  expect(scrollY).toBe(201);
});

test('another page is not held, and the way back to this one is, every time', async () => {
  reload();
  await turns();
  for (let time = 0; time < 2; time++) {
    router.navigate('/cart');
    await turns();
    expect(isGone()).toBe(true);
    positions.set(key(), 0);
    router.navigate(-1);
    await turns();
    expect(isHeld()).toBe(true);
  }
});
