/** The lists that have pages, and what may be asked of each (R3.2.4–5, Q7.6.e, Q7.6.g, Q7.6.n, Q7.6.q, Q9.3.b). */

/** What a customer has: nobody else sees it. */
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
/** What everybody may see. */
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

/** How the value of a narrowing reads: words of one's own, the number of something, a day, one of the operator's short names, whole money. */
type NarrowingValue = 'text' | 'id' | 'date' | 'name' | 'amount';

interface KindRules {
  /** Into which it is divided; the first is shown first. */
  readonly periods: readonly Period[];
  /** What it may be sorted by; the first is usual. */
  readonly sorts: readonly string[];
  /** Where days may be chosen, if anywhere: what is to come is not looked for in the last days. */
  readonly hasRange?: 'always' | 'inThePast';
  /** What else it may be narrowed by, as the address names it. */
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

/** Whether days may be chosen in that part of the list. */
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

/** Whether a list of that kind may be narrowed so; null takes a narrowing away. */
export function mayNarrow(kind: ListKind, name: string, value: string | null): boolean {
  const { narrowedBy = {} } = listKinds[kind];
  if (!Object.hasOwn(narrowedBy, name)) return false;
  return value === null || (typeof value === 'string' && patterns[narrowedBy[name]!].test(value));
}

export const narrowingNames = (kind: ListKind): readonly string[] => Object.keys(listKinds[kind].narrowedBy ?? {});
