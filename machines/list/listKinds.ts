/** The lists that have pages, and what may be asked of each (R3.2.4–5, Q7.6.e, Q7.6.g, Q7.6.n, Q7.6.q, Q9.3.b). */

/** What a customer has: nobody else sees it. */
export type OwnedListKind = 'facilityBookings' | 'membershipCards' | 'workshops' | 'financialTransactions';
/** What everybody may see. */
export type OpenListKind = 'blogs' | 'mediaLibrary';
export type ListKind = OwnedListKind | OpenListKind;

export type Period = 'upcoming' | 'past';
export type SortOrder = 'asc' | 'desc';

interface KindRules {
  /** Into which it is divided; the first is shown first. */
  readonly periods: readonly Period[];
  /** What it may be sorted by; the first is usual. */
  readonly sorts: readonly string[];
  /** Whether days may be chosen: what is to come is not looked for in the last days. */
  readonly hasRange: 'always' | 'inThePast' | 'never';
}

export const listKinds: Readonly<Record<ListKind, KindRules>> = {
  facilityBookings: { periods: ['upcoming', 'past'], sorts: ['facility_date', 'order_id'], hasRange: 'inThePast' },
  membershipCards: { periods: [], sorts: [], hasRange: 'never' },
  workshops: { periods: ['upcoming', 'past'], sorts: ['start_date'], hasRange: 'inThePast' },
  financialTransactions: { periods: [], sorts: [], hasRange: 'always' },
  blogs: { periods: [], sorts: [], hasRange: 'never' },
  mediaLibrary: { periods: [], sorts: [], hasRange: 'never' },
};

/** Whether days may be chosen in that part of the list. */
export function mayChooseDays(kind: ListKind, period: Period | null): boolean {
  const { hasRange } = listKinds[kind];
  return hasRange === 'always' || (hasRange === 'inThePast' && period === 'past');
}
