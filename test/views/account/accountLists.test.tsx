// @vitest-environment jsdom
/** The lists of a customer's account as shown (R3.2.5, R2.3.5, R2.3.11, R2.3.13, R4.10.9). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { Component as MembershipCardsPage } from '../../../src/pages/memberships/MembershipCardsPage.tsx';
import { Component as PointsPage } from '../../../src/pages/points/PointsPage.tsx';
import { Component as WalletPage } from '../../../src/pages/wallet/WalletPage.tsx';
import { Component as WorkshopsPage } from '../../../src/pages/bookings/WorkshopsPage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, elsewhere, press, stage, textOf, words } from '../cart.fixture.tsx';

const now = Date.parse('2026-11-21T08:00:00Z');
polyfillDialogs();
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const named = (link_text: string) => ({ link_text, ar_link_text: null, path: link_text, page_id: null, custom: false });
const header_nav = ['academies', 'memberships'].map((name) => ({ ...named(name), children: [] })) as never;

type Page = { data: unknown };
type Answer = (query: URLSearchParams) => unknown;
const pageOf = (data: unknown, total = 1, page = 1) => ({
  status: true,
  data,
  message: null,
  total,
  total_pages: Math.ceil(total / 16),
  current_page: page,
});
const noWallet = { status: true, data: { balance: 240.5, currency: 'AED' }, message: null };

const kept = (id: string, card_number: string, is_default: 0 | 1) => ({
  id,
  card_number,
  expiry_date: '08/29',
  is_default,
});
/** The customer's memberships, and those on sale. */
const bought = [
  {
    id: 9,
    order_id: 8,
    name: 'Anytime',
    ar_name: null,
    status_id: 1,
    total: 1260,
    quantity: 1,
    membership_package_id: 6023,
    card_number: 'SAHA-M-1002',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  },
];
const sold = {
  membership_id: 1,
  name: 'Anytime',
  benefits: [{ name: 'Member hours' }],
  packages: [{ membership_package_id: 6023, product_id: 1, name: 'A year', duration: 12, price: 1200, tax_amount: 60 }],
};

/** The bank keeps the cards until each is removed; it may refuse, or be unreachable. */
const savedCards = (cards: ReturnType<typeof kept>[], removal: () => Response = () => Response.json(done)) => {
  let there = cards;
  return (method: string): Response => {
    if (method !== 'DELETE') return Response.json({ status: true, data: there, message: null });
    const answer = removal();
    if (answer.ok) there = there.slice(1);
    return answer;
  };
};
const done = { status: true, data: null, message: 'The card is removed' };
const visa = kept('card-1', '411111******1111', 1);
const other = kept('card-2', '6011********9004', 0);

/** The page, with the server's answer for its list; a number is the status of a refusal. */
async function open(
  Page: ComponentType,
  answer: Answer,
  locale: Locale = 'en',
  noCards = savedCards([]),
  { uses = () => [], additions = ['membershipUse'] }: { uses?: () => unknown; additions?: string[] } = {},
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('profile/wallet')) return Response.json(noWallet);
    if (pathname.includes('profile/cards')) return noCards(method);
    if (pathname.endsWith('profile/memberships/use')) {
      const said = uses();
      return typeof said === 'number'
        ? Response.json({ status: false }, { status: said })
        : Response.json({ ...noWallet, data: said });
    }
    if (pathname.endsWith('profile/bookings/membership')) return Response.json(pageOf(bought));
    if (pathname.endsWith('v2/memberships')) return Response.json({ ...noWallet, data: [sold] });
    if (pathname.endsWith('profile/q-points') && searchParams.get('size') === '1')
      return Response.json({ ...pageOf(null, 40), data: { points: 1250, value: 12.5, transactions: [] } });
    // The next booking is requested separately, in order of time.
    if (searchParams.get('sort_order') === 'asc') return Response.json(pageOf([], 0));
    asked.push(searchParams.toString());
    const said = await answer(searchParams);
    // The history of points lies beside their balance (Q7.6.e).
    if (pathname.endsWith('profile/q-points') && Array.isArray((said as Page).data))
      return Response.json({ ...(said as Page), data: { points: 0, value: 0, transactions: (said as Page).data } });
    return typeof said === 'number' ? Response.json({ status: false }, { status: said }) : Response.json(said);
  });
  const { show } = await stage({ locale, site: { header_nav, additions } });
  show(<Page />);
  await answered();
  return asked;
}
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const card = { id: 1, card_number: 'SAHA-M-1002', name: 'Anytime', ar_name: 'في أي وقت', status_id: 1 };
const span = { start_date: '2026-01-01', end_date: '2026-12-31' };
const workshop = {
  id: 7,
  order_id: 8,
  name: 'Basketball, weekly',
  ar_name: 'كرة السلة، أسبوعيًا',
  status_id: 12,
  total: 1575,
  quantity: 2,
  workshop_id: 3,
  workshop_program_id: 4,
  start_date: '2026-11-02',
  end_date: '2027-02-20',
  sessions: [
    { id: 1, date: '2026-11-18', start_time: '17:00:00', end_time: '18:00:00', status_id: 1 },
    { id: 2, date: '2026-11-25', start_time: '17:00:00', end_time: '18:00:00', status_id: 1 },
  ],
};
const movement = (id: number, amount: number, type = amount < 0 ? 'debit' : 'credit') => ({
  id,
  date: '2026-11-18 20:15:00',
  description: 'Padel, Court 3',
  ar_description: 'بادل، ملعب 3',
  amount,
  type,
  balance: 240.5,
  order_id: 4711,
});

