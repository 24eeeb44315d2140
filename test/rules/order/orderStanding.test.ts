/** The state of an order (R4.8.7, R4.8.8, R4.8.9), the terms before it (R4.6.5), and what a payment sheet is told (Q7.7.k). */
import { expect, test } from 'vitest';
import { defaultPreferences } from '../../../machines/cart/paymentPreferences.ts';
import { besideCredit, billOf } from '../../../machines/checkout/express.ts';
import { hasPaymentPage, isDead, isWon, orderStanding, wasPaid } from '../../../machines/checkout/orderState.ts';
import { paymentTerms, plainText } from '../../../machines/checkout/terms.ts';
import type { ExpressMethod } from '../../../src/contract/additions/expressPay.ts';
import { cartContent, options, placed } from '../../models/checkout/checkout.fixtures.ts';

const page = { pg: 'saha-pay', url: 'https://pay.example/p/1' };

test('R4.8.7: two ends are good, four are bad, and the other states are no ends', () => {
  const states = [
    'paid',
    'awaiting_approval',
    'awaiting_payment',
    'failed',
    'expired',
    'rejected',
    'cancelled',
    undefined,
  ] as const;
  expect(states.filter(isWon)).toEqual(['paid', 'awaiting_approval']);
  expect(states.filter(isDead)).toEqual(['failed', 'expired', 'rejected', 'cancelled']);
});

test('Q7.7.j: paid is also what was cancelled after it was paid', () => {
  const at = '2026-11-20 10:00:00';
  const orders = [
    { state: 'paid', cancelled: null },
    { state: 'awaiting_approval', cancelled: null },
    { state: 'cancelled', cancelled: { at, was_paid: true } },
    { state: 'cancelled', cancelled: { at, was_paid: false } },
  ] as const;
  expect(orders.map(wasPaid)).toEqual([true, false, true, false]);
});

test('R4.8.7: a payment page needs a gateway and an address', () => {
  expect(hasPaymentPage(page)).toBe(true);
  expect(
    [
      { ...page, pg: null },
      { ...page, url: null },
      { pg: null, url: null },
    ].some(hasPaymentPage),
  ).toBe(false);
});

test.each([
  ['on the page of the bank', placed('awaiting_payment', page), 'unpaid'],
  ['without a page yet', placed('awaiting_payment'), 'unpaid'],
  ['approved, and to be paid', placed('awaiting_payment', { ...page, isApprovalRequired: true }), 'unpaid'],
  ['asked for', placed('awaiting_approval'), 'asked'],
  ['to be approved', placed('awaiting_payment', { isApprovalRequired: true }), 'asked'],
  ['paid', placed('paid'), 'paid'],
  ['over', placed('expired', page), 'dead'],
  ['refused', placed('rejected', { isApprovalRequired: true }), 'dead'],
] as const)('R4.8.8, R4.8.9: an order that is %s', (_, order, standing) => {
  expect(orderStanding(order)).toBe(standing);
});

test('R4.6.5: markup and blanks are no text', () => {
  expect(plainText('<p>No&nbsp;refund</p><p>Fun &amp; games</p>')).toBe('No refund Fun & games');
  expect(plainText('&lt;b&gt; &quot;a&quot; &#39;b&#39;')).toBe(`<b> "a" 'b'`);
  expect(plainText('<br>  <b> </b>&nbsp;')).toBe('');
});

test.each([
  [true, null, 'none'],
  [true, '<p> </p>', 'none'],
  [true, 'Agreed', 'tick'],
  [true, 'Agreed.', 'read'],
  [false, 'Agreed.', 'none'],
] as const)('Q4.6.a, Q4.6.b: enabled %s, %j: %s', (isEnabled, text, terms) => {
  expect(paymentTerms({ isEnabled, text })).toBe(terms);
});

test('Q7.7.k: a sheet is told the rest to pay, in major units', () => {
  const express: ExpressMethod = {
    name: 'apple_pay',
    merchant_name: 'Saha',
    merchant_id: 'merchant.saha',
    country: 'AE',
    networks: ['visa'],
    gateway: null,
    gateway_merchant_id: null,
    sheet: null,
  };
  const known = { express, cartContent, options, currency: null };
  expect(billOf(known)).toEqual({ method: express, amount: 84, currency: 'AED' });
  expect(billOf({ ...known, currency: 'SAR' }).currency).toBe('SAR');
  const byWallet = { ...cartContent, preferences: { ...defaultPreferences, is_wallet: true } };
  expect(billOf({ ...known, cartContent: byWallet }).amount).toBe(4);
  expect(() => billOf({ ...known, express: null })).toThrow('no sheet was wanted');
});

test('R5.7.6: by a sheet, credit pays nothing, and all else stays chosen', () => {
  const preferences = { ...defaultPreferences, cardId: 'credit', is_wallet: true };
  expect(besideCredit({ cartContent: { ...cartContent, preferences } }).cartContent).toEqual({
    ...cartContent,
    preferences: { ...preferences, cardId: 'new' },
  });
});
