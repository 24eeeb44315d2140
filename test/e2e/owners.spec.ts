/** One browser, two customers: what each of them is shown, and what of their visitors lies in the browser. */
import type { Page } from '@playwright/test';
import type { Portal } from '../support/e2e/portal.ts';
import { expect, test } from '../support/e2e/test.ts';

/** Told of a visitor, and found nowhere. */
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

test('R4.1.6, R4.1.7, F07, T06: what one customer typed and chose waits for them alone, and nothing of it is written down', async ({
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

  // F07: the session ends in the middle of it; the same customer finds everything typed.
  await endOnServer(page);
  await asked(portal, 'file').locator('input[type=file]').setInputFiles(certificate);
  await expect(page).toHaveURL(/\/login\?/);
  await expectNowhere(page);
  await portal.logIn('Mona');
  await expect(facility(portal)).toBeVisible();
  await expect(health).toHaveValue(secrets[0]!);
  await expect(emergency).toHaveValue(secrets[1]!);

  // Somebody else in another window of this browser: nothing of it is there any more.
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
