import type { VenueService } from '../../../contract/offered/services.ts';
import { siteEndpoints } from '../../../contract/endpoints/site.ts';
import { call } from '../../http/client.ts';

/** What can be booked, at all venues (R7.2.3). */
export const loadServices = async (): Promise<VenueService[]> => (await call(siteEndpoints.services)).data;
