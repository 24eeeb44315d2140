// @vitest-environment jsdom
/** The cart's page: paths of paying taken by hand, and what may be done with what is in the cart. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import { checkoutMachine, type CheckoutInput, type CheckoutSnapshot } from '../../machines/checkout/checkoutMachine.ts';
import { ConnectionError, RefusedError } from '../../machines/shared/problem.ts';
import { CartView } from '../../src/pages/cart/CartPage.tsx';
import { dismissNotice, notices } from '../../src/actors/notices.ts';
import { addon, court, event, facility, guest, held, layla, swim } from '../models/cart.fixtures.ts';
import { cartContent, checkoutInput, guestIntent, options, ticket, withCredit } from '../models/checkout.fixtures.ts';
import { checkoutModel, checkoutScenarios } from '../models/checkout.model.ts';
import { polyfillDialogs } from '../support/dialogElement.ts';
import { done, failed, pathsOf } from '../support/paths.ts';
import { holdActors, walk, type Subject } from '../support/replay.ts';
import { unspoken } from '../support/unspoken.ts';
import { all, aloud, elsewhere, press, stage, textOf, tick, waysIn, words } from './cart.fixture.tsx';

polyfillDialogs();
afterEach(cleanup);

const listeners = ['watchSession', 'watchCart', 'watchPageShown'];
const payButton = () => all<HTMLButtonElement>('.panel .btn--cta')[0];
const pay = () => {
  const button = payButton();
  if (!button || button.disabled) throw new Error('Pay is out of use');
  fireEvent.click(button);
};

/** What a person does for each wish of the model. */
const hands: Record<string, () => void> = {
  'terms.tick': () => tick('terms'),
  'terms.untick': () => tick('terms'),
  'terms.open': () => press('booking terms', '.panel'),
  'terms.agree': () => press('Agree', 'dialog'),
  'terms.disagree': () => press('Disagree', 'dialog'),
  'options.retry': () => press('Try again'),
  'order.place': pay,
  'order.check': () => press('Check now'),
  'prices.accept': () => press('Take the new price', 'dialog'),
  'prices.decline': () => press('Back to my cart', 'dialog'),
  'payment.continue': () => press('Continue to payment'),
  'payment.abandon': () => press('Back to my cart'),
  'result.close': () => (all('dialog').length > 0 ? press('Close', 'dialog') : press('Understood')),
};

/** What happens without anybody pressing anything. */
const news = new Set(['page.shown', 'session.changed', 'cart.changed']);

const underWay = new Set(['persistingIntent', 'placing', 'accepting', 'redirecting']);

/** What must be on the screen in a state. */
function check(state: CheckoutSnapshot): void {
  if (state.matches('paymentFailed')) return expect(elsewhere()).toContain('/paymentfailed');
  expect(elsewhere()).toBeUndefined();

  const titles = {
    '{"loadingOptions":"readingTerms"}': 'Booking terms',
    '"priceChanged"': 'The price has changed',
    '"acceptingPrices"': 'The price has changed',
    '"successShown"': 'You’re on.',
    '"approvalShown"': 'Asked. The venue answers within a day.',
  } as Record<string, string>;
  expect(textOf('dialog h2:not(.prose h2)')).toBe(
    state.matches({ reviewing: { form: 'readingTerms' } })
      ? 'Booking terms'
      : (titles[JSON.stringify(state.value)] ?? ''),
  );

  const isUnderWay = underWay.has(state.value as string);
  const saying = state.matches('redirecting') ? 'Taking you to the bank’s page…' : 'Placing your order…';
  expect(textOf('.cart__placing')).toBe(isUnderWay ? saying : '');
  expect(all('.cart__main')[0]?.hasAttribute('inert')).toBe(isUnderWay);

  const note = textOf('.wrap > .note');
  expect(note.includes('whether your order arrived')).toBe(state.matches('reconciling'));
  const isLeft = ['unfinished', 'abandoning', 'restoring'].includes(state.value as string);
  expect(note.includes('waits for its payment')).toBe(isLeft);
  // Whoever does not see the page hears that the answer was lost.
  expect(textOf('.wrap > .note[role="alert"]').includes('whether your order arrived')).toBe(
    state.matches('reconciling'),
  );
  const isAskedAgain = state.matches('loadingOptions') || state.matches('signedOut');
  expect(textOf('.cart__ways .note--warn')).toBe(
    // What was loaded at last leaves no word of the failure.
    state.context.optionsProblem === null || state.context.options !== null || isAskedAgain
      ? ''
      : 'Your wallet, points and saved cards could not be loaded. Try again',
  );

  expect(payButton()?.getAttribute('aria-busy')).toBe(state.hasTag('busy') ? 'true' : null);
  // What would do nothing says so: a press is never lost in silence (F09).
  expect(payButton()?.getAttribute('aria-disabled')).toBe(state.hasTag('busy') ? 'true' : null);
  const isSignedOut = state.matches('signedOut') || state.matches('lapsed');
  expect(words(payButton())).toBe(isSignedOut ? 'Log in to pay' : 'Pay AED 84');
  expect(payButton()?.disabled).toBe(!state.hasTag('busy') && !state.can({ type: 'order.place' }));
  expect(note.includes('The time to pay for your order is over')).toBe(state.matches('lapsed'));
  expect(all('.pay input').length > 0).toBe(!isSignedOut && !state.matches('loadingOptions'));
  const saved = state.context.options === null ? '' : 'Visa •••• 1111';
  expect(textOf('.pay bdi')).toBe(isSignedOut || state.matches('loadingOptions') ? '' : saved);

  // The footer lets a second press on *Pay* pass while the page gets shorter under it (F09).
  const isPlacing = [...underWay].some((name) => state.matches(name as 'placing'));
  expect(all('main')[0]?.dataset['placing']).toBe(isPlacing ? 'true' : undefined);
  const { terms, hasAgreed, problem } = state.context;
  const box = all<HTMLInputElement>('input[name="terms"]')[0];
  expect(box?.checked).toBe(terms === 'none' || isSignedOut ? undefined : hasAgreed);
  const isAsked = problem?.code === 'termsNeeded' && !isSignedOut;
  expect(textOf('.panel .err')).toBe(isAsked ? 'Please accept the terms and conditions' : '');
}

