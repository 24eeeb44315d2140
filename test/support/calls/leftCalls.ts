/**
 * Files share a worker: a lost question that nobody waits for any more is asked again after its pause, in the middle of
 * whichever test runs by then. It is told from that test's own and comes nowhere.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** What a test starts carries its mark, timers included, however late it runs. */
const marks = new AsyncLocalStorage<object>();
let running: object | undefined;

export function runMarked(run: () => Promise<void>): Promise<void> {
  running = {};
  return marks.run(running, run);
}

/** What began before any test, as a module, was left behind by none. */
function isLeftBehind(): boolean {
  const mark = marks.getStore();
  return mark !== undefined && mark !== running;
}

const comeNowhere = () => Promise.reject(new DOMException('The test that asked is over.', 'AbortError'));

const stubGlobal = vi.stubGlobal.bind(vi);
vi.stubGlobal = (name, value) => {
  stubGlobal(name, value);
  if (name !== 'fetch') return vi;
  // Who asks is known when they reach for it; a test still finds its own function there.
  const get = () => (isLeftBehind() ? comeNowhere : value);
  Object.defineProperty(globalThis, name, { get, configurable: true, enumerable: true });
  return vi;
};
