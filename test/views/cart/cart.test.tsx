// @vitest-environment jsdom
/** The cart page: payment paths walked through the view, and what can be done with its lines. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { checkoutMachine } from '../../../machines/checkout/checkoutMachine.ts';
import { paymentMachine } from '../../../machines/checkout/paymentMachine.ts';
import { placementMachine } from '../../../machines/checkout/placementMachine.ts';
import { resourceMachine } from '../../../machines/resource/resourceMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { CartView } from '../../../src/pages/cart/CartPage.tsx';
import { notices } from '../../../src/actors/notices.ts';
import {
  addon,
  court,
  event,
  facility,
  guest,
  held,
  layla,
  offer,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';
import { seatLineOf } from '../../rules/seatMap/exhibition.fixtures.ts';
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
} from '../../models/checkout/checkout.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { done, failed } from '../../support/paths.ts';
import { holdActors } from '../../support/replay.ts';
import { unspoken } from '../../support/unspoken.ts';
import { all, aloud, elsewhere, press, stage, textOf, tick, words } from '../cart.fixture.tsx';
import { openCheckout } from '../checkout.fixture.tsx';

polyfillDialogs();
afterEach(cleanup);

/** Paying, with everything that asks the server waiting for the test. */
function heldCheckout(input: CheckoutInput) {
  const resource = holdActors(resourceMachine);
  const placement = holdActors(placementMachine, ['watchSession']);
  const payment = holdActors(paymentMachine, ['watchPageShown']);
  const held = holdActors(checkoutMachine, ['watchSession', 'watchCart', 'deferUpdate']);
  const machine = held.machine.provide({
    actors: { resource: resource.machine, placement: placement.machine, payment: payment.machine },
  });
  const still = { setTimeout: () => 0, clearTimeout: () => undefined };
  const checkout = createActor(machine, { input, clock: still }).start();
  return {
    checkout,
    settle: (answer: AnyEventObject) =>
      act(async () => {
        const isAsked = [resource, placement, payment].some(({ settle }) => settle(answer));
        if (!isAsked) throw new Error(`nobody asked ${String(answer['actorId'])}`);
      }),
  };
}

const payButton = () => all<HTMLButtonElement>('.panel .btn--cta')[0];
const pay = () => {
  const button = payButton();
  if (!button || button.disabled) throw new Error('Pay is out of use');
  fireEvent.click(button);
};

/** What a person does. */
const gestures: Record<string, () => void> = {
  tick: () => tick('terms'),
  'open the terms': () => press('booking terms', '.panel'),
  agree: () => press('Agree', 'dialog'),
  disagree: () => press('Disagree', 'dialog'),
  'try again': () => press('Try again'),
  pay,
  'check now': () => press('Check now'),
  'take the new price': () => press('Take the new price', 'dialog'),
  'leave the new price': () => press('Back to my cart', 'dialog'),
  continue: () => press('Continue to payment'),
  'give up': () => press('Back to my cart'),
  close: () => press('Close', 'dialog'),
  understood: () => press('Understood'),
};

interface Seen {
  dialog: string;
  /** The message about an order under way. */
  placing: string;
  note: string;
  /** The part of it that is announced when it appears. */
  heard: string;
  pay: 'busy' | 'ready' | 'off';
  ways: boolean;
}

/** Where the state of an order is shown; on phones some of it is in the bar instead. */
const head = ':is(.wrap, .wrap > .not-phone)';

/** What is shown on the page. */
function seen(): Seen {
  const button = payButton();
  const isBusy = button?.getAttribute('aria-busy') === 'true';
  // What would do nothing says so: a press is never lost in silence (F09).
  expect(button?.getAttribute('aria-disabled') === 'true').toBe(isBusy);
  const placing = textOf('.cart__placing');
  expect(all('.cart__main')[0]?.hasAttribute('inert')).toBe(placing !== '');
  // The footer lets a second press on *Pay* pass while the page gets shorter under it (F09).
  expect(all('main')[0]?.dataset['placing']).toBe(placing === '' ? undefined : 'true');
  return {
    dialog: textOf('dialog h2:not(.prose h2)'),
    placing,
    note: all(`${head} > .note p b`).map(words).join(' '),
    heard: all(`${head} > .note[role="alert"] p b`).map(words).join(' '),
    pay: isBusy ? 'busy' : button?.disabled ? 'off' : 'ready',
    ways: all('.pay input').length > 0,
  };
}

