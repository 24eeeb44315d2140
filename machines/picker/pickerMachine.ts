import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { LineDraft } from '../cart/lines.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Failed } from '../shared/answers.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { chosenIds, withoutIds, type PickerItem, type PickerProblem, type Quantities } from './pickerItems.ts';
import { pickedLines, quantityInCart, quantityProblem, stillPossible } from './pickerRules.ts';

export interface PickerInput {
  items: readonly PickerItem[];
  /** The quantities in the address. */
  quantities: Quantities;
  currency: string | null;
  cartLines: readonly CartLine[];
}

export interface PickerContext extends PickerInput {
  /** The items being added, also while the customer logs in first. */
  adding: readonly Id[];
  /** The items that were last added, while a message says so. */
  added: readonly Id[];
  problem: PickerProblem | null;
}

interface Wanted {
  id: Id;
  quantity: number;
}
interface CartNews {
  type: 'cart.changed';
  lines: readonly CartLine[];
}
interface SessionNews {
  type: 'session.changed';
  user: User | null;
}

export type PickerEvent =
  | ({ type: 'quantity.set' } & Wanted)
  | { type: 'item.add'; id: Id }
  /** Chosen and added with one press. */
  | ({ type: 'item.take' } & Wanted)
  | { type: 'chosen.add' }
  | { type: 'added.close' }
  | { type: 'items.changed'; items: readonly PickerItem[] }
  | CartNews
  | SessionNews;

/** `count`: how many of the offered items are in the cart now. */
export type PickerEmitted = { type: 'chosen.changed'; quantities: Quantities } | { type: 'items.added'; count: number };

const quantityOf = ({ quantities }: PickerContext, id: Id): number => quantities[id] ?? 0;

/** Why a quantity cannot be chosen; lowering it is always possible. */
function limitOf(context: PickerContext, { id, quantity }: Wanted): PickerProblem | null {
  if (quantity <= quantityOf(context, id)) return null;
  const item = context.items.find((one) => one.id === id);
  return quantityProblem(required(item, 'item'), quantity, context.cartLines);
}

/** Why the chosen items cannot be added, as the cart may have changed meanwhile. */
const addingProblem = (context: PickerContext): PickerProblem | null =>
  context.items
    .filter(({ id }) => context.adding.includes(id))
    .map((item) => quantityProblem(item, quantityOf(context, item.id), context.cartLines))
    .find((found) => found !== null) ?? null;

const linesToAdd = ({ items, adding, quantities, currency }: PickerContext): LineDraft[] =>
  pickedLines(items, adding, quantities, currency);

/** How many of the offered items are in the cart. */
export const countInCart = ({ items, cartLines }: PickerContext): number =>
  items.reduce((sum, item) => sum + quantityInCart(item, cartLines), 0);

const picker = setup({
  types: {
    context: {} as PickerContext,
    events: {} as PickerEvent,
    emitted: {} as PickerEmitted,
    input: {} as PickerInput,
    tags: {} as 'busy',
  },
  actors: {
    addToCart: promiseActor<void, { lines: LineDraft[] }>('addToCart'),
    watchCart: callbackActor<CartNews>('watchCart'),
    watchSession: callbackActor<SessionNews>('watchSession'),
  },
  guards: {
    isOffered: ({ context }, { id }: Wanted) => context.items.some((item) => item.id === id),
    mayChoose: ({ context }, wanted: Wanted) =>
      context.items.some(({ id }) => id === wanted.id) && limitOf(context, wanted) === null,
    isChosen: ({ context }, { id }: { id: Id }) => quantityOf(context, id) > 0,
    isAnyChosen: ({ context }) => chosenIds(context.items, context.quantities).length > 0,
    hasNothingToAdd: ({ context }) => linesToAdd(context).length === 0,
    isBeyondLimit: ({ context }) => addingProblem(context) !== null,
    /** Guests may buy facilities and events only (R6.1.3); the login is already open. */
    isAccountNeeded: (_, { error }: Failed) => toProblem(error).code === 'accountNeeded',
    isCustomer: (_, { user }: SessionNews) => isCustomer(user),
  },
  actions: {
    assignCart: assign((_, { lines }: CartNews) => ({ cartLines: lines })),
    /** Items that are no longer offered are dropped, with a message. */
    assignItems: assign(({ context }, { items }: { items: readonly PickerItem[] }) => {
      const { quantities, problem } = stillPossible(items, context.quantities, context.cartLines);
      return { items, quantities, problem: problem ?? context.problem };
    }),
    assignQuantity: assign(({ context }, { id, quantity }: Wanted) => ({
      quantities: { ...withoutIds(context.quantities, [id]), ...(quantity > 0 ? { [id]: quantity } : {}) },
    })),
    assignLimit: assign(({ context }, wanted: Wanted) => ({ problem: limitOf(context, wanted) })),
    assignItemToAdd: assign((_, { id }: { id: Id }) => ({ adding: [id] })),
    assignChosenToAdd: assign(({ context }) => ({ adding: chosenIds(context.items, context.quantities) })),
    assignAddingProblem: assign(({ context }) => ({ problem: addingProblem(context) })),
    assignProblem: assign(({ context }, { error }: Failed) => ({
      problem: { ...toProblem(error), itemId: context.adding.length === 1 ? (context.adding[0] ?? null) : null },
    })),
    clearProblem: assign({ problem: null }),
    clearAdding: assign({ adding: [] }),
    assignAdded: assign(({ context }) => ({
      quantities: withoutIds(context.quantities, context.adding),
      added: context.adding,
      problem: null,
    })),
    clearAdded: assign({ added: [] }),
    emitChosen: emit(({ context }) => ({ type: 'chosen.changed' as const, quantities: context.quantities })),
    emitAdded: emit(({ context }) => ({ type: 'items.added' as const, count: countInCart(context) })),
  },
});

