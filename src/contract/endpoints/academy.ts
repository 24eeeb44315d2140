/** The calls of the academies. */
import * as academies from '../offered/academies.ts';
import * as offered from '../offered/offered.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const academyEndpoints = {
  workshops: get('workshops', pageOf(academies.Workshop), { query: offered.TypedListQuery }),
  workshop: get('workshops/{id}', responseOf(academies.WorkshopDetails)),
} as const satisfies Record<string, Endpoint>;
