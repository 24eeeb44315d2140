/** After the frame that comes next; a page that nobody looks at, or not any more, draws none. */
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
