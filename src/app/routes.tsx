/**
 * Every address of the portal, and what must hold before it opens: a login for the profile, nothing for all else (R6.1.1).
 * None of them is for administrators (R6.1.18).
 */
import { createBrowserRouter, redirect, replace, type MiddlewareFunction, type RouteObject } from 'react-router';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { addPageWords, isLocale } from '../i18n/locale.ts';
import { chooseLanguage, preferredLanguage } from '../actors/preferences.ts';
import { fetchFor, lazyPage } from './pageLoading.ts';
import { PageFailure } from './PageFailure.tsx';
import { Root } from './Root.tsx';
import { Panel } from './Panel.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** A page with a filter panel has an outlet for it, as no page knows another. */
const withPanel: RouteObject[] = [{ index: true, Component: Panel }];

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
  /** A page with words of its own, see tools/pageWords.ts. */
  const wordyPage = <TModule extends Partial<RouteObject>>(load: () => Promise<TModule>) =>
    page(async () => (await Promise.all([load(), addPageWords()]))[0]);

  /** Every address says its language (R2.4.5); one that says another is obeyed (R2.4.6), nonsense is replaced (Q2.4.d). */
  const speakLanguage: MiddlewareFunction = async ({ request }, next) => {
    const url = new URL(request.url);
    const asked = url.searchParams.get('lang');
    if (asked === preferredLanguage()) return next();
    if (isLocale(asked)) {
      await chooseLanguage(asked);
      return next();
    }
    url.searchParams.set('lang', preferredLanguage());
    throw leadTo(url.pathname + url.search + target().hash);
  };

  /** Pages of the profile have a gate (profileGate.ts), which is fetched like they are. */
  const guardProfile: MiddlewareFunction = async (_, next) => {
    const to = target();
    const { ledElsewhere } = await fetchFor(to.pathname + to.search, () => import('./profileGate.ts'));
    const elsewhere = await ledElsewhere(portal, to);
    if (elsewhere !== null) throw leadTo(elsewhere);
    return next();
  };

  const missing = () => {
    throw leadTo('/404');
  };

  const router = createBrowserRouter([
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: PageFailure,
      middleware: [speakLanguage],
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            { path: '', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
            { path: 'home', lazy: page(() => import('../pages/home/HomePage.tsx')), children: withPanel },
            {
              path: 'service/:id',
              lazy: page(() => import('../pages/service/ServicePage.tsx')),
              children: withPanel,
            },
            { path: 'cart', lazy: page(() => import('../pages/cart/CartPage.tsx')) },
            { path: 'register', lazy: wordyPage(() => import('../pages/register/RegisterPage.tsx')) },
            { path: 'verify-customer', lazy: wordyPage(() => import('../pages/verification/VerificationPage.tsx')) },
            { path: 'login', lazy: page(() => import('../pages/login/LoginPage.tsx')) },
            { path: 'paymentsuccess/:token', lazy: wordyPage(() => import('../pages/payment/PaymentSuccessPage.tsx')) },
            { path: 'paymentfailed', lazy: wordyPage(() => import('../pages/payment/PaymentFailedPage.tsx')) },
            {
              path: 'profile',
              middleware: [guardProfile],
              children: [
                {
                  path: 'facility-bookings',
                  lazy: wordyPage(() => import('../pages/bookings/FacilityBookingsPage.tsx')),
                },
                { path: 'academy-bookings', lazy: wordyPage(() => import('../pages/workshops/WorkshopsPage.tsx')) },
                {
                  path: 'memberships-bookings',
                  lazy: wordyPage(() => import('../pages/memberships/MembershipCardsPage.tsx')),
                },
                { path: 'user/wallet', lazy: wordyPage(() => import('../pages/wallet/WalletPage.tsx')) },
              ],
            },
            { path: '404', lazy: page(() => import('../pages/missing/MissingPage.tsx')) },
            { path: ':slug', lazy: page(() => import('../pages/content/ContentPage.tsx')) },
            { path: '*', loader: missing },
          ],
        },
      ],
    },
  ]);

  running.router = router;
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    isFirst = false;
    stop();
  });
  return router;
}
