/**
 * Handles code that somebody waits for and that could not be loaded. Loaded in the first idle moment, before it is
 * needed, and kept for visits without a network.
 */
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { reachPortal } from '../../adapters/http/reachPortal.ts';
import { fetchUnspoilt } from '../../adapters/scripts/codeLoading.ts';

/**
 * A network that is gone is told apart from all else; where it is back by then the code is asked for once more.
 * @throws ConnectionError
 */
export async function fetchAgain<T>(load: () => Promise<T>): Promise<T> {
  await reachPortal();
  return fetchUnspoilt(load);
}

/** Resolves when the portal's server answers again. */
export const awaitConnection = async (): Promise<void> => void (await fetchWhenReachable(() => reachPortal()));
