import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '../../src/contract/customers/customers.ts';
import type { PlacedOrder } from '../../src/contract/orders/orders.ts';
import type { Order } from '../cart/orderPayload.ts';
import type { FreshPrice } from '../cart/prices.ts';
import { ownerOf } from '../session/owner.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { growingPause } from '../shared/growingPause.ts';
import { RefusedError, toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import type { OrderIntent } from './orderIntent.ts';
import { isLeavingGuestOrder, isOfGuest, mayAskFor } from './orderOwner.ts';
import { isOrderRefused, isTurnedAway } from './orderRefusal.ts';
import { isDead } from './orderState.ts';
import { contextFrom, type Intention, type Placement, type PlacementContext } from './placementContext.ts';
import type { PlacementEnd, PlacementEvent, PlacementInput, PlacementOutput } from './placementContext.ts';

interface Change {
  user: User | null;
}

/** For an order that another tab is sending, the answer "unknown" counts only once it cannot arrive any more. */
export type OrderQuestion = Pick<OrderIntent, 'key' | 'elsewhereUntil'>;

const placement = setup({
  types: {
    context: {} as PlacementContext,
    events: {} as PlacementEvent,
    input: {} as PlacementInput,
    output: {} as PlacementOutput,
    tags: {} as 'busy',
  },
  actors: {
    watchSession: callbackActor<{ type: 'session.changed' } & Change>('watchSession'),
    /**
     * Persists the order to be placed under a key; where another tab is already placing one, that one is returned
     * instead.
     */
    persistIntent: promiseActor<OrderIntent, Intention>('persistIntent'),
    placeOrder: promiseActor<Placement, { intent: OrderIntent; order: Order }>('placeOrder'),
    /** Asks for the order with that key; null: the server does not know it. */
    findOrder: promiseActor<PlacedOrder | null, OrderQuestion>('findOrder'),
    /** Tells the cart, and keeps what is needed to fill it again until the payment is settled. */
    acceptOrder: promiseActor<OrderIntent, { intent: OrderIntent; placed: PlacedOrder }>('acceptOrder'),
    acceptPrices: promiseActor<void, { prices: FreshPrice[] }>('acceptPrices'),
    /** Removes the persisted order, when nothing more can be learned of it here. */
    clearPersistedOrder: promiseActor<void, void>('clearPersistedOrder'),
  },
  delays: { checkPause: ({ context }) => growingPause(context.tries) },
  guards: {
    isOrdered: ({ context }) => context.order !== null,
    isOfOtherTab: (_, { output }: Done<OrderIntent>) => output.elsewhereUntil !== undefined,
    mayNotAsk: ({ context: { intent, user } }) => !mayAskFor(intent, user),
    isLeavingGuestOrder: ({ context }, { user }: Change) => isLeavingGuestOrder(context.intent, context.user, user),
    /** A guest's key expires with the hold of its places; a customer's order waits until they log in again. */
    isKeyOver: ({ context }, { error }: Failed) =>
      context.user === null && isOfGuest(intentOf(context)) && error instanceof RefusedError && error.status === 401,
    isPriceChanged: (_, { output }: Done<Placement>) => output.kind === 'priceChanged',
    isTurnedAway: (_, { error }: Failed) => isTurnedAway(error),
    isRefusal: (_, { error }: Failed) => isOrderRefused(error),
    isNone: (_, { output }: Done<PlacedOrder | null>) => output === null,
    /** The cart was already emptied for this order: the customer has come back without paying. */
    isLeft: ({ context }, { output }: Done<PlacedOrder | null>) =>
      intentOf(context).stage !== 'placing' && isUnpaid(required(output, 'order')),
    /** Its customer left while the order was being placed: another customer is not sent to the bank with it. */
    isLeftAlone: ({ context: { intent, placed, user } }) =>
      !mayAskFor(intent, user) && isUnpaid(required(placed, 'order of the server')),
    /** Pay was pressed in another tab: here the customer is asked before the bank's page opens. */
    isLeftElsewhere: ({ context }) =>
      intentOf(context).elsewhereUntil !== undefined && isUnpaid(required(context.placed, 'order of the server')),
  },
  actions: {
    assignUser: assign((_, { user }: Change) => ({ user })),
    assignIntent: assign((_, { output }: Done<OrderIntent>) => ({ intent: output, tries: 0 })),
    clearIntent: assign({ intent: null }),
    assignPlaced: assign((_, { output }: Done<PlacedOrder | null>) => ({ placed: output })),
    assignPlacement: assign((_, { output }: Done<Placement>) =>
      output.kind === 'accepted' ? { placed: output.order } : { prices: output.prices, intent: null },
    ),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignProblemCode: assign((_, { code }: { code: string }) => ({ problem: { code, message: null } })),
    assignTries: assign({ tries: ({ context }) => context.tries + 1 }),
  },
});

const isUnpaid = ({ state }: PlacedOrder): boolean => state === 'awaiting_payment' || isDead(state);
const intentOf = ({ intent }: PlacementContext): OrderIntent => required(intent, 'intent');

const assignProblem = { type: 'assignProblem', params: wholeEvent<Failed> } as const;
const assignPlaced = { type: 'assignPlaced', params: wholeEvent<Done<PlacedOrder | null>> } as const;
const assignPlacement = { type: 'assignPlacement', params: wholeEvent<Done<Placement>> } as const;
const assignIntent = { type: 'assignIntent', params: wholeEvent<Done<OrderIntent>> } as const;
const over = (end: PlacementEnd) => ({ type: 'final', output: end }) as const;

export const placementMachine = placement.createMachine({
  id: 'placement',
  description:
    'Places one order under one key: persisted, sent once, and asked about when the answer was lost, until the server says whether it has it (F09, K01).',
  context: ({ input }) => contextFrom(input),
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'session.changed': [
      {
        guard: { type: 'isLeavingGuestOrder', params: wholeEvent },
        target: '.foreign',
        actions: 'clearIntent',
      },
      { actions: { type: 'assignUser', params: wholeEvent } },
    ],
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOrdered', target: 'persisting' }, { target: 'asking' }] },
    persisting: {
      tags: 'busy',
      invoke: {
        id: 'persistIntent',
        src: 'persistIntent',
        input: ({ context: { user, order, cartContent, intent } }) => ({
          owner: ownerOf(user),
          order: required(order, 'order'),
          cartContent,
          former: intent,
        }),
        onDone: [
          { guard: { type: 'isOfOtherTab', params: wholeEvent }, target: 'asking', actions: assignIntent },
          { target: 'placing', actions: assignIntent },
        ],
        onError: { target: 'returned', actions: assignProblem },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ intent: intentOf(context), order: required(context.order, 'order') }),
        onDone: [
          { guard: { type: 'isPriceChanged', params: wholeEvent }, target: 'priceChanged', actions: assignPlacement },
          { target: 'accepting', actions: assignPlacement },
        ],
        onError: [
          // The key stays: the same order may have been sent before (I12).
          { guard: { type: 'isTurnedAway', params: wholeEvent }, target: 'returned', actions: assignProblem },
          {
            guard: { type: 'isRefusal', params: wholeEvent },
            target: 'returned',
            actions: [assignProblem, 'clearIntent'],
          },
          // Without an answer the server may have the order: it is asked, and the order never sent a second time (K01).
          { target: 'asking' },
        ],
      },
    },
    priceChanged: { on: { 'prices.accept': 'acceptingPrices', 'prices.decline': 'returned' } },
    acceptingPrices: {
      tags: 'busy',
      invoke: {
        id: 'acceptPrices',
        src: 'acceptPrices',
        input: ({ context }) => ({ prices: context.prices }),
        onDone: 'returned',
        onError: { target: 'returned', actions: assignProblem },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => {
          const { key, elsewhereUntil } = intentOf(context);
          return { key, elsewhereUntil };
        },
        onDone: [
          {
            // The key stays: should the lost order still arrive, the next attempt is the same order.
            guard: { type: 'isNone', params: wholeEvent },
            target: 'returned',
            actions: { type: 'assignProblemCode', params: { code: 'notPlaced' } },
          },
          { guard: { type: 'isLeft', params: wholeEvent }, target: 'left', actions: assignPlaced },
          { target: 'accepting', actions: assignPlaced },
        ],
        onError: [
          { guard: { type: 'isKeyOver', params: wholeEvent }, target: 'forgetting' },
          { target: 'waiting', actions: 'assignTries' },
        ],
      },
    },
    waiting: {
      always: { guard: 'mayNotAsk', target: 'signedOut' },
      after: { checkPause: 'asking' },
      on: { 'order.check': 'asking' },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptOrder',
        src: 'acceptOrder',
        input: ({ context }) => ({
          intent: intentOf(context),
          placed: required(context.placed, 'order of the server'),
        }),
        onDone: { target: 'taken', actions: assignIntent },
        onError: 'taken',
      },
    },
    taken: {
      always: [
        { guard: 'isLeftAlone', target: 'signedOut' },
        { guard: 'isLeftElsewhere', target: 'left' },
        { target: 'accepted' },
      ],
    },
    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'clearPersistedOrder',
        src: 'clearPersistedOrder',
        onDone: { target: 'lapsed', actions: 'clearIntent' },
        onError: { target: 'lapsed', actions: 'clearIntent' },
      },
    },
    accepted: over('accepted'),
    left: over('left'),
    returned: over('returned'),
    signedOut: over('signedOut'),
    lapsed: over('lapsed'),
    foreign: over('foreign'),
  },
  output: ({ context: { intent, placed, problem }, event }) => ({
    // SAFETY: the output of each final state is one of these ends.
    end: event.output as PlacementEnd,
    intent,
    placed,
    problem,
  }),
});

export type PlacementRef = ActorRefFrom<typeof placementMachine>;
export type PlacementSnapshot = SnapshotFrom<typeof placementMachine>;
