import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { wholeEvent } from '../shared/wholeEvent.ts';
import * as change from './cartChanges.ts';
import { begun, type CartEvent } from './cartContext.ts';
import type { PreferenceEvent } from './paymentPreferences.ts';
import { reservationOf } from './reservation.ts';
import type { CartWish } from './wishes.ts';
import { cart, type Wished } from './cartSetup.ts';

const wished = ({ event }: { event: CartEvent }): Wished => ({ wish: event as CartWish });

/** Add-ons are not held: the rules refuse them, or they are there at once. */
const grantExtra = [
  { guard: { type: 'isRefused', params: wished }, actions: { type: 'refuseWish', params: wished } },
  { actions: [{ type: 'assignProposal', params: wished }, 'commitProposal'] },
] as const;
/** Anything else may have to wait until the server holds its places. */
const grantWish = [
  { guard: { type: 'isRefused', params: wished }, actions: { type: 'refuseWish', params: wished } },
  {
    guard: { type: 'isHoldChanged', params: wished },
    target: 'reserving',
    actions: { type: 'assignProposal', params: wished },
  },
  { actions: [{ type: 'assignProposal', params: wished }, 'commitProposal'] },
] as const;
const deferWish = { actions: { type: 'assignWaiting', params: wished } } as const;

const prefer = { actions: { type: 'assignPreference', params: wholeEvent<PreferenceEvent> } } as const;

const deferred = {
  'lines.add': deferWish,
  'addon.add': deferWish,
  'addon.set': deferWish,
  'quantity.set': deferWish,
  'cart.restore': deferWish,
} as const;

export const cartMachine = cart.createMachine({
  id: 'cart',
  description:
    'Lines, what the server holds for them, and how the customer wants to pay. A change is made whole or not at all.',
  context: ({ input }) => begun(input),
  on: {
    'line.remove': {
      guard: { type: 'isInCart', params: wholeEvent },
      actions: { type: 'removeLine', params: wholeEvent },
    },
    'cart.clear': { target: '.resting', actions: ['dismissWishes', 'clearCart'] },
    'prices.accept': { actions: { type: 'assignPrices', params: wholeEvent } },
    'delivery.choose': {
      guard: { type: 'isOtherDelivery', params: wholeEvent },
      actions: { type: 'assignDelivery', params: wholeEvent },
    },
    'promotion.use': { guard: 'hasLines', actions: { type: 'assignWishedPromotion', params: wholeEvent } },
    'promotion.apply': {
      guard: { type: 'isVerdictOn', params: wholeEvent },
      actions: { type: 'assignPromotion', params: wholeEvent },
    },
    'promotion.clear': { guard: 'hasPromotion', actions: 'clearPromotion' },
    'order.accept': { target: '.returning', actions: ['dismissWishes', { type: 'clearOrdered', params: wholeEvent }] },
    // What was asked of the server was asked for an older cart; the whole list is asked for again.
    'cart.follow': {
      guard: { type: 'isNews', params: wholeEvent },
      target: '.returning',
      actions: { type: 'followOtherTab', params: wholeEvent },
    },
    'session.changed': [
      {
        guard: { type: 'isTakingOver', params: wholeEvent },
        target: '.returning',
        actions: ['dismissWishes', { type: 'assignOwner', params: wholeEvent }],
      },
      { actions: { type: 'assignOwner', params: wholeEvent } },
    ],
    'session.ended': { target: '.resting', actions: ['dismissWishes', 'clearAll'] },
    'wallet.use': prefer,
    'points.use': prefer,
    'card.choose': prefer,
    'card.save': prefer,
    'notes.write': prefer,
    'address.write': prefer,
    'problem.dismiss': { actions: 'clearProblem' },
  },
  initial: 'returning',
  states: {
    returning: { always: [{ guard: 'hasHolds', target: 'renewing' }, { target: 'resting' }] },
    resting: {
      entry: 'resumeWish',
      always: { guard: 'hasReleased', target: 'releasing', actions: 'assignReleasing' },
      after: { renewalPause: { guard: 'hasHolds', target: 'renewing' } },
      on: {
        'lines.add': grantWish,
        'addon.add': grantExtra,
        'addon.set': grantExtra,
        'quantity.set': [
          {
            guard: { type: 'isRemoval', params: wholeEvent },
            actions: { type: 'removeLine', params: wholeEvent },
          },
          ...grantWish,
        ],
        'cart.restore': grantWish,
        'hold.renew': { guard: 'hasHolds', target: 'renewing' },
      },
    },
    reserving: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => reservationOf(change.proposalOf(context).lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: ['commitProposal', { type: 'assignHold', params: wholeEvent }],
          },
          {
            // The server now holds another list than the cart keeps.
            guard: { type: 'isHoldLeft', params: wholeEvent },
            target: 'renewing',
            actions: { type: 'applyReservation', params: wholeEvent },
          },
          {
            target: 'resting',
            actions: { type: 'applyReservation', params: wholeEvent },
          },
        ],
        onError: { target: 'resting', actions: { type: 'giveUp', params: wholeEvent } },
      },
    },
    renewing: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'renew',
        src: 'reserve',
        input: ({ context }) => reservationOf(context.lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: { type: 'assignHold', params: wholeEvent },
          },
          {
            target: 'resting',
            actions: [
              { type: 'applyReservation', params: wholeEvent },
              { type: 'assignHold', params: wholeEvent },
            ],
          },
        ],
        onError: { target: 'resting', actions: 'assignHoldUnsure' },
      },
    },
    releasing: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => reservationOf(context.releasing),
        onDone: { target: 'resting', actions: 'clearReleasing' },
        // Holds that could not be given back end by themselves.
        onError: { target: 'resting', actions: 'clearReleasing' },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
