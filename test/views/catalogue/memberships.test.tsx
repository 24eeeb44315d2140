// @vitest-environment jsdom
/** The page of memberships, from the offers to the cart (R2.1.11, R1.4.7, R5.7.10, R8.2.1, R9.1.7, Q3.6.d). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { membershipPurchaseMachine } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import { MembershipsView } from '../../../src/pages/memberships/MembershipsPage.tsx';
import type { Locale } from '../../../src/i18n/languages.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { portal } from '../../models/checkout/checkout.fixtures.ts';
import { play, running } from '../../models/membershipPurchase/membershipPurchase.choices.ts';
import { done, failed } from '../../support/paths.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { all, aloud, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
const seen = vi.fn<(this: Element) => void>();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] });
  Element.prototype.scrollIntoView = seen;
});
afterEach(() => {
  cleanup();
  seen.mockReset();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nothing = { packageId: null, startDate: null, isInParts: false };
const found = done('loadMemberships', { offers: [play], today: '2026-11-24' });

async function open(selection: object = nothing, locale: Locale = 'en', user: typeof layla | null = layla) {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(membershipPurchaseMachine, ['watchSession']);
  const purchase = createActor(machine, { input: { portal, selection: selection as never, user } }).start();
  show(<MembershipsView purchase={purchase} />);
  const say = (answer: Parameters<typeof settle>[0]) => act(async () => void settle(answer));
  return { purchase, say };
}
const packages = () => all('.box__packs button').map(words);
const summary = () => all('.sum > div').map((row) => [...row.children].map(words));

test('R1.4.7, R9.1.7: each package says its price, and what one payment is', async () => {
  const { say } = await open();
  await say(found);
  expect([textOf('h1'), packages()]).toEqual([
    'One way to play more',
    ['Play One monthAED 210', 'Play One yearor 12 payments of AED 105AED 1,260'],
  ]);
  expect(textOf('.box__gains')).toBe('Book fourteen days ahead');
});

test('Arabic says the same', async () => {
  const { say } = await open(nothing, 'ar');
  await say(found);
  expect(aloud(all('.box__packs button')[1]!)).toBe(
    'لعب سنة كاملةأو 12 دفعة كل منها 105 درهم إماراتي1,260 درهم إماراتي',
  );
});

test('R9.1.7, Q3.6.d: in payments the first is owed now; it runs from today to the day before', async () => {
  const { say } = await open();
  await say(found);
  fireEvent.click(all('.box__packs button')[1]!);
  // What was chosen stands further down: the way there is led.
  expect(words(document.activeElement)).toBe('Play, One year');
  fireEvent.click(all<HTMLInputElement>('.pay input')[1]!);
  expect(summary()).toEqual([
    ['Length', 'One year'],
    ['From', '24 Nov 2026'],
    ['To', '23 Nov 2027'],
    ['12 payments in all', 'AED 1,260'],
    ['First paymentincludes AED 5 VAT', 'AED 105'],
  ]);
});

test.each([
  ['R2.1.11: a package that the address names is come to', 6022, 0, ['Play, One year']],
  ['not by whoever comes back to where they were', 6022, 400, []],
  ['without one the page begins at its top', null, 0, []],
])('%s', async (_, packageId, scrollY, expected) => {
  vi.stubGlobal('scrollY', scrollY);
  const { say } = await open({ ...nothing, packageId });
  await say(found);
  expect(seen.mock.contexts.map(words)).toEqual(expected);
  // What is chosen here is come to by the focus.
  fireEvent.click(all('.box__packs button')[0]!);
  expect(seen).toHaveBeenCalledTimes(expected.length);
});

test('Q3.6.d: a day that is over is refused at its field', async () => {
  const { purchase, say } = await open({ ...nothing, packageId: 6022 });
  await say(found);
  act(() => purchase.send({ type: 'start.choose', date: '2026-11-23' }));
  press('Add to cart');
  expect(textOf('.note--bad')).toContain('It can start today at the earliest');
});

test('R6.1.3: a customer without an account is told why it waits', async () => {
  const { say } = await open({ ...nothing, packageId: 6022 }, 'en', null);
  await say(found);
  press('Add to cart');
  expect(textOf('[role=alert]')).toContain('Please log in with your account');
});

test('R5.7.10: who holds it is asked, and it goes on the day after', async () => {
  const { purchase, say } = await open({ ...nothing, packageId: 6022 });
  await say(found);
  press('Add to cart');
  await say(done('loadHeld', { held: [running], today: '2026-11-24' }));
  expect(textOf('dialog h2')).toBe('Membership already exist, did you mean to renew?');
  expect(textOf('dialog p')).toContain('Yours runs until 03 Dec 2026.');
  press('Renew from 04 Dec 2026', 'dialog');
  expect(purchase.getSnapshot().context.startDate).toBe('2026-12-04');
  await say(done('addToCart'));
  expect(textOf('output')).toContain('Your membership is in your cart.');
  expect(all('output a').map((link) => link.getAttribute('href'))).toEqual(['/cart']);
});

test('R8.2.1: an obstacle is shown with the way out, after which adding continues', async () => {
  const { purchase, say } = await open({ ...nothing, packageId: 6022 });
  await say(found);
  press('Add to cart');
  await say(done('loadHeld', { held: [], today: '2026-11-24' }));
  await say(failed('addToCart', new RefusedError('membershipExclusive')));
  expect(textOf('[role=alert] p')).toBe("Cart Error Membership can't be purchased with other services.");
  act(() => press('Empty the cart and add this'));
  expect(purchase.getSnapshot().value).toEqual({ open: 'checking' });
});

test('R8.1.6: a failure to load is shown, and can be retried; without offers there is a link elsewhere', async () => {
  const { purchase, say } = await open();
  await say(failed('loadMemberships', new ConnectionError()));
  expect(all('.empty[role=alert]')).toHaveLength(1);
  act(() => purchase.send({ type: 'memberships.reload' }));
  await say(done('loadMemberships', { offers: [], today: '2026-11-24' }));
  expect(textOf('.empty h2')).toBe('There are no memberships at the moment');
});
