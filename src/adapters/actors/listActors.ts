/** Loads the lists of a customer, and follows the end of their session. */
import { fromCallback, fromPromise } from 'xstate';
import { rangeOf, type DateRange } from '../../../machines/dates/dateRange.ts';
import type { ListKind, OwnedListKind } from '../../../machines/list/listKinds.ts';
import type { ListAnswer, ListEvent, ListQuery, OwnerNews } from '../../../machines/list/listContext.ts';
import { listMachine } from '../../../machines/list/listMachine.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import type { ResponseTo } from '../../contract/endpoints.ts';
import type { User } from '../../contract/customers/customers.ts';
import { bookedEndpoints } from '../../contract/endpoints/booked.ts';
import { moneyEndpoints } from '../../contract/endpoints/money.ts';
import { supportEndpoints } from '../../contract/endpoints/support.ts';
import { call } from '../http/client.ts';
import { nowAtVenue } from '../http/serverTime.ts';
import { followSession } from './login/followSession.ts';
import { provideReconnect, watchPage } from './reconnectActors.ts';

/** The call that answers each list (Q7.6.e, Q7.6.g, Q7.6.n, Q7.6.r). */
interface CallOf {
  facilityBookings: 'facilityBookings';
  eventBookings: 'eventBookings';
  trainerBookings: 'trainerBookings';
  retailBookings: 'retailBookings';
  membershipCards: 'membershipCards';
  workshops: 'academyBookings';
  financialTransactions: 'walletTransactions';
  supportRequests: 'supportRequests';
}
/** The schema of an entry of that list; the points' history comes with their balance. */
export type ListItem<Kind extends OwnedListKind> = Kind extends 'pointsTransactions'
  ? ResponseTo<'qPoints'>['data']['transactions'][number]
  : ResponseTo<CallOf[Exclude<Kind, 'pointsTransactions'>]>['data'][number];

const daysIn = ({ from, to }: DateRange) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** Which days are *the last seven* is known to the venue's clock, at the moment of asking. */
function queryOf({ page, size, filter }: ListQuery) {
  return { page, size, ...daysIn(rangeOf(filter, nowAtVenue().slice(0, 10))) };
}
const bookingQueryOf = (query: ListQuery) => ({
  ...queryOf(query),
  ...(query.period ? { period: query.period } : {}),
  ...(query.sort_by ? { sortBy: query.sort_by } : {}),
  sort_order: query.sort_order,
});

const loads: Readonly<Record<OwnedListKind, (query: ListQuery, signal: AbortSignal) => Promise<ListAnswer>>> = {
  facilityBookings: (query, signal) => call(bookedEndpoints.facilityBookings, { query: bookingQueryOf(query), signal }),
  eventBookings: (query, signal) => call(bookedEndpoints.eventBookings, { query: bookingQueryOf(query), signal }),
  trainerBookings: (query, signal) => call(bookedEndpoints.trainerBookings, { query: bookingQueryOf(query), signal }),
  retailBookings: (query, signal) => call(bookedEndpoints.retailBookings, { query: bookingQueryOf(query), signal }),
  workshops: (query, signal) => call(bookedEndpoints.academyBookings, { query: bookingQueryOf(query), signal }),
  membershipCards: ({ page, size }, signal) => call(moneyEndpoints.membershipCards, { query: { page, size }, signal }),
  supportRequests: ({ page, size }, signal) =>
    call(supportEndpoints.supportRequests, { query: { page, size }, signal }),
  financialTransactions: (query, signal) => call(moneyEndpoints.walletTransactions, { query: queryOf(query), signal }),
  pointsTransactions: async (query, signal) => {
    const { data, ...page } = await call(moneyEndpoints.qPoints, { query: queryOf(query), signal });
    return { ...page, data: data.transactions };
  },
};

/** Guests have no lists (Q2.3.b). */
export const listOwnerOf = (user: User | null): string | null => (isCustomer(user) ? ownerOf(user) : null);

const isOwnedKind = (kind: ListKind): kind is OwnedListKind => Object.hasOwn(loads, kind);

export async function loadList(query: ListQuery, signal: AbortSignal): Promise<ListAnswer> {
  if (!isOwnedKind(query.kind)) throw new Error(`${query.kind} is no list of a customer's.`);
  return loads[query.kind](query, signal);
}

export const provideList = (session: SessionRef): typeof listMachine =>
  provideFor(listMachine)({
    actors: {
      loadData: fromPromise(({ input, signal }) => loadList(input, signal)),
      reconnect: provideReconnect(),
      watchOwner: fromCallback<OwnerNews, undefined>(({ sendBack }) => {
        const unfollow = followSession(session, (user) =>
          sendBack({ type: 'owner.changed', owner: listOwnerOf(user) } satisfies OwnerNews),
        );
        // A page that is shown again is loaded anew: the operator may have changed something meanwhile.
        const unwatch = watchPage(({ type }) => {
          if (type !== 'page.hidden') sendBack({ type: 'list.look' } satisfies ListEvent);
        });
        return () => {
          unfollow();
          unwatch();
        };
      }),
    },
  });
