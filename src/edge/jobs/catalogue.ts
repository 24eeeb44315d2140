/** What pages load; each answers the data alone. */
import type { VenueService, VenueServiceDetails } from '../../contract/facilities.ts';
import type { ContentPage, VenueDetails } from '../../contract/site.ts';
import { call } from '../client.ts';

export const loadServices = async (): Promise<VenueService[]> => (await call('services')).data;

export const loadService = async (id: number, signal: AbortSignal): Promise<VenueServiceDetails> =>
  (await call('service', { params: { id }, signal })).data;

export const loadVenues = async (_: undefined, signal: AbortSignal): Promise<VenueDetails[]> =>
  (await call('venues', { signal })).data;

export const loadContentPage = async (slug: string): Promise<ContentPage> =>
  (await call('contentPage', { params: { slug } })).data;
