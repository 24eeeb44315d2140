import { ConnectionError } from '../../../machines/shared/problem.ts';

/** Any answer, also an error, shows that the server can be reached. */
export const reachPortal = (signal: AbortSignal | null = null): Promise<Response> =>
  fetch('/version.json', { cache: 'no-store', signal }).catch(() => {
    throw new ConnectionError();
  });
