/** Ways to pay without typing: payment sheets of the browser, credit, and a saved card (Q7.7.k, Q1.4.a, Q4.8.d). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('Q7.7.k: what a sheet confirms is paid by the gateway’s word; closed or refused, nothing is taken @phone', async ({
  page,
  portal,
  sandbox,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await portal.fillCart();
  const express = page.locator('.express__btn--apple_pay');
  const press = async (what: 'close' | 'refuse' | 'confirm') => {
    const opening = page.waitForEvent('popup');
    await express.click();
    const sheet = await opening;
    await sheet.locator(`button[value="${what}"]`).click();
  };
  const orders = async () =>
    (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/orders')).length;

  // Without the terms no sheet opens (R5.6.8).
  await express.click();
  const told = page.getByText(portal.say('Please accept the terms and conditions')).filter({ visible: true });
  await expect(told.first()).toBeVisible();
  await portal.agreeToTerms();
  await expectAccessible(page);

  await press('close');
  await expect(express).toBeEnabled();
  await expect(portal.pay).not.toHaveAttribute('aria-busy');
  expect(await orders()).toBe(0);

  await press('refuse');
  await expect(page.locator('.note--bad, .note[data-tone="bad"]').filter({ visible: true }).first()).toBeVisible();
  await expect(express).toBeEnabled();

  await press('confirm');
  await expect(portal.dialog('All set.')).toBeVisible();
  expect(await orders()).toBe(2);
});

test(
  'Q1.4.b, Q4.8.d: points, then the wallet, the rest by a card that is kept; next time it is there to be chosen',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    await portal.fillCart('Football', 'Daniel');
    for (const name of ['Q-points', 'Wallet']) {
      await page.getByRole('switch', { name: portal.starting(name) }).click();
    }
    const covered = portal.button('Place the order');
    const newCard = page.getByRole('radio', { name: portal.starting('New card') });
    // What they cover asks for no card; without the wallet there is a rest.
    if (await covered.isVisible()) await page.getByRole('switch', { name: portal.starting('Wallet') }).click();
    await newCard.check();
    await page.getByRole('checkbox', { name: say('Save this card for the next time') }).check();
    await portal.goToBank();
    await portal.payWith('accepts');
    await portal.expectTickets();
    await expect(page.getByText(say('Q-points')).first()).toBeVisible();

    await portal.openBooking('Tennis');
    await portal.chooseSlot();
    await portal.button('Continue').click();
    await portal.button('Done').click();
    await portal.button('Go to cart').click();
    await expect(page.getByRole('radio', { name: /4242/ })).toBeVisible();
  },
);

test(
  'R1.4.5, Q1.4.a: whoever has a credit facility pays with it, without the bank; nobody else is offered it',
  { tag: '@once' },
  async ({ page, portal }) => {
    const credit = page.getByRole('radio', { name: portal.starting('Credit facility') });
    await portal.fillCart('Tennis', 'Layla');
    await expect(page.getByRole('radio', { name: portal.starting('New card') })).toBeVisible();
    await expect(credit).toHaveCount(0);
    // Another customer, in a browser where no cart is open any more.
    await page.goto('about:blank');
    await portal.fillCart('Tennis', 'Marc');
    await credit.check();
    await portal.agreeToTerms();
    await portal.pay.click();
    await expect(portal.dialog('All set.')).toBeVisible();
    // The button that paid is gone with the cart: closing this leads to what replaced it.
    await page.keyboard.press('Escape');
    await expect(portal.heading('Nothing in your cart yet')).toBeFocused();
    await expect(portal.heading('Nothing in your cart yet')).toBeInViewport();
  },
);