/** Sets a quantity within the limits; above them nothing changes, and a problem says why (R8.2.10, R8.2.11). */
const changeNumber = <TTarget extends '.picking' | 'choosing.picking'>(target: TTarget) =>
  [
    {
      guard: { type: 'mayChoose', params: wholeEvent<Wanted> },
      target,
      actions: ['clearProblem', { type: 'assignQuantity', params: wholeEvent<Wanted> }, 'emitChosen'],
    },
    {
      guard: { type: 'isOffered', params: wholeEvent<Wanted> },
      target,
      actions: { type: 'assignLimit', params: wholeEvent<Wanted> },
    },
  ] as const;
const addItem = {
  guard: { type: 'isChosen', params: wholeEvent<{ id: Id }> },
  target: 'checking',
  actions: { type: 'assignItemToAdd', params: wholeEvent<{ id: Id }> },
} as const;
const takeItem = <TTarget extends '.picking' | 'choosing.picking'>(target: TTarget) =>
  [
    {
      guard: { type: 'mayChoose', params: wholeEvent<Wanted> },
      target: 'checking',
      actions: [
        { type: 'assignQuantity', params: wholeEvent<Wanted> },
        { type: 'assignItemToAdd', params: wholeEvent<Wanted> },
      ],
    },
    changeNumber(target)[1],
  ] as const;
const addChosen = { guard: 'isAnyChosen', target: 'checking', actions: 'assignChosenToAdd' } as const;

const choosing = picker.createStateConfig({
  entry: 'clearAdding',
  initial: 'picking',
  on: {
    'quantity.set': changeNumber('.picking'),
    'item.add': addItem,
    'item.take': takeItem('.picking'),
    'chosen.add': addChosen,
  },
  states: {
    picking: {},
    /** The message that items were added stays until it is closed, or something else is chosen. */
    added: { exit: 'clearAdded', on: { 'added.close': 'picking' } },
  },
});

export const pickerMachine = picker.createMachine({
  id: 'picker',
  description:
    'Items chosen by quantity and added to the cart: event tickets, goods, offers. Quantities are limited by places, stock and what one customer may have, including what is already in the cart (R5.7.1, R5.7.9, R8.2.10–11).',
  context: ({ input }) => ({
    ...input,
    ...stillPossible(input.items, input.quantities, input.cartLines),
    adding: [],
    added: [],
  }),
  invoke: [
    { id: 'watchCart', src: 'watchCart' },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    'cart.changed': { actions: { type: 'assignCart', params: wholeEvent } },
    'items.changed': { actions: [{ type: 'assignItems', params: wholeEvent }, 'emitChosen'] },
  },
  initial: 'choosing',
  states: {
    choosing,
    checking: {
      always: [
        { guard: 'hasNothingToAdd', target: 'choosing' },
        { guard: 'isBeyondLimit', target: 'choosing', actions: 'assignAddingProblem' },
        { target: 'adding', actions: 'clearProblem' },
      ],
    },
    awaitingLogin: {
      description: 'A guest was asked to log in with an account; after that, adding continues automatically (R6.1.3).',
      on: {
        'session.changed': {
          guard: { type: 'isCustomer', params: wholeEvent },
          target: 'checking',
        },
        // The login was closed: quantities may be changed, or adding tried again.
        'quantity.set': changeNumber('choosing.picking'),
        'item.add': addItem,
        'item.take': takeItem('choosing.picking'),
        'chosen.add': addChosen,
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => ({ lines: linesToAdd(context) }),
        onDone: { target: 'choosing.added', actions: ['assignAdded', 'emitChosen', 'emitAdded'] },
        // All are added or none, and the quantities stay.
        onError: [
          {
            guard: { type: 'isAccountNeeded', params: wholeEvent },
            target: 'awaitingLogin',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          { target: 'choosing', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
  },
});

export type PickerRef = ActorRefFrom<typeof pickerMachine>;
export type PickerSnapshot = SnapshotFrom<typeof pickerMachine>;
