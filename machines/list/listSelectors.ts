import type { AskedPart } from '../shared/failedTogether.ts';
import { mayChooseDays } from './listKinds.ts';
import type { ListSnapshot } from './listMachine.ts';

/** What the page shows: `asking` only while there is nothing else to show. */
export type ListScreen = 'signedOut' | 'asking' | 'failed' | 'empty' | 'shown';

/** The previous answer or failure stays until the next answer arrives, so that the page does not jump. */
export function screenOf(snapshot: ListSnapshot): ListScreen {
  const { data, problem } = snapshot.context;
  if (snapshot.matches('signedOut')) return 'signedOut';
  if (problem !== null) return 'failed';
  if (data === null) return 'asking';
  return data.length === 0 ? 'empty' : 'shown';
}
/** The list as one of several parts that a page loads. */
export function listPart(snapshot: ListSnapshot): AskedPart {
  const screen = screenOf(snapshot);
  return { isThere: screen !== 'asking' && screen !== 'failed', problem: snapshot.context.problem };
}
/** Whether the customer's next booking is shown above the list: on the first page of upcoming ones, where there may be one. */
export const beginsWithNext = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('loggedIn') &&
  snapshot.context.period === 'upcoming' &&
  snapshot.context.page === 1 &&
  screenOf(snapshot) !== 'empty';
/** The pages before and after the one that is shown; null where there is none. */
export function pagesBeside({ context }: ListSnapshot): { previous: number | null; next: number | null } {
  const { current_page: current, total_pages: total } = context;
  return { previous: current > 1 ? current - 1 : null, next: current < total ? current + 1 : null };
}
export const isBusy = (snapshot: ListSnapshot): boolean => snapshot.hasTag('busy');
export const hasDays = ({ context: { kind, period } }: ListSnapshot): boolean => mayChooseDays(kind, period);
