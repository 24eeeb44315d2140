// @vitest-environment jsdom
/** What is offered for less, and until when (R2.1.17, Q7.6.p). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dateAfter } from '../../../machines/slots/schedule/venueTime.ts';
import { nowAtVenue } from '../../../src/adapters/http/serverTime.ts';
import { notices } from '../../../src/actors/notices.ts';
import { Component as OffersPage } from '../../../src/pages/offers/OffersPage.tsx';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, elsewhere, press, textOf, words } from '../cart.fixture.tsx';
import { answer, visit } from '../content.fixture.tsx';

polyfillDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = nowAtVenue().slice(0, 10);
const offer = (offer_id: number, from: number, to: number) => ({
  offer_id,
  name: `Offer ${offer_id}`,
  ar_name: `عرض ${offer_id}`,
  description: 'What is inside',
  venue_id: 1,
  offer_price: 100,
  tax_amount: 5,
  valid_from: dateAfter(today, from),
  valid_to: dateAfter(today, to),
  products: [],
});
const open = (answers: object, path = '/offers', locale: 'en' | 'ar' = 'en') =>
  visit({ route: '/offers', path, Page: OffersPage, answers, locale } as never);
const ends = () => all('.offers__end').map(words);

test('each says how long it holds; what is over is not offered', async () => {
  const offers = [offer(1, -9, 0), offer(2, -9, 1), offer(3, -9, 7), offer(4, -9, -1), offer(5, 3, 9)];
  await open({ offers: answer(offers) });
  expect(all('.offers__row h2').map(words)).toEqual(['Offer 1', 'Offer 2', 'Offer 3', 'Offer 5']);
  expect(ends().map((end) => end.replace(/(until|from) .*/, '$1'))).toEqual([
    'Todayis the last day',
    '1 dayleft, until',
    '7 daysleft, until',
    'Soonfrom',
  ]);
  expect(textOf('.offers__p')).toContain('AED 105');
});

test('in Arabic, with its own plural', async () => {
  await open({ offers: answer([offer(1, -9, 2)]) }, '/offers', 'ar');
  expect(textOf('.offers__row h2')).toBe('عرض 1');
  expect(ends()[0]).toMatch(/^يومان/);
});

test('the number of an offer is separate from its name, since a space is lost in a box of its own', async () => {
  const set = { ...offer(1, -9, 3), products: [{ product_id: 9, name: 'Balls', ar_name: 'كرات', quantity: 2 }] };
  await open({ offers: answer([set]) }, '/offers?offer=1', 'ar');
  const last = all('.offer__in li > span')[0]?.lastChild;
  expect([last?.nodeType, last?.textContent]).toEqual([Node.TEXT_NODE, ' × 2']);
});

test('without any offer there is a way forward', async () => {
  await open({ offers: answer([offer(4, -9, -1)]) });
  expect(textOf('main')).toContain('No offers today');
  expect(all('main a').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test('a link to an offer that is gone says so, and leads to the others', async () => {
  await open({ offers: answer([offer(1, -9, 3)]) }, '/offers?offer=99');
  expect(textOf('dialog h2')).toBe('This offer is over');
  press('See what is on offer', 'dialog');
  expect(all('dialog')).toEqual([]);
  expect(all('.offers__row')).toHaveLength(1);
});

test('what could not be loaded can be asked for again', async () => {
  let calls = 0;
  await open({ offers: () => (++calls === 1 ? 422 : answer([offer(1, -9, 3)])) });
  expect(textOf('main')).toContain('This could not be loaded');
  press('Try again');
  await vi.waitFor(() => expect(all('.offers__row')).toHaveLength(1));
});

test('F09: a double press adds one to the cart, and says so in sight', async () => {
  const seen = vi.fn<() => void>();
  Element.prototype.scrollIntoView = seen;
  const answers = { offers: answer([offer(1, -9, 3)]) };
  const { lines, settled } = await visit({
    route: '/offers',
    path: '/offers?offer=1',
    Page: OffersPage,
    answers,
    user: layla,
  });
  const add = all('dialog .modal__bar button').at(-1)!;
  // The first press has done its work before the second comes.
  act(() => void fireEvent.click(add, { detail: 1 }));
  await settled();
  act(() => void fireEvent.click(add, { detail: 2 }));
  await settled();
  expect(lines()).toMatchObject([{ offer_id: 1, quantity: 1 }]);
  expect(textOf('dialog output.offer__added')).toContain('1 in your cart');
  expect(seen).toHaveBeenCalledOnce();
});

test('Q8.5.a, R8.5.1: an offer is shared by the address that opens it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { settled } = await visit({
    route: '/offers',
    path: '/offers?offer=1',
    Page: OffersPage,
    answers: { offers: answer([offer(1, -9, 3)]) },
  });
  press('Share this offer', 'dialog');
  await settled();
  expect(writeText).toHaveBeenCalledWith(`${globalThis.location.origin}/offers?offer=1`);
  expect(notices.getSnapshot().context.shown?.text).toBe('Link copied for sharing!');
});

test('R2.1.17: closing goes back to the entry before, so that one press of Back leaves the page', async () => {
  const { settled, goBack } = await visit({
    route: '/offers',
    path: '/offers',
    before: '/blogs',
    Page: OffersPage,
    answers: { offers: answer([offer(1, -9, 3)]) },
  });
  fireEvent.click(all('.offers__row')[0]!);
  await settled();
  // The choice is in the address, and the history entry is still the same.
  press('More', 'dialog');
  await settled();
  press('Close', 'dialog');
  await settled();
  expect([all('dialog').length, all('.offers__row').length]).toEqual([0, 1]);
  await goBack();
  expect(elsewhere()).toBe('/blogs');
});

test('R2.1.17: who came by a link to an offer stays among the offers when it is closed', async () => {
  const { settled, goBack } = await visit({
    route: '/offers',
    path: '/offers?offer=1',
    before: '/blogs',
    Page: OffersPage,
    answers: { offers: answer([offer(1, -9, 3)]) },
  });
  press('Close', 'dialog');
  await settled();
  expect([all('dialog').length, all('.offers__row').length]).toEqual([0, 1]);
  await goBack();
  expect(elsewhere()).toBe('/blogs');
});
