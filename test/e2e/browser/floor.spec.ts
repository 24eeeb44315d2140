/** What customers with an old browser, and with the oldest that will do, see. */
import { expect, test } from '../../support/e2e/test.ts';

test('a browser below the floor is told what to do, in both languages, before any of the portal runs @once', async ({
  page,
  language,
  faults,
}) => {
  // What follows in the document is forbidden, and the browser says so.
  faults.expect(/Content Security Policy directive:? ["'](?:script|style)-src 'none'/);
  faults.expect(/was preloaded using link preload but not used/);
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/service/11');
  const titles = { en: 'Please update your browser', ar: 'يرجى تحديث المتصفح' };
  await expect(page).toHaveTitle(titles[language]);
  await expect(page.getByRole('main').getByRole('heading', { name: titles[language] })).toBeVisible();
  for (const title of Object.values(titles)) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a browser of the floor gets Temporal before the bundle asks for it, once, and the portal @once', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal');
    Reflect.deleteProperty(URL, 'parse');
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await portal.open();
  await portal.expectHome();
  const preloads = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const polyfill = asked.filter((path) => path.includes('/global.esm-'));
  expect(polyfill).toHaveLength(1);
  expect(preloads).toContain(polyfill[0]);
  expect(await page.evaluate(() => Temporal.Now.plainDateISO().year)).toBeGreaterThan(2000);
});
