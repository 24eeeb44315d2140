/** The lists that a customer has, and what may be asked of each (R3.2.4–5, Q7.6.e, Q7.6.g, Q7.6.n, Q9.3.b). */
export type ListKind = 'facilityBookings' | 'membershipCards' | 'workshops' | 'financialTransactions';

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
};

/** Whether days may be chosen in that part of the list. */
export function mayChooseDays(kind: ListKind, period: Period | null): boolean {
  const { hasRange } = listKinds[kind];
  return hasRange === 'always' || (hasRange === 'inThePast' && period === 'past');
}
