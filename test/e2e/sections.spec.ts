/** The sections of the site: what the operator lists is there, all else is not, and no entry of the navigation ends nowhere. */
import { tenantHosts } from '../support/everyPage/tenantHosts.ts';
import { expect, test } from '../support/e2e/test.ts';

interface Entry {
  link_text: string;
  path: string;
  children?: Entry[];
}
const entry = (path: string, children: Entry[] = []): Entry => ({ link_text: path, path, children });

test('R2.4.1, R2.4.3: each section is there exactly while it is listed, and no entry ends on /404 @once', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/');
  const main = page.getByRole('navigation', { name: portal.say('Main'), exact: true, includeHidden: true });
  if (portal.isPhone) await portal.button('Menu').click();
  await expect(main.last().getByRole('link', { includeHidden: true }).first()).toBeAttached();
  const shown = await main
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(shown).toContain('/blogs');
  for (const path of new Set(shown)) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }

  const sections = [
    ['/blogs', 'blogs'],
    ['/media-library', 'media-library'],
  ] as const;
  for (const [path, section] of sections) {
    const rest = sections.filter(([, one]) => one !== section).map(([, one]) => entry(one));
    await sandbox.configure({ site: { header_nav: rest, header_menu: [] } });
    await portal.open(path);
    await expect(page).toHaveURL(/\/404\?/);
    await sandbox.configure({ site: { header_nav: [...rest, entry('our-story', [entry(section)])] } });
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
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
