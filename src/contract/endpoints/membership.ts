/** The call of the memberships. */
import * as v from 'valibot';
import * as memberships from '../memberships.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire.ts';

export const membershipEndpoints = {
  memberships: get('memberships', responseOf(v.array(memberships.Membership))),
} as const satisfies Record<string, Endpoint>;
