/** One browser, two customers: what each of them is shown, and what of their attendees is in the browser's storage. */
import type { Page } from '@playwright/test';
import type { Portal } from '../../support/e2e/portal.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Given as an attendee's details, and found nowhere. */
const secrets = ['Asthma-canary', '509997711'];

async function expectNowhere(page: Page): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
}

/** The operator's server does not know the customer any more. */
const endOnServer = (page: Page) =>
  page.evaluate(async () => {
    const { value } = JSON.parse(localStorage.getItem('token')!) as { value: string };
    await fetch('/api/v2/auth/logout', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${value}`,
        'X-User-Time': '2026-01-01 00:00:00',
        'X-User-Timezone': 'Asia/Dubai',
      },
    });
  });

const facility = (portal: Portal) => portal.dialog('Facility');
const asked = (portal: Portal, kind: string) => facility(portal).locator(`[data-type="${kind}"]`);
const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test('R4.1.6, R4.1.7, F07, T06: what one customer typed and chose waits for them alone, and nothing of it is written down @once', async ({
  page,
  portal,
  say,
  faults,
}) => {
  faults.expect(/status of 401/);
  test.slow();
  await portal.openBooking('Gym · Barsha', { as: 'Mona' });
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await portal.button('Continue').click();
  const health = asked(portal, 'text_box').getByRole('textbox');
  const emergency = asked(portal, 'phone_number').getByRole('textbox');
  await health.fill(secrets[0]!);
  await emergency.fill(secrets[1]!);
  await expectNowhere(page);

  // The session ends in the middle of it; the same customer finds everything typed (F07).
  await endOnServer(page);
  await asked(portal, 'file').locator('input[type=file]').setInputFiles(certificate);
  await expect(page).toHaveURL(/\/login\?/);
  await expectNowhere(page);
  await portal.logIn('Mona');
  await expect(facility(portal)).toBeVisible();
  await expect(health).toHaveValue(secrets[0]!);
  await expect(emergency).toHaveValue(secrets[1]!);

  // Another customer in another window of this browser: nothing of it is there any more.
  const other = await page.context().newPage();
  const layla = portal.in(other);
  await layla.open('/login');
  await other.evaluate(() => localStorage.removeItem('token'));
  await layla.open('/login');
  await layla.logIn('Layla');
  await layla.expectHome();
  await portal.expectHome();
  await expect(facility(portal)).toBeHidden();
  await expectNowhere(page);
  await other.close();
});

test.describe('where no worker has the code', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'F23, R2.5.13, R4.1.7: a cart whose code does not come is counted, is there on Try again, and goes with who logs out before',
    { tag: '@once' },
    async ({ page, portal, say, faults, sandbox }) => {
      faults.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
      const code = /\/assets\/quiet-[\w-]+\.js/;
      const failure = page.getByRole('alert').filter({ hasText: say('This page could not be loaded') });
      const counted = (count: number) =>
        expect(
          page.getByRole('banner').getByRole('link', { name: say('Cart, tickets: {count}', { count }) }),
        ).toBeVisible();
      const again = failure.getByRole('button', { name: say('Try again') });
      await portal.fillCart();
      await page.route(code, (route) => route.abort());
      await page.reload();
      await expect(failure).toBeVisible();
      await counted(1);
      await expectAccessible(page);
      await page.unroute(code);
      await again.click();
      await expect(portal.pay).toBeVisible();
      await counted(1);

      await page.route(code, (route) => route.abort());
      await page.reload();
      await expect(failure).toBeVisible();
      await portal.button('Log out').click();
      await portal.expectHome();
      await counted(0);
      expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull();
      const released = async () =>
        (await sandbox.requests()).filter(({ method, path }) => method === 'DELETE' && path.endsWith('cart/sync'))
          .length;
      expect(await released()).toBe(0);
      await page.unroute(code);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('Cart, tickets: {count}', { count: 0 }) })
        .click();
      await expect(page.getByText(say('Nothing in your cart yet'))).toBeVisible();
      await expect.poll(released).toBe(1);
    },
  );
});

test('F10, Q7.3.b: two tabs of one browser are one cart, and neither gives the other’s places back @once', async ({
  page,
  portal,
  say,
}) => {
  const removals = page
    .getByRole('main')
    .getByRole('button', { name: portal.starting('Remove <0>{name}</0>', { 0: '', name: '' }) });
  await portal.fillCart();
  await expect(removals).toHaveCount(1);

  const second = await page.context().newPage();
  const other = portal.in(second);
  await other.open('/offers');
  const badge = second.getByRole('banner').getByRole('link', { name: say('Cart, tickets: {count}', { count: 1 }) });
  await expect(badge).toBeVisible();
  // The older tab, too, requests the places of both.
  const both = page.waitForResponse((response) => response.url().endsWith('cart/sync'));
  await other.openBooking('Tennis', { daysAhead: 2 });
  await other.chooseSlot();
  await other.finishBooking();
  await both;
  await expect(removals).toHaveCount(2);

  await removals.first().click();
  await expect(badge).toBeVisible();
  await second.reload();
  await expect(badge).toBeVisible();
});

test('Q4.1.c, R4.1.6, R4.1.7, F10: a 401 in one tab is no logout in the other, and the cart of both waits for its customer; a logout takes it along wherever the other is @once', async ({
  page,
  portal,
  say,
  faults,
}) => {
  faults.expect(/status of 401/);
  await portal.fillCart();
  const second = await page.context().newPage();
  const other = portal.in(second);
  const counted = (tab: Page, count: number) =>
    expect(tab.getByRole('banner').getByRole('link', { name: say('Cart, tickets: {count}', { count }) })).toBeVisible();
  await other.open('/profile/facility-bookings');
  await expect(second.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await counted(second, 1);

  await endOnServer(second);
  // Looked out for in both from now on: neither is shown for longer than it takes to read it.
  const told = [second, page].map((tab) => tab.getByText(say('Session expired, please login again')).waitFor());
  // The list reloads. Whichever tab notices the expiry first, both stay where they are.
  await second.evaluate(() => dispatchEvent(new Event('online')));
  await Promise.all(told);
  for (const tab of [second, page]) await expect(tab).toHaveURL(/\/login\?/);

  await other.logIn();
  await expect(second).toHaveURL(/\/profile\/facility-bookings/);
  await counted(second, 1);
  await expect(portal.pay).toBeVisible();
  await counted(page, 1);

  // The older tab is on another site and hears of nothing; it comes back as from a bank, by an address.
  await page.goto('about:blank');
  await second
    .getByRole('banner')
    .getByRole('button', { name: say('Log out'), exact: true })
    .click();
  await other.expectHome();
  await portal.open('/cart');
  await expect(page.getByText(say('Nothing in your cart yet'))).toBeVisible();
  await counted(page, 0);
  await portal.open('/login');
  await portal.logIn();
  await expect(page.getByRole('banner').getByRole('button', { name: say('Log out'), exact: true })).toBeVisible();
  await portal.open('/cart');
  await expect(page.getByText(say('Nothing in your cart yet'))).toBeVisible();
});
