/** Moves the browser's history as the machine of the opening says, and tells it of Back and Forward. */
import type { Path, To } from 'react-router';
import { fromCallback, fromPromise } from 'xstate';
import { openingMachine, type HistoryCommand } from '../../../machines/opening/openingMachine.ts';
import type { HistoryEntry } from '../../../machines/opening/openingRules.ts';

/** As much of the router's own histories, of the browser or in memory, as is asked. */
export interface BrowserHistory {
  readonly location: HistoryEntry;
  encodeLocation(to: To): Path;
  push(to: HistoryEntry, state: unknown): void;
  replace(to: HistoryEntry, state: unknown): void;
  go(by: number): void;
  listen(heard: () => void): () => void;
}

/** Gets the page of an entry ready; returns where it leads instead, or null. */
export type PreparePage = (entry: HistoryEntry) => Promise<HistoryEntry | null>;

export const provideOpening = (history: BrowserHistory, prepare: PreparePage): typeof openingMachine =>
  openingMachine.provide({
    actors: {
      driveHistory: fromCallback<HistoryCommand, undefined>(({ receive, sendBack }) => {
        receive(({ entry, replaces }) => history[replaces ? 'replace' : 'push'](entry, entry.state));
        return history.listen(() => sendBack({ type: 'entry.reached', entry: history.location }));
      }),
      preparePage: fromPromise(({ input }) => prepare(input.entry)),
    },
  });
