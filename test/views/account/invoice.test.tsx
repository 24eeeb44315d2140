// @vitest-environment jsdom
/** The page of a tax invoice before it is there (R8.1.6, Q7.7.j). */
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

const invoice = (order: unknown, locale: Locale) =>
  visit({
    route: '/paymentsuccess/:token/invoice',
    path: '/paymentsuccess/a-receipt/invoice',
    Page: InvoicePage,
    answers: { 'payments/a-receipt': order },
    locale,
    site: { additions: ['invoice'] },
  });

test.each<[Locale, string]>([
  ['en', 'Tax invoice'],
  ['ar', 'فاتورة ضريبية'],
])('%s: is called so while it loads and where it failed', async (locale, title) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { settled } = await invoice(() => promise, locale);
  expect([all('h1').map(words), all('.skel').length > 0]).toEqual([[title], true]);
  // An order of which nothing can be read.
  resolve(answer({}));
  await settled();
  expect([textOf('h1'), all('h1').length, all('.skel').length, all('.empty[role=alert]').length]).toEqual([
    title,
    1,
    0,
    1,
  ]);
});
