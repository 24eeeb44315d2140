/** The part of a browser that stores, clocks and actors use: an address, storage, page visibility, events. */
import { vi } from 'vitest';
import { storage } from './servedCalls.ts';

/** Until `vi.unstubAllGlobals()`. */
export function stubPage(address = 'http://localhost:3000/'): void {
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, storage());
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  const world = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, world[name].bind(world));
}
