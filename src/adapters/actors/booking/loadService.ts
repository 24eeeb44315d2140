import type { VenueServiceDetails } from '../../../contract/offered/facilities.ts';
import { facilityEndpoints } from '../../../contract/endpoints/facility.ts';
import { call } from '../../http/client.ts';

export const loadService = async (id: number, signal: AbortSignal): Promise<VenueServiceDetails> =>
  (await call(facilityEndpoints.service, { params: { id }, signal })).data;
