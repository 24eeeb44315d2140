/** The lists that have pages, and how each can be sorted and filtered (R3.2.4–5, Q7.6.e, Q7.6.g, Q7.6.n, Q7.6.q, Q9.3.b). */

/** Lists of a customer's own things. */
export type OwnedListKind =
  | 'facilityBookings'
  | 'eventBookings'
  | 'trainerBookings'
  | 'retailBookings'
  | 'membershipCards'
  | 'workshops'
  | 'financialTransactions'
  | 'pointsTransactions'
  | 'supportRequests';
/** Lists that everybody may see. */
export type OpenListKind =
  | 'academies'
  | 'trainers'
  | 'blogs'
  | 'mediaLibrary'
  | 'retailProducts'
  | 'outletProducts'
  | 'events';
export type ListKind = OwnedListKind | OpenListKind;

export type Period = 'upcoming' | 'past';
export type SortOrder = 'asc' | 'desc';

/**
 * The form of a filter's value: free text, an id, a day, one of the operator's short names, or an amount in whole units
 * of money.
 */
type NarrowingValue = 'text' | 'id' | 'date' | 'name' | 'amount';

interface KindRules {
  /** The periods it is divided into; the first is shown first. */
  readonly periods: readonly Period[];
  /** What it may be sorted by; the first is the default. */
  readonly sorts: readonly string[];
  /** Where days can be chosen: always, or for past entries only, as the ranges look back. */
  readonly hasRange?: 'always' | 'inThePast';
  /** Its further filters, as named in the address. */
  readonly narrowedBy?: Readonly<Record<string, NarrowingValue>>;
}

export const listKinds: Readonly<Record<ListKind, KindRules>> = {
  facilityBookings: { periods: ['upcoming', 'past'], sorts: ['facility_date', 'order_id'], hasRange: 'inThePast' },
  eventBookings: { periods: ['upcoming', 'past'], sorts: ['start_date'], hasRange: 'inThePast' },
  trainerBookings: { periods: ['upcoming', 'past'], sorts: ['order_id'], hasRange: 'inThePast' },
  retailBookings: { periods: [], sorts: ['ordered_at'], hasRange: 'always' },
  membershipCards: { periods: [], sorts: [] },
  workshops: { periods: ['upcoming', 'past'], sorts: ['start_date'], hasRange: 'inThePast' },
  financialTransactions: { periods: [], sorts: [], hasRange: 'always' },
  pointsTransactions: { periods: [], sorts: [], hasRange: 'always' },
  supportRequests: { periods: [], sorts: [] },
  trainers: { periods: [], sorts: [] },
  blogs: { periods: [], sorts: [] },
  mediaLibrary: { periods: [], sorts: [], narrowedBy: { type: 'name' } },
  retailProducts: { periods: [], sorts: [], narrowedBy: { category: 'id', search: 'text' } },
  outletProducts: { periods: [], sorts: [], narrowedBy: { category: 'id', search: 'text' } },
  academies: { periods: [], sorts: [], narrowedBy: { type: 'name' } },
  events: {
    periods: [],
    sorts: [],
    narrowedBy: { search: 'text', when: 'name', from: 'date', to: 'date', venue_id: 'id', price_max: 'amount' },
  },
};

/** Whether days can be chosen in that part of the list. */
export function mayChooseDays(kind: ListKind, period: Period | null): boolean {
  const { hasRange } = listKinds[kind];
  return hasRange === 'always' || (hasRange === 'inThePast' && period === 'past');
}

const patterns: Readonly<Record<NarrowingValue, RegExp>> = {
  text: /^\S(.{0,98}\S)?$/,
  id: /^[1-9]\d{0,8}$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  name: /^[a-z][\w-]{0,29}$/i,
  amount: /^\d{1,6}$/,
};

/** Whether the list has that filter and the value fits; null removes a filter. */
export function mayNarrow(kind: ListKind, name: string, value: string | null): boolean {
  const { narrowedBy = {} } = listKinds[kind];
  if (!Object.hasOwn(narrowedBy, name)) return false;
  return value === null || (typeof value === 'string' && patterns[narrowedBy[name]!].test(value));
}

export const narrowingNames = (kind: ListKind): readonly string[] => Object.keys(listKinds[kind].narrowedBy ?? {});
