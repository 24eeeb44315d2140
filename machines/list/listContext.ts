/** The list's input, context, events and emitted events. */
import type { RangeFilter } from '../dates/dateRange.ts';
import type { Problem } from '../shared/problem.ts';
import type { ListKind, Period, SortOrder } from './listKinds.ts';
import type { ListQuestion } from './listQuestion.ts';
import type { NarrowingSelection } from './listRules.ts';

/** One page of the list, as the server answers it. */
export interface ListAnswer {
  readonly data: readonly unknown[];
  readonly total: number;
  readonly total_pages: number;
  readonly current_page: number;
}

export interface ListInput {
  kind: ListKind;
  /** The customer whose list it is; null while signed out. */
  owner: string | null;
  /** Entries per page, the customer's preference (R3.2.6). */
  size: number;
  /** What the address asks for. */
  question: ListQuestion;
}

/** The query to the server. */
export interface ListQuery extends ListQuestion {
  kind: ListKind;
  size: number;
}

/** Keys are named as in R3.2.4 and R3.2.5. */
export interface ListContext extends ListQuery {
  /** The owner of the list, even while they are logged out. */
  owner: string | null;
  /** The last answer, until the next arrives; null before the first. */
  data: readonly unknown[] | null;
  total: number;
  total_pages: number;
  current_page: number;
  problem: Problem | null;
  /** Failed attempts in a row since the customer last asked. */
  attempts: number;
  /** While a filter is being typed: what the address asks for, or will in a moment. */
  addressed: ListQuestion | null;
}

export interface OwnerNews {
  type: 'owner.changed';
  owner: string | null;
}
export type ListEvent =
  | OwnerNews
  | { type: 'page.choose'; page: number }
  | { type: 'order.choose'; sort_by: string; sort_order: SortOrder }
  | { type: 'period.choose'; period: Period }
  | { type: 'days.choose'; filter: RangeFilter }
  | ({ type: 'narrowing.choose' } & NarrowingSelection)
  /** A filter that is still being typed: asked for once typing pauses. */
  | ({ type: 'narrowing.write' } & NarrowingSelection)
  /** Removes all filters. */
  | { type: 'narrowing.clear' }
  /** Back, Forward, or a link to another part of the same list. */
  | { type: 'address.changed'; question: ListQuestion }
  | { type: 'list.retry' }
  /** An entry of the list was changed: rescheduled, cancelled or added. */
  | { type: 'list.refresh' }
  /** The page is visible again, or the connection has returned. */
  | { type: 'list.look' };

/** For the address: either a new history entry, or a replacement of the current one. */
export interface ListEmitted {
  type: 'question.changed';
  question: ListQuestion;
  replaces: boolean;
}
