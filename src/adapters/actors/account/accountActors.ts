/** What pages of the account load beside their lists: wallet, cards, points, memberships. */
import type { MembershipRecords } from '../../../../machines/membershipPurchase/renewals.ts';
import type { MembershipUse } from '../../../contract/additions/membershipUse.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { moneyAdditionEndpoints } from '../../../contract/endpoints/additions/money.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import { membershipEndpoints } from '../../../contract/endpoints/membership.ts';
import { moneyEndpoints } from '../../../contract/endpoints/money.ts';
import { call } from '../../http/client.ts';

/** What is in the wallet now. */
export const loadWallet = (_: null, signal: AbortSignal): Promise<ResponseTo<'wallet'>> =>
  call(moneyEndpoints.wallet, { signal });

/** The saved cards, the default first (Q1.5.a, Q7.6.f). */
export const loadSavedCards = async (_: null, signal: AbortSignal): Promise<ResponseTo<'cards'>['data']> =>
  (await call(moneyEndpoints.cards, { signal })).data;

export const removeSavedCard = (id: string, signal: AbortSignal): Promise<unknown> =>
  call(moneyEndpoints.removeCard, { params: { id }, signal });

/** How many points there are, and what they are worth. */
export const loadPoints = async (_: null, signal: AbortSignal): Promise<ResponseTo<'qPoints'>['data']> =>
  (await call(moneyEndpoints.qPoints, { query: { page: 1, size: 1 }, signal })).data;

/**
 * The memberships that the customer has bought, and those that are sold today, with which a card may be renewed.
 * Whoever is signed out has bought none.
 */
export async function loadMembershipRecords(owner: string | null, signal: AbortSignal): Promise<MembershipRecords> {
  if (owner === null) return { bookings: [], offers: [] };
  const [{ data: bookings }, { data: offers }] = await Promise.all([
    call(bookedEndpoints.membershipBookings, { query: { page: 1, size: 100 }, signal }),
    call(membershipEndpoints.memberships, { signal }),
  ]);
  return { bookings, offers };
}

/**
 * How much of the customer's membership cards is used; not asked of a server that does not count, nor while nobody is
 * logged in.
 */
export const loadMembershipUse = async (owner: string | null, signal: AbortSignal): Promise<MembershipUse[]> =>
  owner === null ? [] : (await call(moneyAdditionEndpoints.membershipUse, { signal })).data;
