import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { CartRef } from '../cart/cartMachine.ts';
import { callbackActor } from '../shared/actorTypes.ts';
import type { Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import * as rule from './holdRules.ts';
import type { Held, GoneLine } from './holdRules.ts';

export interface HoldInput {
  cart: CartRef;
}

export interface HoldContext extends HoldInput {
  held: Held;
  /** Lines taken by another customer, until this one has dismissed the message. */
  lost: GoneLine[];
}

export type HoldEvent =
  /** Sent at the start, with each change, when the clock is corrected and when the page is visible again. */
  | { type: 'hold.changed'; held: Held }
  | { type: 'lines.lost'; lines: CartLine[]; problem: Problem }
  /** The cart was ordered, cleared, or belongs to another customer now: lost lines do not matter any more. */
  | { type: 'cart.reset' }
  | { type: 'page.shown' }
  | { type: 'connection.returned' }
  | { type: 'hold.keep' }
  | { type: 'lost.dismiss'; lineId: string };

interface Told {
  held: Held;
}

const hold = setup({
  types: { context: {} as HoldContext, events: {} as HoldEvent, input: {} as HoldInput, tags: {} as 'counting' },
  actors: {
    /** Reports what the cart holds and loses, and whether the page is visible and online. */
    watchHold: callbackActor<HoldEvent, HoldInput>('watchHold'),
  },
  delays: {
    untilCounted: ({ context: { held } }) => held.left - rule.countedFrom,
    untilWarned: ({ context: { held } }) => held.left - rule.warnedFrom,
    untilOver: ({ context: { held } }) => held.left,
  },
  guards: {
    isNothing: ({ context: { held } }) => rule.isNothing(held),
    isOver: ({ context: { held } }) => rule.isExpired(held),
    isEnding: ({ context: { held } }) => rule.isEnding(held),
    isCounted: ({ context: { held } }) => rule.isCounted(held),
    mayRenew: ({ context: { held } }) => rule.mayRenew(held),
    isLost: ({ context: { lost } }, { lineId }: { lineId: string }) => lost.some(({ line }) => line.id === lineId),
    hasLost: ({ context: { lost } }) => lost.length > 0,
  },
  actions: {
    assignHeld: assign((_, { held }: Told) => ({ held })),
    /** A delay has passed: the given time is left now. */
    assignLeft: assign(({ context: { held } }, { left }: { left: number }) => ({ held: { ...held, left } })),
    assignLost: assign(({ context }, { lines, problem }: { lines: CartLine[]; problem: Problem }) => ({
      lost: rule.withGone(context.lost, lines, problem),
    })),
    clearLostLine: assign(({ context }, { lineId }: { lineId: string }) => ({
      lost: context.lost.filter(({ line }) => line.id !== lineId),
    })),
    clearLost: assign({ lost: [] }),
    /** Only the cart talks to the server; while it is renewing already, it ignores this. */
    sendRenewal: sendTo(({ context }) => context.cart, { type: 'hold.renew' }),
    /** The customer asks: a pending renewal, which may never be answered, does not delay it. */
    sendKeeping: sendTo(({ context }) => context.cart, { type: 'hold.keep' }),
  },
});

const renewNow = { guard: 'mayRenew', actions: 'sendRenewal' } as const;

export const holdMachine = hold.createMachine({
  id: 'hold',
  description:
    'How long the cart’s places are held: silent while the cart renews them, a countdown when it cannot, a warning two minutes before the end, and the lost places after it.',
  context: ({ input }) => ({ ...input, held: rule.nothingHeld, lost: [] }),
  invoke: { id: 'watchHold', src: 'watchHold', input: ({ context: { cart } }) => ({ cart }) },
  on: {
    'hold.changed': { target: '.deciding', actions: { type: 'assignHeld', params: wholeEvent } },
    'lines.lost': { actions: { type: 'assignLost', params: wholeEvent } },
    'lost.dismiss': {
      guard: { type: 'isLost', params: wholeEvent },
      actions: { type: 'clearLostLine', params: wholeEvent },
    },
    'cart.reset': { guard: 'hasLost', actions: 'clearLost' },
    'page.shown': renewNow,
    'connection.returned': renewNow,
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is held, or the server does not say for how long.' },
    deciding: {
      always: [
        { guard: 'isNothing', target: 'idle' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isEnding', target: 'ending' },
        { guard: 'isCounted', target: 'counting' },
        { target: 'renewed' },
      ],
    },
    renewed: {
      description: 'The cart renews its places by itself.',
      after: {
        untilCounted: {
          target: 'counting',
          actions: [{ type: 'assignLeft', params: { left: rule.countedFrom } }, 'sendRenewal'],
        },
      },
    },
    counting: {
      tags: 'counting',
      after: {
        untilWarned: {
          target: 'ending',
          actions: [{ type: 'assignLeft', params: { left: rule.warnedFrom } }, 'sendRenewal'],
        },
      },
      on: { 'hold.keep': { actions: 'sendKeeping' } },
    },
    ending: {
      tags: 'counting',
      description: 'Two minutes or less are left: announced once.',
      after: {
        untilOver: { target: 'over', actions: [{ type: 'assignLeft', params: { left: 0 } }, 'sendRenewal'] },
      },
      on: { 'hold.keep': { actions: 'sendKeeping' } },
    },
    over: {
      tags: 'counting',
      description: 'The places may be sold to others; the cart keeps asking for them.',
      on: { 'hold.keep': { actions: 'sendKeeping' } },
    },
  },
});

export type HoldRef = ActorRefFrom<typeof holdMachine>;
export type HoldSnapshot = SnapshotFrom<typeof holdMachine>;
