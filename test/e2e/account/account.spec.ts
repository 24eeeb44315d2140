/** A customer's memberships, workshops and wallet movements (R2.3, R3.2.5). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { smallOn } from '../../support/e2e/width.ts';

test('R3.2.5, R2.3.5: memberships, workshops and wallet; paged, kept through reload and Back, gone with the login @phone', async ({
  page,
  portal,
  sandbox,
  say,
}) => {
  await portal.openLoggedIn('Daniel', '/profile/memberships-bookings');
  await expect(page.getByText(say('You have no membership yet'))).toBeVisible();
  const menu = page.getByRole('navigation', { name: say('Profile'), exact: true });
  await menu.getByRole('link', { name: say('Workshops'), exact: true }).click();
  await expect(page.getByText(say('No workshop is booked'))).toBeVisible();
  await page.getByRole('tab', { name: say('Past'), exact: true }).click();
  await expect(page.getByText(say('No workshop has ended yet'))).toBeVisible();
  await expect(page).toHaveURL(/academy-bookings\?.*period=past/);
  await page.goBack();
  await expect(page.getByText(say('No workshop is booked'))).toBeVisible();
  await expectAccessible(page);

  await menu.getByRole('link', { name: say('Wallet'), exact: true }).click();
  await expect(portal.heading('In your wallet')).toBeVisible();
  const movements = page.getByRole('main').getByRole('row');
  // The head, and sixteen a page (R3.2.6).
  await expect(movements).toHaveCount(17);
  await expectAccessible(page);
  await portal.button('Next page').click();
  const second = page.getByText(say('Page {current} of {total}', { current: 2, total: 2 }));
  await expect(second).toBeVisible();
  await expect(movements).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(second).toBeVisible();
  await expect(movements).toHaveCount(5);

  // R2.4.2: without its section a page is neither in the menu nor at its address.
  await sandbox.configure({ site: { header_nav: [], header_menu: [] } });
  await portal.open('/profile/memberships-bookings');
  await expect(page).toHaveURL(/\/404/);
  await portal.open('/profile/user/wallet?page=2');
  await expect(second).toBeVisible();
  // The profile, the bookings, the wallet, the points, the family and the support have no section.
  await expect(menu.getByRole('link')).toHaveCount(6);

  if (portal.isPhone) {
    await portal.button('Menu').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Log out'), exact: true })
      .click();
  } else {
    await menu.getByRole('button', { name: say('Log out'), exact: true }).click();
  }
  await expect(movements).toHaveCount(0);
  await portal.open('/profile/user/wallet?page=2');
  await expect(page).toHaveURL(/\/login\?nextUrl=%2Fprofile%2Fuser%2Fwallet/);
  await expect(page.getByRole('row')).toHaveCount(0);
});

test(
  'R2.3.8–10, R2.3.14, Q3.6.d: tickets, orders and packages are found, and a session is scheduled later',
  { tag: '@phone' },
  async ({ faults, page, portal, say }) => {
    await portal.openLoggedIn('Omar', '/profile/event-bookings');
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await row.first().getByRole('link').first().click();
    const details = page.getByRole('dialog');
    await expect(details.getByText('99001')).toBeVisible();
    await expect(page).toHaveURL(/event-bookings\?booking=\d+/);
    await expectAccessible(page);
    expect(await smallOn(page, 'a booking')).toEqual([]);
    await details.getByRole('link', { name: say('Cancel the booking'), exact: true }).click();
    await portal.link('Keep it').click();
    // Back where they came from: at the booking over its list.
    await expect(details.getByText('99001')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(page).toHaveURL(/event-bookings\?(?!booking)/);
    await expect(row).toHaveCount(1);
    await row.first().getByRole('link').first().click();
    await expect(details.getByText('99001')).toBeVisible();
    await page.goBack();
    await expect(details).toHaveCount(0);
    await expect(row).toHaveCount(1);
    // The address leads to the same; another's id says nothing about its owner.
    await page.goForward();
    await expect(details.getByText('99001')).toBeVisible();
    faults.expect(/status of 404 .*bookings\/retail\/299001/);
    await portal.open('/profile/retail?booking=299001');
    await expect(details.getByText(say('We cannot find this booking'))).toBeVisible();
    await portal.button('Back to the list').click();
    await expect(row).toHaveCount(2);

    await portal.open('/profile/trainer-sessions');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Schedule a session') })
      .click();
    const sessions = page
      .getByRole('heading', { name: say('Sessions'), exact: true })
      .locator('..')
      .getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    const hour = page.getByRole('main').getByRole('checkbox', { disabled: false }).first();
    await hour.check();
    await portal.button('Book this session').click();
    await expect(sessions).toHaveCount(3);
    const booked = say('Your session is booked: {0}, <0/>.', { 0: '' }).split(':')[0]!;
    await expect(page.getByRole('main').getByRole('status')).toContainText(booked);
    await expectAccessible(page);
    await page.reload();
    await expect(sessions).toHaveCount(3);
  },
);
