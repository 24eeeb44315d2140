import type { PageChangeSnapshot } from './pageChangeMachine.ts';
import type { HistoryEntry, PageVisit } from './pageChangeRules.ts';

/** What is shown; null before the first page. */
export const shown = ({ context }: PageChangeSnapshot): PageVisit | null => context.shown;

/** Why an error is shown instead of the page; null when the page is there. */
export const problem = ({ context }: PageChangeSnapshot): unknown => context.problem;

/** The entry on screen; before the first page, the one at which the portal was opened. */
export const here = ({ context: { shown, wanted } }: PageChangeSnapshot): HistoryEntry => (shown ?? wanted).entry;

/** The entry whose page is being loaded, or was loaded last. */
export const target = ({ context }: PageChangeSnapshot): HistoryEntry => context.wanted.entry;

/** Whether the browser is moving to another entry, so that `here` may be outdated. */
export const isOnTheWay = (snapshot: PageChangeSnapshot): boolean =>
  snapshot.matches('preparing') && (snapshot.context.shown !== null || snapshot.context.wanted.way !== 'pop');

/** Whether nothing is being loaded, and there is a page. */
export const isAtRest = (snapshot: PageChangeSnapshot): boolean => !snapshot.matches('preparing');