async function pageSubject(input: CheckoutInput): Promise<Subject> {
  const site = {
    none: { tnc_enable: false },
    tick: { tnc: 'Agreed' },
    read: {},
  }[input.terms];
  const { show } = await stage({ cart: { lines: [ticket] }, site });
  const { machine, settle } = holdActors(checkoutMachine, listeners);
  const checkout = createActor(machine, {
    input,
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
  }).start();
  show(<CartView checkout={checkout} />);
  return {
    act: (wish) => act(async () => (news.has(wish.type) ? checkout.send(wish as never) : hands[wish.type]!())),
    settle: (answer) => act(async () => settle(answer)),
    check: (state) => check(state as CheckoutSnapshot),
  };
}

describe.each(Object.entries(checkoutScenarios).filter(([name]) => !/^(another|a guest)/.test(name)))(
  '%s',
  (_, scenario) => {
    const { events, ...rest } = scenario;
    // Time cannot be pressed: where it matters, the same comes by hand (`order.check`).
    const byHand = events.filter(({ type }) => !type.startsWith('xstate.after'));
    test.each(waysIn(pathsOf(checkoutModel({ ...rest, events: byHand }))))('$title', async (path) => {
      await expect(walk(path, await pageSubject(scenario.input))).resolves.toBeUndefined();
    });
  },
);

/** The page with a cart, and a checkout whose ways to pay are known. */
async function page(given: Parameters<typeof stage>[0] = {}, ways = options) {
  const staged = await stage(given);
  const { machine, settle } = holdActors(checkoutMachine, listeners);
  const { lines, ...choices } = staged.cart.getSnapshot().context;
  const input = { ...checkoutInput, terms: 'none' as const, cartContent: { ...cartContent, lines, choices } };
  const checkout = createActor(machine, { input }).start();
  staged.cart.subscribe(({ context }) =>
    checkout.send({ type: 'cart.changed', ...cartContent, lines: context.lines, choices: context }),
  );
  staged.show(<CartView checkout={checkout} />);
  if (lines.length > 0) await act(async () => settle(done('loadOptions', ways)));
  return { ...staged, checkout };
}

const rows = () => all('.sum > div').map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))]);

