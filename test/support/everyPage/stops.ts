/**
 * Every page of the portal and how to reach it, for the tour's pictures and the walk's checks. A route that is in neither
 * half fails the architecture test.
 */
import { services } from '../../../sandbox/data/seed/services.ts';
import { venueDay, type Account, type Portal } from '../e2e/portal.ts';

export interface Stop {
  /** The name of its picture: letters, digits and hyphens. */
  name: string;
  /** An address of that route. */
  at: string;
  /** Who must be logged in to see it. */
  as?: Account;
  /** What leads there from the address; without it the address is enough. */
  lead?: (portal: Portal) => Promise<void>;
}

const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;
const tomorrow = `date=${venueDay(1)}`;

/** From the home page; extras are asked for where the site is not baps. */
async function fillCart(portal: Portal): Promise<void> {
  await portal.beginBooking('Tennis');
  await portal.chooseSlot();
  await portal.button('Continue').click();
  const cart = portal.heading('Your cart');
  const extras = portal.dialog('Add extras');
  await cart.or(extras).first().waitFor();
  if (await extras.isVisible()) {
    await portal.button('Done').click();
    await portal.button('Go to cart').click();
  }
  await cart.waitFor();
}

/** From the list of bookings. */
async function toReschedule(portal: Portal): Promise<void> {
  await portal.link('Reschedule').first().click();
  await portal.slots.first().waitFor();
}

