/**
 * The sections of the site: what the operator lists exists, everything else does not, and no navigation entry leads
 * nowhere.
 */
import type { Locator } from '@playwright/test';
import { logInBefore } from '../../support/e2e/loggedInBefore.ts';
import { goTo } from '../../support/everyPage/goTo.ts';
import { tenantHosts } from '../../support/everyPage/tenantHosts.ts';
import { expect, test } from '../../support/e2e/test.ts';

interface Entry {
  link_text: string;
  path: string;
}
const entry = (path: string): Entry => ({ link_text: path, path });

test('R2.4.1: no entry of the navigation ends on /404 @once', async ({ page, portal }) => {
  await portal.open('/');
  const main = page.getByRole('navigation', { name: portal.say('Main'), exact: true, includeHidden: true });
  if (portal.isPhone) await portal.button('Menu').click();
  await expect(main.last().getByRole('link', { includeHidden: true }).first()).toBeAttached();
  const shown = await main
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(shown).toContain('/blogs');
  for (const path of new Set(shown)) {
    await goTo(page, path, portal.language);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** By its entry: whose pages are gone without it (R2.4.1, R2.4.2, Q2.4.a), and what it has at home. */
const sections: Readonly<Record<string, { pages: readonly string[]; profile?: string; isAtHome?: boolean }>> = {
  events: { pages: ['/events', '/events/301'], profile: 'event-bookings', isAtHome: true },
  training: { pages: ['/training', '/training/501'], profile: 'trainer-sessions' },
  academies: { pages: ['/academies', '/academy/401/packages'], profile: 'academy-bookings' },
  memberships: { pages: ['/memberships'], profile: 'memberships-bookings' },
  blogs: { pages: ['/blogs', '/blog/why-the-glass-is-your-friend'], isAtHome: true },
  outlets: { pages: ['/outlets', '/outlets/703'] },
  retail: { pages: ['/retail'] },
  offers: { pages: ['/offers'], isAtHome: true },
  'media-library': { pages: ['/media-library'] },
};
/** Listed like sections, and never closed (Q2.4.a). */
const contents = ['places', 'find-us', 'gallery'];
const always = ['user', 'facility-bookings', 'user/wallet', 'user/q-points', 'family'];

test('I18, R2.4.1–3, R2.3.8–14: each section removed in turn is gone from the menus, from home and by address, alone @once', async ({
  page,
  portal,
  sandbox,
}) => {
  const all = [...Object.keys(sections), ...contents];
  await page.setViewportSize({ width: 390, height: 844 });
  await logInBefore(page.context(), 'Layla');
  const pathsOf = (links: Locator) =>
    links.evaluateAll((found) => [...new Set(found.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
  const heading = page.getByRole('heading', { level: 1 });
  /** As a link would lead there: the page stays, and with it the configuration. */
  const walk = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${path}?lang=${portal.language}`);
  const expectMissing = () => page.waitForFunction(() => location.pathname === '/404');
  const pathname = () => new URL(page.url()).pathname;
  const menus = page.getByRole('navigation', { name: portal.say('Main'), exact: true, includeHidden: true });
  const account = page.getByRole('navigation', { name: portal.say('Profile'), exact: true });

  const rows = [...Object.keys(sections).map((one) => [one]), ['outlets', 'retail'], contents];
  for (const gone of rows) {
    const rest = all.filter((one) => !gone.includes(one));
    await sandbox.configure({ site: { header_nav: rest.map((one) => entry(one)), header_menu: [] } });
    const [section = ''] = gone;
    const pages = gone.flatMap((one) => sections[one]?.pages ?? []);
    await portal.open('/profile/user');
    await account.waitFor();
    const hasGoods = rest.includes('outlets') || rest.includes('retail');
    const profiles = rest.flatMap((one) => sections[one]?.profile ?? []).concat(hasGoods ? 'retail' : []);
    const inAccount = [...profiles, ...always].map((one) => `/profile/${one}`).concat('/customer-support');
    // The former configuration opens the page until the new one is there (R4.2.7).
    await expect
      .poll(async () => (await pathsOf(account.getByRole('link'))).toSorted(), section)
      .toEqual(inAccount.toSorted());

    // The header's stands hidden on a phone; the drawer has the same.
    await portal.button('Menu').click();
    await menus.nth(1).waitFor({ state: 'attached' });
    await expect(menus).toHaveCount(2);
    for (const menu of await menus.all())
      expect(await pathsOf(menu.getByRole('link', { includeHidden: true })), section).toEqual(
        rest.map((one) => `/${one}`),
      );
    await page.keyboard.press('Escape');

    const ownPages = gone.flatMap((one) => sections[one]?.profile ?? []).map((one) => `/profile/${one}`);
    for (const path of [...pages, ...ownPages, ...(hasGoods ? [] : ['/profile/retail'])]) {
      await walk(path);
      await expectMissing();
    }
    if (gone === contents) {
      for (const path of contents) {
        await walk(`/${path}`);
        await expect(heading).toBeVisible();
        await expect(account).toHaveCount(0);
        expect(pathname()).toBe(`/${path}`);
      }
    }
    if (!gone.some((one) => sections[one]?.isAtHome)) continue;
    await walk('/');
    for (const one of Object.keys(sections).filter((other) => sections[other]?.isAtHome && !gone.includes(other))) {
      const more = page.getByRole('main').locator(`a[href^="/${one}"]`).first();
      await expect(async () => {
        // Down screen by screen, and from the end again: what is fetched on the way moves the rest.
        await page.evaluate(() => {
          const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          scrollTo(0, isEnd ? 0 : scrollY + innerHeight);
        });
        await expect(more).toBeVisible({ timeout: 50 });
      }).toPass({ intervals: [20] });
    }
    await expect(page.getByRole('main').locator(`a[href^="/${section}"]`)).toHaveCount(0);
  }

  // It is no entry, but a flag (R2.8.3, Q2.4.a).
  const support = page.getByRole('contentinfo').locator('a[href^="/customer-support"]');
  await expect(support).toBeAttached();
  await sandbox.configure({ site: { allow_support: 0 } });
  await portal.open('/customer-support');
  await expectMissing();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  await expect(support).toHaveCount(0);
});

test(
  'R1.7.2, R2.8.9: each host has a brand, colours and a menu of its own, and one of them its partners',
  { tag: '@once' },
  async ({ page, stack, say }) => {
    const looks = new Map<string, string>();
    for (const [tenant, host] of Object.entries(tenantHosts)) {
      const address = new URL(`/login?lang=en`, stack.portalOrigin);
      address.hostname = host;
      await page.goto(address.href);
      const brand = page.getByRole('banner').getByRole('link').first();
      await expect(brand).toBeVisible();
      const color = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
      looks.set(`${await brand.innerText()} ${color}`, tenant);
      const partners = page.getByRole('region', { name: say('Our partners') });
      if (tenant === 'events') await expect(partners.getByRole('img', { name: 'Falaj Bank' })).toBeVisible();
      else await expect(partners).toHaveCount(0);
      const isGuestWelcome = tenant === 'standard' || tenant === 'events';
      await expect(page.getByRole('button', { name: say('Continue as guest') })).toHaveCount(isGuestWelcome ? 1 : 0);
    }
    expect(looks.size).toBe(4);
  },
);
