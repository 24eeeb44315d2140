/** The actors, guards and actions of the checkout. */
import { assign, sendTo, setup } from 'xstate';
import type { ExpressMethod } from '../../src/contract/additions/expressPay.ts';
import type { PaymentOptions } from '../../src/contract/orders/orders.ts';
import { orderOf, type Order } from '../cart/orderPayload.ts';
import { resourceMachine, type ResourceNews } from '../resource/resourceMachine.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import type { Done, Failed } from '../shared/answers.ts';
import { isFromOtherTab, settledElsewhere } from '../shared/otherTab.ts';
import { toProblem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { deferUpdate } from '../version/deferUpdate.ts';
import type { CartContent } from './cartContent.ts';
import { withCustomer, isLoadingOptions, type Change } from './checkoutContext.ts';
import type { CheckoutContext, CheckoutEvent, CheckoutInput } from './checkoutContext.ts';
import { isFromBalance, standingCard } from './deductions.ts';
import { besideCredit, type ExpressAnswer, type ExpressBill } from './express.ts';
import { changedSince, orderFault, stillSaid } from './orderFault.ts';
import type { OrderNews } from './orderIntent.ts';
import { isSameUser, isLeavingGuestOrder, mayAskFor } from './orderOwner.ts';
import { isDead, orderStanding } from './orderState.ts';
import { paymentMachine, type PaymentOutput } from './paymentMachine.ts';
import type { PlacementOutput } from './placementContext.ts';
import { placementMachine } from './placementMachine.ts';

// SAFETY: the resource loads the ways to pay.
const waysIn = ({ data }: ResourceNews) => data as PaymentOptions | null;

/** The order that Pay would send now. */
function orderIn({ user, cartContent, options, currency, isBaps }: CheckoutContext): Order | null {
  const preferences = { ...cartContent.preferences, cardId: standingCard(cartContent.preferences, options) };
  return user && orderOf({ ...cartContent, preferences, user, currency, isBaps });
}

export const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as 'busy',
  },
  actors: {
    watchSession: callbackActor<{ type: 'session.changed' } & Change>('watchSession'),
    watchCart: callbackActor<{ type: 'cart.changed' } & CartContent>('watchCart'),
    watchOrder: callbackActor<OrderNews>('watchOrder'),
    deferUpdate,
    /** Loads the ways to pay. */
    resource: resourceMachine,
    placement: placementMachine,
    payment: paymentMachine,
    /**
     * Opens the browser's payment sheet and ends once it is confirmed or closed; a confirmed sheet stays open until
     * it is told the outcome.
     */
    openSheet: promiseActor<ExpressAnswer, ExpressBill>('openSheet'),
    settleSheet: promiseActor<void, { isPaid: boolean }>('settleSheet'),
  },
  guards: {
    isSignedOut: ({ context }) => context.user === null,
    mayAsk: ({ context: { intent, user } }) => mayAskFor(intent, user),
    isLeavingGuestOrder: ({ context }, { user }: Change) => isLeavingGuestOrder(context.intent, context.user, user),
    isOtherUser: ({ context }, { user }: Change) => !isSameUser(context.user, user),
    hasOptionsProblem: ({ context }) => context.optionsProblem !== null,
    isLoadingOptions: ({ context }) => isLoadingOptions(context),
    isReadingNeeded: ({ context }) => context.terms === 'read',
    isAgreementMissing: ({ context }) => context.terms !== 'none' && !context.hasAgreed,
    hasAgreed: ({ context }) => context.hasAgreed,
    hasSheet: ({ context }) => context.express !== null,
    isConfirmed: (_, { output }: Done<ExpressAnswer>) => output !== null,
    hasOrder: ({ context }) => context.placed !== null,
    hasFault: ({ context }) => orderFault(context) !== null,
    hasExpressFault: ({ context }) => orderFault(besideCredit(context)) !== null,
    isFromBalance: ({ context: { cartContent, options } }) =>
      cartContent.lines.length > 0 &&
      isFromBalance(cartContent.preferences, standingCard(cartContent.preferences, options)),
    isAsAgreed: ({ context }, news: ResourceNews) =>
      news.problem === null && changedSince(context, waysIn(news)) === null,
    isOtherOrder: ({ context }, cartContent: CartContent) =>
      JSON.stringify(orderIn({ ...context, cartContent })) !== JSON.stringify(context.order),
    hasLines: ({ context }) => context.cartContent.lines.length > 0,
    /** News from other tabs is ignored while this tab places the order itself: it learns the outcome from the server. */
    isHeard: ({ context: { intent, order } }, news: OrderNews) => order === null && isFromOtherTab(intent, news.intent),
    /** The customer decides on the page of failed payments, in any tab; until then nothing is given up here. */
    isRefusedElsewhere: ({ context: { intent, placed } }) =>
      intent?.elsewhereUntil !== undefined && intent.stage === 'refused' && isDead(placed?.state),
    isGivenUpElsewhere: ({ context }) => context.isSettled && isDead(context.placed?.state),
    isReturned: (_, { output }: Done<PlacementOutput>) => output.end === 'returned',
    isLapsed: (_, { output }: Done<PlacementOutput>) => output.end === 'lapsed',
    isTaken: (_, { output }: Done<PlacementOutput>) => output.end === 'accepted' || output.end === 'left',
    isLeft: ({ context }) => context.isLeft,
    isDead: ({ context: { placed } }) => orderStanding(required(placed, 'order of the server')) === 'dead',
    isAsked: ({ context: { placed } }) => orderStanding(required(placed, 'order of the server')) === 'asked',
    isPaid: ({ context: { placed } }) => orderStanding(required(placed, 'order of the server')) === 'paid',
    isUnsure: (_, { output }: Done<PaymentOutput>) => output.end === 'unsure',
  },
  actions: {
    assignUser: assign(({ context }, { user }: Change) => withCustomer(context, user)),
    assignCartContent: assign(({ context }, { lines, preferences, promotion }: CartContent) => {
      const cartContent = { lines, preferences, promotion };
      return { cartContent, problem: stillSaid(context, cartContent) };
    }),
    sendLoginOpen: sendTo(({ context }) => context.portal, { type: 'login.open' as const }),
    assignOptions: assign(({ context }, news: ResourceNews) => ({
      options: waysIn(news) ?? context.options,
      optionsProblem: news.problem,
    })),
    /** The balances changed or could not be loaded: nothing is ordered, and the customer is told. */
    assignChangeProblem: assign(({ context }, news: ResourceNews) => ({
      order: null,
      problem: news.problem ?? { code: required(changedSince(context, waysIn(news)), 'change'), message: null },
    })),
    assignHeard: assign(({ context }, { intent }: OrderNews) => ({
      intent: intent ?? settledElsewhere(context.intent),
      isSettled: intent === null,
      problem: null,
    })),
    clearOrder: assign({ order: null }),
    clearOptions: assign({ options: null, optionsProblem: null }),
    sendOptionsReload: sendTo('resource', { type: 'resource.reload' }),
    assignAgreement: assign({ hasAgreed: true, problem: null }),
    clearAgreement: assign({ hasAgreed: false }),
    assignFault: assign(({ context }) => ({
      problem: { code: required(orderFault(context), 'fault'), message: null },
    })),
    assignExpressFault: assign(({ context }) => ({
      problem: { code: required(orderFault(besideCredit(context)), 'fault'), message: null },
    })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignOrder: assign(({ context }) => ({ order: orderIn(context), problem: null })),
    /** Fixes the order as the sheet shows it, so that later changes of the cart do not change what is paid. */
    assignExpress: assign(
      ({ context: { user, cartContent, currency, isBaps } }, { method }: { method: ExpressMethod }) => {
        const preferences = { ...cartContent.preferences, cardId: method.name };
        const order = user && orderOf({ ...cartContent, preferences, user, currency, isBaps });
        return { express: method, order, problem: null };
      },
    ),
    assignToken: assign(({ context: { order } }, { output }: Done<ExpressAnswer>) => ({
      order: { ...required(order, 'order'), express_token: required(output, 'token').token },
    })),
    clearExpress: assign({ express: null, order: null }),
    assignPlacement: assign(({ context }, { output: { end, problem, ...known } }: Done<PlacementOutput>) => ({
      ...known,
      problem: problem ?? context.problem,
      order: null,
      isLeft: end === 'left',
    })),
    assignPayment: assign((_, { output }: Done<PaymentOutput>) => ({ problem: output.problem })),
    clearProblem: assign({ problem: null }),
    clearIntent: assign({ intent: null, placed: null, isSettled: false }),
  },
});

/** Another tab changed the order: the server is asked for its state (071). */
export const hearing = {
  guard: { type: 'isHeard', params: wholeEvent<OrderNews> },
  target: '#checkout.ordering.placing',
  reenter: true,
  actions: { type: 'assignHeard', params: wholeEvent<OrderNews> },
} as const;

/** Leaves a finished order, with its problems and the agreement to the terms, behind (R5.6.8). */
export const closing = {
  target: '#checkout.deciding',
  actions: ['clearIntent', 'clearProblem', 'clearAgreement', 'clearOptions'],
} as const;
