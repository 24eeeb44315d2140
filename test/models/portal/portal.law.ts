/** The law of the portal's shell and its shop, from R1.7.1, R4.1.1, R4.1.6–8, R4.5.12, R6.1.3, Q7.3.a, F07, F21 and F23; see docs/guide/testing.md. */
import { expect } from 'vitest';
import { after } from '../../support/paths.ts';
import { inCart, layla, passerBy, portalInput, standardSite } from './portal.fixtures.ts';
import {
  before,
  breaks,
  cartComes,
  crashes,
  forgets,
  forgetsData,
  doesNotCome,
  isNow,
  lawOf,
  leadsTo,
  left,
  loggedOut,
  needCart,
  opened,
  opens,
  row,
  running,
  starts,
  stored,
} from './portalLaw.fixtures.ts';

const opening = opens(standardSite);
const expired = { type: 'session.expired' };
/** What the customer wrote, who then came to a later step. */
const written = { ...left, draft: { ...left.draft, step: 'tickets' as const } };
const expiredWith = (draft: unknown) => ({ ...expired, draft });
const tooLong = after('cartPause', 'portal.shop.open.missing');
const kinds = inCart('membership');

/** A permanent actor has failed: that is final, and only a new page repairs it. */
export const shell = lawOf(
  {},
  {
    well: { by: [], state: before(), runs: running(), knows: { config: null, user: null, draft: null, cartKinds: [] } },
    crashed: { by: [breaks('version')], state: before({ health: 'crashed' }), runs: running() },
  },
  [
    ...['site', 'version', 'clock', 'session', 'watchSession', 'watchSite'].map((name) =>
      row('F23', ['well', 'crashed'], breaks(name), { to: 'crashed', does: [crashes] }),
    ),
    row('F23', 'well', { type: 'defect.found' }, { to: 'crashed' }),
    ...[layla, passerBy].map((user) => row('R4.1.1', ['well', 'crashed'], isNow(user), { changes: { user } })),
    // R4.1.6: also while the site is being opened.
    row('R4.1.6', ['well', 'crashed'], expired, { does: [leadsTo('login')] }),
    row('F21', ['well', 'crashed'], expiredWith(left), { changes: { draft: left }, does: [leadsTo('login')] }),
  ],
  [isNow(null), { type: 'login.wanted', entered: null }, { type: 'cart.wanted' }, { type: 'guest.emptied' }, kinds],
);

const inShop = (shop: string) => opened({ shop: { open: shop } });
const open = ['fetching', 'missing', 'fetchingNow', 'failed'];
const closed = ['inactive', 'needed'];
const everywhere = [...closed, ...open, 'running'];
const beforeCart = [...closed, ...open];

/** With what the tab kept; whether it holds places is the operator's word; what holds them asks the cart. */
const startsCart = [
  starts('cart', { lines: [], left: [], venueId: 1, reserves: true, user: null }),
  starts('hold', { cart: expect.objectContaining({ id: 'cart' }) }),
  starts('persistCart'),
  starts('watchCart'),
];

