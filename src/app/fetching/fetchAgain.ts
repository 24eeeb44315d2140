/**
 * What is done about code that somebody waits for and that did not come. It is there before it is needed: it comes with the
 * first quiet moment, and is kept for visits without a network.
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

/** Until the portal answers again. */
export const awaitConnection = async (): Promise<void> => void (await fetchWhenReachable(() => reachPortal()));