const pages: [string, ComponentType, string][] = [
  ['memberships', MembershipCardsPage, 'You have no membership yet'],
  ['workshops', WorkshopsPage, 'No workshop is booked'],
  ['wallet', WalletPage, 'Nothing has gone in or out yet'],
  ['points', PointsPage, 'No points yet'],
];

describe.each(pages)('%s', (_, Page, nothing) => {
  test('R2.3: the menu beside it leads to the others', async () => {
    await open(Page, () => pageOf([], 0));
    expect(all<HTMLAnchorElement>('.side a').map((link) => link.getAttribute('href'))).toEqual([
      '/profile/user',
      '/profile/facility-bookings',
      '/profile/academy-bookings',
      '/profile/memberships-bookings',
      '/profile/user/wallet',
      '/profile/user/q-points',
      '/profile/family',
    ]);
  });

  test('without an entry says so, and leads on', async () => {
    await open(Page, () => pageOf([], 0));
    expect(textOf('.empty h2')).toBe(nothing);
    expect(all('.empty .btn')).toHaveLength(1);
  });

  test('what is refused can be tried again', async () => {
    let status: number | null = 403;
    const asked = await open(Page, () => status ?? pageOf([], 0));
    expect(all('.empty[role=alert]')).toHaveLength(1);
    status = null;
    press('Try again');
    await answered();
    expect([asked.length, textOf('.empty h2')]).toEqual([2, nothing]);
  });

  test('is outlined while it is awaited', async () => {
    await open(Page, () => new Promise(() => undefined));
    expect(all('.skels--rows')).toHaveLength(1);
    expect(all('.empty')).toEqual([]);
  });
});

test('R2.3.13: a card shows its number, how it stands and how long it is valid', async () => {
  await open(MembershipCardsPage, () =>
    pageOf([
      { ...card, ...span },
      { ...card, id: 2, name: 'Off-peak', status_id: 5, start_date: '2027-01-01', end_date: '2027-03-31' },
      { ...card, id: 3, name: 'Family', status_id: 11, start_date: '2025-01-01', end_date: '2025-12-31' },
    ]),
  );
  expect(all('.mcard').map((one) => [words(one.querySelector('bdi')), words(one.querySelector('.mcard__f'))])).toEqual([
    ['SAHA-M-1002', 'ApprovedValid until 31 Dec 2026'],
    ['SAHA-M-1002', 'PendingValid from 01 Jan 2027 to 31 Mar 2027'],
    ['SAHA-M-1002', 'ExpiredEnded on 31 Dec 2025'],
  ]);
});

