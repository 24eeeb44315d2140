/** Milliseconds: what a page brings late, messages too, comes even to a device that is never idle. */
const timeout = 5_000;

/** Resolves when the page is loaded and idle: what nobody waits for begins then. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      // Not every browser tells when it is idle.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout });
      else setTimeout(resolve, 1_000);
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
