/** What a customer has: memberships, workshops and the movements of the wallet (R2.3, R3.2.5). */
import { expectAccessible } from '../support/e2e/accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

test('R3.2.5, R2.3.5: memberships, workshops and wallet; paged, kept through reload and Back, gone with the login', async ({
  page,
  portal,
  sandbox,
  say,
}) => {
  await portal.openLoggedIn('Daniel');
  await portal.open('/profile/memberships-bookings');
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
  // The profile, the bookings, the wallet, the points and the family have no section.
  await expect(menu.getByRole('link')).toHaveCount(5);

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
