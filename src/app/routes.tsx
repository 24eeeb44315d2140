/** The home page's addresses, and how all others are found: their table is fetched with the first of them (sections.tsx). */
import { createBrowserRouter, redirect, replace, type MiddlewareFunction, type RouteObject } from 'react-router';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { whenIdle } from '../adapters/whenIdle.ts';
import { isLocale } from '../i18n/locale.ts';
import { changeLanguage } from '../actors/changeLanguage.ts';
import { preferredLanguage } from '../actors/preferences.ts';
import { fetchFor, lazyPage } from './pageLoading.ts';
import { PageFailure } from './PageFailure.tsx';
import { Root } from './Root.tsx';
import { Panel } from './Panel.tsx';
import { Splash } from '../shell/blocking/Splash.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

const fetchSections = () => import('./sections.tsx');

/** A page with a filter panel has an outlet for it, as no page knows another. */
const withPanel: RouteObject[] = [{ index: true, Component: Panel }];

/** Where every page lies, below the shell. */
const places = 'places';

export function createRouter(portal: PortalRef): Router {
  let isFirst = true;
  // The first navigation must not leave an address behind that Back would be caught in.
  const leadTo = (address: string) => {
    const own = ownAddress(address);
    return isFirst ? replace(own) : redirect(own);
  };
  // Undefined during the first navigation; requests carry no hash, so that it is read here.
  const running: { router?: Router } = {};
  const target = () => running.router?.state.navigation.location ?? globalThis.location;
  const page = <TModule extends Partial<RouteObject>>(load: () => Promise<TModule>) =>
    lazyPage(load, () => target().pathname + target().search);

  /** Every address says its language (R2.4.5); one that says another is obeyed (R2.4.6), nonsense and what cannot be had are replaced (Q2.4.d). */
  const speakLanguage: MiddlewareFunction = async ({ request }, next) => {
    const url = new URL(request.url);
    const asked = url.searchParams.get('lang');
    if (asked === preferredLanguage()) return next();
    const address = ownAddress(url.pathname + url.search + target().hash);
    const again = () => void running.router?.navigate(address);
    if (isLocale(asked) && (await changeLanguage(asked, again))) return next();
    url.searchParams.set('lang', preferredLanguage());
    throw leadTo(url.pathname + url.search + target().hash);
  };

  let areSectionsThere = false;
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: Root,
        ErrorBoundary: PageFailure,
        middleware: [speakLanguage],
        HydrateFallback: Splash,
        children: [
          {
            id: places,
            ErrorBoundary: PageFailure,
            children: [
              { path: '', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
              { path: 'home', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
            ],
          },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ patch }) => {
        if (areSectionsThere) return;
        const { sections } = await fetchFor(target().pathname + target().search, fetchSections);
        areSectionsThere = true;
        patch(places, sections({ portal, page, target, leadTo }));
      },
    },
  );

  running.router = router;
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    isFirst = false;
    stop();
    // Whoever leaves the home page need not wait for the table; without it the page asks again. With it comes what
    // only machines read.
    void whenIdle()
      .then(fetchSections)
      .then(({ writeHead }) => writeHead(portal))
      .catch(() => undefined);
  });
  return router;
}
