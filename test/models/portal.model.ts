import { createMachine, fromCallback, type AnyEventObject } from 'xstate';
import { portalMachine, type PortalInput } from '../../machines/portal/portalMachine.ts';
import { parse } from 'valibot';
import { SiteConfig } from '../../src/contract/site.ts';
import { User } from '../../src/contract/user.ts';
import { noChoice } from '../../machines/booking/bookingSelection.ts';
import type { BookingProgress } from '../../machines/booking/bookingProgress.ts';
import type { RequestedBooking } from '../../machines/address/bookingAddress.ts';
import { after, done, failed, type Model } from '../support/paths.ts';

const configIn = (mode: string) =>
  parse(SiteConfig, {
    venue: { id: 1, name: 'Saha', currency: 'AED' },
    venue_id: 1,
    colors: { mode },
    enable_facility_booking: 1,
  });
export const standardSite = configIn('light');
export const bapsSite = configIn('baps');
/** Facilities cannot be booked online here. */
const quietSite = { ...standardSite, enable_facility_booking: false };
export const layla = parse(User, { id: 7, name: 'Layla Haddad', email: 'layla@example.ae' });

/** Somebody who goes on without an account. */
export const passerBy = parse(User, { id: 8, name: 'Omar', is_anonymous: true });

export const portalInput: PortalInput = {
  site: { host: 'localhost:5173', hostname: 'localhost' },
  session: { stored: null, hasToken: false, at: 0 },
  stored: { lines: [], aside: [] },
  booking: { draft: null, now: '2026-11-20 20:00:00', lateLimit: 15 },
};

