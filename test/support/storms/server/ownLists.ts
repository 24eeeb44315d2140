/**
 * The lists that the storms' server tells customers, page by page. Each entry says whose it is and what was asked, so that a
 * walk sees what stands where it does not belong.
 */
import type { Account, Accounts } from './accounts.ts';
import { Page, type Asked } from './asked.ts';
import type { HadOrder, HadOrders } from './hadOrders.ts';

/** What a list is asked for; an empty text is what it was not asked for. */
export interface ListAsked {
  list: 'courts' | 'tickets' | 'wallet' | 'points';
  period: string;
  by: string;
  order: string;
  from: string;
  to: string;
  page: number;
}

const entriesOfEach = 40;

/** What is said of the entries of that page; the portal must show them under this very question. */
export const entryName = ({ list, period, by, order, from, to, page }: ListAsked, owner: string): string =>
  `${list} ${period} by ${by} ${order}, ${from} to ${to}, page ${page}, of ${owner}`;

const transaction = (id: number, description: string) => ({
  id,
  date: '2026-11-20 18:00:00',
  description,
  amount: 5,
  type: 'credit',
  balance: 80,
});

/** As the contract has an entry of each. */
const entryOf: Readonly<
  Record<ListAsked['list'], (id: number, name: string, order: HadOrder, booked: HadOrders['booked']) => object>
> = {
  courts: (id, name, order, booked) => ({ ...booked(order), id, name }),
  tickets: (id, name) => ({
    id,
    order_id: 1,
    event_id: 51,
    name,
    start_date: '2026-11-28',
    event_schedules: [],
    total: 30,
  }),
  wallet: transaction,
  points: transaction,
};

const listAt: Readonly<Record<string, ListAsked['list']>> = {
  'profile/bookings/facility': 'courts',
  'profile/bookings/event': 'tickets',
  'profile/wallet/transactions': 'wallet',
  'profile/q-points': 'points',
};

export function createOwnLists(accounts: Accounts, had: HadOrders) {
  function told(list: ListAsked['list'], { query }: Asked, account: Account): Page {
    const { id: owner, points } = account;
    const said = (name: string) => query.get(name) ?? '';
    const [page, size] = [Number(said('page')), Number(said('size'))];
    const asked = {
      list,
      period: said('period'),
      by: said('sortBy'),
      order: said('sort_order'),
      from: said('from'),
      to: said('to'),
      page,
    };
    const name = entryName(asked, `customer ${owner}`);
    const left = Math.min(size, Math.max(0, entriesOfEach - (page - 1) * size));
    const orders = had.of(account);
    const entries = Array.from({ length: left }, (_, index) => {
      const id = 1 + (page - 1) * size + index;
      return entryOf[list](id, name, orders[id % orders.length]!, had.booked);
    });
    const data = list === 'points' ? { points, value: points / 100, transactions: entries } : entries;
    return new Page(data, entriesOfEach, Math.ceil(entriesOfEach / size), page);
  }

  /** Undefined where the call asks for none of them. */
  return (asked: Asked): Page | undefined => {
    const list = listAt[asked.path];
    return list === undefined ? undefined : told(list, asked, accounts.caller(asked));
  };
}
