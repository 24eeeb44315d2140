/**
 * The part of the storms' server that tells customers what is theirs: bookings page by page, profile, family. Everything says
 * whose it is and what was asked, so that a walk sees what stands where it does not belong.
 */
import type { Accounts, Account } from './accounts.ts';
import { Page, Refusal, type Asked } from './asked.ts';

const ownerOf = ({ id }: Account): string => `customer ${id}`;
const bookingsOfEach = 40;

/** What is said of the entries of that page; the portal must show them under this very question. */
export const entryName = (asked: { period: string; by: string; order: string; page: number }, owner: string): string =>
  `${asked.period} by ${asked.by} ${asked.order}, page ${asked.page}, of ${owner}`;

export function createOwnRecords(accounts: Accounts) {
  const profiles = new Map<number, Record<string, unknown>>();
  const family = new Map<number, number[]>();
  /** Relatives that were removed, by their ids. */
  const removed: number[] = [];

  const familyOf = ({ id }: Account): number[] => {
    const known = family.get(id) ?? [1, 2, 3].map((n) => id * 10 + n);
    family.set(id, known);
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
    if (asked.method !== 'POST') return known;
    const { documents, preferences, ...parts } = asked.body as Record<string, string>;
    const kept = documents === undefined ? {} : { documents: JSON.parse(documents) as unknown };
    const wishes = preferences === undefined ? {} : { preferences: JSON.parse(preferences) as unknown };
    profiles.set(id, { ...known, ...parts, ...kept, ...wishes });
    return profiles.get(id);
  }

  function relatives(asked: Asked): unknown {
    const account = accounts.caller(asked);
    const [, id] = /^customers-associated\/(\d+)$/.exec(asked.path) ?? [];
    if (asked.method === 'DELETE') {
      const at = familyOf(account).indexOf(Number(id));
      if (at < 0) throw new Refusal(404, 'notFound');
      removed.push(...familyOf(account).splice(at, 1));
      return null;
    }
    return familyOf(account).map((one) => ({ customer_id: one, name: `Relative ${one} of ${ownerOf(account)}` }));
  }

  return {
    profiles,
    removed,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { path } = asked;
      if (path === 'profile/bookings/facility') return bookings(asked);
      if (path === 'profile') return profile(asked);
      if (/^customers-associated(\/\d+)?$/.test(path)) return relatives(asked);
      return undefined;
    },
  };
}
