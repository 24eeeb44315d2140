/**
 * The portal's shop: it opens with the site. Its cart is fetched once the first screen is quiet, or at once when somebody
 * cannot go on without it: the pages that sell, the booking, the login.
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
/** R4.1.7: logging out empties the cart, also one that is only stored. */
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
    /** A page that sells is the first one: its cart is fetched as soon as it can run. */
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
        // R4.1.7: logging out empties the cart and goes home.
        'session.ended': { actions: [...clearStore, 'clearDraft', 'emitHomePage'] },
        'cart.wanted': { actions: 'emitCartPage' },
      },
      initial: 'fetching',
      states: {
        /** Nobody waits for it. */
        fetching: {
          invoke: { id: 'fetchCart', src: 'fetchCart', input: { isWanted: false }, onDone: begin, onError: 'missing' },
          on: now,
        },
        /** Nobody is told; what it holds should be renewed all the same (Q7.3.a). */
        missing: { after: { cartPause: 'fetching' }, on: now },
        fetchingNow: {
          invoke: { id: 'fetchCartNow', src: 'fetchCart', input: { isWanted: true }, onDone: begin, onError: 'failed' },
        },
        /** Whoever waits for it says so, and asks again. */
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
            // R4.1.8: a guest without lines is nobody.
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
