/** What a customer does with a list of theirs: another page, order, period, or days (R3.2.4–6, R9.3.7). */
import type { OwnedListKind } from '../../../../machines/list/listKinds.ts';
import type { Tab } from '../tab.ts';
import { onPage } from './onPage.ts';

/** The lists that are gone through. */
export const listsOfOwn = [
  'facilityBookings',
  'eventBookings',
  'financialTransactions',
  'pointsTransactions',
] as const satisfies readonly OwnedListKind[];

const list = (tab: Tab) => {
  const page = tab.page();
  return page.name === 'bookings' ? page.actor : undefined;
};

export const listDeeds = {
  openBookings: onPage((tab, n) => tab.goTo('bookings', listsOfOwn[n % listsOfOwn.length])),
  turnPage: (tab: Tab, n: number) => list(tab)?.send({ type: 'page.choose', page: 1 + (n % 3) }),
  sortBookings: (tab: Tab, n: number) =>
    list(tab)?.send({
      type: 'order.choose',
      sort_by:
        n % 2 === 0
          ? 'order_id'
          : list(tab)?.getSnapshot().context.kind === 'eventBookings'
            ? 'start_date'
            : 'facility_date',
      sort_order: n % 3 === 0 ? 'asc' : 'desc',
    }),
  choosePeriod: (tab: Tab, n: number) =>
    list(tab)?.send({ type: 'period.choose', period: n % 2 ? 'past' : 'upcoming' }),
  chooseDays: (tab: Tab, n: number) => {
    const own = { from: n % 3 === 0 ? null : `2026-11-0${1 + (n % 9)}`, to: n % 3 === 1 ? null : '2026-11-20' };
    list(tab)?.send({ type: 'days.choose', filter: { choice: n % 4 === 3 ? 'all' : 'own', own } });
  },
  lookAtBookings: (tab: Tab, n: number) =>
    list(tab)?.send({ type: (['list.retry', 'list.refresh', 'list.look'] as const)[n % 3]! }),
} as const;
