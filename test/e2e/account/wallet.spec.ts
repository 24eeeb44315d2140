/** A top-up of the wallet: through the bank and back, whatever the outcome (Q7.7.c). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Presses a button at that moment of the device's clock. */
async function pressAt(button: Element, moment: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, moment - Date.now() - 20));
  while (Date.now() < moment);
  (button as HTMLElement).click();
}

test(
  'Q7.7.c, F13: declined, left by Back, paid: the wallet holds what the bank has said, and the page always says where it stands',
  { tag: '@phone' },
  async ({ page, portal, context, say, sandbox }) => {
    await portal.openLoggedIn('Daniel', '/profile/user/wallet');
    const add = (sum: string) => page.getByRole('button', { name: new RegExp(`${sum}(?!\\d)`) });
    const balance = page.locator('.balance .price');
    const restart = portal.button('Start over');
    await expect(add('250')).toBeVisible();
    // In a row wider than a phone, the current entry is in sight (R2.6.3).
    const menu = page.getByRole('navigation', { name: say('Profile'), exact: true });
    await expect(menu.getByRole('link', { name: say('Wallet'), exact: true })).toBeInViewport({ ratio: 1 });
    await expect(balance).toContainText('400');

    // Too little is reported before the bank's page opens.
    await page.getByRole('radio', { name: say('Other'), exact: true }).check();
    const amount = page.getByRole('textbox');
    await amount.fill('٥');
    await portal.button('Add to the wallet').click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('٧٥.٥');
    await expectAccessible(page);
    await add('75.50').click();
    await portal.payWith('declines');
    await expect(page.getByText(say('Nothing was added, and nothing was charged.'))).toBeVisible();
    await expect(balance).toContainText('400');
    await page.reload();
    await restart.click();
    await expect(page).toHaveURL(/user\/wallet(\?lang=ar)?$/);

    // Back from the bank without an answer: nothing is called failed, and nothing is sent again.
    await add('250').click();
    await expect(page).toHaveURL(/\/pay\//);
    // 071: their other tabs know that it waits, and none offers to send another one.
    const other = portal.in(await context.newPage());
    await other.open('/profile/user/wallet');
    await expect(other.button('Go to the bank')).toBeVisible();
    await page.goBack();
    await expect(portal.button('Go to the bank')).toBeVisible();
    await expectAccessible(page);
    await portal.button('Go to the bank').click();
    await portal.payWith('accepts');
    await expect(page.locator('.note--ok')).toBeVisible();
    await expect(balance).toContainText('650');
    await expect(other.page.locator('.note--ok')).toBeVisible();
    await expect(other.page.locator('.balance .price')).toContainText('650');
    await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('250');

    // I13: two tabs pressed at the very same moment send one.
    const tabs = [portal, other];
    for (const tab of tabs) {
      await tab.button('Add more').click();
      await expect(tab.page.getByRole('button', { name: /250(?!\d)/ })).toBeVisible();
    }
    // Found in both before either is pressed: what one tab sends takes the other's button away.
    const buttons = await Promise.all(tabs.map((tab) => tab.page.locator('.topup [type=submit]').elementHandle()));
    const moment = Date.now() + 500;
    await Promise.all(buttons.map((button) => button.evaluate(pressAt, moment)));
    await expect
      .poll(() => tabs.filter((tab) => tab.page.url().includes('/pay/')).length, { message: 'at the bank' })
      .toBe(1);
    const asking = tabs.find((tab) => !tab.page.url().includes('/pay/'))!;
    await expect(asking.button('Go to the bank')).toBeVisible();
    // Declined, paid, and this one.
    const sent = (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/top-up'));
    expect(sent).toHaveLength(3);
  },
);

test('on a large screen the saved cards begin beside the money', { tag: '@once' }, async ({ page, portal, say }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await portal.openLoggedIn('Layla', '/profile/user/wallet');
  const heading = (name: string) => page.getByRole('heading', { name: say(name), exact: true });
  const card = page.locator('.kept').getByRole('listitem').first();
  await expect(card).toBeVisible();
  await expect(heading('Top up')).toBeVisible();
  const [money, cards, first] = await Promise.all(
    [heading('Top up'), heading('Saved cards'), card].map((one) => one.boundingBox()),
  );
  expect(cards).toMatchObject({ y: money!.y, height: money!.height });
  expect(first!.y - (cards!.y + cards!.height)).toBeLessThan(32);
});
