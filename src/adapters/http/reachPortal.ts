import { ConnectionError } from '../../../machines/shared/problem.ts';

/**
 * Whatever is answered: there is somebody to answer.
 * @throws ConnectionError
 */
export const reachPortal = (signal: AbortSignal | null = null, file = '/version.json'): Promise<Response> =>
  fetch(file, { cache: 'no-store', signal }).catch(() => {
    throw new ConnectionError();
  });
