import type { AskedPart } from '../shared/failedTogether.ts';
import { mayChooseDays } from './listKinds.ts';
import type { ListSnapshot } from './listMachine.ts';

/** What the page shows: `asking` only while there is nothing else to show. */
export type ListScreen = 'signedOut' | 'asking' | 'failed' | 'empty' | 'shown';

/** A former answer, and what was said of a failure, stay until the next answer is there, so that nothing jumps. */
export function screenOf(snapshot: ListSnapshot): ListScreen {
  const { data, problem } = snapshot.context;
  if (snapshot.matches('signedOut')) return 'signedOut';
  if (problem !== null) return 'failed';
  if (data === null) return 'asking';
  return data.length === 0 ? 'empty' : 'shown';
}
/** Beside what else the page asks for. */
export function listPart(snapshot: ListSnapshot): AskedPart {
  const screen = screenOf(snapshot);
  return { isThere: screen !== 'asking' && screen !== 'failed', problem: snapshot.context.problem };
}
/** The first page of what is to come, of somebody who is logged in: what comes next stands above it. */
export const beginsWithNext = (snapshot: ListSnapshot): boolean =>
  snapshot.matches('loggedIn') && snapshot.context.period === 'upcoming' && snapshot.context.page === 1;
export const isBusy = (snapshot: ListSnapshot): boolean => snapshot.hasTag('busy');
export const hasDays = ({ context: { kind, period } }: ListSnapshot): boolean => mayChooseDays(kind, period);
