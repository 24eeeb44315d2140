import type { OpeningSnapshot } from './openingMachine.ts';
import type { HistoryEntry, Opened } from './openingRules.ts';

/** What is shown; null until there is a first page. */
export const shown = ({ context }: OpeningSnapshot): Opened | null => context.shown;

/** Why there is an excuse in place of the page; null where the page is there. */
export const problem = ({ context }: OpeningSnapshot): unknown => context.problem;

/** The entry that is shown; before the first page the one that the portal was opened at. */
export const here = ({ context: { shown, wanted } }: OpeningSnapshot): HistoryEntry => (shown ?? wanted).entry;

/** The entry whose page is got ready, or was last. */
export const target = ({ context }: OpeningSnapshot): HistoryEntry => context.wanted.entry;

/** The browser will be at another entry than it was, or is: nobody may count on `here`. */
export const isOnTheWay = (snapshot: OpeningSnapshot): boolean =>
  snapshot.matches('preparing') && (snapshot.context.shown !== null || snapshot.context.wanted.way !== 'pop');

/** Nothing is on its way, and there is a page. */
export const isAtRest = (snapshot: OpeningSnapshot): boolean => !snapshot.matches('preparing');
