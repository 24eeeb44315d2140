/**
 * The portal's shop, open while the site is. Its cart is loaded once the first screen is idle, or at once when needed: by
 * the pages that sell, the booking and the login.
 */
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { FetchedCart } from './portalEvents.ts';
import { portal } from './portalSetup.ts';

const begin = {
  target: 'running',
  actions: { type: 'spawnCart', params: wholeEvent<{ output: FetchedCart }> },
} as const;
const now = { 'cart.need': 'fetchingNow' } as const;
const broken = { actions: 'raiseDefect' } as const;
/** Logging out empties the cart, even one that is only persisted (R4.1.7). */
const clearStore = ['emitDataClear', 'clearStored', 'emitStoredClear'] as const;

export const shop = portal.createStateConfig({
  initial: 'inactive',
  states: {
    inactive: {
      on: {
        'site.opened': { target: 'open', actions: { type: 'assignConfig', params: wholeEvent } },
        'cart.need': 'needed',
        'session.ended': { actions: clearStore },
      },
    },
    /** The first page sells something: its cart is loaded as soon as the site is open. */
    needed: {
      on: {
        'site.opened': { target: 'open.fetchingNow', actions: { type: 'assignConfig', params: wholeEvent } },
        'session.ended': { actions: clearStore },
      },
    },
    open: {
      on: {
        'site.opened': { actions: { type: 'assignConfig', params: wholeEvent } },
        'session.changed': { actions: { type: 'assignUser', params: wholeEvent } },
        // Logging out empties the cart and leads home (R4.1.7).
        'session.ended': { actions: [...clearStore, 'clearDraft', 'emitHomePage'] },
        'cart.wanted': { actions: 'emitCartPage' },
      },
      initial: 'fetching',
      states: {
        /** Loaded in the background. */
        fetching: {
          invoke: { id: 'fetchCart', src: 'fetchCart', input: { isWanted: false }, onDone: begin, onError: 'missing' },
          on: now,
        },
        /** A failure is not shown, but loading is repeated, since the cart's holds should be renewed (Q7.3.a). */
        missing: { after: { cartPause: 'fetching' }, on: now },
        fetchingNow: {
          invoke: { id: 'fetchCartNow', src: 'fetchCart', input: { isWanted: true }, onDone: begin, onError: 'failed' },
        },
        /** The views that need the cart show the failure and let the customer retry. */
        failed: { on: now },
        running: {
          invoke: { id: 'watchCart', src: 'watchCart', onError: broken },
          on: {
            'session.changed': {
              actions: [
                { type: 'assignUser', params: wholeEvent },
                { type: 'sendToCart', params: wholeEvent },
              ],
            },
            'session.ended': { actions: ['emitDataClear', 'sendCartClear', 'clearDraft', 'emitHomePage'] },
            // A guest without lines is logged out (R4.1.8).
            'guest.emptied': { actions: 'sendGuestEmptied' },
            'cart.changed': { actions: { type: 'assignCartKinds', params: wholeEvent } },
            'xstate.error.actor.cart': broken,
            'xstate.error.actor.hold': broken,
            'xstate.error.actor.persistCart': broken,
          },
        },
      },
    },
  },
});
