// @vitest-environment jsdom
/** A shop with nothing to sell still links to other pages (R2.1.15, R2.1.16). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as OutletPage } from '../../../src/pages/retail/OutletPage.tsx';
import { Component as RetailPage } from '../../../src/pages/retail/RetailPage.tsx';
import { all, textOf, words } from '../cart.fixture.tsx';
import { answer, listOf, visit } from '../content.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ways = () => all<HTMLAnchorElement>('.empty a').map((link) => [words(link), link.getAttribute('href')]);

test('an outlet with an empty shelf leads to the others', async () => {
  const outlet = { id: 4, name: 'Court shop', ar_name: 'متجر الملعب', description: null, venue_id: 1, image: null };
  await visit({
    route: '/outlets/:id',
    path: '/outlets/4',
    Page: OutletPage,
    answers: { 'outlets/4/products': listOf([]), 'outlets/4': answer(outlet) },
    locale: 'ar',
  });
  expect(textOf('.empty h2')).toBe('الرفوف فارغة');
  expect(ways()).toEqual([['متاجرنا', '/outlets']]);
});

test('a shop in which no outlet sells anything leads home', async () => {
  await visit({ route: '/retail', path: '/retail', Page: RetailPage, answers: { retail: listOf([]) } });
  expect(textOf('.empty h2')).toBe('The shelf is empty');
  expect(ways()).toEqual([['Back to the home page', '/']]);
});
