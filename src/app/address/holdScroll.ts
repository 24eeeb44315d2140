/** How long a page may take to become as tall as it was, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Holds the page where it was scrolled to, before there is a page: something as tall as needed, that nobody sees, keeps it
 * from being too low, and nothing that comes in above pushes it down. While it is too low, half a screen of what stands above
 * its footer stays in sight, and the page follows as it grows. The position is the customer's as soon as they have moved it;
 * what held it goes when the page does not need it, or is left.
 */
export function holdScroll(position: number, left: AbortSignal, moved: AbortSignal): void {
  if (left.aborted || moved.aborted) return;
  const { body, documentElement: root } = document;
  const over = new AbortController();
  let isTheirs = false;
  let goal = position;
  const hold = document.createElement('div');
  Object.assign(hold.style, { position: 'absolute', insetBlockStart: '0', inlineSize: '1px', visibility: 'hidden' });
  body.append(hold);
  root.style.overflowAnchor = 'none';

  const follow = (): void => {
    const { height } = body.getBoundingClientRect();
    const main = document.querySelector('main')?.getBoundingClientRect();
    const most = (main ? main.bottom + scrollY : height) - innerHeight / 2;
    goal = height < position + innerHeight ? Math.max(0, Math.min(position, most)) : position;
    hold.style.blockSize = `${goal + innerHeight}px`;
    scrollTo({ top: goal, behavior: 'instant' });
  };
  const end = (): void => {
    over.abort();
    growing.disconnect();
    hold.remove();
    root.style.overflowAnchor = '';
  };
  const leaveToThem = (): void => {
    isTheirs = true;
    root.style.overflowAnchor = '';
    // Without what holds it, the page would jump up from here.
    if (body.getBoundingClientRect().bottom >= innerHeight) end();
  };
  const growing = new ResizeObserver(() => (isTheirs ? leaveToThem() : follow()));
  follow();
  growing.observe(body);
  addEventListener(
    'scroll',
    () => {
      if (isTheirs || Math.abs(scrollY - goal) > 1) leaveToThem();
    },
    { signal: over.signal, passive: true },
  );
  moved.addEventListener('abort', leaveToThem, { signal: over.signal });
  left.addEventListener('abort', end, { signal: over.signal });
  const waiting = setTimeout(end, timeoutMs);
  over.signal.addEventListener('abort', () => clearTimeout(waiting));
}
