/** The places of a cart: removed and restored, held, counted down, lost (Q7.3.a, F31, A16, R8.1.5). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('a place is put back, counted down where the venue is not reached, and lost with a way on @once', async ({
  page,
  portal,
  say,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await page.clock.install();
  await portal.fillCart();
  const main = page.getByRole('main');
  const held = main.getByText(say('held for you until {until}', { until: '' }).trim());
  await expect(held).toBeVisible();

  // Taken out by keyboard, and put back by it: the way back has the focus.
  const remove = main.getByRole('button', { name: portal.starting('Remove <0>{name}</0>', { 0: '', name: '' }) });
  const name = (await main.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(portal.button('Undo')).toBeFocused();
  await expectAccessible(page);
  const reserved = page.waitForResponse(
    (response) => response.url().endsWith('/cart/sync') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(held).toBeVisible();
  const { data } = (await (await reserved).json()) as { data: { expires_at: string } };
  const end = Temporal.PlainDateTime.from(data.expires_at).toZonedDateTime('Asia/Dubai');
  /** From now on the page has so much time left, and it stands still however long a look at it takes. */
  const stopClockAt = (left: Temporal.DurationLike) =>
    page.clock.pauseAt(new Date(end.subtract(left).epochMilliseconds));

  // On a phone what is to be paid and the way to do so are there wherever the page is scrolled to.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of [0, 10_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await expect(portal.pay.filter({ visible: true })).toBeInViewport();
  }

  // No renewal reaches the venue.
  await page.route('**/cart/sync', (route) => route.abort());
  await stopClockAt({ minutes: 9, seconds: 55 });
  const timer = main.getByRole('timer');
  await expect(timer).toHaveText(/^9:5\d$/);
  await expect(held).toBeHidden();
  // At any scroll position it is next to Pay.
  await page.evaluate(() => scrollTo({ top: 10_000, behavior: 'instant' }));
  const left = page.locator('.hold__left').filter({ hasText: /^9:5\d left/ });
  await expect(left).toBeInViewport();
  // One sentence in one line, not the time and its words apart.
  expect((await left.boundingBox())!.height).toBeLessThan(30);
  await stopClockAt({ minutes: 1, seconds: 50 });
  await expect(main.getByText(say('Two minutes are left for the places in your cart.'))).toBeAttached();
  await expect(timer).toHaveText(/^1:[45]\d$/);
  // A look for accessibility needs timers.
  await page.clock.resume();
  await expectAccessible(page);
  await stopClockAt({ seconds: -30 });
  await expect(timer).toHaveText('0:00');

  // It answers again, and another customer was faster.
  await page.unroute('**/cart/sync');
  await page.route('**/cart/sync', async (route) => {
    const products = (route.request().postDataJSON() as { products: object[] }).products;
    const refused = products.map((product) => ({ ...product, reserved: false, message: null }));
    await route.fulfill({ json: { status: true, message: null, data: { expires_at: null, products: refused } } });
  });
  await portal.button('Ask for them again').click();
  await page.clock.resume();
  const lost = main.getByRole('list', { name: say('No longer in your cart') });
  await expect(lost).toContainText(say('Somebody else was faster. We took it out of your cart.'));
  await expect(timer).toBeHidden();
  // F30: the nearest free times are one press away.
  await expect(
    lost
      .getByRole('group', { name: say('Nearest free times') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await lost.getByRole('button', { name: say('Choose another time') }).click();
  await expect(portal.dialog('Choose time and place')).toBeVisible();
});
