/** The call of the search. */
import * as v from 'valibot';
import * as search from '../site/search.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire/wire.ts';

export const searchEndpoints = {
  search: get('search/global', responseOf(v.array(search.SearchResult)), {
    query: v.object({ search: v.string() }),
  }),
} as const satisfies Record<string, Endpoint>;
