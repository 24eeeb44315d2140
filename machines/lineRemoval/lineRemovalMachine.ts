import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { CartRef } from '../cart/cartMachine.ts';
import { withoutLines } from '../cart/lines.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { isLastOfGuest, isSameSelection, type CartTold } from './lineRemovalRules.ts';

export interface LineRemovalInput {
  cart: CartRef;
}

interface Removed {
  /** A booking, with all that goes with it. */
  lines: readonly CartLine[];
  /** Which booking of the list it was. */
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
  /** Somebody points at the way back, or has focus in it: it must not go away now. */
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
    /** What is in the cart, at once and with each change. */
    watchCart: callbackActor<LineRemovalEvent, LineRemovalInput>('watchCart'),
    /** Asks the cart for the places again; fails with the reason where they are somebody else's. */
    restoreLines: promiseActor<void, LineRemovalInput & { lines: readonly CartLine[] }>('restoreLines'),
  },
  delays: {
    /** As long as anything that can be pressed stays. */
    undoStay: 10_000,
  },
  guards: {
    isLastOfGuest: ({ context: { told } }, { lines }: Removed) => isLastOfGuest(told, lines),
    isOtherChange: ({ context: { told } }, { lines }: CartTold) => !isSameSelection(told.lines, lines),
  },
  actions: {
    assignTold: assign((_, { lines, isGuest }: CartTold) => ({ told: { lines, isGuest } })),
    assignRemoved: assign((_, { lines, index }: Removed) => ({ removed: { lines, index }, problem: null })),
    /** The cart as it is without them: any other change is somebody's next wish. */
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
    'Takes a booking out of the cart and offers it back until something else changes; a guest is asked before the last one goes (R4.1.8).',
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
        // Without a way back: the guest is nobody now, and was asked.
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
      description: 'Somebody else has it by now, or it no longer goes with what is in the cart: it is said why.',
      on: {
        'problem.dismiss': { target: 'resting', actions: 'clearProblem' },
        'booking.remove': [...remove],
      },
    },
  },
});

export type LineRemovalRef = ActorRefFrom<typeof lineRemovalMachine>;
export type LineRemovalSnapshot = SnapshotFrom<typeof lineRemovalMachine>;