/** Each route with its stops. */
export const stops: Readonly<Record<string, readonly Stop[]>> = {
  '/': [
    { name: 'home', at: '/' },
    { name: 'booking-services', at: '/?service=all' },
    {
      name: 'booking-times',
      as: 'Layla',
      at: `/?service=${idOf('Tennis')}&${tomorrow}`,
      lead: (portal) => portal.slots.first().waitFor(),
    },
    {
      name: 'booking-tickets',
      as: 'Layla',
      at: `/?service=${idOf('Swimming')}&${tomorrow}`,
      async lead(portal) {
        await portal.chooseSlot();
        await portal.button('Continue').click();
        await portal.dialog('Choose tickets').waitFor();
      },
    },
  ],
  '/service/:id': [{ name: 'service', at: `/service/${idOf('Padel · Jaddaf')}?${tomorrow}` }],
  '/events': [{ name: 'events', at: '/events' }],
  '/events/:id': [
    { name: 'event', at: '/events/301' },
    { name: 'event-free', at: '/events/303' },
    { name: 'event-over', at: '/events/315' },
    { name: 'event-seats', at: '/events/316?seats=31600' },
    { name: 'event-seats-list', at: '/events/307?seats=30700&show=list' },
  ],
  '/blogs': [{ name: 'stories', at: '/blogs' }],
  '/blog/:slug': [{ name: 'story', at: '/blog/why-the-glass-is-your-friend' }],
  '/outlets': [{ name: 'outlets', at: '/outlets' }],
  '/outlets/:id': [{ name: 'outlet', at: '/outlets/703' }],
  '/retail': [{ name: 'retail', at: '/retail' }],
  '/offers': [
    { name: 'offers', at: '/offers' },
    { name: 'offer', at: '/offers?offer=26001', lead: (portal) => portal.button('Add to cart').waitFor() },
  ],
  '/academies': [{ name: 'academies', at: '/academies' }],
  '/academy/:id': [{ name: 'academy', at: '/academy/401' }],
  '/academy/:id/packages': [
    { name: 'academy-packages', at: '/academy/402/packages' },
    {
      name: 'academy-enrol',
      as: 'Mona',
      at: '/academy/401/packages?enrol=4012',
      lead: (portal) => portal.page.getByText('Adam Rahman').waitFor(),
    },
  ],
  '/gallery': [{ name: 'gallery', at: '/gallery' }],
  '/media-library': [{ name: 'media-library', at: '/media-library' }],
  '/places': [{ name: 'places', at: '/places' }],
  '/find-us': [{ name: 'find-us', at: '/find-us' }],
  '/form/:slug': [{ name: 'form', at: '/form/join-the-team' }],
  '/event-invite': [
    { name: 'invitation', at: '/event-invite?token=invite-layla-centre-court' },
    { name: 'invitation-unknown', at: '/event-invite' },
  ],
  '/home-bsl': [{ name: 'home-alone', at: '/home-bsl' }],
  '/memberships': [
    { name: 'memberships', at: '/memberships' },
    { name: 'membership-chosen', at: '/memberships?package=6023&pay=parts' },
  ],
  '/training': [{ name: 'coaches', at: '/training' }],
  '/training/:id': [{ name: 'coach', at: '/training/502?package=5022' }],
  '/cart': [
    { name: 'cart-empty', at: '/cart' },
    { name: 'cart', at: '/', as: 'Layla', lead: fillCart },
  ],
  '/register': [{ name: 'register', at: '/register' }],
  '/verify-customer': [{ name: 'verify-customer', at: '/verify-customer' }],
  '/login': [{ name: 'login', at: '/login' }],
  '/paymentsuccess/:token': [
    { name: 'receipt-unknown', at: '/paymentsuccess/nobody-knows-this' },
    {
      name: 'receipt',
      at: '/',
      as: 'Layla',
      async lead(portal) {
        await fillCart(portal);
        await portal.goToBank();
        await portal.payWith('accepts');
        await portal.expectTickets();
      },
    },
  ],
  '/paymentsuccess/:token/invoice': [
    { name: 'invoice-unknown', at: '/paymentsuccess/nobody-knows-this/invoice' },
    {
      name: 'invoice',
      at: '/',
      as: 'Layla',
      async lead(portal) {
        await fillCart(portal);
        await portal.goToBank();
        await portal.payWith('accepts');
        await portal.expectTickets();
        await portal.page.locator('a[href$="/invoice"]').click();
      },
    },
  ],
  '/send-again': [{ name: 'send-again', at: '/send-again' }],
  '/paymentfailed': [
    { name: 'payment-unknown', at: '/paymentfailed' },
    {
      name: 'payment-failed',
      at: '/',
      as: 'Layla',
      async lead(portal) {
        await fillCart(portal);
        await portal.goToBank();
        await portal.payWith('declines');
        await portal.page.waitForURL(/\/paymentfailed/);
      },
    },
  ],
  '/profile/user': [
    { name: 'my-details', at: '/profile/user', as: 'Layla' },
    {
      name: 'my-new-email',
      at: '/profile/user',
      as: 'Layla',
      lead: (portal) => portal.button('Change the email').click(),
    },
  ],
  '/profile/facility-bookings': [{ name: 'my-bookings', at: '/profile/facility-bookings', as: 'Layla' }],
  '/profile/facility-bookings/:id/reschedule': [
    { name: 'reschedule', at: '/profile/facility-bookings', as: 'Omar', lead: toReschedule },
  ],
  '/profile/orders/:id/cancel': [
    {
      name: 'cancel',
      at: '/profile/facility-bookings',
      as: 'Omar',
      async lead(portal) {
        await toReschedule(portal);
        await portal.link('Cancel the booking').click();
        await portal.link('Keep it').waitFor();
      },
    },
  ],
  '/profile/view-tickets/:order_id': [
    { name: 'my-tickets-unknown', at: '/profile/view-tickets/nobody-knows-this', as: 'Layla' },
    {
      name: 'my-tickets',
      at: '/profile/facility-bookings',
      as: 'Layla',
      async lead(portal) {
        await portal.link('View tickets').first().click();
        await portal.button('Show at the gate').first().waitFor();
      },
    },
  ],
  '/profile/event-bookings': [
    { name: 'my-events', at: '/profile/event-bookings', as: 'Omar' },
    {
      name: 'my-event',
      at: '/profile/event-bookings?booking=299001',
      as: 'Omar',
      lead: (portal) => portal.page.getByRole('dialog').getByText('99001').waitFor(),
    },
  ],
  '/profile/trainer-sessions': [{ name: 'my-coaching', at: '/profile/trainer-sessions', as: 'Omar' }],
  '/profile/trainer-sessions/:id': [{ name: 'my-package', at: '/profile/trainer-sessions/299003', as: 'Omar' }],
  '/profile/academy-bookings/:id': [{ name: 'my-workshop', at: '/profile/academy-bookings/299005', as: 'Omar' }],
  '/profile/retail': [{ name: 'my-shop-orders', at: '/profile/retail', as: 'Omar' }],
  '/profile/academy-bookings': [{ name: 'my-workshops', at: '/profile/academy-bookings', as: 'Omar' }],
  '/profile/memberships-bookings': [{ name: 'my-memberships', at: '/profile/memberships-bookings', as: 'Omar' }],
  '/profile/family': [{ name: 'my-family', at: '/profile/family', as: 'Mona' }],
  '/profile/family/:person': [
    { name: 'relative', at: '/profile/family/50002', as: 'Mona' },
    { name: 'relative-new', at: '/profile/family/new', as: 'Mona' },
    { name: 'relative-unknown', at: '/profile/family/50999', as: 'Mona' },
  ],
  '/profile/user/wallet': [{ name: 'my-wallet', at: '/profile/user/wallet', as: 'Daniel' }],
  '/profile/user/q-points': [{ name: 'my-points', at: '/profile/user/q-points', as: 'Daniel' }],
  '/customer-support': [
    { name: 'my-requests', at: '/customer-support', as: 'Layla' },
    { name: 'my-new-request', at: '/customer-support?ask=1', as: 'Layla' },
  ],
  '/customer-support/:id': [
    {
      name: 'my-request',
      at: '/customer-support',
      as: 'Layla',
      lead: ({ page }) => page.getByRole('link', { name: 'Left a racket on court 3' }).click(),
    },
    { name: 'my-request-unknown', at: '/customer-support/nobody-knows-this', as: 'Layla' },
  ],
  '/404': [{ name: 'not-found', at: '/404' }],
  '/:slug': [
    { name: 'page-terms', at: '/terms-and-conditions' },
    { name: 'accessibility', at: '/accessibility' },
    { name: 'page-story', at: '/our-story' },
  ],
};

/** Routes that no picture shows, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  '/home': 'another address of /',
  '/home-bsl/:token': 'leads to /home-bsl',
  '/*': 'leads to /404',
};

export const allStops: readonly Stop[] = Object.values(stops).flat();
