/**
 * Every address but the home page's, and what must hold before it opens: its section is listed (R2.4.1), and a login for
 * the profile (R6.1.1). None of them is for administrators (R6.1.18). Comes with the first of them, so that a new section adds nothing
 * to the first screen.
 */
import { createPath, type LazyRouteFunction, type RouteObject } from 'react-router';
import type { PortalRef } from '../../machines/portal/portalMachine.ts';
import { bringLoginToken } from '../adapters/address/providerRedirect.ts';
import { CartGate } from './gates/CartGate.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { hasGate } from '../../machines/portal/gates.ts';
import { redirectFor } from './gates/profileGate.ts';
import type { Gate } from './gates/gate.ts';
import { whenCartRuns } from './gates/whenCartRuns.ts';

/** What the table of routes does for its pages. */
export interface Entrance {
  portal: PortalRef;
  /** Fetches a page when it is entered. */
  page: <TModule extends Partial<RouteObject>>(load: () => Promise<TModule>) => LazyRouteFunction<RouteObject>;
}

export function sectionRoutes({ portal, page }: Entrance): RouteObject[] {
  /** Pages of sections and of the profile have a gate; gates.ts says who may pass. No other page waits for it. */
  const guard: Gate = {
    enter: (entry) => (hasGate(entry.pathname) ? redirectFor(portal, entry) : null),
  };

  const bringCart: Gate = {
    bring: async () => {
      portal.send({ type: 'cart.need' });
      // Where it cannot be had the gate says so.
      await whenCartRuns(portal).catch(() => undefined);
    },
  };

  const missing: Gate = { enter: () => '/404' };
  const ownDetails: Gate = { enter: () => '/profile/user' };

  /** The token of /home-bsl is taken out of its address before anything is shown (Q2.1.a). */
  const bringToken: Gate = {
    enter: ({ search }, params) => {
      const query = new URLSearchParams(search);
      const token = params['token'] ?? query.get('token');
      if (!token) return null;
      bringLoginToken(token);
      query.delete('token');
      return createPath({ pathname: '/home-bsl', search: query.toString() });
    },
  };

  /** These pages ask the running cart; architecture.test finds them. It comes while their own code does. */
  const selling: RouteObject[] = [
    { path: 'events/:id', lazy: page(() => import('../pages/events/EventPage.tsx')) },
    { path: 'academy/:id/packages', lazy: page(() => import('../pages/academies/PackagesPage.tsx')) },
    { path: 'outlets/:id', lazy: page(() => import('../pages/retail/OutletPage.tsx')) },
    { path: 'retail', lazy: page(() => import('../pages/retail/RetailPage.tsx')) },
    { path: 'offers', lazy: page(() => import('../pages/offers/OffersPage.tsx')) },
    { path: 'memberships', lazy: page(() => import('../pages/memberships/MembershipsPage.tsx')) },
    { path: 'training/:id', lazy: page(() => import('../pages/training/TrainerPage.tsx')) },
    { path: 'cart', lazy: page(() => import('../pages/cart/CartPage.tsx')) },
    { path: 'login', lazy: page(() => import('../pages/login/LoginPage.tsx')) },
    { path: 'paymentfailed', lazy: page(() => import('../pages/payment/PaymentFailedPage.tsx')) },
    // The login that a link brings there looks into the cart.
    {
      path: 'home-bsl',
      handle: bringToken,
      lazy: page(() => import('./gates/BareHome.tsx')),
      children: [{ index: true, Component: FilterPanel }],
    },
  ];

  const pages: RouteObject[] = [
    { handle: bringCart, Component: CartGate, children: selling },
    { path: 'home-bsl/:token', handle: bringToken, element: null },
    {
      path: 'service/:id',
      lazy: page(() => import('../pages/service/ServicePage.tsx')),
      children: [{ index: true, Component: FilterPanel }],
    },
    { path: 'events', lazy: page(() => import('../pages/events/EventsPage.tsx')) },
    { path: 'blogs', lazy: page(() => import('../pages/blogs/BlogsPage.tsx')) },
    { path: 'blog/:slug', lazy: page(() => import('../pages/blogs/BlogPage.tsx')) },
    { path: 'academies', lazy: page(() => import('../pages/academies/AcademiesPage.tsx')) },
    { path: 'academy/:id', lazy: page(() => import('../pages/academies/AcademyPage.tsx')) },
    { path: 'gallery', lazy: page(() => import('../pages/media/GalleryPage.tsx')) },
    { path: 'media-library', lazy: page(() => import('../pages/media/MediaLibraryPage.tsx')) },
    { path: 'outlets', lazy: page(() => import('../pages/retail/OutletsPage.tsx')) },
    { path: 'places', lazy: page(() => import('../pages/places/PlacesPage.tsx')) },
    { path: 'find-us', lazy: page(() => import('../pages/places/FindUsPage.tsx')) },
    { path: 'form/:slug', lazy: page(() => import('../pages/form/FormPage.tsx')) },
    { path: 'event-invite', lazy: page(() => import('../pages/invite/InvitePage.tsx')) },
    { path: 'training', lazy: page(() => import('../pages/training/TrainersPage.tsx')) },
    { path: 'paymentsuccess/:token', lazy: page(() => import('../pages/payment/PaymentSuccessPage.tsx')) },
    { path: 'paymentsuccess/:token/invoice', lazy: page(() => import('../pages/payment/invoice/InvoicePage.tsx')) },
    { path: 'send-again', lazy: page(() => import('../pages/sendAgain/SendAgainPage.tsx')) },
    { path: 'register', lazy: page(() => import('../pages/register/RegisterPage.tsx')) },
    { path: 'verify-customer', lazy: page(() => import('../pages/verification/VerificationPage.tsx')) },
    { path: 'customer-support', lazy: page(() => import('../pages/support/SupportPage.tsx')) },
    { path: 'customer-support/:id', lazy: page(() => import('../pages/support/ThreadPage.tsx')) },
    {
      path: 'profile',
      children: [
        { index: true, handle: ownDetails },
        { path: 'user', lazy: page(() => import('../pages/user/ProfilePage.tsx')) },
        { path: 'facility-bookings', lazy: page(() => import('../pages/bookings/FacilityBookingsPage.tsx')) },
        {
          path: 'facility-bookings/:id/reschedule',
          lazy: page(() => import('../pages/reschedule/ReschedulePage.tsx')),
        },
        { path: 'orders/:id/cancel', lazy: page(() => import('../pages/cancellation/CancellationPage.tsx')) },
        { path: 'view-tickets/:order_id', lazy: page(() => import('../pages/tickets/TicketsPage.tsx')) },
        { path: 'event-bookings', lazy: page(() => import('../pages/bookings/EventBookingsPage.tsx')) },
        { path: 'trainer-sessions', lazy: page(() => import('../pages/bookings/TrainerBookingsPage.tsx')) },
        { path: 'trainer-sessions/:id', lazy: page(() => import('../pages/bookings/TrainerBookingPage.tsx')) },
        { path: 'academy-bookings', lazy: page(() => import('../pages/bookings/WorkshopsPage.tsx')) },
        { path: 'academy-bookings/:id', lazy: page(() => import('../pages/bookings/WorkshopPage.tsx')) },
        { path: 'retail', lazy: page(() => import('../pages/bookings/ShopOrdersPage.tsx')) },
        { path: 'memberships-bookings', lazy: page(() => import('../pages/memberships/MembershipCardsPage.tsx')) },
        { path: 'family', lazy: page(() => import('../pages/family/FamilyPage.tsx')) },
        { path: 'family/:person', lazy: page(() => import('../pages/family/RelativePage.tsx')) },
        { path: 'user/wallet', lazy: page(() => import('../pages/wallet/WalletPage.tsx')) },
        { path: 'user/q-points', lazy: page(() => import('../pages/points/PointsPage.tsx')) },
      ],
    },
    { path: '404', lazy: page(() => import('../pages/missing/MissingPage.tsx')) },
    { path: ':slug', lazy: page(() => import('../pages/content/ContentPage.tsx')) },
    { path: '*', handle: missing },
  ];
  return [{ handle: guard, children: pages }];
}
