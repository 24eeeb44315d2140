/** What is cached for the next visit: the portal's own files, never longer than their version, and never in the way (T24). */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { startSite, type Site } from '../../support/e2e/builds.ts';
import type { Portal } from '../../support/e2e/portal.ts';
import { expect, test as base } from '../../support/e2e/test.ts';

base.use({ serviceWorkers: 'allow' });
const test = base.extend<{ site: Site }>({
  site: async ({ stack }, use) => {
    const site = await startSite(stack.sandboxOrigin);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Until a worker answers for the page; its files are kept by then. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    return active?.state;
  });

/** Layla's first ticket, seen in a browser whose worker keeps files. Returns its address. */
async function openOwnTicket(page: Page, portal: Portal): Promise<string> {
  await portal.open('/profile/facility-bookings', 'Layla');
  const ticket = page.locator('a[href*="/profile/view-tickets/"]').first();
  await expect(ticket).toBeVisible();
  const [address = ''] = (await ticket.getAttribute('href'))!.split('?');
  await kept(page);
  await portal.open(address);
  await expect(page.locator('.pitch img').first()).toBeVisible();
  return address;
}

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');
const workersOf = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test('F38: without a network the portal itself says so, and comes back by itself @phone', async ({
  page,
  portal,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_|Failed to load resource/);
  await portal.open();
  await portal.expectHome();
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await portal.expectHome();
  await expect(page.locator('html')).toHaveAttribute('lang', portal.language);
  // Bookable services are shown, without prices that may be outdated.
  await expect(page.locator('.lineup__court').first()).toBeVisible();
  await expect(page.locator('.lineup')).not.toContainText(/AED|د\.إ/);
  // The other language opens by the same answer.
  const other = portal.language === 'ar' ? 'en' : 'ar';
  await page.goto(`/?lang=${other}`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('.lineup__court').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.lineup')).toContainText(/AED|د\.إ/, { timeout: 30_000 });
});

test('F01, F38: what is opened without its code says that the connection is lost, and comes by itself @phone', async ({
  page,
  portal,
  context,
  faults,
  say,
}) => {
  faults.expect(/net::ERR_|Failed to load resource|Failed to fetch dynamically imported module|preload/);
  await portal.open();
  await portal.expectHome();
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await portal.expectHome();
  const lost = page.getByRole('alertdialog', { name: say('We lost the connection') });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('Search'), exact: true }).click();
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  // Waiting is not required.
  await page.keyboard.press('Escape');
  await expect(lost).toHaveCount(0);
  await portal.book.click();
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(portal.dialog('Choose time and place')).toBeVisible({ timeout: 30_000 });
  await expect(lost).toHaveCount(0);
  // With its style sheets: the rules of one that failed to load cannot be read.
  const rules = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  expect(rules).not.toContain(0);
});

base(
  'R4.2.7: the former configuration opens the site while the answer is on its way, which decides about sections and closes it',
  { tag: '@once' },
  async ({ page, portal, sandbox, faults }) => {
    faults.expect(/404 \(Not Found\)/);
    await portal.open('/events');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await sandbox.fail({ endpoint: 'config', status: 404 });
    await portal.open();
    await expect(page).toHaveURL(/\/404/);
    await sandbox.mend();
    await portal.open();
    await portal.expectHome();
    await sandbox.configure({ site: { header_nav: [], header_menu: [], enable_facility_booking: 0 } });
    await portal.open();
    await expect(page.locator('.lineup__court').first()).toBeVisible();
    await expect(portal.book).toHaveCount(0);
    await portal.open('/events');
    await expect(page).toHaveURL(/\/404/);
  },
);