describe('the cart', () => {
  test('that is empty offers the next useful thing', async () => {
    const { heard } = await page();
    expect(textOf('.empty h2')).toBe('Nothing in your cart yet');
    press('Book a facility');
    expect(heard).toMatchObject([{ type: 'booking.open' }]);
  });

  test('shows a court once, with its parts and its extras', async () => {
    const lines = [court[0], { ...court[1], addons: [addon({ quantity: 2 })] }, event('event', { venue_id: 2 })];
    await page({ cart: { lines } });
    expect(all('.line')).toHaveLength(2);
    expect(textOf('.pagehead .meta')).toBe('2 items');
    const [booking, other] = all('.line');
    expect(words(booking?.querySelector('h2'))).toBe('Padel, Court 3');
    expect(words(booking?.querySelector('.meta'))).toContain('Fri 27 Nov, 08:00 PM – 09:00 PM');
    const parts = [...booking!.querySelectorAll('.sub > li')].map(words);
    expect(parts[0]).toBe('Day rate × 1AED 105');
    expect(parts[1]).toBe('Night rate × 1AED 157.50');
    expect(parts[2]).toContain('Racket hireAED 42');
    expect(words(other?.querySelector('.meta'))).toContain('Jaddaf Waterside');
  });

  test('tells until when its places are held', async () => {
    const { settle } = await page({ cart: { lines: [ticket], reserves: true } });
    await settle(done('renew', held([ticket])));
    expect(textOf('.pagehead .meta')).toBe('1 item · held for you until 06:15 PM');
  });

  test('adds up: kinds, total with its VAT, who pays which part (R1.4.2–4)', async () => {
    const lines = [facility('court', { addons: [addon()] }), event('event', { quantity: 2 })];
    const choices = { ...defaultPreferences, is_wallet: true, is_qpoints: true };
    await page({ cart: { lines, choices } });
    expect(rows()).toEqual([
      ['Facilities and extras', 'AED 126'],
      ['Event tickets × 2', 'AED 168'],
      ['Totalincludes AED 14 VAT', 'AED 294'],
      ['From points', '− AED 34.80'],
      ['From wallet', '− AED 80'],
      ['To pay', 'AED 179.20'],
    ]);
    expect(textOf('.cart__vat')).toBe('Prices include VAT');
    expect(words(payButton())).toBe('Pay AED 179.20');
    expect(textOf('.pay + *, fieldset.field > legend')).toContain('Pay the other AED 179.20 with');
  });

  test('offers wallet and points before the cards, the new card after the saved ones, credit last', async () => {
    await page({ cart: { lines: [ticket] } }, withCredit);
    expect(all('.use > label b').map(words)).toEqual(['Wallet', 'Q-points']);
    expect(all('.pay > label b').map(words)).toEqual(['Visa •••• 1111', 'New card', 'Credit facility']);
  });

  test('on a phone’s bar asks for what is left to pay, not for the total', async () => {
    await page({ cart: { lines: [ticket], choices: { ...defaultPreferences, is_wallet: true } } });
    expect(textOf('.buybar .price')).toBe('AED 4');
  });

  test('takes a discount off, and says so with its sign', async () => {
    const discount = {
      price: 80,
      tax: 4,
      total: 84,
      discount_price: 72,
      discount_tax: 3.6,
      discount_total: 75.6,
      discount: 8.4,
      promo_code: 'COOL10',
    };
    await page({ cart: { lines: [swim('swim', { quantity: 2, discount })] } });
    expect(rows()).toContainEqual(['Discount', '− AED 8.40']);
    expect(rows().at(-1)).toEqual(['To pay', 'AED 75.60']);
  });

  test.each([
    ['a customer', layla, 1],
    ['a guest, who has nowhere to keep it,', guest, 0],
  ])('lets %s save a new card: %#', async (_, user, boxes) => {
    const choices = { ...defaultPreferences, isCardChosen: true };
    await page({ cart: { lines: [ticket], choices }, user });
    expect(all('.pay__more input')).toHaveLength(boxes);
  });

  test('says that its places could not be kept, and when they are kept again (Q7.3.a)', async () => {
    const { settle } = await page({ cart: { lines: [ticket], reserves: true } });
    await settle(failed('renew', new ConnectionError()));
    expect(textOf('.note[role="alert"]')).toBe('We cannot reach the venue to keep your places. We go on trying.');
  });

  describe('that needs the operator’s word (decision 010)', () => {
    const asked = facility('asked', { isApprovalRequired: true });

    test('says so at its line, says when money moves, and asks instead of paying', async () => {
      await page({ cart: { lines: [asked] } });
      expect(textOf('.line .pill')).toBe('Needs approval');
      expect(textOf('.panel .note')).toBe(
        'No card is charged now: the venue answers within a day, and with its yes you get a link and 24 hours to pay AED 105.',
      );
      expect(rows().at(-1)).toEqual(['By card, later', 'AED 105']);
      expect(all('.cart .btn--cta').map(words)).toEqual(['Ask for approval', 'Ask for approval']);
      expect(textOf('.buybar .fine')).toBe('only after the venue’s yes');
      // The card is asked for on the bank's page, after the yes.
      expect(all('.pay')).toEqual([]);
      expect(textOf('.cart__ways > .note')).toMatch(/^You choose the card later/);
    });

    test('with lines that do not: the whole order waits, and how to pay for the rest at once is said', async () => {
      await page({ cart: { lines: [asked, event('event')] } });
      expect(all('.line').map((line) => words(line.querySelector('.pill')))).toEqual(['Needs approval', '']);
      expect(textOf('.panel .note')).toContain('Only a part of your cart needs approval, and the whole order waits');
      act(() => press('Remove Padel, Court 3'));
      expect(words(payButton())).toBe('Pay AED 84');
      expect(all('.panel .note')).toEqual([]);
    });

    test.each([
      ['wallet', { is_wallet: true }, options, /AED 80 is set aside.*to pay AED 25, and with a no AED 80 comes back/],
      [
        'wallet that is enough',
        { is_wallet: true },
        { ...options, wallet: { balance: 500 } },
        /^AED 105 is set aside now/,
      ],
      ['credit', { cardId: 'credit', isCardChosen: true }, withCredit, /^AED 105 is set aside now/],
    ])('and is paid by %s: that is set aside, and comes back with a no', async (_, chosen, ways, sentence) => {
      await page({ cart: { lines: [asked], choices: { ...defaultPreferences, ...chosen } } }, ways);
      expect(textOf('.panel .note')).toMatch(sentence);
      expect(words(payButton())).toBe('Ask for approval');
    });

    test('offers credit beside the card that comes later', async () => {
      await page({ cart: { lines: [asked] } }, withCredit);
      expect(all('.pay > label b').map(words)).toEqual(['By card, later', 'Credit facility']);
      expect(all<HTMLInputElement>('.pay input').map(({ checked }) => checked)).toEqual([true, false]);
    });
  });

  test('in Arabic names the five percent (R1.4.6, R9.1.6, Q1.4.c)', async () => {
    await page({ cart: { lines: [ticket] }, locale: 'ar' });
    expect(textOf('.cart__vat')).toBe('الأسعار شاملة ضريبة القيمة المضافة 5%');
    expect(aloud(payButton()!)).toBe('ادفع 84 درهم إماراتي');
    expect(unspoken()).toEqual([]);
    expect(textOf('.line .meta')).toContain('الجمعة 27 نوفمبر');
  });

  test('asks for no card when nothing is left to pay', async () => {
    const rich = { ...options, wallet: { balance: 500 } };
    await page({ cart: { lines: [ticket], choices: { ...defaultPreferences, is_wallet: true } } }, rich);
    expect(all('.pay')).toEqual([]);
    expect(words(payButton())).toBe('Place the order');
  });

  test('shows only balances that are there, and credit to those who have it (R1.4.5)', async () => {
    const poor = { ...options, wallet: { balance: 0 }, q_points: { points: 0, value: 0 } };
    await page({ cart: { lines: [ticket] } }, poor);
    expect(all('.use')).toEqual([]);
    expect(textOf('.pay')).not.toContain('Credit facility');
    cleanup();
    await page({ cart: { lines: [ticket] } }, withCredit);
    expect(textOf('.pay')).toContain('Credit facilityAED 50 of AED 5,000 left');
  });

  test('keeps what is chosen, written and counted', async () => {
    const { cart } = await page({ cart: { lines: [swim('swim', { addons: [addon()] })] } });
    const context = () => cart.getSnapshot().context;
    const cards = () => all<HTMLInputElement>('.pay input[type="radio"]');
    const chosen = () => cards().findIndex(({ checked }) => checked);
    // Q4.8.d: the customer's default card, until they choose otherwise.
    expect([chosen(), context().cardId, context().isCardChosen]).toEqual([0, 'new', false]);
    act(() => void fireEvent.click(cards()[1]!));
    expect([chosen(), context().cardId]).toEqual([1, 'new']);
    act(() => void fireEvent.click(cards()[0]!));
    act(() => void fireEvent.change(all('.cart__ways input[type="text"]')[0]!, { target: { value: 'Left-handed' } }));
    act(() => press('More', '.line__end'));
    act(() => press('More', '.extra'));
    expect(context()).toMatchObject({
      cardId: 'visa',
      order_notes: 'Left-handed',
      lines: [{ quantity: 2, addons: [{ quantity: 2 }] }],
    });
    act(() => void fireEvent.click(all<HTMLInputElement>('.pay input[type="radio"]')[1]!));
    act(() => void fireEvent.click(all<HTMLInputElement>('.pay__more input')[0]!));
    expect(context()).toMatchObject({ cardId: 'new', save_card: true });
    const switches = all<HTMLInputElement>('input[role="switch"]');
    act(() => switches.forEach((one) => fireEvent.click(one)));
    expect(context()).toMatchObject({ is_wallet: true, is_qpoints: true });
  });

  test('gives back what was removed (undo)', async () => {
    const { cart } = await page({ cart: { lines: [...court, ticket] } });
    act(() => press('Remove Padel, Court 3'));
    expect(cart.getSnapshot().context.lines).toEqual([ticket]);
    expect(document.activeElement).toBe(all('section[aria-label="Items"]')[0]);
    const notice = notices.getSnapshot().context.shown;
    expect(notice).toMatchObject({ text: 'Taken out of your cart', action: { label: 'Undo' } });
    act(() => notice?.action?.run());
    expect(cart.getSnapshot().context.lines.map(({ id }) => id)).toEqual(['swim', 'court-day', 'court-night']);
    dismissNotice(notice!.id);
  });

  test('I30: with the last line the focus goes to what is said of an empty cart', async () => {
    await page({ cart: { lines: [ticket] } });
    const remove = all('button').find((button) => words(button).startsWith('Remove'))!;
    remove.focus();
    fireEvent.click(remove);
    expect(words(document.activeElement)).toBe('Nothing in your cart yet');
    dismissNotice(notices.getSnapshot().context.shown!.id);
    cleanup();
    // Who finds it empty is left where the page began.
    await page({ cart: { lines: [] } });
    expect(document.activeElement).toBe(document.body);
  });

  test('says why there cannot be more of something', async () => {
    await page({ cart: { lines: [swim('swim', { addons: [addon({ quantity: 4 })] })] } });
    act(() => press('More', '.extra'));
    expect(notices.getSnapshot().context.shown?.text).toBe('Max quantity 4 reached');
    cleanup();
    const named = swim('named', { customers: [{ name: 'Sara' }] as never });
    await page({ cart: { lines: [named] } });
    act(() => press('More', '.line__end'));
    expect(notices.getSnapshot().context.shown?.text).toMatch(/^Every visitor needs their details/);
  });

  test('says what was taken out because somebody else was faster', async () => {
    const { settle } = await page({ cart: { lines: [ticket, event('event')], reserves: true } });
    await settle(done('renew', held([ticket], [ticket])));
    expect(textOf('.note[role="alert"]')).toBe('Somebody else was faster');
    expect(all('.line')).toHaveLength(1);
  });

  test('tells a guest that the time to pay is over, and goes on as a visitor’s (decision 020)', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, user: null });
    const { machine, settle } = holdActors(checkoutMachine, listeners);
    const input = { ...checkoutInput, user: null, terms: 'none' as const, intent: guestIntent };
    const checkout = createActor(machine, { input }).start();
    show(<CartView checkout={checkout} />);
    await act(async () => settle(failed('findOrder', new RefusedError('orderKeyEnded', 'The time is over', 401))));
    await act(async () => settle(done('forgetOrder')));
    expect(textOf('.wrap > .note[role="alert"]')).toContain('The time to pay for your order is over');
    expect(words(payButton())).toBe('Log in to pay');
    act(() => press('Understood'));
    expect(all('.wrap > .note')).toEqual([]);
    expect(words(payButton())).toBe('Log in to pay');
  });

  test('takes whoever forgot the terms to them', async () => {
    const { show } = await stage({ cart: { lines: [ticket] } });
    const { machine, settle } = holdActors(checkoutMachine, listeners);
    const checkout = createActor(machine, { input: { ...checkoutInput, terms: 'read' } }).start();
    show(<CartView checkout={checkout} />);
    await act(async () => settle(done('loadOptions', options)));
    act(pay);
    expect(document.activeElement).toBe(all('input[name="terms"]')[0]);
  });

  test('shows old and new price before anything is ordered (T17)', async () => {
    const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];
    const { show } = await stage({ cart: { lines: [ticket, event('event')] } });
    const { machine, settle } = holdActors(checkoutMachine, listeners);
    const checkout = createActor(machine, { input: { ...checkoutInput, terms: 'none' } }).start();
    show(<CartView checkout={checkout} />);
    await act(async () => settle(done('loadOptions', options)));
    act(pay);
    await act(async () => settle(done('persistIntent', {})));
    await act(async () => settle(done('placeOrder', { kind: 'priceChanged', prices })));
    expect(all('dialog .cart__changes > li').map(words)).toEqual(['Open swimAED 84AED 105']);
  });
});
