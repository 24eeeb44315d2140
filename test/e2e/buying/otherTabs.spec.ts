/** An order that waits at the bank, and the customer's other tabs of the same browser (docs/decisions/071). */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import type { Portal } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** The line of the cart; what waits at the bank says its time as well. */
const lineAt = (page: Page, time: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: time.slice(0, 5) })
    .first();

test('Q4.8.c: every tab knows of an order that waits at the bank; given up in one it is back in the cart of all, and paid in one it is paid @phone', async ({
  page,
  portal,
  context,
  say,
  sandbox,
}) => {
  const waits = (tab: Portal) => tab.page.getByText(say('Your order waits for its payment.'));
  const sent = async (method: string, path: RegExp) =>
    (await sandbox.requests()).filter((one) => one.method === method && path.test(one.path)).length;
  const time = await portal.fillCart();
  // One tab stood open, with the same cart.
  const open = portal.in(await context.newPage());
  await open.open('/cart');
  await expect(lineAt(open.page, time)).toBeVisible();
  await portal.goToBank();
  await expect(waits(open)).toBeVisible();
  await expect(lineAt(open.page, time)).toBeHidden();
  await expect(open.page.getByRole('main')).toContainText(time.slice(0, 5));
  await expectAccessible(open.page);

  // Another is opened while the first one is at the bank.
  const later = portal.in(await context.newPage());
  await later.open();
  await expect(waits(later)).toBeVisible();
  await later.button('Go to cart').click();
  await expect(later.button('Continue to payment')).toBeVisible();
  await later.button('Back to my cart').click();
  for (const tab of [later, open]) {
    await expect(lineAt(tab.page, time)).toBeVisible();
    await expect(waits(tab)).toBeHidden();
  }
  expect(await sent('POST', /\/abandon$/)).toBe(1);

  await later.goToBank();
  await expect(waits(open)).toBeVisible();
  await later.payWith('accepts');
  await later.expectTickets();
  await expect(open.dialog('All set.')).toBeVisible();
  await open.link('Show my order').click();
  await open.expectTickets();
  expect(await sent('POST', /\/orders$/)).toBe(2);
  expect(page.url()).toContain('/pay/');
});

test('R8.4.1: what the bank declines is told in every tab, and tried again in one of them @phone', async ({
  page,
  portal,
  context,
  say,
  sandbox,
}) => {
  await portal.fillCart();
  await portal.goToBank();
  const other = portal.in(await context.newPage());
  await other.open('/cart');
  await expect(other.page.getByText(say('Your order waits for its payment.'))).toBeVisible();
  await portal.payWith('declines');
  await expect(portal.heading('Transaction Failed')).toBeVisible();
  await expect(other.heading('Transaction Failed')).toBeVisible();

  await other.button('Try again').click();
  await other.page.waitForURL(/\/pay\//);
  await expect(page.getByText(say('Your order waits for its payment.'))).toBeVisible();
  await other.payWith('accepts');
  await other.expectTickets();
  await expect(portal.dialog('All set.')).toBeVisible();
  const placed = (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'));
  expect(placed).toHaveLength(1);
});
