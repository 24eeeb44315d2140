// @vitest-environment jsdom
/** The page of a tax invoice before it is loaded (R8.1.6, Q7.7.j). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Component as InvoicePage } from '../../../src/pages/payment/invoice/InvoicePage.tsx';
import { all, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const invoice = (answers: Record<string, unknown>, locale: Locale = 'en') =>
  visit({
    route: '/paymentsuccess/:token/invoice',
    path: '/paymentsuccess/a-receipt/invoice',
    Page: InvoicePage,
    answers,
    locale,
    site: { additions: ['invoice'] },
  });

test.each<[Locale, string]>([
  ['en', 'Tax invoice'],
  ['ar', 'فاتورة ضريبية'],
])('%s: is called so while it loads and where it failed', async (locale, title) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { settled } = await invoice({ 'payments/a-receipt': () => promise }, locale);
  expect([all('h1').map(words), all('.skel').length > 0]).toEqual([[title], true]);
  const heading = document.querySelector('h1')!;
  heading.tabIndex = -1;
  heading.focus();
  // An order that cannot be parsed.
  resolve(answer({}));
  await settled();
  expect([textOf('h1'), all('h1').length, all('.skel').length, all('.empty[role=alert]').length]).toEqual([
    title,
    1,
    0,
    1,
  ]);
  expect(document.activeElement).toBe(heading);
});

const order = {
  order_id: 200_001,
  reference: '200001',
  state: 'paid',
  total: 94.5,
  tax: 4.5,
  currency: 'AED',
  date: '2026-11-24 10:00:00',
  items: [],
  tickets: [],
  paid_with: [{ method: 'card', amount: 94.5 }],
};
const paid = {
  number: 'INV-1',
  order_id: order.order_id,
  issued_at: '2026-11-24 10:00:00',
  supplied_on: '2026-11-24',
  currency: 'AED',
  seller: { name: 'Saha', ar_name: 'ساحة', address: 'Dubai', ar_address: 'دبي', trn: '100456789100003' },
  customer: { name: 'Layla Haddad', email: 'layla@saha.example' },
  lines: [
    {
      name: 'Padel',
      ar_name: 'بادل',
      detail: 'Court 2',
      ar_detail: 'ملعب',
      quantity: 1,
      unit_price: 90,
      discount: 0,
      net: 90,
      vat_rate: 5,
      vat: 4.5,
      total: 94.5,
    },
  ],
  discount: 0,
  net: 90,
  vat: 4.5,
  total: 94.5,
  paid_with: [{ method: 'card', amount: 94.5, label: '424242******4242' }],
};

test.each<[string, Record<string, unknown>, number]>([
  ['not to be found', { 'payments/a-receipt': 404 }, 0],
  ['there', { 'payments/a-receipt': answer(order), 'orders/200001/invoice': answer(paid) }, 1],
])('I30: the focus on its heading is on the heading once it is %s', async (_, answers, sheets) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Object.fromEntries(
    Object.entries(answers).map(([call, said]) => [call, () => promise.then(() => said)]),
  );
  const { settled } = await invoice(held);
  const heading = document.querySelector('h1')!;
  heading.tabIndex = -1;
  heading.focus();
  resolve();
  await settled();
  expect([all('.inv').length, all('h1').length, document.activeElement?.tagName]).toEqual([sheets, 1, 'H1']);
});

test.each<[number, boolean]>([
  [404, true],
  [429, false],
  [403, false],
])('Q7.7.j: after an answer %i it is not there: %s; else it can be asked for again', async (status, isMissing) => {
  const { settled } = await invoice({ 'payments/a-receipt': answer(order), 'orders/200001/invoice': status });
  await settled();
  expect([
    all('main h2, .empty h2').map(words).includes('We cannot find this invoice'),
    all('.empty [role="alert"], .empty[role="alert"]').length,
  ]).toEqual([isMissing, isMissing ? 0 : 1]);
});
