/**
 * The part of the storms' server that tells customers what is theirs: bookings page by page, profile, family. Everything says
 * whose it is and what was asked, so that a walk sees what stands where it does not belong.
 */
import type { Accounts, Account } from './accounts.ts';
import { Page, Refusal, type Asked } from './asked.ts';
import type { WaysIn } from './waysIn.ts';

const ownerOf = ({ id }: Account): string => `customer ${id}`;
const bookingsOfEach = 40;

/** What is said of the entries of that page; the portal must show them under this very question. */
export const entryName = (asked: { period: string; by: string; order: string; page: number }, owner: string): string =>
  `${asked.period} by ${asked.by} ${asked.order}, page ${asked.page}, of ${owner}`;

export function createOwnRecords(accounts: Accounts, waysIn: WaysIn) {
  const profiles = new Map<number, Record<string, unknown>>();
  /** The names of each customer's relatives, by their ids. */
  const family = new Map<number, Map<number, string>>();
  /** Relatives that were removed, by their ids. */
  const removed: number[] = [];
  /** Those who came in addition. */
  const joined: number[] = [];

  const familyOf = (account: Account): Map<number, string> => {
    const first = [1, 2, 3].map((n) => account.id * 10 + n);
    const known = family.get(account.id) ?? new Map(first.map((id) => [id, `Relative ${id} of ${ownerOf(account)}`]));
    family.set(account.id, known);
    return known;
  };

  function bookings(asked: Asked): Page {
    const { query } = asked;
    const account = accounts.caller(asked);
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const question = {
      period: query.get('period') ?? '',
      by: query.get('sortBy') ?? '',
      order: query.get('sort_order') ?? '',
      page,
    };
    const name = entryName(question, ownerOf(account));
    const left = Math.min(size, Math.max(0, bookingsOfEach - (page - 1) * size));
    const data = Array.from({ length: left }, (_, index) => ({
      id: 1 + (page - 1) * size + index,
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
    }));
    return new Page(data, bookingsOfEach, Math.ceil(bookingsOfEach / size), page);
  }

  function profile(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const { id, name } = account;
    const known = profiles.get(id) ?? { id, first_name: name, last_name: 'Haddad', documents: [] };
    const told = (one: object) => ({ ...one, ...waysIn.contactOf(id) });
    if (asked.method !== 'POST') return told(known);
    const { documents, preferences, otp, ...parts } = asked.body as Record<string, string>;
    if (otp !== undefined) {
      waysIn.changeContact(id, parts, otp);
      return told(known);
    }
    const kept = documents === undefined ? {} : { documents: JSON.parse(documents) as unknown };
    const wishes = preferences === undefined ? {} : { preferences: JSON.parse(preferences) as unknown };
    profiles.set(id, { ...known, ...parts, ...kept, ...wishes });
    return told(profiles.get(id)!);
  }

  function relatives(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const known = familyOf(account);
    const told = (id: number) => ({ customer_id: id, name: known.get(id) });
    const [, path] = /^customers-associated\/(\d+)$/.exec(asked.path) ?? [];
    const id = Number(path ?? asked.query.get('customerId'));
    if (asked.path === 'customers-associated' && asked.method === 'GET') return [...known.keys()].map(told);
    if (asked.method === 'POST') {
      const next = account.id * 10 + 4 + joined.length;
      joined.push(next);
      known.set(next, (asked.body as { name: string }).name);
      return told(next);
    }
    if (!known.has(id)) throw new Refusal(404, 'notFound');
    if (asked.method === 'GET') return told(id);
    if (asked.method === 'PUT') {
      known.set(id, (asked.body as { name: string }).name);
      return told(id);
    }
    known.delete(id);
    removed.push(id);
    return null;
  }

  return {
    profiles,
    family,
    removed,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'profile/bookings/facility') return bookings(asked);
      if (path === 'profile') return profile(asked);
      if (path.startsWith('customers-associated')) return relatives(asked);
      if (path === 'customers/id-proof-types') return [];
      return undefined;
    },
  };
}
