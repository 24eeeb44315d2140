/**
 * Where a login leads and where its token is, in a real browser: hostile addresses, the identity provider's token, the
 * bearer.
 */
import type { Page, Request } from '@playwright/test';
import { hostilePaths } from '../../rules/session/hostilePaths.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const addressOf = ({ pathname, origin }: URL): string => origin + pathname;
const here = (page: Page): string => addressOf(new URL(page.url()));

/** One of each disguise; all others are tested with the rule itself. */
const vectors = hostilePaths.filter((path) =>
  [
    'https://evil.com',
    '//evil.com',
    '/\\evil.com',
    '/..//evil.com',
    '/%2f/evil.com',
    '/\t/evil.com',
    'https://saha.example@evil.com',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/login?nextUrl=/login',
  ].includes(path),
);

test(
  'Q2.4.c: no nextUrl leads a login off the site, or in a circle',
  { tag: '@once' },
  async ({ page, portal, baseURL }) => {
    test.slow();
    expect(vectors).toHaveLength(10);
    for (const vector of vectors) {
      await portal.open(`/login?nextUrl=${encodeURIComponent(vector)}`);
      await portal.logIn();
      await expect.poll(() => here(page), vector).toBe(`${baseURL}/`);
      await portal.expectHome();
      // No call of the page that would need a login is pending any more.
      await page.goto('/version.json');
      await page.evaluate(() => localStorage.clear());
    }
  },
);

test(
  'R4.9.3: the provider’s token is in the exchange alone, works once, and is gone from the history',
  { tag: '@once' },
  async ({ page, portal, sandbox, context }) => {
    await sandbox.configure({ site: { enable_uae_pass: 1 } });
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    await portal.open('/login?nextUrl=%2Fcart');
    await portal.button('Continue with UAE PASS').click();
    await page.waitForURL(/\/idp\/authorize/);
    await page.locator('button[name=persona]').first().click();
    await expect(page).toHaveURL(/\/cart\?/);

    const arrival = requests.find((request) => request.url().includes('loginToken='))!;
    const token = new URL(arrival.url()).searchParams.get('loginToken')!;
    const pathOf = (request: Request) => new URL(request.url()).pathname;
    const holders = requests.filter((request) =>
      `${request.url()} ${request.headers()['referer'] ?? ''}`.includes(token),
    );
    // The portal's worker, where it is on, asks for the same page in the page's place.
    expect([...new Set(holders.map(pathOf))]).toEqual(['/login']);
    expect(requests.map(pathOf).filter((path) => path.endsWith('/login-uae-pass'))).toHaveLength(1);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        localStorage,
        sessionStorage,
        document.cookie,
        location.href,
        document.documentElement.outerHTML,
      ]),
    );
    expect(kept).not.toContain(token);

    const again = await page.request.post('/api/v2/auth/login-uae-pass', {
      data: { token },
      headers: { 'X-User-Time': '2026-01-01 00:00:00', 'X-User-Timezone': 'Asia/Dubai' },
    });
    expect(again.status()).toBe(422);
    await page.goBack({ waitUntil: 'commit' });
    expect(page.url()).not.toContain(token);
    expect(JSON.stringify(await sandbox.requests())).not.toContain(token);
  },
);

test(
  'T04: a link that logs somebody in asks first; who is not named stays nobody',
  { tag: '@once' },
  async ({ page, portal, sandbox }) => {
    await sandbox.configure({ site: { enable_uae_pass: 1 } });
    await portal.open('/login');
    await portal.button('Continue with UAE PASS').click();
    await page.waitForURL(/\/idp\/authorize/);
    // Another customer logs in at the provider, and sends the link instead of following it.
    const form = await page
      .locator('form')
      .first()
      .evaluate((element: HTMLFormElement) => ({
        action: element.action,
        persona: element.querySelector<HTMLButtonElement>('button[name=persona]')!.value,
        fields: Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, value as string])),
      }));
    const answer = await page.request.post(form.action, {
      form: { ...form.fields, persona: form.persona },
      headers: { Origin: new URL(form.action).origin },
      maxRedirects: 0,
    });
    const { pathname, search } = new URL(answer.headers()['location']!);

    const other = await page.context().newPage();
    const victim = portal.in(other);
    await victim.open(pathname + search);
    await expect(victim.button('Yes, log me in')).toBeVisible();
    await expectAccessible(other);
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await victim.button('No, that is not me').click();
    await expect(victim.heading('Log in')).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'T05: the bearer lies under one key of storage, in no address and in no markup; logging out makes it worthless',
  { tag: '@once' },
  async ({ page, portal, context }) => {
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await portal.openLoggedIn('Layla', '/profile/facility-bookings');
    await expect(portal.heading('Facility bookings')).toBeVisible();
    const { value: token } = JSON.parse((await page.evaluate(() => localStorage.getItem('token')))!) as {
      value: string;
    };
    expect(token).toMatch(/^[\w-]{32}$/);
    const keys = await page.evaluate(
      (secret) =>
        [localStorage, sessionStorage].flatMap((area) =>
          Object.entries(area)
            .filter(([, text]) => text.includes(secret))
            .map(([key]) => key),
        ),
      token,
    );
    expect(keys).toEqual(['token']);
    expect(await page.content()).not.toContain(token);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);

    const profile = () =>
      page.request
        .get('/api/v2/profile', { headers: { Authorization: `Bearer ${token}` } })
        .then((answer) => answer.status());
    expect(await profile()).toBe(200);
    const ended = page.waitForResponse(/auth\/logout/);
    await page
      .getByRole('button', { name: portal.starting('Log out') })
      .first()
      .click();
    await ended;
    expect(await profile()).toBe(401);
  },
);
