import { and, assign, emit, not, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CartLine } from '../../src/contract/cart.ts';
import type { User } from '../../src/contract/customers.ts';
import type { PaymentOptions, PlacedOrder } from '../../src/contract/orders.ts';
import { orderOf, type Order } from '../cart/orderPayload.ts';
import type { PaymentPreferences, Promotion } from '../cart/paymentPreferences.ts';
import { isUndescribed } from '../cart/carts.ts';
import { isDelivered } from '../cart/lines.ts';
import type { FreshPrice } from '../cart/prices.ts';
import { cartTotals } from '../money/totals.ts';
import { reconnectMachine } from '../reconnect/reconnectMachine.ts';
import { nobody, ownerAtRest, ownerOf, type Owner } from '../session/owner.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { ConnectionError, toProblem, RefusedError, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { deductions, exceedsCredit, standingCard } from './deductions.ts';
import type { OrderIntent } from './orderIntent.ts';
import { isDead } from './orderState.ts';
import type { Terms } from './terms.ts';

/** The part of the cart that becomes an order. */
export interface CartContent {
  lines: CartLine[];
  choices: PaymentPreferences;
  promotion: Promotion;
}

export interface CheckoutInput {
  cartContent: CartContent;
  user: User | null;
  terms: Terms;
  currency: string | null;
  isBaps: boolean;
  /** What an earlier page load was about to order, or ordered. */
  intent: OrderIntent | null;
}

export interface CheckoutContext extends CheckoutInput {
  options: PaymentOptions | null;
  /** Why the ways to pay are not known; a new card can be used all the same. */
  optionsProblem: Problem | null;
  /** Tries to have the ways to pay that failed in a row since somebody last asked. */
  optionsAttempts: number;
  hasAgreed: boolean;
  problem: Problem | null;
  /** What was last sent; a cart that changes meanwhile does not change it. */
  order: Order | null;
  placed: PlacedOrder | null;
  prices: FreshPrice[];
  /** How often the server was asked in vain what became of the order. */
  tries: number;
}

export type CheckoutEvent =
  | { type: 'session.changed'; user: User | null }
  | ({ type: 'cart.changed' } & CartContent)
  | { type: 'page.shown' }
  | { type: 'terms.tick' }
  | { type: 'terms.untick' }
  | { type: 'terms.open' }
  | { type: 'terms.agree' }
  | { type: 'terms.disagree' }
  | { type: 'options.retry' }
  | { type: 'order.place' }
  | { type: 'order.check' }
  | { type: 'prices.accept' }
  | { type: 'prices.decline' }
  | { type: 'payment.continue' }
  | { type: 'payment.abandon' }
  | { type: 'result.close' };

/** The server took the order, or asks another price than the cart showed (T17). */
export type Placement = { kind: 'accepted'; order: PlacedOrder } | { kind: 'priceChanged'; prices: FreshPrice[] };

export interface Intention {
  owner: Owner;
  order: Order;
  cartContent: CartContent;
  /** The last one; the same order keeps its key. */
  former: OrderIntent | null;
}

/** Bad ends: nothing will be paid for this order any more. */

/** Problems that another cartContent may not have. */
const cartProblems = new Set(['addressNeeded', 'creditExceeded', 'detailsGone']);

function restOf({ cartContent, options, currency }: CheckoutContext): number {
  return deductions(cartTotals(cartContent.lines, currency).total, cartContent.choices, options, currency).rest;
}

const cardOf = ({ cartContent, options }: CheckoutContext): string => standingCard(cartContent.choices, options);

/** What is sent: the choices as they stand now, whatever was kept of former ones. */
function orderIn(context: CheckoutContext, user: User): Order {
  const { cartContent, currency, isBaps } = context;
  const choices = { ...cartContent.choices, cardId: cardOf(context) };
  return orderOf({ ...cartContent, choices, user, currency, isBaps });
}

const isOfGuest = ({ owner }: OrderIntent): boolean => ownerAtRest(owner) === nobody;

const isSameUser = (one: User | null, other: User | null): boolean =>
  one?.id === other?.id && one?.email === other?.email;

interface Failed {
  error: unknown;
}
interface Found {
  output: PlacedOrder | null;
}

