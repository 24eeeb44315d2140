import { contentEndpoints } from '../../../contract/endpoints/content.ts';
import type { VenueDetails } from '../../../contract/site/content.ts';
import { call } from '../../http/client.ts';

/** The venues of the operator, as its own pages tell them. */
export const loadVenues = async (_: undefined, signal: AbortSignal): Promise<VenueDetails[]> =>
  (await call(contentEndpoints.venues, { signal })).data;
