// @vitest-environment jsdom
/** Top-up and the expiry of points as shown, and only where the server has them (Q7.7.a, Q7.7.c, Q7.7.h). */
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { Component as PointsPage } from '../../../src/pages/points/PointsPage.tsx';
import { Component as WalletPage } from '../../../src/pages/wallet/WalletPage.tsx';
import { topUpThatIs, visa } from '../../models/topUp/topUp.fixtures.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const said = (data: unknown) => Response.json({ status: true, data, message: null });
const listed = (data: unknown) =>
  Response.json({ status: true, data, message: null, total: 1, total_pages: 1, current_page: 1 });
const came = {
  id: 1,
  date: '2026-11-18 20:15:00',
  description: 'Weekend bonus',
  ar_description: null,
  amount: 1200,
  type: 'credit',
  balance: 1320,
  order_id: null,
  expires_on: '2026-12-06',
};
const points = {
  points: 1320,
  value: 13.2,
  transactions: [came],
  expiring: [
    { points: 1200, expires_on: '2027-10-15' },
    { points: 120, expires_on: '2026-12-06' },
  ],
};
const answers: Record<string, () => Response> = {
  'profile/wallet': () => said({ balance: 240.5, currency: 'AED' }),
  'profile/wallet/transactions': () => listed([]),
  'profile/cards': () => said([visa]),
  'profile/q-points': () => listed(points),
  'wallet/top-up/terms': () => said({ currency: 'AED', min: 10, max: 5000, amounts: [100, 250, 500] }),
  'wallet/top-up': () => said(topUpThatIs('declined', { reason: 'Not enough money on the card' })),
};

/** @param instead answers before the server does, or throws as a lost connection */
async function open(
  Page: ComponentType,
  additions: string[],
  instead: (path: string, method: string) => Response | undefined = () => undefined,
): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const path = new URL(url).pathname.replace(/^.*\/api\/v2\//, '');
    asked.push(`${method} ${path}`);
    return instead(path, method) ?? answers[path]!();
  });
  const { show } = await stage({ site: { additions } });
  show(<Page />);
  await answered();
  return asked;
}
/** A lost connection that is known not to come back at once. */
const lose = (): never => {
  throw new ConnectionError();
};
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('Q7.7.a: a server without them is not asked, and nothing is shown', async () => {
  const asked = await open(WalletPage, []);
  expect([all('.topup').length, asked.filter((call) => call.includes('top-up'))]).toEqual([0, []]);
  cleanup();
  await open(PointsPage, []);
  expect([all('.expiring').length, all('.hist .fine').map(words)]).toEqual([0, ['Balance 1,320']]);
});

test('Q7.7.c: amounts, the card that is used first, and what is in the wallet afterwards', async () => {
  await open(WalletPage, ['topUp']);
  expect(all('.topup .seg label').map(words)).toEqual(['100', '250', '500', 'Other']);
  expect(
    [textOf('.topup__after'), words(all('.topup [type=submit]')[0])].map((text) => text?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Balance after AED 490.50', 'Add AED 250']);
  expect(all<HTMLInputElement>('.topup .pay input').map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(all('.topup .seg input')[3]!);
  fireEvent.change(all('.topup input[inputmode=decimal]')[0]!, { target: { value: '9' } });
  press('Add to the wallet');
  expect(textOf('.topup .err')?.replaceAll('\u00a0', ' ').trim()).toBe('Please add at least AED 10.');
});

test('Q7.7.c: a top-up without an answer is asked about, and shows the bank’s answer', async () => {
  const asked = await open(WalletPage, ['topUp']);
  press('Add AED 250');
  await answered();
  await answered();
  await answered();
  expect(textOf('.topup .note')).toBe('Nothing was added, and nothing was charged.Not enough money on the card');
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual(['POST wallet/top-up']);
  press('Start over');
  await answered();
  await answered();
  expect(all('.topup .seg label')).toHaveLength(4);
});

test('K01: a wish that was lost on its way is sent again under its key; another wish has another', async () => {
  const keys: (string | null)[] = [];
  await open(WalletPage, ['topUp']);
  const fetchBefore = globalThis.fetch;
  const none = () => said(null);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('wallet/top-up') && !request.url.includes('wallet/top-up?')) return fetchBefore(request);
    if (request.method === 'GET') return none();
    keys.push(request.headers.get('Idempotency-Key'));
    throw new TypeError('Failed to fetch');
  });
  const send = async (sum: string) => {
    press(sum);
    for (let turn = 0; turn < 5; turn++) await answered();
    expect(textOf('.topup .note')).toBe('Nothing was charged. Please try again.');
  };
  await send('Add AED 250');
  await send('Add AED 250');
  fireEvent.click(all('.topup .seg input')[0]!);
  await send('Add AED 100');
  expect([keys.length, keys[0] === keys[1], keys[2] === keys[0]]).toEqual([3, true, false]);
});

test('Q7.7.l, Q4.8.d: another card is made the first one, and shown so when the server has it', async () => {
  const second = { ...visa, id: 'card-2', card_number: '555555******4444', is_default: false };
  let first = visa.id;
  const cards = () => [visa, second].map((card) => ({ ...card, is_default: card.id === first }));
  vi.spyOn(answers, 'profile/cards').mockImplementation(() => said(cards()));
  answers['profile/cards/card-2/default'] = () => {
    first = 'card-2';
    return said(null);
  };
  const asked = await open(WalletPage, ['defaultCard']);
  const pressed = () => all('.kept .btn').map((button) => [words(button), button.getAttribute('aria-pressed')]);
  expect(pressed()).toEqual([
    ['Used first', 'true'],
    ['Use first', 'false'],
  ]);
  press('Use first: the card ending in 4444');
  await answered();
  await answered();
  expect(pressed()).toEqual([
    ['Use first', 'false'],
    ['Used first', 'true'],
  ]);
  expect(asked).toContain('PUT profile/cards/card-2/default');
});