const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as { type: 'login.wanted' },
    tags: {} as 'busy',
  },
  actors: {
    watchSession: callbackActor<{ type: 'session.changed'; user: User | null }>('watchSession'),
    watchCart: callbackActor<{ type: 'cart.changed' } & CartContent>('watchCart'),
    /** Tells when the page comes back from where the browser had put it aside (F13). */
    watchPageShown: callbackActor<{ type: 'page.shown' }>('watchPageShown'),
    loadOptions: promiseActor<PaymentOptions, void>('loadOptions'),
    reconnect: reconnectMachine,
    /** Writes down what is about to be ordered, under a key. */
    persistIntent: promiseActor<OrderIntent, Intention>('assignIntent'),
    placeOrder: promiseActor<Placement, { intent: OrderIntent; order: Order }>('placeOrder'),
    /** Asks what became of the order of that key; null: the server has none. */
    findOrder: promiseActor<PlacedOrder | null, { key: string }>('findOrder'),
    /** Tells the cart, and keeps what it takes to fill it again until the payment is settled. */
    acceptOrder: promiseActor<OrderIntent, { intent: OrderIntent; placed: PlacedOrder }>('acceptOrder'),
    acceptPrices: promiseActor<void, { prices: FreshPrice[] }>('acceptPrices'),
    openPaymentPage: promiseActor<void, { url: string }>('openPaymentPage'),
    abandonPayment: promiseActor<void, { transactionId: string | null }>('abandonPayment'),
    /** Fills the cart again with what was ordered. */
    restoreCart: promiseActor<void, { intent: OrderIntent }>('restoreCart'),
    /** Nothing more can be learnt of the order here: what was kept of it is dropped. */
    forgetOrder: promiseActor<void, void>('forgetOrder'),
  },
  delays: {
    /** 2, 4, 8, 16, then every 30 seconds. */
    checkPause: ({ context }) => Math.min(30_000, 1_000 * 2 ** context.tries),
  },
  guards: {
    isSignedOut: ({ context }) => context.user === null,
    /** A guest comes back from the bank as nobody, and has the key of the order (decision 020). */
    mayAsk: ({ context: { intent, user } }) => intent !== null && (user !== null || isOfGuest(intent)),
    mayNotAsk: ({ context: { intent, user } }) => user === null && !(intent !== null && isOfGuest(intent)),
    /** Somebody logs in where a guest has an order: it is not theirs. */
    leavesGuestOrder: ({ context: { intent, user: before } }, { user }: { user: User | null }) =>
      intent !== null && isOfGuest(intent) && user !== null && !isSameUser(before, user),
    /** The key of a guest's order ends with the hold of its places. */
    isKeyOver: ({ context }, { error }: Failed) =>
      context.user === null && error instanceof RefusedError && error.status === 401,
    lacksOptions: ({ context }) => context.options === null && context.optionsProblem === null,
    hasOptionsProblem: ({ context }) => context.optionsProblem !== null,
    hasLines: ({ context }) => context.cartContent.lines.length > 0,
    isReadingTerms: stateIn({ loadingOptions: 'readingTerms' }),
    mustRead: ({ context }) => context.terms === 'read',
    lacksDetails: ({ context }) => context.cartContent.lines.some(isUndescribed),
    lacksTerms: ({ context }) => context.terms !== 'none' && !context.hasAgreed,
    hasAgreed: ({ context }) => context.hasAgreed,
    lacksAddress: ({ context: { cartContent } }) =>
      isDelivered(cartContent.lines) && !cartContent.choices.deliveryAddress?.trim(),
    exceedsCredit: ({ context }) => exceedsCredit(restOf(context), cardOf(context), context.options, context.currency),
    isPriceChanged: (_, { output }: { output: Placement }) => output.kind === 'priceChanged',
    isRefusal: (_, { error }: Failed) => error instanceof RefusedError,
    isLost: (_, { error }: Failed) => error instanceof ConnectionError,
    isNone: (_, { output }: Found) => output === null,
    /** The cart was emptied for it before: the customer has come back without paying. */
    isLeftUnpaid: ({ context }, { output }: Found) =>
      context.intent?.stage === 'accepted' && output?.state === 'awaiting_payment',
    isLeftDead: ({ context }, { output }: Found) => context.intent?.stage === 'accepted' && isDead(output?.state),
    isPlacedDead: ({ context }) => isDead(context.placed?.state),
    // Paid by card: the browser leaves for the gateway (R4.8.7).
    hasPaymentPage: ({ context }) => Boolean(context.placed?.pg && context.placed.url),
    needsApproval: ({ context }) =>
      context.placed?.isApprovalRequired === true || context.placed?.state === 'awaiting_approval',
    isPaid: ({ context }) => context.placed?.state === 'paid',
  },
  actions: {
    assignUser: assign(({ context }, { user }: { user: User | null }) =>
      isSameUser(context.user, user) ? { user } : { user, options: null, optionsProblem: null, optionsAttempts: 0 },
    ),
    assignCartContent: assign(({ context }, { lines, choices, promotion }: CartContent) => ({
      cartContent: { lines, choices, promotion },
      problem: cartProblems.has(context.problem?.code ?? '') ? null : context.problem,
    })),
    emitLoginWanted: emit({ type: 'login.wanted' }),
    assignOptions: assign((_, { output }: { output: PaymentOptions }) => ({
      options: output,
      optionsProblem: null,
      optionsAttempts: 0,
    })),
    assignOptionsProblem: assign(({ context }, { error }: Failed) => ({
      optionsProblem: toProblem(error),
      optionsAttempts: context.optionsAttempts + 1,
    })),
    clearOptionsProblem: assign({ optionsProblem: null, optionsAttempts: 0 }),
    agree: assign({ hasAgreed: true, problem: null }),
    disagree: assign({ hasAgreed: false }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    say: assign((_, { code }: { code: string }) => ({ problem: { code, message: null } })),
    clearProblem: assign({ problem: null }),
    composeOrder: assign(({ context }) => ({
      order: context.user && orderIn(context, context.user),
      problem: null,
    })),
    assignIntent: assign((_, { output }: { output: OrderIntent }) => ({ intent: output, tries: 0 })),
    clearIntent: assign({ intent: null, placed: null, tries: 0 }),
    assignPlaced: assign((_, { output }: { output: Placement | PlacedOrder | null }) => {
      if (output === null) return { placed: null };
      if (!('kind' in output)) return { placed: output };
      return { placed: output.kind === 'accepted' ? output.order : null };
    }),
    assignPrices: assign((_, { output }: { output: Placement }) => ({
      prices: output.kind === 'priceChanged' ? output.prices : [],
      intent: null,
    })),
    clearPrices: assign({ prices: [] }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
});

/** The states that ask for these are entered with them only. */
function required<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The checkout has no ${name} here.`);
  return value;
}
const intentOf = ({ intent }: CheckoutContext): OrderIntent => required(intent, 'intent');
const placedOf = ({ placed }: CheckoutContext): PlacedOrder => required(placed, 'order of the server');

/** R5.6.8; Q4.6.b: long terms are shown before they are agreed to. */
const tickingTerms = {
  'terms.tick': [
    { guard: and(['mustRead', 'lacksTerms']), target: 'readingTerms' },
    { guard: 'lacksTerms', actions: 'agree' },
  ],
  'terms.untick': { guard: 'hasAgreed', actions: 'disagree' },
  'terms.open': { guard: 'mustRead', target: 'readingTerms' },
} as const;

/** The terms are read in a dialog: agreeing there sets the tick, disagreeing takes it away (R4.6.6). */
const answeringTerms = {
  'terms.agree': { target: 'filling', actions: 'agree' },
  'terms.disagree': { target: 'filling', actions: 'disagree' },
} as const;

export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  description:
    'From the cart to a paid order: how to pay, terms, one order under one key, and what became of it when the answer was lost.',
  context: ({ input }) => ({
    ...input,
    options: null,
    optionsProblem: null,
    optionsAttempts: 0,
    hasAgreed: false,
    problem: null,
    order: null,
    placed: null,
    prices: [],
    tries: 0,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession' },
    { id: 'watchCart', src: 'watchCart' },
    { id: 'watchPageShown', src: 'watchPageShown' },
  ],
  on: {
    'session.changed': [
      {
        guard: { type: 'leavesGuestOrder', params: wholeEvent },
        target: '.deciding',
        actions: [{ type: 'assignUser', params: wholeEvent }, 'clearIntent'],
      },
      { actions: { type: 'assignUser', params: wholeEvent } },
    ],
    'cart.changed': { actions: { type: 'assignCartContent', params: wholeEvent } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'mayAsk', target: 'reconciling' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { target: 'loadingOptions' },
      ],
    },
    signedOut: {
      always: { guard: not('isSignedOut'), target: 'deciding' },
      on: { 'order.place': { actions: 'emitLoginWanted' } },
    },
    // The terms need no list of ways to pay: whoever is quick agrees before it is there.
    loadingOptions: {
      tags: 'busy',
      always: { guard: 'isSignedOut', target: 'signedOut' },
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: [
          {
            guard: 'isReadingTerms',
            target: 'reviewing.form.readingTerms',
            actions: { type: 'assignOptions', params: wholeEvent },
          },
          { target: 'reviewing', actions: { type: 'assignOptions', params: wholeEvent } },
        ],
        // A new card needs no list of ways to pay.
        onError: [
          {
            guard: 'isReadingTerms',
            target: 'reviewing.form.readingTerms',
            actions: { type: 'assignOptionsProblem', params: wholeEvent },
          },
          { target: 'reviewing', actions: { type: 'assignOptionsProblem', params: wholeEvent } },
        ],
      },
      initial: 'filling',
      states: {
        filling: { on: tickingTerms },
        readingTerms: { on: answeringTerms },
      },
    },
    reviewing: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'lacksOptions', target: 'loadingOptions' },
      ],
      type: 'parallel',
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                ...tickingTerms,
                'options.retry': {
                  guard: 'hasOptionsProblem',
                  target: '#checkout.loadingOptions',
                  actions: 'clearOptionsProblem',
                },
                'order.place': [
                  { guard: 'lacksDetails', actions: { type: 'say', params: { code: 'detailsGone' } } },
                  { guard: 'lacksTerms', actions: { type: 'say', params: { code: 'termsNeeded' } } },
                  { guard: 'lacksAddress', actions: { type: 'say', params: { code: 'addressNeeded' } } },
                  { guard: 'exceedsCredit', actions: { type: 'say', params: { code: 'creditExceeded' } } },
                  { guard: 'hasLines', target: '#checkout.persistingIntent', actions: 'composeOrder' },
                ],
              },
            },
            readingTerms: { on: answeringTerms },
          },
        },
        // Asked for again beside the form: paying by a new card waits for no list, and what was said stays until there is one.
        options: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasOptionsProblem', target: 'waiting' }, { target: 'known' }] },
            waiting: {
              invoke: {
                id: 'reconnect',
                src: 'reconnect',
                input: ({ context }) => ({ problem: context.optionsProblem, attempts: context.optionsAttempts }),
                onDone: 'asking',
                onError: { actions: { type: 'assignOptionsProblem', params: wholeEvent } },
              },
            },
            asking: {
              invoke: {
                id: 'loadOptions',
                src: 'loadOptions',
                onDone: { target: 'known', actions: { type: 'assignOptions', params: wholeEvent } },
                onError: { target: 'waiting', actions: { type: 'assignOptionsProblem', params: wholeEvent } },
              },
            },
            known: {},
          },
        },
      },
    },
    persistingIntent: {
      tags: 'busy',
      invoke: {
        id: 'persistIntent',
        src: 'persistIntent',
        input: ({ context }) => ({
          owner: ownerOf(context.user),
          order: required(context.order, 'order'),
          cartContent: context.cartContent,
          former: context.intent,
        }),
        onDone: { target: 'placing', actions: { type: 'assignIntent', params: wholeEvent } },
        onError: { target: 'reviewing', actions: { type: 'assignProblem', params: wholeEvent } },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ intent: intentOf(context), order: required(context.order, 'order') }),
        onDone: [
          {
            guard: { type: 'isPriceChanged', params: wholeEvent },
            target: 'priceChanged',
            actions: { type: 'assignPrices', params: wholeEvent },
          },
          { target: 'accepting', actions: { type: 'assignPlaced', params: wholeEvent } },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: wholeEvent },
            target: 'reviewing',
            actions: [{ type: 'assignProblem', params: wholeEvent }, 'clearIntent'],
          },
          // Without an answer the order may stand or not: it is asked for, never sent a second time (K01).
          { target: 'reconciling' },
        ],
      },
    },
    priceChanged: {
      on: {
        'prices.accept': 'acceptingPrices',
        'prices.decline': { target: 'reviewing', actions: 'clearPrices' },
      },
    },
    acceptingPrices: {
      tags: 'busy',
      invoke: {
        id: 'acceptPrices',
        src: 'acceptPrices',
        input: ({ context }) => ({ prices: context.prices }),
        onDone: { target: 'reviewing', actions: 'clearPrices' },
        onError: {
          target: 'reviewing',
          actions: [{ type: 'assignProblem', params: wholeEvent }, 'clearPrices'],
        },
      },
    },
    reconciling: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findOrder',
            src: 'findOrder',
            input: ({ context }) => ({ key: intentOf(context).key }),
            onDone: [
              {
                // The key stays: should the lost order still arrive, the next attempt is the same order.
                guard: { type: 'isNone', params: wholeEvent },
                target: '#checkout.reviewing',
                actions: { type: 'say', params: { code: 'notPlaced' } },
              },
              {
                guard: { type: 'isLeftUnpaid', params: wholeEvent },
                target: '#checkout.unfinished',
                actions: { type: 'assignPlaced', params: wholeEvent },
              },
              {
                guard: { type: 'isLeftDead', params: wholeEvent },
                target: '#checkout.abandoning',
                actions: [
                  { type: 'assignPlaced', params: wholeEvent },
                  { type: 'say', params: { code: 'paymentFailed' } },
                ],
              },
              {
                target: '#checkout.accepting',
                actions: { type: 'assignPlaced', params: wholeEvent },
              },
            ],
            onError: [
              { guard: { type: 'isKeyOver', params: wholeEvent }, target: '#checkout.forgetting' },
              { target: 'waiting', actions: 'countTry' },
            ],
          },
        },
        waiting: {
          always: { guard: 'mayNotAsk', target: '#checkout.signedOut' },
          after: { checkPause: 'asking' },
          on: { 'order.check': 'asking' },
        },
      },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'acceptOrder',
        src: 'acceptOrder',
        input: ({ context }) => ({ intent: intentOf(context), placed: placedOf(context) }),
        onDone: { target: 'accepted', actions: { type: 'assignIntent', params: wholeEvent } },
        onError: 'accepted',
      },
    },
    accepted: {
      always: [
        { guard: 'isPlacedDead', target: 'paymentFailed' },
        { guard: 'hasPaymentPage', target: 'redirecting' },
        { guard: 'needsApproval', target: 'approvalShown' },
        { guard: 'isPaid', target: 'successShown' },
        { target: 'unfinished' },
      ],
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => ({ url: placedOf(context).url ?? '' }),
        onError: { target: 'unfinished', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'page.shown': 'reconciling' },
    },
    unfinished: {
      on: {
        'page.shown': 'reconciling',
        'payment.continue': { guard: 'hasPaymentPage', target: 'redirecting', actions: 'clearProblem' },
        'payment.abandon': { target: 'abandoning', actions: 'clearProblem' },
      },
    },
    abandoning: {
      tags: 'busy',
      invoke: {
        id: 'abandonPayment',
        src: 'abandonPayment',
        input: ({ context }) => ({ transactionId: placedOf(context).transactionId }),
        onDone: 'restoring',
        onError: [
          // An order that is over anyway need not be given up.
          { guard: 'isPlacedDead', target: 'restoring' },
          {
            guard: { type: 'isLost', params: wholeEvent },
            target: 'unfinished',
            actions: { type: 'assignProblem', params: wholeEvent },
          },
          // It may have been paid a moment ago.
          { target: 'reconciling', actions: { type: 'assignProblem', params: wholeEvent } },
        ],
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreCart',
        src: 'restoreCart',
        input: ({ context }) => ({ intent: intentOf(context) }),
        onDone: { target: 'deciding', actions: 'clearIntent' },
        onError: { target: 'deciding', actions: 'clearIntent' },
      },
    },
    forgetting: {
      tags: 'busy',
      invoke: { id: 'forgetOrder', src: 'forgetOrder', onDone: 'lapsed', onError: 'lapsed' },
    },
    lapsed: {
      entry: 'clearIntent',
      always: { guard: not('isSignedOut'), target: 'deciding' },
      on: { 'order.place': { actions: 'emitLoginWanted' }, 'result.close': 'deciding' },
    },
    approvalShown: { on: { 'result.close': { target: 'deciding', actions: ['clearIntent', 'disagree'] } } },
    successShown: { on: { 'result.close': { target: 'deciding', actions: ['clearIntent', 'disagree'] } } },
    /** The page of failed payments has the rest. */
    paymentFailed: { type: 'final' },
  },
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
