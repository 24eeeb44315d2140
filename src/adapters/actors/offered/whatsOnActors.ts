/** The first entries of each section for the home page. */
import { articleEndpoints } from '../../../contract/endpoints/article.ts';
import { eventEndpoints } from '../../../contract/endpoints/event.ts';
import { offerEndpoints } from '../../../contract/endpoints/offer.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { call } from '../../http/client.ts';

export type ComingEvent = ResponseTo<'events'>['data'][number];

export const loadComingEvents = async (size: number, signal: AbortSignal): Promise<ComingEvent[]> =>
  (await call(eventEndpoints.events, { query: { page: 1, size }, signal })).data;

export const loadFirstOffers = async (count: number, signal: AbortSignal): Promise<ResponseTo<'offers'>['data']> =>
  (await call(offerEndpoints.offers, { signal })).data.slice(0, count);

export const loadLatestStories = async (size: number, signal: AbortSignal): Promise<ResponseTo<'blogs'>['data']> =>
  (await call(articleEndpoints.blogs, { query: { page: 1, size }, signal })).data;