test('Q4.8.d, Q1.5.a: a card that is removed is not offered for the next top-up either', async () => {
  const second = { ...visa, id: 'card-2', card_number: '555555******4444', is_default: false };
  let cards = [visa, second];
  vi.spyOn(answers, 'profile/cards').mockImplementation(() => said(cards));
  answers['profile/cards/card-1'] = () => {
    cards = [second];
    return said(null);
  };
  await open(WalletPage, ['topUp']);
  const offered = () => all<HTMLInputElement>('.topup .pay [type=radio]').map(({ checked }) => checked);
  expect(offered()).toEqual([true, false, false]);
  press('Remove the card ending in 1111');
  press('Remove');
  await answered();
  await answered();
  expect(offered()).toEqual([false, true]);
});

test('F37: what another tab paid from the wallet, or added to it, stands there without a reload', async () => {
  let balance = 240.5;
  vi.spyOn(answers, 'profile/wallet').mockImplementation(() => said({ balance, currency: 'AED' }));
  const asked = await open(WalletPage, ['topUp']);
  const shown = () => ['.balance', '.topup__after'].map((part) => textOf(part)?.replaceAll('\u00a0', ' '));
  expect(shown()).toEqual(['In your walletAED 240.50', 'Balance after AED 490.50']);
  const lists = () => asked.filter((call) => call.endsWith('wallet/transactions')).length;
  const before = lists();
  balance = 90.5;
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'walletNews' })));
  await answered();
  expect([shown(), lists()]).toEqual([['In your walletAED 90.50', 'Balance after AED 340.50'], before + 1]);
  // Seen again: the desk may have changed it.
  balance = 60;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await answered();
  expect(shown()).toEqual(['In your walletAED 60', 'Balance after AED 310']);
});

test('Q7.7.h: which points end when, the soonest first, and each that came with its day', async () => {
  await open(PointsPage, ['pointsExpiry']);
  expect(all('.expiring li').map(words)).toEqual(['06 Dec 2026Soon120 points', '15 Oct 20271,200 points']);
  expect(textOf('.hist tbody td:nth-child(2)')).toBe('Weekend bonusGood until 06 Dec 2026');
});

describe.each([
  ['wallet', WalletPage, ['topUp'], ['balance', 'topup', 'kept', 'moves']],
  ['points', PointsPage, [], ['balance', 'moves']],
] as const)('F01, A03: the page of the %s', (_, Page, additions, sections) => {
  const classes = () => all('section').map(({ classList }) => classList[0]);

  test('a lost connection is reported once, and one press reloads everything', async () => {
    let isLost = true;
    await open(Page, [...additions], () => (isLost ? lose() : undefined));
    await waitFor(() =>
      expect(all('[role=alert]').map(words)).toEqual([
        'We lost the connectionNothing of yours is lost. As soon as the connection is back, this page comes by itself.Try again',
      ]),
    );
    expect(classes()).toEqual([]);
    isLost = false;
    press('Try again');
    await waitFor(() => expect(classes()).toEqual(sections));
    await waitFor(() => expect(all('[role=alert]')).toEqual([]));
  });
});

test('F01: what alone was lost says so in its place', async () => {
  await open(WalletPage, ['topUp'], (path) => (path === 'profile/wallet/transactions' ? lose() : undefined));
  expect(all('.moves [role=alert]')).toHaveLength(1);
  expect(all('.balance, .kept')).toHaveLength(2);
});

test('K01: a top-up under way is shown whatever else was lost', async () => {
  await open(WalletPage, ['topUp'], (path) => (path === 'wallet/top-up' ? lose() : undefined));
  press('Add AED 250');
  await answered();
  cleanup();
  await open(WalletPage, ['topUp'], lose);
  await answered();
  expect(all('.kept [role=alert]')).toHaveLength(1);
  expect(all('.topup .note')).toHaveLength(1);
});

test('K01: the bank’s answer is shown even if it is the first answer of the page', async () => {
  await open(WalletPage, ['topUp'], (path) => (path === 'wallet/top-up' ? lose() : undefined));
  press('Add AED 250');
  await answered();
  cleanup();
  let hasBankAnswered = false;
  await open(WalletPage, ['topUp'], (path) =>
    path === 'wallet/top-up' && hasBankAnswered ? said(topUpThatIs('succeeded')) : lose(),
  );
  await answered();
  hasBankAnswered = true;
  press('Ask now');
  for (let answer = 0; answer < 3; answer++) await answered();
  expect(textOf('.topup')).toContain('AED 250 is in your wallet');
});

test('F01: nothing can be begun in a wallet of which nothing has loaded', async () => {
  let lost: (() => void)[] = [];
  const waits = () => new Promise<Response>((_, reject) => lost.push(() => reject(new ConnectionError())));
  vi.stubGlobal('fetch', waits);
  const { show } = await stage({ site: { additions: ['topUp'] } });
  show(<WalletPage />);
  await answered();
  expect(all('.topup h2').map(words)).toEqual(['Top up']);
  expect(all('.topup :is(button, input, a)')).toEqual([]);
  for (const lose of lost) lose();
  lost = [];
  await answered();
  expect(all('.empty').map(words)).toHaveLength(1);
});
