import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ReservationResult } from '../../src/contract/orders/cart.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import * as change from './cartChanges.ts';
import { contextFrom, type CartEvent } from './cartContext.ts';
import type { PreferenceEvent } from './paymentPreferences.ts';
import { reservationOf } from './reservation.ts';
import type { CartWish } from './wishes.ts';
import { cart, type Followed, type Removal, type Wished } from './cartSetup.ts';

const wished = ({ event }: { event: CartEvent }): Wished => ({ wish: event as CartWish });

const refuse = [
  { type: 'emitRefused', params: wished },
  { type: 'assignRefused', params: wished },
] as const;
const commit = ['emitCommitted', 'assignCommitted'] as const;
const dismiss = ['emitDismissed', 'clearWishes'] as const;
const remove = [
  { type: 'emitRemoved', params: wholeEvent<Removal> },
  { type: 'assignRemoved', params: wholeEvent<Removal> },
] as const;
const settle = [
  { type: 'emitSettled', params: wholeEvent<Done<ReservationResult>> },
  { type: 'assignSettled', params: wholeEvent<Done<ReservationResult>> },
] as const;
const giveUp = [
  { type: 'emitGivenUp', params: wholeEvent<Failed> },
  { type: 'assignGivenUp', params: wholeEvent<Failed> },
] as const;
const follow = [
  { type: 'emitFollowed', params: wholeEvent<Followed> },
  { type: 'assignFollowed', params: wholeEvent<Followed> },
] as const;

/**
 * `told` answers the request that asked; for wishes made on the cart page (`untold`) the cart itself shows the
 * outcome.
 */
const told = { refuse, commit };
const untold = { refuse: { type: 'assignRefused', params: wished }, commit: ['assignCommitted'] } as const;

/** Add-ons need no hold: they are refused or granted at once. */
const grantAddon = ({ refuse: refused, commit: committed }: typeof told | typeof untold) =>
  [
    { guard: { type: 'isRefused', params: wished }, actions: refused },
    { actions: [{ type: 'assignProposal', params: wished }, ...committed] },
  ] as const;
/** All other wishes may have to wait until the server holds their places. */
const grantWish = (answer: typeof told | typeof untold) => {
  const [refusal, granted] = grantAddon(answer);
  const held = {
    guard: { type: 'isHoldChanged', params: wished },
    target: 'reserving',
    actions: { type: 'assignProposal', params: wished },
  } as const;
  return [refusal, held, granted] as const;
};
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
  context: ({ input }) => contextFrom(input),
  on: {
    'line.remove': {
      guard: { type: 'isInCart', params: wholeEvent },
      actions: remove,
    },
    'cart.clear': { target: '.resting', actions: [...dismiss, 'emitCleared', 'clearCart'] },
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
    'order.accept': { target: '.returning', actions: [...dismiss, { type: 'clearOrdered', params: wholeEvent }] },
    // Pending calls are about an older cart, so the whole list is sent again.
    'cart.follow': {
      guard: { type: 'isNews', params: wholeEvent },
      target: '.returning',
      actions: follow,
    },
    'session.changed': [
      {
        guard: { type: 'isTakingOver', params: wholeEvent },
        target: '.returning',
        actions: [...dismiss, { type: 'assignOwner', params: wholeEvent }],
      },
      { actions: { type: 'assignOwner', params: wholeEvent } },
    ],
    'session.ended': { target: '.resting', actions: [...dismiss, 'clearAll'] },
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
      entry: ['raiseWaiting', 'clearWaiting'],
      always: { guard: 'hasReleased', target: 'releasing', actions: 'assignReleasing' },
      after: { renewalPause: { guard: 'hasHolds', target: 'renewing' } },
      on: {
        'lines.add': grantWish(told),
        'addon.add': grantAddon(told),
        'addon.set': grantAddon(untold),
        'quantity.set': [
          {
            guard: { type: 'isRemoval', params: wholeEvent },
            actions: remove,
          },
          ...grantWish(untold),
        ],
        'cart.restore': grantWish(untold),
        'hold.renew': { guard: 'hasHolds', target: 'renewing' },
        'hold.keep': { guard: 'hasHolds', target: 'renewing' },
      },
    },
    reserving: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'reservePlaces',
        src: 'reservePlaces',
        input: ({ context }) => reservationOf(change.proposalOf(context).lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: [...commit, { type: 'assignHold', params: wholeEvent }],
          },
          {
            // The server holds the list it was asked for; the cart keeps a shorter one and must send it.
            guard: { type: 'isHoldLeft', params: wholeEvent },
            target: 'renewing',
            actions: settle,
          },
          {
            target: 'resting',
            actions: settle,
          },
        ],
        onError: { target: 'resting', actions: giveUp },
      },
    },
    renewing: {
      tags: 'busy',
      // A renewal asked for by the customer does not wait for a call that may never be answered: a new call replaces it.
      on: { ...deferred, 'hold.keep': { guard: 'hasHolds', target: 'renewing', reenter: true } },
      invoke: {
        id: 'renewPlaces',
        src: 'reservePlaces',
        input: ({ context }) => reservationOf(context.lines),
        onDone: [
          {
            guard: { type: 'isHeld', params: wholeEvent },
            target: 'resting',
            actions: { type: 'assignHold', params: wholeEvent },
          },
          {
            target: 'resting',
            actions: [...settle, { type: 'assignHold', params: wholeEvent }],
          },
        ],
        onError: { target: 'resting', actions: 'assignHoldUnsure' },
      },
    },
    releasing: {
      tags: 'busy',
      on: deferred,
      invoke: {
        id: 'releasePlaces',
        src: 'releasePlaces',
        input: ({ context }) => reservationOf(context.releasing),
        onDone: { target: 'resting', actions: 'clearReleasing' },
        // A hold that could not be given back expires by itself.
        onError: { target: 'resting', actions: 'clearReleasing' },
      },
    },
  },
});

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