test('R2.3.13, R5.7.10: a card shows its code and what it gives, and leads to the same once more from the day after it ends', async () => {
  await open(MembershipCardsPage, () =>
    pageOf([
      { ...card, ...span },
      { ...card, id: 2, card_number: 'SAHA-DESK-1', ...span },
    ]),
  );
  // A card that was given at the desk belongs to nothing that is sold.
  expect(all<HTMLAnchorElement>('.mcard__a a').map((link) => [words(link), link.getAttribute('href')])).toEqual([
    ['Renew from 01 Jan 2027', '/memberships?package=6023&from=2027-01-01'],
  ]);
  press('Show the code: card SAHA-M-1002');
  await vi.waitFor(() =>
    expect(all('dialog img').map((one) => one.getAttribute('alt'))).toEqual(['Code of card SAHA-M-1002']),
  );
  expect([textOf('dialog bdi'), textOf('dialog .mcode__gives li')]).toEqual(['SAHA-M-1002', 'Member hours']);
  press('Close', 'dialog');
  expect(all('dialog')).toEqual([]);
});

const counted = (benefit: object, people: object | null = null) => [
  {
    id: 1,
    card_number: 'SAHA-M-1002',
    benefits: [{ name: 'Member price', ar_name: 'سعر الأعضاء', ...benefit }],
    people,
  },
];
const ofMembers = () => pageOf([{ ...card, ...span }]);
const saidOfUse = () => all('.muse p, .muse li').map(words);

test('Q7.7.m: a card shows what is used, what is left and until when, what it saved, and whose it is', async () => {
  let uses: unknown = 403;
  const openIt = (locale?: Locale) => open(MembershipCardsPage, ofMembers, locale, undefined, { uses: () => uses });
  await openIt();
  // A failure is shown, with a way to retry, and the card stays.
  expect([textOf('.mcard h2'), textOf('.empty[role=alert] h2')]).toEqual([
    'Anytime',
    'What you have used did not load',
  ]);
  uses = counted({ used: 3, allowed: 8, until: '2026-11-30', saved: 81 }, { places: 6, names: ['Omar', 'Nour'] });
  press('Try again');
  await answered();
  expect(all('.empty')).toEqual([]);
  expect(saidOfUse()).toEqual([
    'Member price3 of 8 used5 left until 30 Nov 2026AED 81 saved',
    '3 of 8 used',
    '5 left until 30 Nov 2026',
    'AED 81 saved',
    'Omar',
    'Nour',
    '2 of 6 places are taken. Add somebody to your family',
  ]);
  cleanup();
  uses = counted({ used: 2, allowed: null, saved: 0 });
  await openIt('ar');
  expect(saidOfUse()).toEqual(['سعر الأعضاءاستُخدمت مرتين', 'استُخدمت مرتين']);
  cleanup();
  uses = counted({ used: 0, allowed: 8, until: '2026-11-30', saved: 0 });
  await openIt();
  expect(saidOfUse().at(-1)).toBe('Nothing used yet. Enter the card in your cart, and you pay less.');
  cleanup();
  // Another card's use is not shown.
  uses = counted({ used: 1 }).map((use) => ({ ...use, card_number: 'SAHA-M-1' }));
  await openIt();
  expect(all('.muse')).toEqual([]);
});

test('Q7.7.a, Q7.7.m: a server that does not count is not asked, and nothing is shown', async () => {
  const asked: string[] = [];
  const uses = () => asked.push('use') && counted({ used: 1 });
  await open(MembershipCardsPage, ofMembers, 'en', undefined, { uses, additions: ['cancel'] });
  expect([asked, all('.muse, .empty'), textOf('.mcard h2')]).toEqual([[], [], 'Anytime']);
});

test('R2.3.11: a workshop shows what was bought, for how many, and when', async () => {
  await open(WorkshopsPage, () => pageOf([workshop]));
  expect(textOf('.bkrow h2')).toBe('Basketball, weekly');
  expect(all('.bkrow .facts > span').map(words)).toEqual([
    '02 Nov 2026 to 20 Feb 2027',
    '2 participants',
    'Next on Wed 25 Nov, 05:00 PM',
  ]);
  expect(textOf('.bkrow__s')).toBe('Refund Requested2 sessions');
  expect(textOf('.bkrow__a')).toContain('1,575');
});

test('R2.2.7: a movement shows its day, what it was for, how much with its sign, and the balance after it', async () => {
  await open(WalletPage, () => pageOf([movement(2, 80), movement(1, 130, 'debit'), movement(3, -5.5)]));
  expect(textOf('.balance p')).toContain('240.50');
  const rows = all('.hist tbody tr').map((row) => [...row.querySelectorAll('td')].map((cell) => words(cell)));
  expect(rows[0]?.slice(0, 2)).toEqual(['18 Nov 2026', 'Padel, Court 3Order 4711']);
  // R9.1.8: the currency stands where it does elsewhere.
  const amounts = all('.hist td.r > .price').map(words);
  expect(amounts).toEqual(['+ AED 80', '− AED 130', '− AED 5.50']);
  expect(all('.hist td.in')).toHaveLength(1);
  expect(rows[0]?.[2]).toContain('Balance AED 240.50');
});

