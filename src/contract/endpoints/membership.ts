/** The call of the memberships. */
import * as v from 'valibot';
import * as memberships from '../offered/memberships.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { responseOf } from '../wire/wire.ts';

export const membershipEndpoints = {
  memberships: get('memberships', responseOf(v.array(memberships.Membership))),
} as const satisfies Record<string, Endpoint>;
