/** The scroll position of each entry of the history, also after a reload (R4.5.6). */
import * as v from 'valibot';
import { here } from '../../../machines/pageChange/pageChangeSelectors.ts';
import type { PageChangeRef } from '../../../machines/pageChange/pageChangeMachine.ts';
import { persistedItem } from '../storage/storage.ts';

const persisted = persistedItem('session', 'scroll', 1, v.record(v.string(), v.number()));
const positions = new Map(Object.entries(persisted.read() ?? {}));

/** Where the page of that entry was scrolled to when it was left; undefined where it never was. */
export const scrollOf = (key: string): number | undefined => positions.get(key);

/**
 * Records scroll positions from now on; the browser, which would scroll before the page is there, leaves it to the
 * portal.
 */
export function rememberScroll(pageChange: PageChangeRef): void {
  const { history } = globalThis;
  let { key } = here(pageChange.getSnapshot());
  // Recorded while scrolling: to ask for it when an entry is left, within a press, would have the browser lay out the
  // whole page.
  let position = 0;
  addEventListener('scroll', () => (position = scrollY));
  const takeOver = (): void => void (history.scrollRestoration = 'manual');
  takeOver();
  // The views follow later: the former page is still there.
  pageChange.subscribe((snapshot) => {
    const now = here(snapshot).key;
    if (now !== key) positions.set(key, position);
    key = now;
  });
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    positions.set(key, scrollY);
    persisted.write(Object.fromEntries(positions));
    history.scrollRestoration = 'auto';
  });
}
