/** The calls of the offers. */
import * as v from 'valibot';
import * as offers from '../offered/offers.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire/wire.ts';

export const offerEndpoints = {
  offers: get('offers', responseOf(v.array(offers.Offer))),
  offer: get('offers/{offer_id}', responseOf(offers.Offer)),
} as const satisfies Record<string, Endpoint>;
