import { describe, expect, test } from 'vitest';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import {
  checkoutMachine,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
} from '../../machines/checkout/checkoutMachine.ts';
import * as read from '../../machines/checkout/checkoutSelectors.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { Coverage } from '../support/coverage.ts';
import { done, failed, pathsOf } from '../support/paths.ts';
import { actorSubject, walk } from '../support/replay.ts';
import { omar, pos } from './cart.fixtures.ts';
import { running } from './cart.harness.ts';
import {
  acceptedIntent,
  atTheBank,
  cartContent,
  checkoutInput,
  guestIntent,
  intent,
  options,
  placed,
  ticket,
  withCredit,
} from './checkout.fixtures.ts';
import { checkoutModel, checkoutScenarios } from './checkout.model.ts';

const coverage = new Coverage(checkoutMachine);
const listeners = ['watchSession', 'watchCart', 'watchPageShown'];

describe.each(Object.entries(checkoutScenarios))('%s', (_, scenario) => {
  const { input } = scenario;
  const paths = pathsOf(checkoutModel(scenario));

  test.each(paths)('$title', async (path) => {
    const subject = actorSubject(checkoutMachine, { input, coverage, listeners });
    await expect(walk(path, subject)).resolves.toBeUndefined();
  });

  test('places an order only when Pay was pressed for it (I13)', () => {
    const states = paths.flatMap(({ steps }) =>
      steps.map(({ state, event }, index) => ({ before: steps[index - 1]?.state, state, event })),
    );
    const begun = states.filter(({ before, state }) => state.matches('placing') && !before?.matches('placing'));
    expect(begun.filter(({ before }) => !before?.matches('persistingIntent'))).toEqual([]);
    const kept = states.filter(
      ({ before, state }) => state.matches('persistingIntent') && !before?.matches('persistingIntent'),
    );
    expect(kept.filter(({ event }) => event.type !== 'order.place')).toEqual([]);
  });

  if (input.terms === 'none' || input.user === null) return;
  test('never pays without agreement, and pays with it (R5.6.8)', () => {
    const begun = paths.flatMap(({ steps }) => steps.filter(({ state }) => state.matches('persistingIntent')));
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.filter(({ state }) => !(state.context as CheckoutContext).hasAgreed)).toEqual([]);
  });
});

test('takes every transition', () => expect(coverage.missing()).toEqual({ states: [], transitions: [] }));

function runningCheckout(input: Partial<CheckoutInput> = {}) {
  const checkout = running(checkoutMachine, { ...checkoutInput, terms: 'none', ...input });
  const { actor, send, answer } = checkout;
  return {
    ...checkout,
    snapshot: () => actor.getSnapshot(),
    /** Ways to pay are known, nothing was pressed. */
    review: () => answer(done('loadOptions', options)),
    /** Pay was pressed, and the order is on its way. */
    place: async () => {
      await answer(done('loadOptions', options));
      send({ type: 'order.place' });
      await answer(done('persistIntent', intent));
    },
  };
}

test('R5.6.6, T06: nothing is ordered for visitors whose details are not here any more', async () => {
  const undescribed = { ...cartContent, lines: [{ ...ticket, undescribed: true }] };
  const { actor, send, answer, count } = runningCheckout({ cartContent: undescribed, terms: 'none' });
  await answer(done('loadOptions', options));
  send({ type: 'order.place' });
  expect([read.problem(actor.getSnapshot())?.code, count('persistIntent')]).toEqual(['detailsGone', 0]);
  send({ type: 'cart.changed', ...cartContent }, { type: 'order.place' });
  expect([read.problem(actor.getSnapshot()), count('persistIntent')]).toEqual([null, 1]);
});

