/** What a customer may do while paying, and what the server may answer. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CartLine } from '../../src/contract/cart.ts';
import { withoutVisitors } from '../../machines/cart/carts.ts';
import { checkoutMachine, type CheckoutContext, type CheckoutInput } from '../../machines/checkout/checkoutMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { after, done, failed, type Model } from '../support/paths.ts';
import { layla, omar, pos, visitor } from './cart.fixtures.ts';
import {
  acceptedIntent,
  atTheBank,
  cartContent,
  checkoutInput,
  guestIntent,
  intent,
  options,
  placed,
  withCredit,
} from './checkout.fixtures.ts';

const refusal = new RefusedError('soldOut', 'The place is gone', 409);
const keyEnded = new RefusedError('orderKeyEnded', 'The time to pay for this order is over', 401);
const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];

const wishes: AnyEventObject[] = [
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.open' },
  { type: 'terms.agree' },
  { type: 'terms.disagree' },
  { type: 'options.retry' },
  { type: 'order.place' },
  { type: 'order.check' },
  { type: 'prices.accept' },
  { type: 'prices.decline' },
  { type: 'payment.continue' },
  { type: 'payment.abandon' },
  { type: 'result.close' },
];

const answers: AnyEventObject[] = [
  done('loadOptions', options),
  failed('loadOptions', new ConnectionError()),
  done('reconnect'),
  failed('reconnect', new ConnectionError()),
  done('persistIntent', intent),
  failed('persistIntent', new Error('quota exceeded')),
  done('placeOrder', { kind: 'accepted', order: atTheBank }),
  done('placeOrder', { kind: 'accepted', order: placed('paid') }),
  done('placeOrder', { kind: 'accepted', order: placed('awaiting_approval', { isApprovalRequired: true }) }),
  done('placeOrder', { kind: 'accepted', order: placed('failed') }),
  done('placeOrder', { kind: 'accepted', order: placed('awaiting_payment') }),
  done('placeOrder', { kind: 'priceChanged', prices }),
  failed('placeOrder', refusal),
  failed('placeOrder', new ConnectionError()),
  done('findOrder', null),
  done('findOrder', atTheBank),
  done('findOrder', placed('paid')),
  done('findOrder', placed('expired')),
  failed('findOrder', new ConnectionError()),
  done('acceptOrder', acceptedIntent),
  failed('acceptOrder', new Error('the tab is gone')),
  done('acceptPrices'),
  failed('acceptPrices', new Error('the cart is gone')),
  done('openPaymentPage'),
  failed('openPaymentPage', new RefusedError('unsafePaymentPage')),
  done('abandonPayment'),
  failed('abandonPayment', new ConnectionError()),
  failed('abandonPayment', refusal),
  done('forgetOrder'),
  failed('forgetOrder', new Error('storage is disabled')),
  done('restoreCart'),
  failed('restoreCart', new Error('the cart is gone')),
  after('checkPause', 'checkout.reconciling.waiting'),
];

const world: AnyEventObject[] = [
  { type: 'page.shown' },
  { type: 'session.changed', user: null },
  { type: 'session.changed', user: layla },
];

interface Scenario {
  input: CheckoutInput;
  events: AnyEventObject[];
}

/** All that may come after the order is known to the server. */
const aftermath = [...wishes, ...answers, ...world].filter(({ type }) => type !== 'order.place');

/** As a reload leaves it. */
const lost = (line: CartLine): CartLine => withoutVisitors({ ...line, customers: [visitor] });
const towel = pos('towel', { delivered: true });
const onCredit = { ...cartContent, choices: { ...cartContent.choices, cardId: 'credit' } };

export const checkoutScenarios: Record<string, Scenario> = {
  'a customer who ticks the terms': { input: checkoutInput, events: [...wishes, ...answers, ...world] },
  'a customer who reads the terms': {
    input: { ...checkoutInput, terms: 'read' },
    events: [...wishes, answers[0]!, answers[1]!],
  },
  'a visitor with a cart': {
    input: { ...checkoutInput, user: null, terms: 'none' },
    events: [...wishes, ...world, answers[0]!],
  },
  'a page that was loaded again while the order was on its way': {
    input: { ...checkoutInput, terms: 'none', intent },
    events: aftermath,
  },
  'a customer who came back without paying': {
    input: { ...checkoutInput, terms: 'none', intent: acceptedIntent },
    events: aftermath,
  },
  'a guest who came back without paying': {
    input: { ...checkoutInput, user: null, terms: 'none', intent: guestIntent },
    events: [
      ...['order.place', 'order.check', 'payment.continue', 'payment.abandon', 'result.close'].map((type) => ({
        type,
      })),
      ...answers.filter(({ actorId }) =>
        ['findOrder', 'acceptOrder', 'openPaymentPage', 'abandonPayment', 'restoreCart', 'forgetOrder'].includes(
          actorId as string,
        ),
      ),
      failed('findOrder', keyEnded),
      failed('abandonPayment', keyEnded),
      ...world,
    ],
  },
  'a cartContent whose visitors have to be told again': {
    input: { ...checkoutInput, cartContent: { ...cartContent, lines: cartContent.lines.map(lost) }, terms: 'none' },
    events: [{ type: 'order.place' }, { type: 'cart.changed', ...cartContent }, answers[0]!],
  },
  'another customer, another cartContent': {
    input: { ...checkoutInput, terms: 'none' },
    events: [
      { type: 'order.place' },
      { type: 'session.changed', user: omar },
      { type: 'cart.changed', ...cartContent, lines: [] },
      { type: 'cart.changed', ...cartContent, lines: [towel] },
      { type: 'cart.changed', ...onCredit },
      done('loadOptions', withCredit),
    ],
  },
};

/** What a guard may look at. */
function project({ context }: AnyMachineSnapshot): unknown {
  const {
    user,
    options: ways,
    optionsProblem,
    hasAgreed,
    intent: kept,
    placed: order,
    cartContent: now,
    tries,
  } = context as CheckoutContext;
  return [
    user?.id,
    ways !== null,
    optionsProblem !== null,
    hasAgreed,
    kept?.stage,
    order && [order.state, order.url],
    now.lines.map(({ id }) => id),
    now.choices.cardId,
    Math.min(tries, 1),
  ];
}

/** People come and go at any time, but it matters only where they are looked at. */
function isInBounds({ type }: AnyEventObject, state: AnyMachineSnapshot): boolean {
  if (type !== 'session.changed') return true;
  const { intent: kept } = state.context as CheckoutContext;
  const guests = kept?.owner === 'guest' ? ['unfinished'] : [];
  return ['signedOut', 'loadingOptions', 'reviewing', { reconciling: 'waiting' }, 'lapsed', ...guests].some((value) =>
    state.matches(value),
  );
}

export const checkoutModel = ({ input, events }: Scenario): Model => ({
  machine: checkoutMachine,
  input,
  events: (state) => events.filter((event) => isInBounds(event, state)),
  project,
});
