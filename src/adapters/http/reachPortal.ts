import { ConnectionError } from '../../../machines/shared/problem.ts';

/**
 * Whatever is answered: there is somebody to answer.
 * @throws ConnectionError
 */
export const reachPortal = (signal: AbortSignal | null = null): Promise<Response> =>
  fetch('/version.json', { cache: 'no-store', signal }).catch(() => {
    throw new ConnectionError();
  });
