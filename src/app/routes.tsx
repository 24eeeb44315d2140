/** The home page's addresses, and how all others are found: their table is fetched with the first of them (sections.tsx). */
import { createPath, matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { isAtRest, target } from '../../machines/pageChange/pageChangeSelectors.ts';
import type { HistoryEntry } from '../../machines/pageChange/pageChangeRules.ts';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { fetchFor } from '../adapters/scripts/codeLoading.ts';
import { whenStill } from '../adapters/device/whenStill.ts';
import { whenTouched } from '../adapters/device/whenTouched.ts';
import { isLocale } from '../i18n/languages.ts';
import { changeLanguage } from '../actors/changeLanguage.ts';
import { preferredLanguage } from '../actors/preferences.ts';
import { browserHistory } from './address/browserHistory.ts';
import { lazyPage } from './address/pageLoading.ts';
import { entryFor, startRouter, type Router } from './address/pageRouter.ts';
import type { Gate } from './gates/gate.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { BrowserHistory } from './address/providePageChange.ts';

const gateOf = ({ handle }: RouteObject): Gate => (handle as Gate | undefined) ?? {};

export interface PageRouter extends Router {
  /** The routes to the page at that entry, from the outermost on. */
  readonly matchesAt: (entry: HistoryEntry) => RouteMatch[] | null;
}

const fetchSections = () => import('./sections.tsx');

/** A page with a filter panel has an outlet for it, as no page knows another. */
const withPanel: RouteObject[] = [{ index: true, Component: FilterPanel }];

/** The code of a page is loaded once. */
async function fetchCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

export function createRouter(portal: PortalRef, history: BrowserHistory = browserHistory()): PageRouter {
  const address = (): string => {
    const { pathname, search } = target(router.pageChange.getSnapshot());
    return pathname + search;
  };
  const page = <TModule extends Partial<RouteObject>>(load: () => Promise<TModule>) => lazyPage(load, address);

  const table: RouteObject[] = [
    { path: '', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
    { path: 'home', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
  ];
  let areSectionsThere = false;
  async function findMatches(entry: HistoryEntry): Promise<RouteMatch[] | null> {
    const found = matchRoutes(table, entry);
    if (found !== null || areSectionsThere) return found;
    const { sectionRoutes } = await fetchFor(entry.pathname + entry.search, fetchSections);
    if (!areSectionsThere) table.push(...sectionRoutes({ portal, page }));
    areSectionsThere = true;
    return matchRoutes(table, entry);
  }

  /** Every address says its language (R2.4.5); one that says another is obeyed (R2.4.6), nonsense and what cannot be had are replaced (Q2.4.d). */
  async function speakLanguage(entry: HistoryEntry): Promise<string | null> {
    const query = new URLSearchParams(entry.search);
    const asked = query.get('lang');
    if (asked === preferredLanguage()) return null;
    const again = () => router.navigate(ownAddress(createPath(entry)));
    if (isLocale(asked) && (await changeLanguage(asked, again))) return null;
    query.set('lang', preferredLanguage());
    return createPath({ ...entry, search: query.toString() });
  }

  /** Checks every gate of a page, and loads its code. */
  async function prepare(entry: HistoryEntry): Promise<HistoryEntry | null> {
    const instead = (to: string) => entryFor(history, ownAddress(to));
    const matches = await findMatches(entry);
    const spoken = await speakLanguage(entry);
    if (spoken !== null) return instead(spoken);
    // A route for every address does not match those with a line break in them.
    if (matches === null) return instead('/404');
    for (const { route, params } of matches) {
      const elsewhere = (await gateOf(route).enter?.(entry, params)) ?? null;
      if (elsewhere !== null) return instead(elsewhere);
    }
    await Promise.all(matches.map(({ route }) => Promise.all([gateOf(route).bring?.(), fetchCode(route)])));
    return null;
  }

  // Heard from the beginning.
  const touched = whenTouched();
  const router = startRouter(history, prepare);
  const starting = router.pageChange.subscribe((snapshot) => {
    if (!isAtRest(snapshot)) return;
    starting.unsubscribe();
    // What only machines read, and what the next visit will want.
    const still = whenStill();
    void still
      .then(() => import('./afterFirstPage.ts'))
      .then(({ afterFirstPage }) => afterFirstPage(portal, router))
      .catch(() => undefined);
    // Loaded ahead, so that leaving the home page need not wait for the table; when it fails the page asks again.
    void Promise.all([still, touched])
      .then(fetchSections)
      .catch(() => undefined);
  });
  return { ...router, matchesAt: (entry) => matchRoutes(table, entry) };
}
