/** Moves the browser's history as the machine pageChange says, and tells it of Back and Forward. */
import type { Path, To } from 'react-router';
import { fromCallback, fromPromise } from 'xstate';
import { pageChangeMachine, type HistoryCommand } from '../../../machines/pageChange/pageChangeMachine.ts';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';

/** The part of the router's histories, of the browser or in memory, that is used here. */
export interface BrowserHistory {
  readonly location: HistoryEntry;
  encodeLocation(to: To): Path;
  push(to: HistoryEntry, state: unknown): void;
  replace(to: HistoryEntry, state: unknown): void;
  go(by: number): void;
  listen(heard: () => void): () => void;
}

/** Prepares the page of an entry; returns the entry to redirect to, or null. */
export type PreparePage = (entry: HistoryEntry) => Promise<HistoryEntry | null>;

export const providePageChange = (history: BrowserHistory, prepare: PreparePage): typeof pageChangeMachine =>
  provideFor(pageChangeMachine)({
    actors: {
      driveHistory: fromCallback<HistoryCommand, undefined>(({ receive, sendBack }) => {
        receive(({ entry, replaces }) => history[replaces ? 'replace' : 'push'](entry, entry.state));
        return history.listen(() => sendBack({ type: 'entry.reached', entry: history.location }));
      }),
      preparePage: fromPromise(({ input }) => prepare(input.entry)),
    },
  });
