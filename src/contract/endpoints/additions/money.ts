/** The calls of a customer's money and cards that the specification does not have (docs/decisions/043). */
import { MembershipUse } from '../../additions/membershipUse.ts';
import * as topUp from '../../additions/topUp.ts';
import * as v from 'valibot';
import { get, post, put, type Endpoint } from '../../endpoint.ts';
import { Outcome, responseOf } from '../../wire/wire.ts';

export const moneyAdditionEndpoints = {
  topUpTerms: get('wallet/top-up/terms', responseOf(topUp.TopUpTerms), { access: 'customer', addition: 'topUp' }),
  /** Null when that key has started none, or it is somebody else's. */
  topUp: get('wallet/top-up', responseOf(v.nullable(topUp.TopUp)), {
    query: topUp.TopUpQuery,
    access: 'customer',
    addition: 'topUp',
  }),
  /** 422 for an amount beyond the bounds, for a card that is not theirs, and for a key that had another wish. */
  startTopUp: post('wallet/top-up', responseOf(topUp.TopUp), {
    body: topUp.TopUpWish,
    access: 'customer',
    addition: 'topUp',
  }),
  /** From then on it is the one that is offered first. 404 for somebody else's. */
  preferCard: put('profile/cards/{id}/default', Outcome, { access: 'customer', addition: 'defaultCard' }),
  /** One entry for each card of `profile/memberships` that this server counts for, all at once. */
  membershipUse: get('profile/memberships/use', responseOf(v.array(MembershipUse)), {
    access: 'customer',
    addition: 'membershipUse',
  }),
} as const satisfies Record<string, Endpoint>;
