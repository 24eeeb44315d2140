/** What a customer does to look elsewhere, or next. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The bar of a booking grows when it tells a price or what went wrong: what was just chosen is scrolled out from under it.
 * Whoever has done anything since is left where they are (1.4.10, 2.4.11).
 * @returns what ends it
 */
export function holdInSight(bar: HTMLElement | null): (() => void) | undefined {
  const box = bar?.closest<HTMLElement>('.bk');
  // A document without sizes, as that of the unit tests, has nothing to scroll.
  if (!bar || !box || !('ResizeObserver' in globalThis)) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let chosen: Element | null = null;
  box.addEventListener(
    'change',
    ({ target }) => {
      chosen = target instanceof HTMLInputElement && target.type === 'radio' ? target.closest('label') : null;
    },
    { signal },
  );
  for (const move of moves) box.addEventListener(move, () => (chosen = null), { signal, capture: true, passive: true });
  // With the next frame, which lays the page out anyway for the bar: asked for at once, all would be laid out once more.
  const scroll = (): void => {
    if (chosen?.isConnected) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const observer = new ResizeObserver((changes) => {
    const height = changes.at(-1)?.borderBoxSize[0]?.blockSize;
    if (height === undefined) return;
    box.style.setProperty('--bar', `${height}px`);
    if (chosen) requestAnimationFrame(scroll);
  });
  observer.observe(bar);
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
