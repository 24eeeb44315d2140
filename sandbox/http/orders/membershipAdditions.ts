/** What this server tells of memberships beyond the specification (Q7.7.m). */
import { membershipUseOf } from '../../domain/membershipUse.ts';
import { handle, ok } from '../call.ts';
import { ownCards } from './otherBookings.ts';

export const membershipAdditionHandlers = handle({
  async membershipUse({ server, customer }) {
    return ok(await membershipUseOf(server, customer, await ownCards(server, customer)));
  },
});
