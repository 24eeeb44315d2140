import { reloadPage } from '../address/browserAddress.ts';
import { reachPortal } from './reachPortal.ts';

/**
 * Loads the page anew as soon as its server can be reached: without a network the browser would show a page of its own in
 * the place of this one (F01). Nothing is asked for while nobody wants it.
 */
export async function reloadWhenReachable(isWanted: boolean, signal: AbortSignal): Promise<null> {
  if (!isWanted) return null;
  await reachPortal(signal);
  reloadPage();
  return new Promise<never>(() => undefined);
}
