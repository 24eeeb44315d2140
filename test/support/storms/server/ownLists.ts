/**
 * The lists that the storms' server tells customers, page by page. Each entry says whose it is and what was asked, so that a
 * walk sees what stands where it does not belong.
 */
import type { Account, Accounts } from './accounts.ts';
import { Page, type Asked } from './asked.ts';

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
const entryOf: Readonly<Record<ListAsked['list'], (id: number, name: string) => object>> = {
  courts: (id, name) => ({
    id,
    order_id: 1,
    service_id: 3,
    facility_id: 303,
    name,
    service_name: 'Padel',
    venue_name: 'Saha',
    facility_date: '2026-11-27',
    facility_start_time: '18:00:00',
    facility_end_time: '19:00:00',
    total: 105,
  }),
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

export function createOwnLists(accounts: Accounts) {
  function told(list: ListAsked['list'], { query }: Asked, { id: owner, points }: Account): Page {
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
    const entries = Array.from({ length: left }, (_, index) => entryOf[list](1 + (page - 1) * size + index, name));
    const data = list === 'points' ? { points, value: points / 100, transactions: entries } : entries;
    return new Page(data, entriesOfEach, Math.ceil(entriesOfEach / size), page);
  }

  /** Undefined where the call asks for none of them. */
  return (asked: Asked): Page | undefined => {
    const list = listAt[asked.path];
    return list === undefined ? undefined : told(list, asked, accounts.caller(asked));
  };
}
