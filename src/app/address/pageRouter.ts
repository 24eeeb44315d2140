/** The portal's router: the actor that knows the current page, and the ways to another one. */
import { createPath, type Navigator, type To } from 'react-router';
import { createActor } from 'xstate';
import type { OpeningRef } from '../../../machines/opening/openingMachine.ts';
import type { HistoryEntry } from '../../../machines/opening/openingRules.ts';
import { target } from '../../../machines/opening/openingSelectors.ts';
import { inspect } from '../../actors/inspection.ts';
import { provideOpening, type BrowserHistory, type PreparePage } from './provideOpening.ts';

export interface Leading {
  /** Replaces the current entry of the history. */
  replace?: boolean | undefined;
  /** The state of the entry. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

export interface Router {
  readonly opening: OpeningRef;
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
  const opening: OpeningRef = createActor(provideOpening(history, prepare), {
    systemId: 'opening',
    inspect,
    input: { entry: history.location },
  });
  const lead = (to: To, { replace = false, state, preventScrollReset = false }: Leading): void =>
    opening.send({
      type: 'entry.want',
      entry: entryFor(history, to, state),
      way: replace ? 'replace' : 'push',
      staysPut: preventScrollReset,
    });
  const go = (by: number): void => history.go(by);
  opening.start();
  return {
    opening,
    navigate: (to, leading = {}) => (typeof to === 'number' ? go(to) : lead(to, leading)),
    navigator: {
      get location() {
        return target(opening.getSnapshot());
      },
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go,
      push: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: false }),
      replace: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: true }),
    },
  };
}
