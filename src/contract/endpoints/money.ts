/** The calls of a customer’s money: wallet, points, cards. */
import * as v from 'valibot';
import * as bookings from '../orders/bookings.ts';
import * as customers from '../customers/customers.ts';
import { get, remove, type Endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../wire/answers.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const moneyEndpoints = {
  wallet: get('profile/wallet', responseOf(customers.Wallet), { access: 'customer' }),
  walletTransactions: get('profile/wallet/transactions', pageOf(customers.WalletTransaction), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  qPoints: get('profile/q-points', v.object({ ...pageOf(v.unknown()).entries, data: customers.QPoints }), {
    query: customers.HistoryQuery,
    access: 'customer',
  }),
  cards: get('profile/cards', responseOf(v.array(customers.SavedCard)), { access: 'customer' }),
  removeCard: remove('profile/cards/{id}', Outcome, { access: 'customer' }),
  membershipCards: get('profile/memberships', pageOf(bookings.MembershipCard), {
    query: v.object(PageQuery),
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
