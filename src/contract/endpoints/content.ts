/** The calls of the operator’s own pages and venues. */
import * as v from 'valibot';
import * as content from '../site/content.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire/wire.ts';

export const contentEndpoints = {
  contentPage: get('pages/{slug}', responseOf(content.ContentPage), { cached: true }),
  venues: get('venues', responseOf(v.array(content.VenueDetails))),
} as const satisfies Record<string, Endpoint>;