/** The loading of the cart, for a customer whose progress is remembered (the tab has a line of the signed-out customer). */
export const shop = lawOf(
  { stored, draft: left },
  {
    inactive: { by: [], state: before(), runs: running(), knows: { stored, draft: left, user: null } },
    needed: { by: [needCart], state: before({ shop: 'needed' }), runs: running() },
    fetching: { by: [opening], state: inShop('fetching'), runs: running('fetchCart', 'fetchLead') },
    // Q7.3.a: it is asked for again after half a minute.
    missing: {
      by: [opening, doesNotCome('fetchCart')],
      state: inShop('missing'),
      runs: running('fetchLead'),
      waits: { cartPause: 30_000 },
    },
    fetchingNow: { by: [opening, needCart], state: inShop('fetchingNow'), runs: running('fetchCartNow', 'fetchLead') },
    failed: {
      by: [opening, needCart, doesNotCome('fetchCartNow')],
      state: inShop('failed'),
      runs: running('fetchLead'),
    },
    running: {
      by: [opening, cartComes('fetchCart')],
      state: inShop('running'),
      runs: running('cart', 'hold', 'persistCart', 'watchCart', 'fetchLead'),
      knows: { config: standardSite, stored, cartKinds: [] },
    },
  },
  [
    // The site opens; on a page that does not sell, the cart loads in the background.
    row('R1.7.1', 'inactive', opening, {
      to: 'fetching',
      changes: { config: standardSite },
      does: [starts('fetchCart', { isWanted: false }), starts('fetchLead', { isWanted: false })],
    }),
    row('R1.7.1', 'needed', opening, {
      to: 'fetchingNow',
      changes: { config: standardSite },
      does: [starts('fetchCartNow', { isWanted: true }), starts('fetchLead', { isWanted: false })],
    }),
    row('R6.1.3', 'inactive', needCart, { to: 'needed' }),
    row('F23', ['fetching', 'missing', 'failed'], needCart, {
      to: 'fetchingNow',
      does: [starts('fetchCartNow', { isWanted: true })],
    }),
    row('Q7.3.a', 'fetching', cartComes('fetchCart'), { to: 'running', does: startsCart }),
    row('R6.1.3', 'fetchingNow', cartComes('fetchCartNow'), { to: 'running', does: startsCart }),
    row('Q7.3.a', 'fetching', doesNotCome('fetchCart'), { to: 'missing' }),
    row('F23', 'fetchingNow', doesNotCome('fetchCartNow'), { to: 'failed' }),
    row('Q7.3.a', 'missing', tooLong, { to: 'fetching', does: [starts('fetchCart', { isWanted: false })] }),

    // A change of customer is known everywhere, and told to a running cart. Another customer's progress is dropped (F07, F21).
    row('F21', beforeCart, isNow(layla), { changes: { user: layla } }),
    row('F21', beforeCart, isNow(passerBy), { changes: { user: passerBy, draft: null } }),
    row('F21', 'running', isNow(layla), {
      changes: { user: layla },
      does: [{ sends: isNow(layla), to: 'cart' }],
    }),
    row('F21', 'running', isNow(passerBy), {
      changes: { user: passerBy, draft: null },
      does: [{ sends: isNow(passerBy), to: 'cart' }],
    }),
    row('R4.1.7', 'running', isNow(null), { does: [{ sends: isNow(null), to: 'cart' }] }),

    // R4.1.7: logging out empties the cart, also one that is only stored, and leads home.
    row('R4.1.7', closed, loggedOut, { changes: { stored: { lines: [], aside: [] } }, does: forgets }),
    row('R4.1.7', open, loggedOut, {
      changes: { stored: { lines: [], aside: [] }, draft: null },
      does: [...forgets, leadsTo('home')],
    }),
    row('R4.1.7', 'running', loggedOut, {
      changes: { draft: null },
      does: [forgetsData, { sends: loggedOut, to: 'cart' }, leadsTo('home')],
    }),
    // R4.1.6: a session that expires leaves cart and draft to its customer.
    row('R4.1.6', everywhere, expired, { does: [leadsTo('login')] }),
    row('F21', everywhere, expiredWith(written), { changes: { draft: written }, does: [leadsTo('login')] }),

    row('R4.5.12', [...open, 'running'], { type: 'cart.wanted' }, { does: [leadsTo('cart')] }),
    row(
      'R4.1.8',
      'running',
      { type: 'guest.emptied' },
      { does: [{ sends: { type: 'guest.emptied' }, to: 'session' }] },
    ),
    row('R6.1.3', 'running', kinds, { changes: { cartKinds: [{ productType: 'membership' }] } }),
    ...['cart', 'hold', 'persistCart', 'watchCart'].map((name) =>
      row('F23', 'running', breaks(name), {
        to: opened({ health: 'crashed', shop: { open: 'running' } }),
        does: [crashes],
      }),
    ),
  ],
);

/** The same where tab and page have nothing persisted, so there is nothing to drop. */
export const emptyShop = lawOf(
  {},
  { inactive: { by: [], state: before(), runs: running(), knows: { stored: portalInput.stored, draft: null } } },
  [row('R4.1.7', 'inactive', loggedOut, { does: forgets })],
);
