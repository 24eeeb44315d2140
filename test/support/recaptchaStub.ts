/** Replaces Google's reCAPTCHA: takes its script's place as soon as one is added to the page. */
import { vi } from 'vitest';

interface Widget {
  place: HTMLElement;
  options: {
    sitekey: string;
    size: string;
    callback: (token: string) => void;
    'expired-callback': () => void;
    'error-callback': () => void;
  };
}

export function stubRecaptcha() {
  const addresses: string[] = [];
  const widgets: Widget[] = [];
  let isReachable = true;
  const grecaptcha = {
    ready: (run: () => void) => run(),
    render: (place: HTMLElement, options: Widget['options']) => widgets.push({ place, options }) - 1,
    execute: vi.fn<(widget: number) => void>(),
  };
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      addresses.push(node.src);
      if (isReachable) Object.assign(globalThis, { grecaptcha });
      node.dispatchEvent(new Event(isReachable ? 'load' : 'error'));
    }
  });
  watch.observe(document.head, { childList: true });
  return {
    addresses,
    execute: grecaptcha.execute,
    /** The widget that was run last. */
    latest: () => widgets.at(-1),
    setReachable: (reachable: boolean) => (isReachable = reachable),
    leave: () => watch.disconnect(),
  };
}
