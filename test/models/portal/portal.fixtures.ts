import { createMachine, fromCallback } from 'xstate';
import type { PortalInput } from '../../../machines/portal/portalEvents.ts';
import { parse } from 'valibot';
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import { SiteConfig } from '../../../src/contract/site/site.ts';
import { User } from '../../../src/contract/customers/user.ts';
import type { BookingProgress } from '../../../machines/booking/bookingProgress.ts';

const configIn = (mode: string) =>
  parse(SiteConfig, {
    venue: { id: 1, name: 'Saha', currency: 'AED' },
    venue_id: 1,
    colors: { mode },
    enable_facility_booking: 1,
  });
export const standardSite = configIn('light');
export const bapsSite = configIn('baps');
/** Facilities cannot be booked online here, and any password is good enough. */
export const quietSite = { ...standardSite, enable_facility_booking: false, restrict_password: false };
export const layla = parse(User, { id: 7, name: 'Layla Haddad', email: 'layla@example.ae' });

/** A guest. */
export const passerBy = parse(User, { id: 8, name: 'Omar', is_anonymous: true });

export const portalInput: PortalInput = {
  version: { first: null },
  site: { host: 'localhost:5173', hostname: 'localhost' },
  session: { stored: null, hasToken: false, hasExpired: false, at: 0 },
  stored: { lines: [], aside: [] },
  booking: { draft: null, now: '2026-11-20 20:00:00', lateLimit: 15 },
};

/** The cart's lines, of which only the kinds matter here. */
export const inCart = (...kinds: CartLine['productType'][]) => ({
  type: 'cart.changed' as const,
  // SAFETY: only the kind of a line is read.
  lines: kinds.map((productType) => ({ productType }) as CartLine),
});

export const draft: BookingProgress = {
  surface: 'dialog',
  serviceId: 1,
  filters: { surface: null, formation: null, outdoor: null },
  facilities: [],
  bookingDate: '2026-11-20',
  duration: 60,
  timeRange: 'all',
  slot: null,
  facilityId: null,
  step: 'choosing',
  quantities: {},
  addons: {},
  attendeeDetails: null,
  describing: null,
  goesOn: false,
};

/** Replaces the cart, whose law is tested elsewhere. */
export const stubCart = () => ({
  machine: createMachine({ id: 'cart' }),
  hold: createMachine({ id: 'hold' }),
  persistCart: fromCallback(() => undefined),
  lines: [],
  left: [],
});