const lost = new ConnectionError();
const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];
const accepts = (order: object) => done('placeOrder', { kind: 'accepted', order });
const ended = (kind: string, problem: object | null = null) => done('reopening', { kind, problem });

const known = [done('loadData', options)];
const paying = [...known, 'pay', done('persistIntent', intent)];
const atBank = [...paying, accepts(atTheBank), done('acceptOrder', acceptedIntent)];
const unpaid = [...atBank, failed('openPaymentPage', new RefusedError('unsafePaymentPage'))];

const form: Seen = { dialog: '', placing: '', note: '', heard: '', pay: 'ready', ways: true };
const placingNow: Seen = { ...form, placing: 'Placing your order…', pay: 'busy' };
const lostAnswer = 'We are finding out whether your order arrived.';
const finding: Seen = { ...form, note: lostAnswer, heard: lostAnswer, pay: 'busy' };
const unpaidNote = 'Your order waits for its payment.';
const waits: Seen = { ...form, note: unpaidNote, heard: unpaidNote, pay: 'off', ways: false };
const goingBack = 'One moment: everything goes back into your cart.';
const goesBack: Seen = { ...form, note: goingBack, heard: goingBack, pay: 'busy', ways: false };

describe('while paying', () => {
  test.each<[what: string, steps: readonly (string | AnyEventObject)[], now: Partial<Seen>, input?: object]>([
    ['the ways to pay are awaited', [], { ...form, pay: 'busy', ways: false }],
    ['they are known', known, form],
    ['they could not be had', [failed('loadData', lost)], form],
    ['they are asked for again', [failed('loadData', lost), 'try again'], { ...form, pay: 'busy', ways: false }],
    ['terms are read', [...known, 'tick'], { ...form, dialog: 'Booking terms', pay: 'off' }, { terms: 'read' }],
    ['they are read again', ['tick', 'agree', 'open the terms'], { dialog: 'Booking terms' }, { terms: 'read' }],
    ['they were not agreed to', [...known, 'tick', 'disagree'], form, { terms: 'read' }],
    ['the order is written down', [...known, 'pay'], placingNow],
    ['it is sent', paying, placingNow],
    ['it is accepted', [...paying, accepts(atTheBank)], placingNow],
    ['the bank is next', atBank, { ...placingNow, placing: 'Taking you to the bank’s page…' }],
    ['its page was unsafe', unpaid, waits],
    ['whether it can still be paid is asked', [...unpaid, 'continue'], { ...waits, pay: 'busy' }],
    [
      'its page is opened once more',
      [...unpaid, 'continue', done('confirmOrder', atTheBank)],
      { ...placingNow, placing: 'Taking you to the bank’s page…' },
    ],
    ['the order is given up', [...unpaid, 'give up'], goesBack],
    ['it could not be given up', [...unpaid, 'give up', ended('kept', { code: 'lost', message: null })], waits],
    ['it is looked after', [...unpaid, 'give up', ended('unsure')], finding],
    ['it was given up', [...unpaid, 'give up', ended('reopened')], { ...form, pay: 'busy', ways: false }],
    [
      'the price has changed',
      [...paying, done('placeOrder', { kind: 'priceChanged', prices })],
      { dialog: 'The price has changed', pay: 'off' },
    ],
    [
      'the new price is taken',
      [...paying, done('placeOrder', { kind: 'priceChanged', prices }), 'take the new price'],
      { dialog: 'The price has changed', pay: 'busy' },
    ],
    ['it is left', [...paying, done('placeOrder', { kind: 'priceChanged', prices }), 'leave the new price'], form],
    [
      'the order was refused',
      [...paying, failed('placeOrder', new RefusedError('soldOut', 'The place is gone', 409))],
      form,
    ],
    ['its answer was lost', [...paying, failed('placeOrder', lost)], finding],
    // Pay says that it does nothing and keeps the focus, which a disabled button would lose (I30).
    ['nobody knows yet', [...paying, failed('placeOrder', lost), failed('findOrder', lost)], finding],
    [
      'it is asked for by hand',
      [...paying, failed('placeOrder', lost), failed('findOrder', lost), 'check now'],
      finding,
    ],
    ['it never arrived', [...paying, failed('placeOrder', lost), done('findOrder', null)], form],
    [
      'it is paid',
      [...paying, accepts(placed('paid')), done('acceptOrder', acceptedIntent)],
      { dialog: 'All set.', pay: 'off' },
    ],
    [
      'that is read',
      [...paying, accepts(placed('paid')), done('acceptOrder', acceptedIntent), 'close'],
      { ...form, pay: 'busy', ways: false },
    ],
    [
      'the venue is asked',
      [...paying, accepts(placed('awaiting_approval')), done('acceptOrder', acceptedIntent)],
      { dialog: 'Asked. The venue answers within a day.', pay: 'off' },
    ],
    ['the page was loaded again', [], { ...finding }, { intent }],
    ['the bank was left', [done('findOrder', atTheBank)], waits, { intent: acceptedIntent }],
    ['the order has expired', [done('findOrder', placed('expired'))], goesBack, { intent: acceptedIntent }],
  ])('%s', async (_, steps, now, changes = {}) => {
    const input: CheckoutInput = { ...checkoutInput, terms: 'none', ...changes };
    const site = { none: { tnc_enable: false }, tick: { tnc: 'Agreed' }, read: {} }[input.terms];
    const { show } = await stage({ cart: { lines: [ticket] }, site });
    const { checkout, settle } = heldCheckout(input);
    show(<CartView checkout={checkout} />);
    for (const step of steps) {
      if (typeof step === 'string') act(() => gestures[step]!());
      else await settle(step);
    }
    expect(seen()).toMatchObject(now);
    expect(elsewhere()).toBeUndefined();
  });

  test('I30: a button that disappears with the message leaves the focus on the page’s heading', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc_enable: false } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none', intent: acceptedIntent });
    show(<CartView checkout={checkout} />);
    await settle(done('findOrder', atTheBank));
    const back = all<HTMLButtonElement>('.note .btn--line')[0]!;
    back.focus();
    act(() => back.click());
    await settle(ended('reopened'));
    expect(words(document.activeElement)).toBe('Your cart');
  });

  test('R2.1.23: a payment that failed at once leads to its page', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc_enable: false } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none' });
    show(<CartView checkout={checkout} />);
    await settle(done('loadData', options));
    act(pay);
    for (const answer of [
      done('persistIntent', intent),
      accepts(placed('failed')),
      done('acceptOrder', acceptedIntent),
    ])
      await settle(answer);
    expect(elsewhere()).toBe('/paymentfailed?transactionId=tx-1');
  });

  test('R5.6.8: the missing tick is reported at the box, and no longer once it is set', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc: 'Agreed' } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'tick' });
    show(<CartView checkout={checkout} />);
    await settle(done('loadData', options));
    act(pay);
    expect(textOf('.panel .err:not(.promobox .err)')).toBe('Please accept the terms and conditions');
    act(() => tick('terms'));
    expect([
      textOf('.panel .err:not(.promobox .err)'),
      all<HTMLInputElement>('input[name="terms"]')[0]?.checked,
    ]).toEqual(['', true]);
  });

  test('the second press of a double one on Agree, which stands above Pay on phones, orders nothing', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc_enable: false } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none' });
    show(<CartView checkout={checkout} />);
    await settle(done('loadData', options));
    fireEvent.click(payButton()!, { detail: 2 });
    expect(seen().pay).toBe('ready');
    fireEvent.click(payButton()!, { detail: 1 });
    expect(seen().pay).toBe('busy');
  });

  test('F01: a failure to load the ways to pay is shown, and cleared once they are loaded', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc_enable: false } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none' });
    show(<CartView checkout={checkout} />);
    await settle(failed('loadData', lost));
    const told = 'Your wallet, points and saved cards could not be loaded. Try again';
    expect([textOf('.cart__ways .note--warn'), textOf('.pay bdi')]).toEqual([told, '']);
    await settle(done('reconnect'));
    expect([textOf('.cart__ways .note--warn'), seen().pay]).toEqual([told, 'ready']);
    await settle(done('loadData', options));
    expect([textOf('.cart__ways .note--warn'), textOf('.pay bdi')]).toEqual(['', 'Visa •••• 1111']);
  });

  test('F09, A03: Pay says in words why it waits, as long as it does', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, site: { tnc_enable: false } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none' });
    show(<CartView checkout={checkout} />);
    const described = () => {
      const ids = all<HTMLButtonElement>('.btn--cta').map((button) => button.getAttribute('aria-describedby'));
      return ids.map((id) => (id === null ? null : words(document.getElementById(id))));
    };
    const why = 'One moment: your ways to pay are still loading.';
    // In the summary, and in the bar of phones.
    expect(described()).toEqual([why, why]);
    await settle(done('loadData', options));
    expect(described()).toEqual([null, null]);
    expect(document.body.textContent).not.toContain(why);
  });
});

