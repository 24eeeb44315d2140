import { topmost } from './openDialogs.ts';
import { isNowhere } from './passFocusOn.ts';

/** The heading of a page; one that could not be shown has a heading of its own that says so. */
const heading = 'main :is(h1, .empty h2)';

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Puts the focus on the heading of the page that was opened, as soon as it is there, so that it is read out and the next
 * Tab goes on from it; and on the one that takes its place, when the page fails or comes after all. Nothing scrolls: where
 * the page stands is the history's business. A dialog keeps the focus, so does what the page itself has put it on, and a
 * customer who did not wait for the heading.
 */
export function arrive(signal?: AbortSignal): void {
  const main = document.getElementById('main');
  if (main === null || signal?.aborted) return;
  const over = new AbortController();
  signal?.addEventListener('abort', () => over.abort());
  let told: HTMLElement | null = null;
  const look = (): void => {
    if (over.signal.aborted || told?.isConnected) return;
    const { activeElement } = document;
    // With a heading that goes its focus is lost; where it is not, somebody has moved it.
    const isElsewhere = told ? activeElement !== document.body : activeElement !== main && main.contains(activeElement);
    const found = main.querySelector<HTMLElement>(heading);
    if (found === null && !isElsewhere) return;
    if (found === null || isElsewhere || topmost() !== null) return over.abort();
    told = found;
    focusOn(found);
  };
  for (const type of ['keydown', 'pointerdown'] as const)
    document.addEventListener(type, () => over.abort(), { signal: over.signal });
  const watching = new MutationObserver(look);
  over.signal.addEventListener('abort', () => watching.disconnect());
  watching.observe(main, { childList: true, subtree: true });
  look();
}

/**
 * What could be had after all takes its *Try again* along: whoever pressed it goes on at the heading of what came (I30),
 * unless a view has led them elsewhere.
 * @param around what it stood in, which may be gone with it
 */
export function goOnIn(around: Element | null): void {
  setTimeout(() => {
    if (!isNowhere()) return;
    const found = around?.isConnected ? around.querySelector<HTMLElement>('h1, h2') : null;
    if (found) focusOn(found);
    else arrive();
  });
}
