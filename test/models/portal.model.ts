import { createMachine, type AnyEventObject } from 'xstate';
import { portalMachine, type PortalInput } from '../../machines/portal/portalMachine.ts';
import { parse } from 'valibot';
import { SiteConfig } from '../../src/contract/site.ts';
import { User } from '../../src/contract/customers.ts';
import type { BookingDraft } from '../../machines/booking/bookingDraft.ts';
import { done, failed, type Model } from '../support/paths.ts';

const configIn = (mode: string) =>
  parse(SiteConfig, { venue: { id: 1, name: 'Saha', currency: 'AED' }, venue_id: 1, colors: { mode } });
export const standardSite = configIn('light');
export const bapsSite = configIn('baps');
export const layla = parse(User, { id: 7, name: 'Layla Haddad', email: 'layla@example.ae' });

export const portalInput: PortalInput = {
  site: { host: 'localhost:5173', hostname: 'localhost' },
  session: { stored: null, hasToken: false, at: 0 },
  cart: {
    lines: [],
    choices: {
      is_wallet: false,
      is_qpoints: false,
      save_card: false,
      cardId: 'new',
      deliveryAddress: null,
      order_notes: '',
    },
  },
  booking: { draft: null, now: '2026-11-20 20:00:00', lateLimit: 15 },
};

export const draft: BookingDraft = {
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
  extras: {},
};

/** Stands in for the booking, whose own paths are walked elsewhere. */
const stubBooking = createMachine({ id: 'booking' });

const events: AnyEventObject[] = [
  { type: 'site.opened', config: standardSite },
  { type: 'site.opened', config: bapsSite },
  { type: 'session.changed', user: layla },
  { type: 'session.changed', user: null },
  { type: 'session.ended' },
  { type: 'session.expired' },
  { type: 'guest.emptied' },
  { type: 'login.wanted' },
  { type: 'cart.wanted' },
  { type: 'booking.open', serviceId: 3, now: '2026-11-20 21:00:00' },
  { type: 'login.open' },
  { type: 'login.close' },
  ...['site', 'version', 'clock', 'session', 'watchShell', 'cart', 'watchCart', 'watchBooking'].map((name) =>
    failed(name, new Error('defect')),
  ),
  done('fetchBooking', () => stubBooking),
  failed('fetchBooking', new Error('chunk')),
  done('booking'),
  failed('booking', new Error('defect')),
  done('login', { user: layla, at: 5 }),
  failed('login', new Error('defect')),
];

export const portalModel: Model = {
  machine: portalMachine,
  input: portalInput,
  // After a defect nothing is promised but the way to load the page anew.
  events: (state) => (state.matches({ condition: 'broken' }) ? [] : events),
  project: ({ context }) => [context.user?.id ?? null, context.config?.colors?.mode ?? null, context.opening.draft],
};
