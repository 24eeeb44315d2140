/** What the list knows, hears and tells. */
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
  /** The customer whose list it is; null: nobody is logged in. */
  owner: string | null;
  /** How many a page holds: the customer's preference (R3.2.6). */
  size: number;
  /** What the address asks for. */
  question: ListQuestion;
}

/** What the actor asks the server for. */
export interface ListQuery extends ListQuestion {
  kind: ListKind;
  size: number;
}

/** Named as R3.2.4 and R3.2.5 name them. */
export interface ListContext extends ListQuery {
  /** Whose list it is, also while they are logged out. */
  owner: string | null;
  /** The last answer, until the next one is there; null before the first. */
  data: readonly unknown[] | null;
  total: number;
  total_pages: number;
  current_page: number;
  problem: Problem | null;
  /** Tries that failed in a row since somebody last asked. */
  attempts: number;
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
  /** A narrowing that is still being written: the last of it is asked for. */
  | ({ type: 'narrowing.write' } & NarrowingSelection)
  /** Everything that narrows the list is taken away. */
  | { type: 'narrowing.clear' }
  /** Back, Forward, or a link to another part of the same list. */
  | { type: 'address.changed'; question: ListQuestion }
  | { type: 'list.retry' }
  /** What is listed was changed: rescheduled, cancelled, added to. */
  | { type: 'list.refresh' }
  /** Somebody sees the page again, or the connection is there again. */
  | { type: 'list.look' };

/** For the address of the page: a new entry of its history, or another text of this one. */
export interface ListEmitted {
  type: 'question.changed';
  question: ListQuestion;
  replaces: boolean;
}
