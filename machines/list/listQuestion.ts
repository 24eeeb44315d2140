/** What a list is asked for, and how the address says it. */
import { everything, filterIn, writeFilter, type RangeFilter } from '../dates/dateRange.ts';
import {
  listKinds,
  mayChooseDays,
  mayNarrow,
  narrowingNames,
  type ListKind,
  type Period,
  type SortOrder,
} from './listKinds.ts';

/** Further filters by name: a search text, a category, a venue. */
export type ListNarrowing = Readonly<Record<string, string>>;

/** Whether any filter is set. */
export const isNarrowed = (narrowing: ListNarrowing): boolean => Object.keys(narrowing).length > 0;

export interface ListQuestion {
  /** Null where the list is not divided. */
  period: Period | null;
  page: number;
  /** Null where only the operator's server knows the order. */
  sort_by: string | null;
  sort_order: SortOrder;
  /** Which days are shown. */
  filter: RangeFilter;
  narrowing: ListNarrowing;
}

/** The first page, the latest first (R9.1.3). */
export function firstQuestion(kind: ListKind): ListQuestion {
  const { periods, sorts } = listKinds[kind];
  return {
    period: periods[0] ?? null,
    page: 1,
    sort_by: sorts[0] ?? null,
    sort_order: 'desc',
    filter: everything,
    narrowing: {},
  };
}

const isSameFilter = (one: RangeFilter, other: RangeFilter): boolean =>
  one.choice === other.choice && one.own.from === other.own.from && one.own.to === other.own.to;

const isSameNarrowing = (one: ListNarrowing, other: ListNarrowing): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);

/** The filters with one changed; null removes it. */
export function narrowedWith(narrowing: ListNarrowing, name: string, value: string | null): ListNarrowing {
  const others = Object.fromEntries(Object.entries(narrowing).filter(([other]) => other !== name));
  return value === null ? others : { ...others, [name]: value };
}

export const isSameQuestion = (one: ListQuestion, other: ListQuestion): boolean =>
  one.period === other.period &&
  one.page === other.page &&
  one.sort_by === other.sort_by &&
  one.sort_order === other.sort_order &&
  isSameFilter(one.filter, other.filter) &&
  isSameNarrowing(one.narrowing, other.narrowing);

/** Page numbers of up to six digits; anything else is ignored. */
const pageDigits = /^0*[1-9]\d{0,5}$/;

/** What an address asks for; values that the list does not know are ignored. */
export function questionIn(kind: ListKind, params: URLSearchParams): ListQuestion {
  const first = firstQuestion(kind);
  const { periods, sorts } = listKinds[kind];
  const period = periods.find((one) => one === params.get('period')) ?? first.period;
  return {
    period,
    page: Number(params.getAll('page').find((page) => pageDigits.test(page)) ?? first.page),
    sort_by: sorts.find((one) => one === params.get('sortBy')) ?? first.sort_by,
    sort_order: sorts.length > 0 && params.get('order') === 'asc' ? 'asc' : 'desc',
    filter: mayChooseDays(kind, period) ? filterIn(params) : everything,
    narrowing: Object.fromEntries(
      narrowingNames(kind).flatMap((name) => {
        const value = params.get(name)?.trim() ?? null;
        return value !== null && mayNarrow(kind, name, value) ? [[name, value]] : [];
      }),
    ),
  };
}

/** Writes into an address what differs from the default; other parameters stay. */
export function writeQuestion(kind: ListKind, params: URLSearchParams, question: ListQuestion): void {
  const first = firstQuestion(kind);
  const write = (name: string, value: string | number | null, usual: string | number | null) =>
    value === usual ? params.delete(name) : params.set(name, String(value));
  write('period', question.period, first.period);
  write('page', question.page, first.page);
  write('sortBy', question.sort_by, first.sort_by);
  write('order', question.sort_order, first.sort_order);
  writeFilter(params, question.filter);
  for (const name of narrowingNames(kind)) write(name, question.narrowing[name] ?? null, null);
}