test.describe('a new build', { tag: '@once' }, () => {
  test('R4.3.3, R4.3.4: an old shell says at once that it is old, and the update is the new one', async ({
    page,
    portal,
    site,
  }) => {
    await portal.open();
    await portal.expectHome();
    await kept(page);
    const first = await versionOf(page);
    site.deploy('aaaaaaaaaaaa');
    const letNewCome = site.holdDocuments();
    const document = await page.goto('/?lang=en');
    expect(document?.fromServiceWorker()).toBe(true);
    expect(await versionOf(page)).toBe(first);
    letNewCome();
    await expect(portal.dialog('A new version is ready')).toBeVisible();
    await portal.button('Update Now').click();
    await expect(page).toHaveURL(/[?&]v=\d{10}/);
    await portal.expectHome();
    expect(await versionOf(page)).toBe('aaaaaaaaaaaa');
    await expect(portal.dialog('A new version is ready')).toHaveCount(0);
    // From then on the new one is what is kept, also where the server is slow.
    site.slowDocuments(1_500);
    await page.goto('/?lang=en');
    await portal.expectHome();
    expect(await versionOf(page)).toBe('aaaaaaaaaaaa');
    await expect(portal.dialog('A new version is ready')).toHaveCount(0);
    // Where the server answers quickly, the new version comes with the next page, without a question.
    site.slowDocuments(0);
    site.deploy('bbbbbbbbbbbb');
    // A machine under load may be slower than the worker's patience; the page after that has it.
    await expect(async () => {
      await page.goto('/?lang=en');
      expect(await versionOf(page)).toBe('bbbbbbbbbbbb');
    }).toPass();
    await portal.expectHome();
    await expect(portal.dialog('A new version is ready')).toHaveCount(0);
  });

  test('F10: two tabs agree on it', async ({ page, portal, site, context }) => {
    await portal.open();
    await portal.expectHome();
    await kept(page);
    const other = await context.newPage();
    const otherPortal = portal.in(other);
    await other.clock.install();
    await otherPortal.open();
    await otherPortal.expectHome();
    site.deploy('cccccccccccc');
    await page.goto('/?lang=en&v=1700000000');
    await portal.expectHome();
    expect(await versionOf(page)).toBe('cccccccccccc');
    await expect(async () => {
      await other.clock.fastForward(61_000);
      await expect(otherPortal.dialog('A new version is ready')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // The other tab already has the new shell: this one cannot load the old files any more.
    site.slowDocuments(1_500);
    await otherPortal.button('Update Now').click();
    await otherPortal.expectHome();
    expect(await versionOf(other)).toBe('cccccccccccc');
    await other.goto('/?lang=en');
    expect(await versionOf(other)).toBe('cccccccccccc');
  });

  test('an update that finds no network opens what there is, and it says again that it is old', async ({
    page,
    portal,
    context,
    faults,
    site,
  }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    await portal.open();
    await portal.expectHome();
    await kept(page);
    const first = await versionOf(page);
    site.deploy('dddddddddddd');
    await page.clock.install();
    await context.setOffline(true);
    await page.goto('/?lang=en&v=1700000000');
    expect(page.url()).not.toContain('v=1700000000');
    expect(await versionOf(page)).toBe(first);
    await context.setOffline(false);
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(portal.dialog('A new version is ready')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test('F38: an answer that is no page of the portal costs nobody the kept one, and one that was lost is kept again @once', async ({
  page,
  portal,
  context,
  faults,
  site,
  stack,
}) => {
  faults.expect(/net::ERR_|Failed to load resource/);
  await portal.open();
  await portal.expectHome();
  await kept(page);
  const inHotel = { headers: { 'Content-Type': 'text/html' } };
  for (const answer of [
    () => new Response('<h1>Log in to the network of the hotel</h1>', inHotel),
    () => new Response('Too many', { status: 429 }),
    () => new Response(null, { status: 302, headers: { Location: stack.sandboxOrigin } }),
  ]) {
    site.answerDocuments(answer);
    await page.goto('/terms');
  }
  site.answerDocuments(null);
  await context.setOffline(true);
  await page.goto('/?lang=en');
  await portal.expectHome();
  await context.setOffline(false);
  const shells = () =>
    page.evaluate(async () =>
      (await (await caches.open('portal-shell')).keys()).map(({ url }) => new URL(url).pathname),
    );
  const lose = () =>
    page.evaluate(async () => (await caches.open('portal-shell')).delete('/index.html', { ignoreSearch: true }));
  // That it was there is all that can be told: the page that is open may have it kept again at once.
  expect(await lose()).toBe(true);
  await page.goto('/?lang=en');
  await portal.expectHome();
  await expect.poll(shells).toContain('/index.html');
});

test('whoever reads English never fetches the Arabic letters, whoever reads Arabic has them without a network @once', async ({
  page,
  portal,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_|Failed to load resource/);
  const fonts: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  const letters = (name: string, letter: string) =>
    page.evaluate(
      ([font, text]) =>
        [...document.fonts].some(({ family, status }) => family.includes(font!) && status === 'loaded') &&
        document.fonts.check(`16px "${font}"`, text),
      [name, letter],
    );
  await page.goto('/?lang=en');
  await portal.expectHome();
  await kept(page);
  await page.goto('/events?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => letters('Archivo Variable', 'a')).toBe(true);
  expect(fonts.filter((url) => url.includes('arabic'))).toEqual([]);
  await page.goto('/events?lang=ar');
  await expect.poll(() => fonts.some((url) => url.includes('arabic'))).toBe(true);
  await expect.poll(() => letters('Alexandria Variable', 'ع')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => letters('Alexandria Variable', 'ع')).toBe(true);
});

base('it can be installed, under its name in each language', { tag: '@once' }, async ({ page, portal, context }) => {
  const browser = await context.newCDPSession(page);
  const manifest = page.locator('head link[rel="manifest"]');
  const installed = async () => {
    const { errors, data = '{}' } = await browser.send('Page.getAppManifest');
    const { name, lang, dir } = JSON.parse(data) as { name: string; lang: string; dir: string };
    return { errors, name, lang, dir };
  };
  await portal.open();
  await portal.expectHome();
  await expect(manifest).toHaveCount(1);
  expect(await installed()).toEqual({ errors: [], name: 'Saha', lang: 'en', dir: 'ltr' });
  // Another page has the same one, another language its own.
  await page.evaluate(() => Object.assign(document.querySelector('link[rel="manifest"]')!, { stays: true }));
  await page.locator('header a[hreflang="ar"]').click();
  await expect(manifest).toHaveAttribute('href', /\.ar\.webmanifest$/);
  await expect(manifest).toHaveJSProperty('stays', true);
  expect(await installed()).toEqual({ errors: [], name: 'ساحة', lang: 'ar', dir: 'rtl' });
});

test.describe('it can be let go', { tag: '@once' }, () => {
  test('?reset takes the worker and all that it kept, and opens the address without it', async ({
    page,
    portal,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED/);
    await portal.open();
    await portal.expectHome();
    await kept(page);
    await page.evaluate(() => Object.assign(globalThis, { former: true }));
    expect(await cachesOf(page)).toContain('portal-shell');
    // The next worker would be here too soon to be told apart.
    await page.route('/worker.js', (route) => route.abort());
    await page.goto('/events?reset&lang=en&type=1#list');
    await expect(page).toHaveURL(/\/events\?lang=en&type=1#list$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await workersOf(page)).toBe(0);
    expect(await cachesOf(page)).toEqual([]);
  });

  test('F20: ?reset beside another tab of the portal keeps all of it anew', async ({
    page,
    context,
    portal,
    faults,
  }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    await portal.open();
    await portal.expectHome();
    await kept(page);
    const keptFiles = () => page.evaluate(async () => (await (await caches.open('portal-shell')).keys()).length);
    const all = await keptFiles();
    expect(all).toBeGreaterThan(20);
    // Its worker is not gone before it is.
    const other = await context.newPage();
    await portal.in(other).open();
    await portal.in(other).expectHome();
    await page.goto('/events?reset&lang=en');
    await expect(page).toHaveURL(/\/events\?lang=en$/);
    await expect.poll(keptFiles).toBe(all);
    // What the server said is kept when the page is quiet.
    await page.waitForFunction(() => localStorage.getItem('last-config') !== null);
    await context.setOffline(true);
    await page.goto('/?lang=en');
    await portal.expectHome();
  });

  test('a server that has no worker any more takes it from whoever comes', async ({ page, portal, site, faults }) => {
    faults.expect(/Failed to load resource|bad HTTP response code/);
    await portal.open();
    await portal.expectHome();
    await kept(page);
    site.withoutWorker();
    await page.goto('/?lang=en');
    await portal.expectHome();
    await expect.poll(() => workersOf(page)).toBe(0);
    // A removed worker still answers this page, and may cache a late file; the next page is without it.
    await page.reload();
    await portal.expectHome();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => cachesOf(page)).toEqual([]);
  });
});

test.describe('what is kept is broken', { tag: '@once' }, () => {
  test('F20: a kept file that does not run is asked for anew, and one that was lost or cut off comes from the server', async ({
    page,
    portal,
    faults,
    site,
    baseURL,
  }) => {
    faults.expect(/SyntaxError|Unexpected|Invalid/);
    const cutOffDocument = () =>
      page.evaluate(async () => {
        const shell = await caches.open('portal-shell');
        const document = (await shell.keys()).find(({ url }) => new URL(url).pathname === '/index.html')!;
        const [half = ''] = (await (await shell.match(document))!.text()).split('<body>');
        await shell.put(document, new Response(half, { headers: { 'Content-Type': 'text/html' } }));
      });
    await portal.open();
    await portal.expectHome();
    await kept(page);
    await page.evaluate(async () => {
      const shell = await caches.open('portal-shell');
      const headers = { 'Content-Type': 'text/javascript' };
      for (const request of await shell.keys())
        if (request.url.endsWith('.js')) await shell.put(request, new Response('{{{', { headers }));
    });
    await page.goto('/?lang=en');
    await portal.expectHome();
    await expect(page).not.toHaveURL(/reset/);
    await kept(page);
    await page.evaluate(async () => {
      const shell = await caches.open('portal-shell');
      for (const request of await shell.keys()) await shell.delete(request);
    });
    await page.goto('/?lang=en');
    await portal.expectHome();
    // The document is cached again; a truncated one is never shown, however long the server takes, and after a reset none
    // is left.
    const shells = () => page.evaluate(async () => (await caches.match('/index.html', { ignoreSearch: true }))?.text());
    await expect.poll(shells).toMatch(/<\/html>\s*$/);
    await cutOffDocument();
    site.slowDocuments(500);
    await page.goto('/?lang=en');
    await portal.expectHome();
    await expect.poll(shells).toMatch(/<\/html>\s*$/);
    await cutOffDocument();
    await page.goto('/events?reset&lang=en');
    await expect(page).toHaveURL(/\/events\?lang=en$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await kept(page);
    await expect.poll(shells).toMatch(/<\/html>\s*$/);
    // From now on nothing more fits.
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 20_000 });
    await portal.open('/academies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('F20: a kept file that is wanted late and was cut off is asked for anew, words and a page alike', async ({
    page,
    portal,
    faults,
  }) => {
    faults.expect(/SyntaxError|Unexpected|Invalid/);
    const cutOff = (name: RegExp) =>
      page.evaluate(async (source) => {
        const shell = await caches.open('portal-shell');
        const files = (await shell.keys()).filter(({ url }) => new RegExp(source).test(new URL(url).pathname));
        for (const file of files) {
          const whole = await (await shell.match(file))!.text();
          const headers = { 'Content-Type': 'text/javascript' };
          await shell.put(file, new Response(whole.slice(0, whole.length / 2), { headers }));
        }
        return files.length;
      }, name.source);
    await portal.open('/profile/facility-bookings', 'Layla');
    const booking = page.locator('a[href*="/profile/view-tickets/"]').first();
    await expect(booking).toBeVisible();
    await kept(page);
    expect(await cutOff(/^\/assets\/en-[^/]+\.js$/)).toBe(1);
    await page.goto('/profile/facility-bookings?lang=en');
    await expect(booking).toBeVisible();
    await expect(page).not.toHaveURL(/reset/);
    await kept(page);
    expect(await cutOff(/^\/assets\/FacilityBookingsPage-[^/]+\.js$/)).toBe(1);
    await page.goto('/profile/facility-bookings?lang=en');
    await expect(booking).toBeVisible();
    // Still somebody, whose login is no file of the portal's.
    await expect(page).toHaveURL(/\/profile\/facility-bookings\?lang=en$/);
  });

  test('F20: where nothing more can be kept the portal works as without it', async ({ page, portal, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 20_000 });
    // The state of the worker being installed.
    await page.addInitScript(() => {
      const { serviceWorker: workers } = navigator;
      const register = workers.register.bind(workers);
      workers.register = async (...asked) => {
        const registration = await register(...asked);
        const worker = registration.installing;
        const note = () => Object.assign(globalThis, { becomes: worker?.state });
        worker?.addEventListener('statechange', note);
        note();
        return registration;
      };
    });
    await portal.open();
    await portal.expectHome();
    await expect.poll(() => page.evaluate(() => (globalThis as { becomes?: string }).becomes)).toBe('redundant');
    expect(await workersOf(page)).toBe(0);
    await portal.open('/events');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

base(
  'T03, T23: an address with a token is opened without telling it, and no answer of the operator is kept',
  { tag: '@once' },
  async ({ page, portal, context, faults }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    await portal.open('/login');
    await portal.logIn();
    await portal.expectHome();
    await kept(page);
    await page.goto('/profile/facility-bookings?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const login = await page.goto('/login?loginToken=a-token-that-nobody-has');
    expect([login?.fromServiceWorker(), login?.headers()['referrer-policy']]).toEqual([true, 'no-referrer']);
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });
    expect(addresses.some((path) => path.startsWith('/index.html'))).toBe(true);
    expect(addresses.filter((path) => !/^\/(?:assets|art)\/|^\/index\.html/.test(path))).toEqual([]);
    expect(addresses.filter((path) => /token/i.test(path))).toEqual([]);
  },
);

base(
  'tickets once opened are there without a network, for their customer alone, until they log out',
  { tag: '@phone' },
  async ({ page, portal, context, faults, say }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    const address = await openOwnTicket(page, portal);
    const code = await page.locator('.pitch').first().innerText();
    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByText(say('No connection. These are the tickets as you last saw them; their codes work at the gate.')),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.pitch img').first()).toBeVisible();
    expect(await page.locator('.pitch').first().innerText()).toBe(code);
    await expectAccessible(page);
    await portal.open('/profile/facility-bookings');
    await expect(portal.heading('Tickets on this device')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.locator('.opened a').first().click();
    await expect(page.locator('.pitch img').first()).toBeVisible();
    // Logging out needs no network, and the next customer finds nothing.
    if (portal.isPhone) await portal.button('Menu').click();
    await page
      .getByRole(portal.isPhone ? 'dialog' : 'main')
      .getByRole('button', { name: say('Log out'), exact: true })
      .click();
    await portal.expectHome();
    expect(await page.evaluate(() => localStorage.getItem('tickets'))).toBeNull();
    await page.goto(address);
    await expect(page.locator('.pitch')).toHaveCount(0);
    await page.goto('about:blank');
    await context.setOffline(false);
    // It leads to the login.
    await page.goto(address);
    await portal.logIn('Omar');
    await expect(page).toHaveURL(new RegExp(address));
    await expect(page.locator('main h1')).toBeVisible();
    await context.setOffline(true);
    for (const path of [address, '/profile/facility-bookings']) {
      await page.goto(path);
      await expect(page.getByText(say('We lost the connection')).first()).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.pitch, .opened')).toHaveCount(0);
    }
  },
);

base(
  'T06, F10: who takes the browser over in another tab finds nothing of the former customer in either, nor without a network',
  { tag: '@once' },
  async ({ page, portal, context, faults, say }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    const address = await openOwnTicket(page, portal);
    const second = await context.newPage();
    const other = portal.in(second);
    await other.open(address);
    await expect(second.locator('.pitch img').first()).toBeVisible();
    await second.evaluate(() => localStorage.removeItem('token'));
    await other.open('/login');
    await other.logIn('Omar');
    await other.expectHome();
    await expect(page.locator('.pitch')).toHaveCount(0);
    await context.setOffline(true);
    for (const tab of [page, second])
      for (const path of [address, '/profile/facility-bookings']) {
        await tab.goto(path);
        await expect(tab.getByText(say('We lost the connection')).first()).toBeVisible({ timeout: 30_000 });
        await expect(tab.locator('.pitch, .opened')).toHaveCount(0);
      }
  },
);

base(
  'T24: opened tickets do not wait for a server that does not answer, nor go with one that is too busy',
  { tag: '@once' },
  async ({ page, portal, faults, sandbox, say }) => {
    faults.expect(/net::ERR_|Failed to load resource/);
    await portal.open('/profile/facility-bookings', 'Layla');
    const ticket = page.locator('a[href*="/profile/view-tickets/"]').first();
    await expect(ticket).toBeVisible();
    const [address = ''] = (await ticket.getAttribute('href'))!.split('?');
    await portal.open(address);
    await expect(page.locator('.pitch img').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-config'))).not.toBeNull();
    await sandbox.fail({ endpoint: 'orderTickets', status: 429 });
    await sandbox.fail({ endpoint: 'config', delayMs: 20_000 });
    await page.reload();
    await expect(page.locator('.pitch img').first()).toBeVisible({ timeout: 8_000 });
    await expect(
      page.getByText(
        say(
          'We cannot look them up right now. These are the tickets as you last saw them; their codes work at the gate.',
        ),
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await sandbox.mend();
  },
);
