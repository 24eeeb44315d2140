/**
 * The portal's root machine as a storm runs it: session, cart, holds, booking, login and search below it, with the actors of
 * the browser. Site, version and clock stand in: the site is open, no other version comes, and the clock is right.
 */
import * as v from 'valibot';
import { assign, createActor, createMachine, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { AddressContent } from '../../../machines/address/bookingAddress.ts';
import { provideFor } from '../../../machines/shared/provideFor.ts';
import type { BookingRef } from '../../../machines/booking/bookingMachine.ts';
import type { CartRef } from '../../../machines/cart/cartMachine.ts';
import type { HoldRef } from '../../../machines/hold/holdMachine.ts';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import type { LeadInput, LeadRef } from '../../../machines/lead/leadMachine.ts';
import type {
  FetchedBooking,
  FetchedCart,
  FetchedDialogs,
  FetchedLead,
  FetchedSearch,
  PortalContext,
  PortalNews,
} from '../../../machines/portal/portalEvents.ts';
import type { PasswordResetRef } from '../../../machines/passwordReset/passwordResetMachine.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import type { SearchRef } from '../../../machines/search/searchMachine.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { askedLead } from '../../../src/adapters/actors/content/askedLead.ts';
import { provideLead } from '../../../src/adapters/actors/content/leadActors.ts';
import { provideBooking } from '../../../src/adapters/actors/booking/bookingActors.ts';
import { provideSearch, recentSearches } from '../../../src/adapters/actors/content/searchActors.ts';
import { provideDialogs } from '../../../src/adapters/actors/login/dialogActors.ts';
import { findSession } from '../../../src/adapters/actors/login/sessionActors.ts';
import { nowAtVenue } from '../../../src/adapters/http/serverTime.ts';
import { persistedBookingProgress } from '../../../src/adapters/storage/booking/bookingProgress.ts';
import { clearStoredCart, storedCart } from '../../../src/adapters/storage/cart/storedCart.ts';
import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import type { FindActor } from '../../../src/app/findActor.ts';
import { startCart } from '../../../src/app/fetching/startCart.ts';
import { providePortal } from '../../../src/app/providePortal.ts';
import { whenCartRuns } from '../../../src/app/gates/whenCartRuns.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';

export const stormSite = v.parse(SiteConfig, {
  venue: { id: 1, name: 'Saha', ar_name: 'ساحة', currency: 'AED' },
  venue_id: 1,
  allow_facility_items_reservation: true,
  enable_facility_booking: true,
  is_guest_checkout: true,
  chat_widget_url: 'https://chat.example/widget.js',
  ad_pixel_url: 'https://ads.example/pixel.js',
});

/** A site that is open, as far as others ask for it. */
const openSite = createMachine({
  context: { config: stormSite, health: null },
  initial: 'config',
  states: { config: { initial: 'open', states: { open: {} } } },
});
/** One build, which knows when an order is under way (R4.3.3). */
const sameVersion = createMachine({
  context: { isOrdering: false },
  on: {
    'order.begin': { actions: assign({ isOrdering: true }) },
    'order.end': { actions: assign({ isOrdering: false }) },
  },
});
const silent = () => fromCallback<AnyEventObject>(() => undefined);

/** Where the portal is after an actor below it has failed. */
const failures = [{ health: 'crashed' }, { booking: 'failed' }, { dialogs: 'failed' }] as const;

/** What the portal wants of the browser. */
interface Wanted {
  /** An actor below the portal has failed, which no call may bring about (I28). */
  broke(why: string): void;
  /** Whether the operator asks something of whoever comes; else its form comes by its button alone. */
  isLeadAsked(): boolean;
  page(name: 'home' | 'login' | 'cart'): void;
  address(shown: AddressContent | null): void;
}

export type Portal = ReturnType<typeof startPortal>;

/** @param address what the address asks for when the page is loaded */
export function startPortal(address: AddressContent | null, wanted: Wanted) {
  const session = findSession();
  const find = ((name: string) => portal.system.get(name)) as FindActor;
  const provided = provideFor(providePortal(find))({
    actors: {
      // SAFETY: nobody asks these for anything else.
      site: openSite as never,
      version: sameVersion as never,
      clock: silent() as never,
      watchSite: fromCallback(({ sendBack }) =>
        sendBack({ type: 'site.opened', config: stormSite } satisfies PortalNews),
      ),
      fetchCart: fromPromise<FetchedCart, { isWanted: boolean }>(() => startCart(find)),
      fetchBooking: fromPromise<FetchedBooking, void>(async () => {
        const cart = await whenCartRuns(find('portal'));
        const booking = provideBooking({ session: find('session'), cart });
        return () => booking;
      }),
      fetchDialogs: fromPromise<FetchedDialogs, Pick<PortalContext, 'wish'>>(async () => {
        await whenCartRuns(find('portal'));
        const dialogs = provideDialogs();
        return () => dialogs;
      }),
      fetchSearch: fromPromise<FetchedSearch, void>(async () => {
        const owner = () => ownerOf(find('session').getSnapshot().context.user);
        const machine = provideSearch(owner);
        return () => ({ machine, recent: recentSearches(owner()) });
      }),
      fetchLead: fromPromise<FetchedLead | null, LeadInput>(async ({ input: { isWanted } }) => {
        const form = !isWanted && wanted.isLeadAsked() ? await askedLead() : null;
        if (!isWanted && form === null) return null;
        const lead = provideLead(() => find('portal').getSnapshot(), form);
        return { isWanted, machine: () => lead };
      }),
      awaitConnection: fromPromise<void, void>(async () => undefined),
    },
  });
  const portal: PortalRef = createActor(provided, {
    systemId: 'portal',
    input: {
      site: { host: 'portal.example', hostname: 'portal.example', former: null },
      version: { first: null },
      session,
      stored: storedCart(),
      booking: { draft: persistedBookingProgress.read(), now: nowAtVenue(), lateLimit: 15 },
    },
  });
  portal.subscribe((snapshot) => {
    const failed = failures.find((state) => snapshot.matches(state as never));
    if (failed !== undefined) wanted.broke(`the portal is in ${JSON.stringify(failed)}`);
  });
  portal.on('page.open', ({ page }) => wanted.page(page));
  portal.on('address.write', ({ shown }) => wanted.address(shown));
  portal.on('storedCart.clear', clearStoredCart);
  portal.on('customerData.clear', clearCustomerData);
  portal.start();
  const arrive = (shown: AddressContent | null): void =>
    portal.send({ type: 'address.changed', asked: shown && { ...shown, isDamaged: false }, now: nowAtVenue() });
  arrive(address);

  // SAFETY: each stands under its own name.
  const child = (name: string) => (portal.system.get(name) ?? null) as never;
  return {
    portal,
    arrive,
    session: (): SessionRef => child('session'),
    cart: (): CartRef | null => child('cart'),
    hold: (): HoldRef | null => child('hold'),
    booking: (): BookingRef | null => child('booking'),
    login: (): LoginRef | null => child('login'),
    reset: (): PasswordResetRef | null => child('passwordReset'),
    search: (): SearchRef | null => child('search'),
    lead: (): LeadRef | null => child('lead'),
  };
}