test('in Arabic with the operator’s Arabic words', async () => {
  await open(WalletPage, () => pageOf([movement(1, -130)]), 'ar');
  expect(textOf('.hist tbody td:nth-child(2)')).toContain('بادل، ملعب 3');
  // The sign is kept before its number also where the line runs from right to left.
  expect([textOf('.hist td.r bdi'), textOf('.acct h1')]).toEqual(['−130', 'المحفظة']);
});

test('A05, A06: on the last page the button keeps the focus, says that there is no further page, and the page is announced', async () => {
  const asked = await open(WalletPage, (query) => pageOf([movement(1, 80)], 20, Number(query.get('page'))));
  const next = all('nav button').find((button) => words(button) === 'Next page')!;
  next.focus();
  press('Next page');
  expect(document.activeElement).toBe(next);
  await answered();
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(textOf('nav output')).toBe('Page 2 of 2');
  press('Next page');
  await answered();
  expect(asked).toHaveLength(2);
});

test('R9.1.2, R9.3.7: pages and days are asked for as they are chosen', async () => {
  const asked = await open(WalletPage, (query) => pageOf([movement(1, 80)], 40, Number(query.get('page'))));
  press('Next page');
  await answered();
  expect(textOf('nav[aria-label=Pages] .fine')).toBe('Page 2 of 3');
  const week = all('label').find((label) => words(label) === 'Last 7 days')!;
  fireEvent.click(week.querySelector('input') ?? week);
  await answered();
  expect(asked).toEqual(['page=1&size=16', 'page=2&size=16', 'page=1&size=16&from=2026-11-15&to=2026-11-21']);
  expect(elsewhere()).toBeUndefined();
});

test('R2.3.4, R1.5.2: points are shown with their value, and each movement in points', async () => {
  const points = [movement(2, 1000), movement(1, 250, 'debit')].map((one) => ({ ...one, balance: 1250 }));
  await open(PointsPage, () => pageOf(points, 2));
  expect([textOf('.balance .price'), textOf('.balance p:last-child')]).toEqual([
    '1,250 points',
    'Worth AED 12.50 in the cart',
  ]);
  expect(all('.hist td.r').map(words)).toEqual(['+1,000Balance 1,250', '−250Balance 1,250']);
});

const cardRows = () =>
  all('.kept li').map((row) =>
    words(row)
      .replaceAll('\u00a0', ' ')
      .replace(/Remove the card.*/, ''),
  );

test('R1.5.3, R9.3.4: saved cards show their brand, their last digits and which is used first', async () => {
  await open(WalletPage, () => pageOf([], 0), 'en', savedCards([visa, other]));
  expect(cardRows()).toEqual(['Visa •••• 1111Expires 08/29Used first', '•••• 9004Expires 08/29']);
});

test('Q1.5.a: a card goes when that is confirmed, and not before', async () => {
  await open(WalletPage, () => pageOf([], 0), 'en', savedCards([visa, other]));
  press('Remove the card ending in 1111');
  press('Keep');
  expect([cardRows().length, all('dialog').length]).toEqual([2, 0]);
  press('Remove the card ending in 1111');
  press('Remove', 'dialog');
  await answered();
  expect([cardRows(), all('dialog').length]).toEqual([['•••• 9004Expires 08/29'], 0]);
});

test('R8.1.6: a card that could not be removed stays, says why, and can be tried again', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json(done)];
  await open(
    WalletPage,
    () => pageOf([], 0),
    'en',
    savedCards([visa], () => answers.shift()!),
  );
  press('Remove the card ending in 1111');
  press('Remove', 'dialog');
  await answered();
  expect([cardRows().length, all('dialog [role=alert], dialog .note').length]).toEqual([1, 1]);
  press('Remove', 'dialog');
  await answered();
  expect(textOf('.kept p')).toBe('No card is saved. You can keep one when you pay.');
});