describe('ways to pay that could not be had (F01)', () => {
  test('are asked for again by themselves, beside a form that stays in use', async () => {
    const { answer, send, snapshot, count } = runningCheckout({ terms: 'read' });
    await answer(failed('loadOptions', new ConnectionError()));
    await answer(done('reconnect'));
    expect([count('loadOptions'), snapshot().hasTag('busy')]).toEqual([2, false]);
    expect(read.optionsProblem(snapshot())?.code).toBe('lost');
    send({ type: 'terms.open' });
    await answer(done('loadOptions', options));
    expect([read.options(snapshot()), read.optionsProblem(snapshot())]).toEqual([options, null]);
    expect(read.isReadingTerms(snapshot())).toBe(true);
  });

  test('hold up nobody who pays by a new card', async () => {
    const { answer, send, snapshot } = runningCheckout();
    await answer(failed('loadOptions', new ConnectionError()));
    await answer(done('reconnect'));
    send({ type: 'order.place' });
    expect(snapshot().value).toBe('persistingIntent');
  });
});

describe('an order', () => {
  test('goes out once, however often Pay is pressed (F09)', async () => {
    const { place, send, count, asked } = runningCheckout();
    await place();
    send({ type: 'order.place' }, { type: 'order.place' }, { type: 'order.place' });
    expect(count('persistIntent')).toBe(1);
    expect(count('placeOrder')).toBe(1);
    expect(asked.at(-1)?.input).toMatchObject({ intent, order: { cardId: 'visa', email: 'layla@haddad.ae' } });
  });

  test('stays what it was when the cart changes under it', async () => {
    const { place, send, asked } = runningCheckout();
    await place();
    send({ type: 'cart.changed', ...cartContent, lines: [] });
    expect(asked.at(-1)?.input).toMatchObject({ order: { product: { capacity_facility: [{ id: 'swim' }] } } });
  });

  test('is never sent again when the page is loaded while it is on its way (K01)', async () => {
    const { snapshot, count, asked, answer } = runningCheckout({ intent });
    expect(snapshot().value).toEqual({ reconciling: 'asking' });
    expect(asked).toEqual([{ job: 'findOrder', input: { key: intent.key } }]);
    await answer(done('findOrder', atTheBank));
    await answer(done('acceptOrder', acceptedIntent));
    expect(snapshot().value).toBe('redirecting');
    expect(count('placeOrder')).toBe(0);
  });

  test('whose answer is lost is asked for, with a growing pause, and never sent again', async () => {
    const { place, answer, snapshot, count, clock, send } = runningCheckout();
    await place();
    await answer(failed('placeOrder', new ConnectionError()));
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await answer(failed('findOrder', new ConnectionError()));
      const before = count('findOrder');
      clock.increment(seconds * 1000 - 1);
      expect(count('findOrder')).toBe(before);
      clock.increment(1);
      expect(count('findOrder')).toBe(before + 1);
    }
    await answer(failed('findOrder', new ConnectionError()));
    send({ type: 'order.check' });
    expect(snapshot().value).toEqual({ reconciling: 'asking' });
    expect(count('placeOrder')).toBe(1);
  });

  test('placed anew is asked for with short pauses again', async () => {
    const { place, answer, send, clock, count } = runningCheckout();
    const lose = () => answer(failed('findOrder', new ConnectionError()));
    await place();
    await answer(failed('placeOrder', new ConnectionError()));
    for (const seconds of [2, 4, 8]) {
      await lose();
      clock.increment(seconds * 1000);
    }
    await answer(done('findOrder', null));
    send({ type: 'order.place' });
    await answer(done('persistIntent', intent));
    await answer(failed('placeOrder', new ConnectionError()));
    await lose();
    const before = count('findOrder');
    clock.increment(2_000);
    expect(count('findOrder')).toBe(before + 1);
  });

  test('on its way keeps everybody from pressing Pay, and says that it is on its way', async () => {
    const { place, snapshot } = runningCheckout();
    await place();
    expect([read.isBusy(snapshot()), read.isPlacing(snapshot()), read.mayPlace(snapshot())]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('that answers nonsense is asked for as well', async () => {
    const { place, answer, snapshot } = runningCheckout();
    await place();
    await answer(failed('placeOrder', new Error('POST orders: data.order_id: Invalid type')));
    expect(snapshot().matches('reconciling')).toBe(true);
  });

  test('that the server does not have may be placed again, under the same key', async () => {
    const { place, answer, send, snapshot, asked } = runningCheckout();
    await place();
    await answer(failed('placeOrder', new ConnectionError()));
    await answer(done('findOrder', null));
    expect(snapshot().context.problem).toEqual({ code: 'notPlaced', message: null });
    send({ type: 'order.place' });
    expect(asked.at(-1)).toMatchObject({ job: 'persistIntent', input: { former: intent } });
  });

  test('that is refused leaves the cart and the server’s words (R8.3.1)', async () => {
    const { place, answer, snapshot, count } = runningCheckout();
    await place();
    await answer(failed('placeOrder', new RefusedError('soldOut', 'The place is gone', 409)));
    expect(snapshot().value).toMatchObject({ reviewing: { form: 'filling' } });
    expect(snapshot().context).toMatchObject({
      problem: { code: 'soldOut', message: 'The place is gone' },
      cartContent: { lines: [ticket] },
      intent: null,
    });
    expect(count('acceptOrder')).toBe(0);
  });

  test('at another price is not placed before the customer has seen it (T17)', async () => {
    const { place, answer, send, snapshot, asked } = runningCheckout();
    const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];
    await place();
    await answer(done('placeOrder', { kind: 'priceChanged', prices }));
    expect(snapshot().value).toBe('priceChanged');
    send({ type: 'prices.accept' });
    expect(asked.at(-1)).toEqual({ job: 'acceptPrices', input: { prices } });
    await answer(done('acceptPrices'));
    expect(snapshot().value).toMatchObject({ reviewing: { form: 'filling' } });
  });
});

describe('an accepted order', () => {
  test.each([
    ['with a payment page', atTheBank, 'redirecting'],
    ['that must be approved', placed('awaiting_approval', { isApprovalRequired: true }), 'approvalShown'],
    ['that is paid', placed('paid'), 'successShown'],
    ['that failed at once', placed('failed'), 'paymentFailed'],
  ])('%s goes on (R4.8.7–9)', async (_, order, state) => {
    const { place, answer, snapshot } = runningCheckout();
    await place();
    await answer(done('placeOrder', { kind: 'accepted', order }));
    await answer(done('acceptOrder', { ...acceptedIntent }));
    expect(snapshot().value).toBe(state);
  });

  test('that failed leads to its page', async () => {
    const { place, answer, snapshot } = runningCheckout();
    await place();
    await answer(done('placeOrder', { kind: 'accepted', order: placed('failed') }));
    await answer(done('acceptOrder', acceptedIntent));
    expect(read.elsewhere(snapshot())).toBe('/paymentfailed?transactionId=tx-1');
  });

  test('whose payment page is unsafe is not lost', async () => {
    const { place, answer, snapshot } = runningCheckout();
    await place();
    await answer(done('placeOrder', { kind: 'accepted', order: { ...atTheBank, url: 'javascript:alert(1)' } }));
    await answer(done('acceptOrder', acceptedIntent));
    await answer(failed('openPaymentPage', new RefusedError('unsafePaymentPage')));
    expect(snapshot().value).toBe('unfinished');
    expect(snapshot().context.problem?.code).toBe('unsafePaymentPage');
  });

  test('that the customer left unpaid is offered again, not forced (F13, F16)', async () => {
    const { answer, snapshot, send, count, asked } = runningCheckout({ intent: acceptedIntent });
    await answer(done('findOrder', atTheBank));
    expect(snapshot().value).toBe('unfinished');
    expect(count('openPaymentPage')).toBe(0);
    send({ type: 'payment.abandon' });
    expect(asked.at(-1)).toEqual({ job: 'abandonPayment', input: { transactionId: 'tx-1' } });
    await answer(done('abandonPayment'));
    expect(asked.at(-1)).toEqual({ job: 'restoreCart', input: { intent: acceptedIntent } });
  });

  test('is asked for whenever the page comes back from behind the payment page (F13)', async () => {
    const { place, answer, send, snapshot, count } = runningCheckout();
    await place();
    await answer(done('placeOrder', { kind: 'accepted', order: atTheBank }));
    await answer(done('acceptOrder', acceptedIntent));
    send({ type: 'page.shown' });
    await answer(done('findOrder', atTheBank));
    expect(snapshot().value).toBe('unfinished');
    // It may have been paid in another window meanwhile.
    send({ type: 'page.shown' });
    expect(count('findOrder')).toBe(2);
    await answer(done('findOrder', placed('paid')));
    await answer(done('acceptOrder', acceptedIntent));
    expect(snapshot().value).toBe('successShown');
  });

  test('whose payment failed gives its lines back', async () => {
    const { answer, snapshot } = runningCheckout({ intent: acceptedIntent });
    await answer(done('findOrder', placed('expired')));
    expect(snapshot().value).toBe('abandoning');
    await answer(failed('abandonPayment', new RefusedError('over', 'It is over', 409)));
    await answer(done('restoreCart'));
    await answer(done('loadOptions', options));
    expect(snapshot().context).toMatchObject({ intent: null, problem: { code: 'paymentFailed' } });
  });

  test.each([
    ['paid', placed('paid')],
    ['awaiting approval', placed('awaiting_approval', { isApprovalRequired: true })],
  ])('%s is closed with the terms unticked for the next one (R5.6.8)', async (_, order) => {
    const { answer, send, snapshot } = runningCheckout({ terms: 'tick' });
    await answer(done('loadOptions', options));
    send({ type: 'terms.tick' }, { type: 'order.place' });
    await answer(done('persistIntent', intent));
    await answer(done('placeOrder', { kind: 'accepted', order }));
    await answer(done('acceptOrder', acceptedIntent));
    send({ type: 'result.close' });
    expect(snapshot().context).toMatchObject({ hasAgreed: false, intent: null, placed: null });
  });
});

describe('the order of a guest, who comes back from the bank as nobody (decision 020)', () => {
  const back = (input: Partial<CheckoutInput> = {}) => runningCheckout({ user: null, intent: guestIntent, ...input });

  test('is asked for by its key, offered again, and given up for the cart', async () => {
    const { asked, answer, send, snapshot } = back();
    expect(asked).toEqual([{ job: 'findOrder', input: { key: guestIntent.key } }]);
    await answer(done('findOrder', atTheBank));
    expect(read.isUnfinished(snapshot())).toBe(true);
    expect(read.mayContinuePayment(snapshot())).toBe(true);
    send({ type: 'payment.abandon' });
    await answer(done('abandonPayment'));
    expect(asked.at(-1)).toEqual({ job: 'restoreCart', input: { intent: guestIntent } });
    await answer(done('restoreCart'));
    // Who they are is asked for again with the next order.
    expect(snapshot().value).toBe('signedOut');
  });

  test('that was paid meanwhile leads to its tickets', async () => {
    const { answer, snapshot } = back();
    await answer(done('findOrder', placed('paid')));
    await answer(done('acceptOrder', guestIntent));
    expect(read.isSuccessShown(snapshot())).toBe(true);
  });

  test('whose answer is lost is asked for again, and never placed', async () => {
    const { answer, clock, count, snapshot } = back();
    await answer(failed('findOrder', new ConnectionError()));
    clock.increment(2_000);
    expect(count('findOrder')).toBe(2);
    expect(snapshot().matches('reconciling')).toBe(true);
    expect(count('placeOrder')).toBe(0);
  });

  test('after its hold is forgotten, and nothing is said that is not known', async () => {
    const { answer, asked, snapshot, send } = back();
    await answer(failed('findOrder', new RefusedError('orderKeyEnded', 'The time is over', 401)));
    expect(asked.at(-1)).toEqual({ job: 'forgetOrder', input: undefined });
    await answer(done('forgetOrder'));
    expect(read.isLapsed(snapshot())).toBe(true);
    expect(snapshot().context).toMatchObject({ intent: null, problem: null });
    send({ type: 'result.close' });
    expect(snapshot().value).toBe('signedOut');
  });

  test('is nothing to a customer who logs in meanwhile', async () => {
    const { answer, send, snapshot } = back();
    await answer(done('findOrder', atTheBank));
    send({ type: 'session.changed', user: omar });
    expect(snapshot().value).toEqual({ loadingOptions: 'filling' });
    expect(snapshot().context.intent).toBeNull();
  });

  test('of a customer is not asked for by a visitor', () => {
    const { count, snapshot } = back({ intent: acceptedIntent });
    expect([snapshot().value, count('findOrder')]).toEqual(['signedOut', 0]);
  });
});

describe('before paying', () => {
  test('a visitor is asked to log in, and comes back to the cart (F07)', async () => {
    const { send, told, snapshot, count } = runningCheckout({ user: null });
    send({ type: 'order.place' });
    expect(told).toEqual([{ type: 'login.wanted' }]);
    expect(count('loadOptions')).toBe(0);
    send({ type: 'session.changed', user: omar });
    expect(snapshot().value).toEqual({ loadingOptions: 'filling' });
  });

  test.each([
    ['here', done('loadOptions', options)],
    ['not to be had', failed('loadOptions', new ConnectionError())],
  ])(
    'R5.6.8: whoever ticks the terms before the ways to pay are there reads them; then they are %s',
    async (_, event) => {
      const { send, answer, snapshot } = runningCheckout({ terms: 'read' });
      send({ type: 'terms.tick' });
      expect(read.isReadingTerms(snapshot())).toBe(true);
      await answer(event);
      expect(snapshot().value).toMatchObject({ reviewing: { form: 'readingTerms' } });
      send({ type: 'terms.agree' });
      expect(snapshot().context.hasAgreed).toBe(true);
      expect(read.mayPlace(snapshot())).toBe(true);
    },
  );

  test('a session that ends asks for the login again', async () => {
    const { review, send, snapshot } = runningCheckout();
    await review();
    send({ type: 'session.changed', user: null });
    expect(snapshot().value).toBe('signedOut');
    expect(snapshot().context.options).toBeNull();
  });

  test('terms that must be read open by themselves; disagreeing unticks (R4.6.5, R4.6.6)', async () => {
    const { review, send, snapshot } = runningCheckout({ terms: 'read' });
    await review();
    send({ type: 'terms.tick' });
    expect(read.isReadingTerms(snapshot())).toBe(true);
    send({ type: 'terms.disagree' }, { type: 'order.place' });
    expect(snapshot().context).toMatchObject({ hasAgreed: false, problem: { code: 'termsNeeded' } });
    send({ type: 'terms.tick' }, { type: 'terms.agree' });
    expect(snapshot().context).toMatchObject({ hasAgreed: true, problem: null });
  });

  test('ways to pay that cannot be had leave the new card', async () => {
    const { answer, snapshot } = runningCheckout({
      cartContent: { ...cartContent, choices: { ...defaultPreferences, cardId: 'visa' } },
    });
    await answer(failed('loadOptions', new ConnectionError()));
    expect(read.optionsProblem(snapshot())?.code).toBe('lost');
    expect(read.card(snapshot())).toBe('new');
  });

  test('credit pays as much as is left of it (R5.7.6)', async () => {
    const choices = { ...defaultPreferences, cardId: 'credit' };
    const { answer, send, snapshot, count } = runningCheckout({ cartContent: { ...cartContent, choices } });
    await answer(done('loadOptions', withCredit));
    send({ type: 'order.place' });
    expect(snapshot().context.problem?.code).toBe('creditExceeded');
    const helped: CheckoutEvent = { type: 'cart.changed', ...cartContent, choices: { ...choices, is_wallet: true } };
    send(helped);
    expect(snapshot().context.problem).toBeNull();
    send({ type: 'order.place' });
    expect(count('persistIntent')).toBe(1);
  });

  test('what is delivered needs an address', async () => {
    const lines = [pos('towel', { delivered: true })];
    const { review, send, snapshot } = runningCheckout({ cartContent: { ...cartContent, lines } });
    await review();
    send({ type: 'order.place' });
    expect(snapshot().context.problem?.code).toBe('addressNeeded');
  });
});
