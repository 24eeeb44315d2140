import { createActor } from 'xstate';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { fetchUnspoilt, isLoadFailure } from '../scripts/codeLoading.ts';
import { provideReconnect } from './reconnectActors.ts';

/**
 * Loads code that the page can do without for a while, such as that of a drawing: without a network it is waited for,
 * and nothing else of the page fails (F01).
 */
export async function fetchWhenReachable<T>(load: () => Promise<T>, attempts = 1): Promise<T> {
  try {
    return await fetchUnspoilt(load);
  } catch (error) {
    if (!isLoadFailure(error) && !(error instanceof ConnectionError)) throw error;
    const wait = createActor(provideReconnect(), { input: { problem: { code: 'lost', message: null }, attempts } });
    await new Promise<void>((complete) => {
      wait.subscribe({ complete });
      wait.start();
    });
    return fetchWhenReachable(load, attempts + 1);
  }
}
