/** Resolves after the next frame; at once for a page that is hidden or being left, which draws none. */
export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    const listening = new AbortController();
    const go = () => {
      listening.abort();
      resolve();
    };
    for (const leaving of ['pagehide', 'visibilitychange'])
      globalThis.addEventListener?.(leaving, go, { capture: true, signal: listening.signal });
    requestAnimationFrame(() => setTimeout(go));
  });
