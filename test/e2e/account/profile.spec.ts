/** The customer's own details, with the picture and the address that they are reached by. */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Two pixels wide and one high: it can be moved to the sides. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);

test('R3.7.10, R2.5.12, R3.7.11: picture, name and address are changed, and every place shows the new ones @once', async ({
  page,
  portal,
  sandbox,
  say,
}) => {
  await portal.openLoggedIn('Layla');
  const account = page.getByRole('banner').getByRole('link', { name: portal.starting('Your account, {0}', { 0: '' }) });
  await account.click();
  await expect(portal.heading('My details')).toBeVisible();

  // With keys alone: the file is chosen, what is seen is enlarged and moved, and nothing is taken before that is confirmed.
  const picture = page.getByLabel(portal.starting('Your picture'));
  await picture.setInputFiles({ name: 'layla.png', mimeType: 'image/png', buffer: png });
  const crop = portal.dialog('What shall be seen?');
  await crop.getByRole('slider', { name: say('Enlarge') }).press('ArrowRight');
  const beside = crop.getByRole('slider', { name: say('Left and right') });
  await beside.press('End');
  await expect(beside).toHaveAttribute('aria-valuetext', '100%');
  await expectAccessible(page);
  await crop.getByRole('button', { name: say('Use this picture') }).press('Enter');
  await expect(crop).toBeHidden();

  // What is typed waits while its customer looks at something else.
  await page.getByLabel(say('First name'), { exact: true }).fill('Leila');
  const menu = page.getByRole('navigation', { name: say('Profile'), exact: true });
  await menu.getByRole('link', { name: say('Wallet'), exact: true }).click();
  await expect(portal.heading('In your wallet')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(say('First name'), { exact: true })).toHaveValue('Leila');
  await picture.setInputFiles({ name: 'layla.png', mimeType: 'image/png', buffer: png });
  await crop.getByRole('button', { name: say('Use this picture') }).click();
  await expect(crop).toBeHidden();
  await portal.button('Save').click();
  await expect(account).toHaveAccessibleName(/Leila Haddad$/);
  await expect
    .poll(() => account.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(menu.locator('img')).toBeVisible();

  await portal.button('Change the email').click();
  const asking = portal.dialog('Your new email');
  await expectAccessible(page);
  await asking.getByLabel(say('Email'), { exact: true }).fill('leila@mail.example');
  await asking.getByRole('button', { name: say('Send me a code') }).click();
  const code = page.getByRole('textbox', { name: say('One-time code') });
  await expect(code).toBeEditable();
  await expect(code).toBeFocused();
  await page.keyboard.type(await sandbox.lastCode());
  const email = page.getByRole('main').getByLabel(say('Email'), { exact: true });
  await expect(email).toHaveValue('leila@mail.example');

  // It is what the server has, too.
  await page.reload();
  await expect(page.getByLabel(say('First name'), { exact: true })).toHaveValue('Leila');
  await expect(email).toHaveValue('leila@mail.example');
  await portal.button('Remove the picture').click();
  await portal.button('Save').click();
  await expect(account.locator('img')).toHaveCount(0);
});
