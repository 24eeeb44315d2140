/** The browser of a storm: its storage outlives a page, its clock is moved, and calls go where the walk decides their fate. */
import { i18n } from '@lingui/core';
import { vi } from 'vitest';
import { createForeignScripts } from './foreignScripts.ts';

/** An in-memory browser storage. */
class Kept implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    for (const key of this.#items.keys()) this.removeItem(key);
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
    Reflect.deleteProperty(this, key);
  }
  setItem(key: string, text: string): void {
    this.#items.set(key, text);
    // Listed by its own name, as in a browser.
    Object.defineProperty(this, key, { value: text, enumerable: true, configurable: true });
  }
  texts(): string[] {
    return [...this.#items.values()];
  }
  entries(): [key: string, text: string][] {
    return [...this.#items];
  }
  /** What it holds now, and how it is brought back to that. */
  keep(): () => void {
    const now = [...this.#items];
    return () => {
      this.clear();
      for (const [key, text] of now) this.setItem(key, text);
    };
  }
}

/** A channel on which nobody answers. */
class Silence extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** A part of the page that knows who listens to it. */
class Heard extends EventTarget {
  readonly #listeners = new Map<unknown, Set<string>>();
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void {
    const types = this.#listeners.get(listener) ?? new Set();
    this.#listeners.set(listener, types.add(type));
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => void types.delete(type));
    super.addEventListener(type, listener, options);
  }
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ): void {
    this.#listeners.get(listener)?.delete(type);
    super.removeEventListener(type, listener, options);
  }
  heard(): string[] {
    return [...this.#listeners.values()].flatMap((types) => [...types]);
  }
}

/** What a page asks of its document, beside whom it listens to. */
const assignPage = (page: Heard, foreign: object) =>
  Object.defineProperties(
    Object.assign(page, { hidden: false, activeElement: null, querySelector: () => null }),
    Object.getOwnPropertyDescriptors(foreign),
  );

/** @param send where calls go */
export function openBrowser(send: (request: Request) => Promise<Response>) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2026-11-22T08:00:00Z'),
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const [events, page] = [new Heard(), new Heard()];
  const stores = { session: new Kept(), local: new Kept() };
  const foreign = createForeignScripts([stores.session, stores.local]);
  /** Whether the page has asked to be loaded anew. */
  let isReloading = false;
  /** Addresses of other sites that a page has asked the browser to go to. */
  const leaving: string[] = [];
  // An unreadable answer is reported in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', send);
  const location = {
    origin: 'https://portal.example',
    host: 'portal.example',
    hostname: 'portal.example',
    pathname: '/cart',
    search: '',
    hash: '',
    get href(): string {
      return location.origin + location.pathname + location.search;
    },
    assign: (address: string) => void leaving.push(address),
    reload: () => {
      isReloading = true;
    },
  };
  const visit = (address: string): void => {
    const { pathname, search } = new URL(address, location.origin);
    Object.assign(location, { pathname, search });
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, address: string) => visit(address) });
  vi.stubGlobal('sessionStorage', stores.session);
  vi.stubGlobal('localStorage', stores.local);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', assignPage(page, foreign.page));
  // Outside of a tick of the clock: a timer that is set within one waits for the next.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setImmediate(draw));
  // Tabs have one cart where browsers tell them of each other (052); here the other tab speaks to the cart itself.
  vi.stubGlobal('BroadcastChannel', Silence);

  return {
    events,
    stores,
    leaving,
    foreign,
    /** Whether the page has asked to be loaded anew since this was asked. */
    takeReload(): boolean {
      const wasReloading = isReloading;
      isReloading = false;
      return wasReloading;
    },
    /** What the page listens to. */
    listening: (): string[] => [...events.heard(), ...page.heard()],
    /** The address bar has that of a page of this site. */
    visit,
    /** Another tab has changed what the browser keeps. */
    tell: (key: string): void => void events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    /** What a page that is left does while it goes changes nothing of what is kept. */
    untouched(go: () => void): void {
      const back = [stores.session.keep(), stores.local.keep()];
      go();
      for (const again of back) again();
    },
    close(): void {
      vi.mocked(console.error).mockRestore();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
