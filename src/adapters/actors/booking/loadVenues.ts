import { contentEndpoints } from '../../../contract/endpoints/content.ts';
import type { VenueDetails } from '../../../contract/site/content.ts';
import { call } from '../../http/client.ts';

/** The venues of the operator with all that pages show of them. */
export const loadVenues = async (_: undefined, signal: AbortSignal): Promise<VenueDetails[]> =>
  (await call(contentEndpoints.venues, { signal })).data;
