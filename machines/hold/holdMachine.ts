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
  /** What somebody else was faster for, until it was looked at. */
  lost: GoneLine[];
}

export type HoldEvent =
  /** Told at once, with each change, when the clock is corrected and when the page is seen again. */
  | { type: 'hold.changed'; held: Held }
  | { type: 'lines.lost'; lines: CartLine[]; problem: Problem }
  /** Ordered, cleared, or somebody else's: nobody asks any more what was in it. */
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
    /** What the cart holds and loses, and whether the page is seen and connected. */
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
    /** A delay went by: that much is left now. */
    assignLeft: assign(({ context: { held } }, { left }: { left: number }) => ({ held: { ...held, left } })),
    assignLost: assign(({ context }, { lines, problem }: { lines: CartLine[]; problem: Problem }) => ({
      lost: rule.withGone(context.lost, lines, problem),
    })),
    clearLostLine: assign(({ context }, { lineId }: { lineId: string }) => ({
      lost: context.lost.filter(({ line }) => line.id !== lineId),
    })),
    clearLost: assign({ lost: [] }),
    /** The cart alone speaks with the server; while it does already, it need not be told. */
    sendRenewal: sendTo(({ context }) => context.cart, { type: 'hold.renew' }),
    /** Somebody asks: a question that is out, and may never be answered, does not keep them waiting. */
    sendKeeping: sendTo(({ context }) => context.cart, { type: 'hold.keep' }),
  },
});

const renewNow = { guard: 'mayRenew', actions: 'sendRenewal' } as const;

export const holdMachine = hold.createMachine({
  id: 'hold',
  description:
    'Until when the places of the cart stand: quiet while it renews them, counted down when it cannot, a warning two minutes before the end, and what was lost after it.',
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
    idle: { description: 'Nothing is held, or nobody knows for how long.' },
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
      description: 'Two minutes are left, or less: it is said once.',
      after: {
        untilOver: { target: 'over', actions: [{ type: 'assignLeft', params: { left: 0 } }, 'sendRenewal'] },
      },
      on: { 'hold.keep': { actions: 'sendKeeping' } },
    },
    over: {
      tags: 'counting',
      description: 'The places may be sold to anybody; the cart goes on asking for them.',
      on: { 'hold.keep': { actions: 'sendKeeping' } },
    },
  },
});

export type HoldRef = ActorRefFrom<typeof holdMachine>;
export type HoldSnapshot = SnapshotFrom<typeof holdMachine>;
