import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { CartRef } from '../cart/cartMachine.ts';
import { withoutLines } from '../cart/lines.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isLastOfGuest, isSameContent, type CartTold } from './lineRemovalRules.ts';

export interface LineRemovalInput {
  cart: CartRef;
}

interface Removed {
  /** The lines of a booking, with everything that goes with it. */
  lines: readonly CartLine[];
  /** The index of the booking in the list. */
  index: number;
}

export interface LineRemovalContext extends LineRemovalInput {
  told: CartTold;
  removed: Removed;
  /** Why it could not be put back. */
  problem: Problem | null;
}

export type LineRemovalEvent =
  | ({ type: 'booking.remove' } & Removed)
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'removal.undo' }
  /** The undo button is hovered or focused, so it must not disappear now. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  | { type: 'problem.dismiss' }
  | ({ type: 'cart.changed' } & CartTold);

const removal = setup({
  types: {
    context: {} as LineRemovalContext,
    events: {} as LineRemovalEvent,
    input: {} as LineRemovalInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Reports the cart, at once and with each change. */
    watchCart: callbackActor<LineRemovalEvent, LineRemovalInput>('watchCart'),
    /** Adds the lines to the cart again; fails with the reason where another customer has the places. */
    restoreLines: promiseActor<void, LineRemovalInput & { lines: readonly CartLine[] }>('restoreLines'),
  },
  delays: {
    /** The same time as for other notices with a button, in ms. */
    undoStay: 10_000,
  },
  guards: {
    isLastOfGuest: ({ context: { told } }, { lines }: Removed) => isLastOfGuest(told, lines),
    isOtherChange: ({ context: { told } }, { lines }: CartTold) => !isSameContent(told.lines, lines),
  },
  actions: {
    assignTold: assign((_, { lines, isGuest }: CartTold) => ({ told: { lines, isGuest } })),
    assignRemoved: assign((_, { lines, index }: Removed) => ({ removed: { lines, index }, problem: null })),
    /** The cart without the removed lines: any other change ends the offer to undo. */
    assignRest: assign(({ context: { told, removed } }) => ({
      told: { ...told, lines: withoutLines(told.lines, removed.lines) },
    })),
    sendRemoval: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'line.remove' as const, lineId: context.removed.lines[0]?.id ?? '' }),
    ),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
  },
});

const remove = [
  {
    guard: { type: 'isLastOfGuest', params: wholeEvent },
    target: 'asking',
    actions: { type: 'assignRemoved', params: wholeEvent },
  },
  { target: 'offered', actions: [{ type: 'assignRemoved', params: wholeEvent }, 'assignRest', 'sendRemoval'] },
] as const;
const follow = { actions: { type: 'assignTold', params: wholeEvent } } as const;

export const lineRemovalMachine = removal.createMachine({
  id: 'lineRemoval',
  description:
    'Removes a booking from the cart and offers to undo it until something else changes; a guest is asked before the last one goes (R4.1.8).',
  context: ({ input }) => ({
    ...input,
    told: { lines: [], isGuest: false },
    removed: { lines: [], index: 0 },
    problem: null,
  }),
  invoke: { id: 'watchCart', src: 'watchCart', input: ({ context: { cart } }) => ({ cart }) },
  on: { 'cart.changed': follow },
  initial: 'resting',
  states: {
    resting: { on: { 'booking.remove': [...remove] } },
    asking: {
      on: {
        // No undo: the guest is logged out with the last line, and has confirmed that.
        'removal.confirm': { target: 'resting', actions: ['assignRest', 'sendRemoval'] },
        'removal.cancel': 'resting',
      },
    },
    offered: {
      initial: 'passing',
      states: {
        passing: { after: { undoStay: '#lineRemoval.resting' }, on: { 'undo.hold': 'held' } },
        held: { on: { 'undo.release': 'passing' } },
      },
      on: {
        'removal.undo': 'restoring',
        'booking.remove': [...remove],
        'cart.changed': { guard: { type: 'isOtherChange', params: wholeEvent }, target: 'resting', ...follow },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreLines',
        src: 'restoreLines',
        input: ({ context: { cart, removed } }) => ({ cart, lines: removed.lines }),
        onDone: 'resting',
        onError: { target: 'refused', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    refused: {
      description: 'Another customer has the places, or the booking no longer goes with the cart; the reason is shown.',
      on: {
        'problem.dismiss': { target: 'resting', actions: 'clearProblem' },
        'booking.remove': [...remove],
      },
    },
  },
});

export type LineRemovalRef = ActorRefFrom<typeof lineRemovalMachine>;
export type LineRemovalSnapshot = SnapshotFrom<typeof lineRemovalMachine>;
