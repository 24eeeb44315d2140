import { topmost } from '../../components/dialogs/openDialogs.ts';

/** What a page is called; a page that could not be shown says so in a heading of its own. */
const heading = 'main :is(h1, .empty h2)';

/**
 * Puts the focus on the heading of the page that was opened, as soon as it is there, so that it is read out and the next
 * Tab goes on from it. Nothing scrolls: where the page stands is the history's business. A dialog keeps the focus, so does
 * what the page itself has put it on, and a customer who did not wait for the heading.
 */
export function arrive(signal: AbortSignal): void {
  const place = document.getElementById('main');
  if (place === null || signal.aborted) return;
  const over = new AbortController();
  signal.addEventListener('abort', () => over.abort());
  const look = (): void => {
    const found = place.querySelector<HTMLElement>(heading);
    if (over.signal.aborted || found === null) return;
    over.abort();
    const { activeElement } = document;
    if (topmost() !== null || (activeElement !== place && place.contains(activeElement))) return;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
  };
  for (const type of ['keydown', 'pointerdown'] as const)
    document.addEventListener(type, () => over.abort(), { signal: over.signal });
  const watching = new MutationObserver(look);
  over.signal.addEventListener('abort', () => watching.disconnect());
  watching.observe(place, { childList: true, subtree: true });
  look();
}
