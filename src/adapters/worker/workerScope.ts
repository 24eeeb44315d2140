/** The part of a service worker's global scope that is used here; the project's types are those of pages. */

export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', heard: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: AskEvent) => void): void;
}

// SAFETY: what imports this runs in a service worker alone.
export const scope = globalThis as unknown as WorkerScope;
