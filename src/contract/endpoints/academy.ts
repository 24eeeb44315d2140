/** The calls of the academies. */
import * as academies from '../academies.ts';
import * as offered from '../offered.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../answers.ts';
import { responseOf } from '../wire.ts';

export const academyEndpoints = {
  workshops: get('workshops', pageOf(academies.Workshop), { query: offered.TypedListQuery }),
  workshop: get('workshops/{id}', responseOf(academies.WorkshopDetails)),
} as const satisfies Record<string, Endpoint>;
