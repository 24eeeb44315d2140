/** The portal's router: the actor that says which page is shown, and the ways to another one. */
import { createPath, type Navigator, type To } from 'react-router';
import { createActor } from 'xstate';
import type { OpeningRef } from '../../../machines/opening/openingMachine.ts';
import type { HistoryEntry } from '../../../machines/opening/openingRules.ts';
import { inspect } from '../../actors/inspection.ts';
import { provideOpening, type BrowserHistory, type PreparePage } from './provideOpening.ts';

export interface Leading {
  /** In the place of the entry that is shown. */
  replace?: boolean | undefined;
  /** What the entry remembers. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

export interface Router {
  readonly opening: OpeningRef;
  /** Leads to an address, or so many entries on or back. */
  navigate(to: To | number, leading?: Leading): void;
  /** What links and hooks of pages lead by. */
  readonly navigator: Navigator;
}

/** An entry that is not written yet, with a name of its own. */
export const entryFor = (history: BrowserHistory, to: To, state: unknown = null): HistoryEntry => ({
  ...history.encodeLocation(to),
  state,
  key: crypto.randomUUID(),
});

/** Starts at the entry that the browser is at; the first page is got ready at once. */
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
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go,
      push: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: false }),
      replace: (to, state: unknown, leading) => lead(to, { ...leading, state, replace: true }),
    },
  };
}
