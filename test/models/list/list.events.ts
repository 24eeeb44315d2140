/** Events and effects for the laws of the list. */
import { RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';

export const all = { choice: 'all', own: { from: null, to: null } } as const;
export const week = { choice: '7', own: { from: null, to: null } } as const;
export const own = { choice: 'own', own: { from: '2026-11-01', to: null } } as const;

/** The default query. */
export const first = {
  period: 'upcoming',
  page: 1,
  sort_by: 'facility_date',
  sort_order: 'desc',
  filter: all,
  narrowing: {},
} as const;

export const input = { kind: 'facilityBookings', owner: 'customer 1', size: 16, question: first } as const;

export const asks = (question: object = {}): Effect => ({
  starts: 'loadData',
  input: { kind: 'facilityBookings', size: 16, ...first, ...question },
});

export const tells = (question: object, replaces = false): Effect => ({
  emits: { type: 'question.changed', question: { ...first, ...question }, replaces },
});

export const page = (changes: object = {}) => ({
  data: ['court'],
  total: 35,
  total_pages: 3,
  current_page: 1,
  ...changes,
});

export const nothing = { data: [], total: 0, total_pages: 0, current_page: 1 };
export const cleared = { data: null, total: 0, total_pages: 0, current_page: 1 };
export const refused = new RefusedError('http403', 'Not yours', 403);
export const choosePage = (number: number) => ({ type: 'page.choose', page: number });
export const chooseOrder = (sort_by: string, sort_order: string) => ({ type: 'order.choose', sort_by, sort_order });
export const choosePeriod = (period: string) => ({ type: 'period.choose', period });
export const chooseDays = (filter: object) => ({ type: 'days.choose', filter });
export const goTo = (question: object) => ({ type: 'address.changed', question: { ...first, ...question } });
export const isNow = (owner: string | null) => ({ type: 'owner.changed', owner });
export const retry = { type: 'list.retry' };
export const refresh = { type: 'list.refresh' };
export const look = { type: 'list.look' };
export const loggedIn = (state: string) => ({ loggedIn: state });
export const arrived = [done('loadData', page())];
export const past = { period: 'past' } as const;
export const pastShown = [...arrived, choosePeriod('past'), done('loadData', page({ total: 3, total_pages: 1 }))];
export const waiting = { state: loggedIn('asking'), runs: ['loadData', 'watchOwner'], tags: ['busy'] } as const;
export const standing = { state: loggedIn('shown'), runs: ['watchOwner'] } as const;
export const seen = { state: loggedIn('looking'), runs: ['loadData', 'watchOwner'] } as const;
export const broken = { state: loggedIn('failed'), runs: ['reconnect', 'watchOwner'] } as const;
