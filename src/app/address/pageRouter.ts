/** The portal's router: the actor that knows the current page, and the ways to another one. */
import { createPath, type Navigator, type To } from 'react-router';
import { createActor } from 'xstate';
import type { PageChangeRef } from '../../../machines/pageChange/pageChangeMachine.ts';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';
import { target } from '../../../machines/pageChange/pageChangeSelectors.ts';
import { inspect } from '../../actors/inspection.ts';
import { providePageChange, type BrowserHistory, type PreparePage } from './providePageChange.ts';

export interface Leading {
  /** Replaces the current entry of the history. */
  replace?: boolean | undefined;
  /** The state of the entry. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

export interface Router {
  readonly pageChange: PageChangeRef;
  /** Navigates to an address, or by so many entries forward or back. */
  navigate(to: To | number, leading?: Leading): void;
  /** The navigator of links and hooks; it knows the entry that is open or being opened. */
  readonly navigator: Navigator & { readonly location: HistoryEntry };
}

/** An entry that is not written yet, with a name of its own. */
export const entryFor = (history: BrowserHistory, to: To, state: unknown = null): HistoryEntry => ({
  ...history.encodeLocation(to),
  state,
  key: crypto.randomUUID(),
});

/** Starts at the browser's current entry; the first page is prepared at once. */
export function startRouter(history: BrowserHistory, prepare: PreparePage): Router {
  const pageChange: PageChangeRef = createActor(providePageChange(history, prepare), {
    systemId: 'pageChange',
    inspect,
    input: { entry: history.location },
  });
  const lead = (to: To, { replace = false, state, preventScrollReset = false }: Leading): void =>
    pageChange.send({
      type: 'entry.want',
      entry: entryFor(history, to, state),
      way: replace ? 'replace' : 'push',
      staysPut: preventScrollReset,
    });
  const go = (by: number): void => history.go(by);
  pageChange.start();
  return {
    pageChange,
    navigate: (to, leading = {}) => (typeof to === 'number' ? go(to) : lead(to, leading)),
    navigator: {
      get location() {
        return target(pageChange.getSnapshot());
      },
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go,
      push: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: false }),
      replace: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: true }),
    },
  };
}
