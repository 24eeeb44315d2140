/** Where the bank sends customers: pages of the portal, whatever else the address, the form or the headers say. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePaths } from '../rules/session/hostilePaths.ts';
import { orderTowel, type Waiting } from './placedOrder.ts';
import { portalOrigin, sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory();
});
afterAll(() => open.sandbox.close());

/** Every name under which other shops' banks take an address to return to. */
const names = [
  'return',
  'returnUrl',
  'return_url',
  'redirect',
  'redirect_uri',
  'url',
  'next',
  'nextUrl',
  'back',
  'origin',
];
const asking = (address: string): Record<string, string> => Object.fromEntries(names.map((name) => [name, address]));

const press = ({ transactionId }: Waiting, fields: Record<string, string>, address: string) =>
  open.send(`/pay/${transactionId}?${new URLSearchParams(asking(address))}`, { ...asking(address), ...fields });

test('R8.1: walking away leads to the first page', async () => {
  const waiting = await orderTowel(open, 1);
  for (const address of hostilePaths) {
    const left = await press(waiting, { do: 'walk-away' }, address);
    expect([address, left.status, left.headers.get('Location')]).toEqual([address, 303, `${portalOrigin}/`]);
  }
});

const elsewhere = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'blob:x'];

describe.each([
  ['cancelling', { do: 'cancel' }, /^\/paymentfailed\?transactionId=[\w-]+$/],
  ['a declined card', { do: 'pay-test', number: '4000000000000002' }, /^\/paymentfailed\?transactionId=[\w-]+$/],
  ['an accepted card', { do: 'pay-test', number: '4242424242424242' }, /^\/paymentsuccess\/[\w-]+$/],
  ['a late answer', { do: 'pay-test', number: '4000000000003220' }, /^\/paymentsuccess\/[\w-]+$/],
])('%s', (_, fields, path) => {
  test.each(elsewhere)('with %j in every field leads to the result', async (address) => {
    const back = await press(await orderTowel(open, 6), fields, address);
    const location = back.headers.get('Location')!;
    expect(location.startsWith(`${portalOrigin}/`)).toBe(true);
    expect(location.slice(portalOrigin.length)).toMatch(path);
  });

  test('whatever host the browser names', async () => {
    const { transactionId } = await orderTowel(open, 6);
    const back = await open.sandbox.app.request(`http://evil.example/pay/${transactionId}`, {
      method: 'POST',
      headers: {
        Origin: 'http://evil.example',
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Referer: 'http://evil.example/',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields),
    });
    expect(new URL(back.headers.get('Location')!).origin).toBe(portalOrigin);
  });
});

describe('a portal with several names', () => {
  const own = 'http://localhost:5173';
  const names = ['http://127.0.0.1:5173', 'http://baps.localhost:5173'];
  let open: InMemory;
  beforeAll(async () => {
    open = await sandboxInMemory(own);
  });
  afterAll(() => open.sandbox.close());
  const path = (page: string): string => page.slice(open.sandbox.url.length);
  const accepted = { do: 'pay-test', number: '4242424242424242' };
  const declined = { do: 'pay-test', number: '4000000000000002' };

  test.each(names)('%s gets its customers back, by every way', async (origin) => {
    const order = () => orderTowel(open, 6, {}, { Origin: origin });
    const ways = [
      accepted,
      declined,
      { do: 'cancel' },
      { do: 'walk-away' },
      { do: 'pay-test', number: '4000000000003220' },
    ];
    for (const fields of ways) {
      const { payPage } = await order();
      const back = await open.send(path(payPage), fields);
      expect([fields, new URL(back.headers.get('Location')!).origin]).toEqual([fields, origin]);
    }
    const { payPage } = await order();
    const page = await open.page(path(payPage));
    expect(page.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${origin};`);
    // In the other language it is still known where they shop.
    const other = /href="([^"]*lang=ar[^"]*)"/.exec(await page.text())![1]!.replaceAll('&amp;', '&');
    expect(new URL(other, open.sandbox.url).searchParams.get('return')).toBe(origin);
    await open.send(path(payPage), accepted);
    expect(await (await open.page(path(payPage))).text()).toContain(`href="${origin}/paymentsuccess/`);
  });

  test('a payment that is tried again leads back to where that was', async () => {
    const [origin] = names;
    const { payPage, token, transactionId } = await orderTowel(open, 6);
    expect(new URL(payPage).searchParams.has('return')).toBe(false);
    await open.send(path(payPage), declined);
    const again = await open.ask(`payments/transactions/${transactionId}/retry`, {
      method: 'POST',
      token,
      // A browser names no origin to the page's own server.
      headers: { Referer: `${origin}/cart?x=1` },
    });
    expect(new URL(again.body.data.url).searchParams.get('return')).toBe(origin);
  });

  test.each([
    'https://evil.example',
    'http://evil.localhost.example:5173',
    'http://127.0.0.1:5174',
    'https://127.0.0.1:5173',
    'http://127.0.0.1:5173@evil.example',
    'javascript:alert(1)',
    'null',
  ])('%s is none of them', async (stranger) => {
    const { payPage } = await orderTowel(open, 6, {}, { Referer: `${stranger}/` });
    expect(new URL(payPage).searchParams.has('return')).toBe(false);
    const asked = `${path(payPage)}&${new URLSearchParams({ return: stranger })}`;
    const page = await open.page(asked);
    expect(page.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${own};`);
    expect(await page.text()).not.toContain('return=');
    const back = await open.send(asked, { do: 'walk-away' });
    expect(back.headers.get('Location')).toBe(`${own}/`);
  });
});

test('links on the bank’s pages lead to the portal or stay', async () => {
  const waiting = await orderTowel(open, 1);
  const pages = [
    await open.page(`/pay/${waiting.transactionId}?${new URLSearchParams(asking('https://evil.example/'))}`),
    await press(waiting, { do: 'pay-test', number: '4000000000000119' }, 'https://evil.example/'),
    await open.page(`/pay/nothing?${new URLSearchParams(asking('https://evil.example/'))}`),
  ];
  for (const page of pages) {
    const text = await page.text();
    const addresses = [...text.matchAll(/\s(?:href|action)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(2);
    expect(text).not.toContain('evil.example');
    for (const address of addresses) {
      expect([portalOrigin, open.sandbox.url, 'null']).toContain(
        address.startsWith('#') ? 'null' : new URL(address, open.sandbox.url).origin,
      );
    }
  }
});