/** The page with a cart, and a checkout whose ways to pay are known. */
async function page(given: Parameters<typeof stage>[0] = {}, ways = options) {
  const staged = await stage(given);
  const { lines, ...preferences } = staged.cart.getSnapshot().context;
  const input = { ...checkoutInput, terms: 'none' as const, cartContent: { ...cartContent, lines, preferences } };
  const { checkout, settle } = heldCheckout(input);
  staged.cart.subscribe(({ context }) =>
    checkout.send({ type: 'cart.changed', ...cartContent, lines: context.lines, preferences: context }),
  );
  staged.show(<CartView checkout={checkout} />);
  if (lines.length > 0) await settle(done('loadData', ways));
  return { ...staged, checkout };
}

const rows = () => all('.sum > div').map((row) => [words(row.querySelector('dt')), words(row.querySelector('dd'))]);

describe('the cart', () => {
  test('that is empty offers the next useful thing', async () => {
    const header_menu = ['/events', '/places', '/outlets'].map((path) => ({
      link_text: path,
      path,
      custom: false,
      children: [],
    }));
    const { heard } = await page({ site: { enable_facility_booking: true, header_menu } as never });
    expect(textOf('.empty h2')).toBe('Nothing in your cart yet');
    expect(all('.cart__body a').map((link) => link.getAttribute('href'))).toEqual(['/events', '/outlets']);
    press('Book a facility');
    expect(heard).toMatchObject([{ type: 'booking.open' }]);
    cleanup();
    // Where nothing is booked online, what is sold comes first.
    await page({ site: { enable_facility_booking: false } });
    expect([all('.empty button'), all('.cart__body a').map((link) => link.getAttribute('href'))]).toEqual([[], ['/']]);
    cleanup();
    await page({ site: { enable_facility_booking: false, header_menu } as never });
    expect(all('.empty a, .cart__onward a').map((link) => link.getAttribute('href'))).toEqual(['/events', '/outlets']);
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

  test('when, what and where are on lines of their own; a missing one takes no line', async () => {
    const lines = [trainer('t', { detail: 'Karim', venue_id: 2 }), offer('o', { detail: 'Three balls', venue_id: 2 })];
    await page({ cart: { lines } });
    const about = all('.line').map((line) => [...line.querySelectorAll('.line__about > span')].map(words));
    expect(about).toEqual([
      [expect.any(String), 'Karim', 'Jaddaf Waterside'],
      ['', 'Three balls', 'Jaddaf Waterside'],
    ]);
  });

  test('tells until when its places are held', async () => {
    const { settle } = await page({ cart: { lines: [ticket], reserves: true } });
    await settle(done('renewPlaces', held([ticket])));
    expect(textOf('.pagehead .meta')).toBe('1 item · held for you until 06:15 PM');
  });

  test('adds up: kinds, total with its VAT, who pays which part (R1.4.2–4)', async () => {
    const lines = [facility('court', { addons: [addon()] }), event('event', { quantity: 2 })];
    const preferences = { ...defaultPreferences, is_wallet: true, is_qpoints: true };
    await page({ cart: { lines, preferences } });
    expect(rows()).toEqual([
      ['Facilities and extras', 'AED 126'],
      ['Event tickets × 2', 'AED 168'],
      ['Total', 'AED 294'],
      ['From points', '− AED 34.80'],
      ['From wallet', '− AED 80'],
      ['To pay', 'AED 179.20'],
    ]);
    expect(textOf('.cart__vat')).toBe('Prices include VAT (AED 14)');
    expect(words(payButton())).toBe('Pay AED 179.20');
    expect(textOf('.pay + *, fieldset.field > legend')).toContain('Pay the other AED 179.20 with');
  });

  test('offers wallet and points before the cards, the new card after the saved ones, credit last', async () => {
    await page({ cart: { lines: [ticket] } }, withCredit);
    expect(all('.use > label b').map(words)).toEqual(['Wallet', 'Q-points']);
    expect(all('.pay > label b').map(words)).toEqual(['Visa •••• 1111', 'New card', 'Credit facility']);
  });

  test('on a phone’s bar asks for what is left to pay, not for the total', async () => {
    await page({ cart: { lines: [ticket], preferences: { ...defaultPreferences, is_wallet: true } } });
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
    const [plain, lowered] = [swim('swim', { quantity: 2 }), swim('swim', { quantity: 2, discount })];
    const promotion = { code: 'COOL10', type: 'promo', codes: ['COOL10'], discount: 8.4, total: 75.6, loading: false };
    const { cart } = await page({ cart: { lines: [plain] } });
    act(() => cart.send({ type: 'promotion.use', code: 'COOL10', kind: 'promo' }));
    act(() => cart.send({ type: 'promotion.apply', lines: [lowered], promotion } as never));
    expect(rows()).toContainEqual(['Discount COOL10', '− AED 8.40']);
    expect(textOf('.line .wasnow')).toBe('Before the discount: AED 84 Now: AED 75.60');
    expect(textOf('.line .saving')).toBe('COOL10− AED 8.40');
    expect(rows().at(-1)).toEqual(['Total', 'AED 75.60']);
    expect(textOf('.cart__vat')).toBe('Prices include VAT (AED 3.60)');
  });

  test.each([
    ['a customer', layla, 1],
    ['a guest, who has nowhere to keep it,', guest, 0],
  ])('lets %s save a new card: %#', async (_, user, boxes) => {
    const preferences = { ...defaultPreferences, isCardChosen: true };
    await page({ cart: { lines: [ticket], preferences }, user });
    expect(all('.pay__more input')).toHaveLength(boxes);
  });

  test('R5.7.11: the remove buttons of two seats of one event differ', async () => {
    await page({
      cart: {
        lines: [seatLineOf(1), seatLineOf(2)].map((line) => ({ ...line, id: String(line.seat_map_id) })) as never,
      },
    });
    act(() => press('Remove Exhibition: Courtside, A, row 1, seat 1'));
    expect(all('.line .meta').map(words)).toEqual([expect.stringContaining('seat 2')]);
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
      expect(textOf('.cart__vat')).toBe('Prices include VAT (AED 5)');
      expect(all('.cart .btn--cta').map(words)).toEqual(['Ask for approval', 'Ask for approval']);
      expect(textOf('.buybar .fine')).toBe('only after the venue’s yes');
      // The card is asked for on the bank's page, after the yes.
      expect(all('.pay')).toEqual([]);
      expect(textOf('.cart__ways > .note')).toMatch(/^You choose the card later/);
    });

    test('with other lines: the whole order waits, and the page says how to pay for the rest at once', async () => {
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
      await page({ cart: { lines: [asked], preferences: { ...defaultPreferences, ...chosen } } }, ways);
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
    expect(aloud(all('.cart__vat')[0]!)).toBe('الأسعار شاملة ضريبة القيمة المضافة 5% (4 درهم إماراتي)');
    expect(aloud(payButton()!)).toBe('ادفع 84 درهم إماراتي');
    expect(unspoken()).toEqual([]);
    expect(textOf('.line .meta')).toContain('الجمعة 27 نوفمبر');
  });

  test('asks for no card when nothing is left to pay', async () => {
    const rich = { ...options, wallet: { balance: 500 } };
    await page({ cart: { lines: [ticket], preferences: { ...defaultPreferences, is_wallet: true } } }, rich);
    expect(all('.pay')).toEqual([]);
    expect(words(payButton())).toBe('Place the order');
  });

  test('shows only existing balances, and credit to customers who have it (R1.4.5)', async () => {
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
    act(() => press('More', '.addonrow'));
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

  test('one amount is shown once in the summary, and once more on the button', async () => {
    await page({ cart: { lines: [ticket] } });
    expect(rows()).toEqual([['Total', 'AED 84']]);
    expect(textOf('.cart__vat')).toBe('Prices include VAT (AED 4)');
    expect(words(payButton())).toBe('Pay AED 84');
    expect(textOf('.cart__main fieldset.field > legend')).toBe('Pay with');
    const seenInBar = all('.buybar')[0]!.cloneNode(true) as HTMLElement;
    for (const unseen of seenInBar.querySelectorAll('.vh')) unseen.remove();
    expect(words(seenInBar).match(/84/g)).toHaveLength(1);
  });

  test('I30: with the last line the way back has the focus, and who finds it empty is left where the page began', async () => {
    await page({ cart: { lines: [ticket] } });
    const remove = all('button').find((button) => words(button).startsWith('Remove'))!;
    remove.focus();
    fireEvent.click(remove);
    expect(words(document.activeElement)).toBe('Undo');
    await act(async () => press('Undo'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Items');
    cleanup();
    await page({ cart: { lines: [] } });
    expect(document.activeElement).toBe(document.body);
  });

  test('says why a quantity cannot be raised', async () => {
    await page({ cart: { lines: [swim('swim', { addons: [addon({ quantity: 4 })] })] } });
    act(() => press('More', '.addonrow'));
    expect(notices.getSnapshot().context.shown?.text).toBe('Max quantity 4 reached');
    cleanup();
    const named = swim('named', { customers: [{ name: 'Sara' }] as never });
    await page({ cart: { lines: [named] } });
    act(() => press('More', '.line__end'));
    expect(notices.getSnapshot().context.shown?.text).toMatch(/^Every visitor needs their details/);
  });

  test('says what was removed because another customer was faster', async () => {
    const { settle } = await page({ cart: { lines: [ticket, event('event')], reserves: true } });
    await settle(done('renewPlaces', held([ticket], [ticket])));
    expect(textOf('.note[role="alert"]')).toBe('Somebody else was faster');
    expect(all('.line')).toHaveLength(1);
  });

  test('tells a guest that the time to pay is over, and goes on signed out (decision 020)', async () => {
    const { show } = await stage({ cart: { lines: [ticket] }, user: null });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, user: null, terms: 'none', intent: guestIntent });
    show(<CartView checkout={checkout} />);
    await settle(failed('findOrder', new RefusedError('orderKeyEnded', 'The time is over', 401)));
    await settle(done('clearPersistedOrder'));
    expect(textOf('.wrap > .note[role="alert"]')).toContain('The time to pay for your order is over');
    expect(words(payButton())).toBe('Log in to pay');
    act(() => press('Understood'));
    expect(all('.wrap > .note')).toEqual([]);
    expect(words(payButton())).toBe('Log in to pay');
  });

  test('a customer who forgot the terms is taken to them', async () => {
    const { show } = await stage({ cart: { lines: [ticket] } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'read' });
    show(<CartView checkout={checkout} />);
    await settle(done('loadData', options));
    act(pay);
    expect(document.activeElement).toBe(all('input[name="terms"]')[0]);
  });

  test('F09: while another order waits, what would do nothing says so: the box and the terms beside it', async () => {
    const { show } = await stage({ cart: { lines: [ticket] } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'read', intent: acceptedIntent });
    show(<CartView checkout={checkout} />);
    await settle(done('findOrder', atTheBank));
    const parts = all('.panel .check :is(input, button)');
    expect(parts.map(words)).toEqual(['', 'booking terms']);
    expect(parts.map((part) => part.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  });

  test('shows old and new price before anything is ordered (T17)', async () => {
    const prices = [{ lineId: 'swim', productId: 41, price: 50, tax_amount: 2.5 }];
    const { show } = await stage({ cart: { lines: [ticket, event('event')] } });
    const { checkout, settle } = heldCheckout({ ...checkoutInput, terms: 'none' });
    show(<CartView checkout={checkout} />);
    await settle(done('loadData', options));
    act(pay);
    await settle(done('persistIntent', intent));
    await settle(done('placeOrder', { kind: 'priceChanged', prices }));
    expect(all('dialog .cart__changes > li').map(words)).toEqual(['Open swimAED 84AED 105']);
  });
});

describe('an empty cart beside an order', () => {
  const emptyWords = 'Nothing in your cart yet';
  test.each<[what: string, asked: CheckoutInput['intent'], steps: readonly AnyEventObject[], isSaid: boolean]>([
    ['of which nobody knows yet whether it arrived', intent, [], false],
    ['that waits for its payment', acceptedIntent, [done('findOrder', atTheBank)], false],
    ['that there is none of', null, [], true],
  ])('%s: that nothing is in it is not all there is (071)', async (_, asked, steps, isSaid) => {
    const cartContent = { ...checkoutInput.cartContent, lines: [] };
    const { tell } = await openCheckout({ ...checkoutInput, cartContent, intent: asked }, 'en');
    for (const step of steps) await tell(step);
    expect(document.body.textContent.includes(emptyWords)).toBe(isSaid);
  });
});
