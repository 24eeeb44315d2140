/** Offers: several products at one price. */
import type { Offer } from '../../../../machines/offers/offerItems.ts';
import { offerEndpoints } from '../../../contract/endpoints/offer.ts';
import { call } from '../../http/client.ts';

export const loadOffers = async (_: undefined, signal: AbortSignal): Promise<Offer[]> =>
  (await call(offerEndpoints.offers, { signal })).data;
