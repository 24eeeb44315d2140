import type { CancellationTerms } from '../../../contract/additions/cancel.ts';
import { cancelEndpoints } from '../../../contract/endpoints/additions/cancel.ts';
import { call } from '../../http/client.ts';

/** The terms under which something that is bought can be cancelled. */
export const loadCancellationTerms = async (_: null, signal: AbortSignal): Promise<CancellationTerms[]> =>
  (await call(cancelEndpoints.cancellationTerms, { signal })).data;