export const draft: BookingProgress = {
  place: 'dialog',
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

/** Stands in for the booking, whose own paths are walked elsewhere. */
const stubBooking = createMachine({ id: 'booking' });
const stubDialogs = {
  login: createMachine({ id: 'login' }),
  passwordReset: createMachine({ id: 'passwordReset' }),
};

const now = '2026-11-20 21:00:00';
const asked = (place: RequestedBooking['place'], serviceId: number): RequestedBooking => ({
  place,
  choice: { ...noChoice, serviceId },
  stop: 'choosing',
  isDamaged: false,
});

const opened = [standardSite, bapsSite, quietSite].map((config) => ({ type: 'site.opened', config }));

const shellEvents: AnyEventObject[] = [
  ...opened.slice(0, 2),
  { type: 'session.changed', user: layla },
  { type: 'session.changed', user: passerBy },
  { type: 'session.changed', user: null },
  { type: 'session.ended' },
  { type: 'session.expired' },
  { type: 'address.changed', asked: null, now },
  { type: 'login.wanted' },
  { type: 'login.open' },
  { type: 'login.close' },
  { type: 'passwordReset.open' },
  { type: 'passwordReset.close' },
  { type: 'dialog.retry' },
  { type: 'dialog.dismiss' },
  ...['site', 'version', 'clock', 'session', 'watchShell'].map((name) => failed(name, new Error('defect'))),
  done('fetchDialogs', () => stubDialogs),
  failed('fetchDialogs', new Error('chunk')),
  done('login', { user: layla, at: 5 }),
  failed('login', new Error('defect')),
  done('passwordReset', { message: 'Your password is changed' }),
  failed('passwordReset', new Error('defect')),
];

const bookingEvents: AnyEventObject[] = [
  ...opened,
  { type: 'session.changed', user: layla },
  { type: 'booking.open', serviceId: 1, now },
  { type: 'panel.open', serviceId: 1, date: null, now },
  { type: 'panel.close' },
  { type: 'panel.retry' },
  { type: 'dialog.retry' },
  { type: 'dialog.dismiss' },
  { type: 'address.changed', asked: null, now },
  { type: 'address.changed', asked: asked('dialog', 1), now },
  { type: 'address.changed', asked: asked('page', 1), now },
  { type: 'address.changed', asked: asked('page', 2), now },
  { type: 'address.changed', asked: { ...asked('dialog', 1), stop: 'tickets' }, now },
  { type: 'address.changed', asked: { ...asked('page', 1), stop: 'tickets' }, now },
  { type: 'choice.changed', choice: { ...noChoice, serviceId: 1 }, stop: 'choosing' },
  { type: 'choice.changed', choice: { ...noChoice, serviceId: 2 }, stop: 'choosing' },
  { type: 'choice.changed', choice: { ...noChoice, serviceId: 1 }, stop: 'tickets' },
  done('fetchBooking', () => stubBooking),
  failed('fetchBooking', new Error('chunk')),
  failed('watchBooking', new Error('defect')),
  done('booking'),
  failed('booking', new Error('defect')),
];

/** Stands in for the cart, whose law is looked at elsewhere. */
export const stubCart = () => ({
  machine: createMachine({ id: 'cart' }),
  hold: createMachine({ id: 'hold' }),
  keepCart: fromCallback(() => undefined),
  lines: [],
  left: [],
});

const cartEvents: AnyEventObject[] = [
  opened[0]!,
  { type: 'cart.need' },
  { type: 'session.changed', user: layla },
  { type: 'session.changed', user: null },
  { type: 'session.ended' },
  { type: 'guest.emptied' },
  { type: 'cart.wanted' },
  { type: 'cartKinds.changed', cartKinds: [{ productType: 'membership' }] },
  done('fetchCart', stubCart),
  failed('fetchCart', new Error('chunk')),
  after('cartPause', 'portal.shop.open.missing'),
  done('hurryCart', stubCart),
  failed('hurryCart', new Error('chunk')),
  ...['watchCart', 'cart', 'hold', 'keepCart'].map((name) => failed(name, new Error('defect'))),
];

const stubLead = createMachine({ id: 'lead' });

const leadEvents: AnyEventObject[] = [
  opened[0]!,
  { type: 'lead.open' },
  { type: 'dialog.retry' },
  { type: 'dialog.dismiss' },
  { type: 'session.ended' },
  done('fetchLead', { isWanted: false, machine: () => stubLead }),
  failed('fetchLead', new Error('chunk')),
  done('hurryLead', { isWanted: true, machine: () => stubLead }),
  failed('hurryLead', new Error('chunk')),
  failed('lead', new Error('defect')),
];

const stubSearch = createMachine({ id: 'search' });

const searchEvents: AnyEventObject[] = [
  opened[0]!,
  { type: 'search.open' },
  { type: 'search.close' },
  { type: 'dialog.retry' },
  { type: 'dialog.dismiss' },
  { type: 'session.changed', user: layla },
  done('fetchSearch', () => ({ machine: stubSearch, recent: [] })),
  failed('fetchSearch', new Error('chunk')),
  done('search'),
  failed('search', new Error('defect')),
];

const modelOf = (events: readonly AnyEventObject[], input: PortalInput): Model => ({
  machine: portalMachine,
  input,
  // After a defect nothing is promised but the way to load the page anew.
  events: (state) => (state.matches({ health: 'crashed' }) ? [] : events),
  project: ({ context }) => [
    context.user?.id ?? null,
    context.config?.colors?.mode ?? null,
    context.config?.enable_facility_booking ?? null,
    context.asked?.place ?? null,
    context.draft,
    context.chosen.serviceId,
    context.stop,
    context.wish,
    context.isOverLoginPage,
  ],
});

/** Together they take every transition of the chart. */
export const portalModels: readonly { title: string; model: Model }[] = [
  { title: 'the shell', model: modelOf(shellEvents, portalInput) },
  { title: 'the cart', model: modelOf(cartEvents, portalInput) },
  { title: 'the lead form', model: modelOf(leadEvents, portalInput) },
  { title: 'the search', model: modelOf(searchEvents, portalInput) },
  { title: 'the booking', model: modelOf(bookingEvents, portalInput) },
  {
    title: 'the booking of a page that was reloaded',
    model: modelOf(bookingEvents, {
      ...portalInput,
      booking: { ...portalInput.booking, draft: { owner: 'nobody', draft } },
    }),
  },
];
