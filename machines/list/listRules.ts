/** Whether a choice changes the question, and is one that the list has. */
import type { RangeFilter } from '../dates/dateRange.ts';
import { listKinds, mayChooseDays, mayNarrow, type ListKind, type Period } from './listKinds.ts';
import { isSameQuestion, narrowedWith, type ListQuestion } from './listQuestion.ts';

interface Asked extends ListQuestion {
  readonly kind: ListKind;
  readonly total_pages: number;
}

export const isOtherPage = ({ page: asked, total_pages: last }: Asked, page: number): boolean =>
  Number.isInteger(page) && page >= 1 && page <= last && page !== asked;

export const isOtherOrder = (
  asked: Asked,
  { sort_by, sort_order }: Pick<ListQuestion, 'sort_by' | 'sort_order'>,
): boolean =>
  sort_by !== null &&
  listKinds[asked.kind].sorts.includes(sort_by) &&
  (sort_order === 'asc' || sort_order === 'desc') &&
  (sort_by !== asked.sort_by || sort_order !== asked.sort_order);

export const isOtherPeriod = ({ kind, period: asked }: Asked, period: Period): boolean =>
  listKinds[kind].periods.includes(period) && period !== asked;

export const isOtherDays = (asked: Asked, filter: RangeFilter): boolean =>
  mayChooseDays(asked.kind, asked.period) && !isSameQuestion(asked, { ...asked, filter });

/** A filter that the customer sets. */
export interface NarrowingSelection {
  name: string;
  /** Null removes it. */
  value: string | null;
}

export const isOtherNarrowing = (asked: Asked, { name, value }: NarrowingSelection): boolean =>
  mayNarrow(asked.kind, name, value) &&
  !isSameQuestion(asked, { ...asked, narrowing: narrowedWith(asked.narrowing, name, value) });
