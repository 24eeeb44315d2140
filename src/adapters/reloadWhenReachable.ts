import { ConnectionError } from '../../machines/shared/problem.ts';
import { reloadPage } from './browserAddress.ts';

/**
 * Loads the page anew as soon as its server can be reached: without a network the browser would show a page of its own in
 * the place of this one (F01). Nothing is asked for while nobody wants it.
 */
export async function reloadWhenReachable(isWanted: boolean, signal: AbortSignal): Promise<null> {
  if (!isWanted) return null;
  const file = new URL('/version.json', globalThis.location.origin);
  // Whatever is answered: there is somebody to answer.
  await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).catch(() => {
    throw new ConnectionError();
  });
  reloadPage();
  return new Promise<never>(() => undefined);
}
