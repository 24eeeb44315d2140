/** Booking a facility, from the home page to the cart (R2.11, R2.12, R4.4, R4.5). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { formatLongDate } from '../../../src/i18n/dates.ts';
import { venueDay } from '../../support/e2e/portal.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('an exclusive court', () => {
  // Both languages and sizes walk this way in kinds.spec.
  test('service, day, slot and court, then into the cart at once @phone', async ({ page, portal, sandbox }) => {
    await portal.openLoggedIn();
    await portal.book.click();
    const dialog = portal.dialog('Choose time and place');
    await expect(dialog.getByRole('button', { name: portal.service('Tennis') })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: portal.service('Tennis') }).click();
    await portal.chooseDay(venueDay(1));
    await expect(portal.button('Continue')).toBeDisabled();
    const time = await portal.chooseSlot();
    await expect(portal.courts.first()).toBeChecked();
    await expectAccessible(page);

    await portal.finishBooking();
    await expectAccessible(page);
    await portal.button('Go to cart').click();
    await expect(portal.heading('Your cart')).toBeVisible();
    await expect(page.getByRole('main').getByText(time.slice(0, 5)).first()).toBeVisible();
    await expectAccessible(page);

    const reserved = (await sandbox.requests()).filter(
      ({ path, method }) => method === 'POST' && path.endsWith('cart/sync'),
    );
    expect(reserved.length).toBeGreaterThan(0);
  });

  test('eleven times first, then twelve more, with the focus on the first new one @once', async ({ page, portal }) => {
    await portal.openBooking('Padel · Al Quoz');
    const all = page.getByRole('group', { name: portal.starting('Start time') }).getByRole('radio');
    const more = page.getByRole('group', { name: portal.starting('Start time') }).getByRole('button');
    await expect(all).toHaveCount(11);
    await more.click();
    await expect(all).toHaveCount(23);
    await expect
      .poll(() => all.evaluateAll((tiles) => tiles.indexOf(document.activeElement as HTMLInputElement)))
      .toBeGreaterThan(10);
  });

  test('changing what stands above clears what stands below', { tag: '@once' }, async ({ portal }) => {
    await portal.openBooking('Tennis');
    await portal.chooseSlot();
    await portal.chooseDay(venueDay(2));
    await expect(portal.courts).toHaveCount(0);
    await expect(portal.button('Continue')).toBeDisabled();
  });

  test('a part of the day narrows the times', { tag: '@once' }, async ({ page, portal, say }) => {
    await portal.openBooking('Tennis');
    await page.getByLabel(say('Part of the day')).selectOption({ label: say('6-9 PM') });
    const times = portal.slots.locator('xpath=..').locator('.t');
    await expect(times.filter({ hasNotText: /^0?[678]:/ })).toHaveCount(0);
    await expect(times).not.toHaveCount(0);
  });

  test('filters leave only what fits them', { tag: '@once' }, async ({ page, portal, say }) => {
    await portal.openBooking('Tennis');
    await page.getByRole('radio', { name: say('Outdoor'), exact: true }).check();
    await portal.chooseSlot();
    const courts = page.getByRole('group', { name: say('Court'), exact: true }).locator('label');
    // The press on a time is answered first, then the courts are drawn.
    await expect(courts.first()).toBeVisible();
    for (const court of await courts.allInnerTexts()) expect(court).toContain(say('Outdoor'));
  });

  test('R2.12.5: extras follow where the category has products @phone', async ({ page, portal, say }) => {
    await portal.openBooking('Football', { as: 'Layla' });
    await portal.chooseSlot();
    await portal.button('Continue').click();
    await expect(portal.dialog('Add extras')).toBeVisible();
    await expectAccessible(page);
    const extra = page.getByRole('article').first();
    await expect(extra.locator('.pic, .picture, picture, img, svg').first()).toBeVisible();
    await expect(extra).toContainText(/AED|د\.إ/);
    const name = await extra.getByRole('heading').innerText();
    await extra.getByRole('button', { name: say('More'), exact: true }).click();
    await extra.getByRole('button', { name: say('Add {label}', { label: name }), exact: true }).click();
    await expect(extra.getByRole('status').first()).toHaveText('0');
    await portal.button('Done').click();
    await portal.button('Go to cart').click();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
});

test.describe('who is it', () => {
  test('whoever is signed out is asked to log in and goes on exactly where they were @phone', async ({
    page,
    portal,
    say,
  }) => {
    await portal.open();
    await portal.beginBooking('Tennis');
    await portal.chooseSlot();
    await portal.button('Continue').click();
    const login = portal.dialog('Log in');
    await expect(login).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('Log in')} · `));
    await expectAccessible(page);

    await login
      .locator('form')
      .getByRole('button', { name: say('Log in'), exact: true })
      .click();
    // 3.3.1: the summary has the focus and leads to the fields; the title says that the form came back (2.4.2).
    await expect(login.locator('[data-refusals]')).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${say('Error: {of}', { of: say('Log in') })} · `));
    await expectAccessible(page);
    const refusal = say('{field} is required', { field: say('Password') });
    await login.getByRole('button', { name: refusal, exact: true }).click();
    await expect(login.getByLabel(say('Password'), { exact: true })).toBeFocused();
    await expect(login.getByLabel(say('Password'), { exact: true })).toHaveAccessibleDescription(refusal);

    await portal.logIn();
    await expect(login).toBeHidden();
    await expect(portal.dialog('Add extras')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('Add extras')} · `));
  });

  test('leaving the login leaves the choice as it was', { tag: '@once' }, async ({ page, portal }) => {
    await portal.openBooking('Tennis');
    await portal.chooseSlot();
    await portal.button('Continue').click();
    await expect(portal.dialog('Log in')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog('Log in')).toBeHidden();
    await expect(portal.courts.first()).toBeChecked();
  });
});

test(
  'a reload comes back to the day, the time and the court, to the tickets, the extras and the question for more',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    await portal.openLoggedIn();
    await portal.beginBooking('Swimming', 2);
    const time = await portal.chooseSlot(1);
    await page.reload();
    await expect(portal.courts.first()).toBeChecked();
    const chosen = page
      .getByRole('group', { name: portal.starting('Start time') })
      .getByRole('radio', { checked: true });
    await expect(chosen.locator('xpath=..').locator('.t')).toHaveText(time);

    await portal.button('Continue').click();
    const ticket = page.getByRole('article').first();
    await ticket.getByRole('button', { name: say('More'), exact: true }).click();
    await page.reload();
    await expect(portal.dialog('Choose tickets')).toBeVisible();
    await expect(ticket.getByRole('status').first()).toHaveText('1');

    await portal.button('Continue').click();
    await expect(portal.dialog('Add extras')).toBeVisible();
    await page.reload();
    await expect(portal.dialog('Add extras')).toBeVisible();

    await portal.button('Done').click();
    await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
    await page.reload();
    await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
    const question = say('In your cart. Another time?').replace('?', '\\?');
    await expect(page).toHaveTitle(new RegExp(`^${question} · ${portal.service('Swimming')} · `));
    await portal.button('Yes, add a time').click();
    await expect(portal.dialog('Choose time and place')).toBeVisible();
  },
);

test.describe('what goes wrong', () => {
  const failedToLoad = /Failed to load resource/;

  test('services, schedule and courts that fail are asked for again; choices stay @once', async ({
    page,
    portal,
    sandbox,
    faults,
  }) => {
    faults.expect(failedToLoad);
    await portal.open();
    await portal.expectHome();
    await sandbox.fail({ endpoint: 'schedule', status: 500, message: 'Out of order' });
    await portal.book.click();
    await portal
      .dialog('Choose time and place')
      .getByRole('button', { name: portal.service('Tennis') })
      .click();
    await expect(page.getByText('Out of order').first()).toBeVisible();
    await expectAccessible(page);
    await sandbox.mend();
    // The browser was online all along: the portal itself finds that the server is back.
    await expect(page.getByText('Out of order')).toHaveCount(0);
    // Late in the evening nothing is left today.
    await portal.chooseDay(venueDay(1));
    await sandbox.fail({ endpoint: 'availableFacilities', malformed: 'html' });
    faults.expect(/the answer is not JSON/);
    await portal.slots.first().check();
    await expect(portal.button('Try again')).toBeInViewport();
    await sandbox.mend();
    await expect(portal.courts.first()).toBeChecked();
  });

  test('F30: a slot taken meanwhile: told, the times loaded anew, all else kept, another one press away @phone', async ({
    browser,
    page,
    portal,
    say,
    language,
    faults,
    stack,
  }) => {
    faults.expect(failedToLoad);
    await portal.openBooking('Cricket', { as: 'Layla' });
    await portal.narrowToOneCourt();
    const time = await portal.chooseSlot();

    const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
    const rival = portal.in(await context.newPage());
    await rival.openBooking('Cricket', { as: 'Omar' });
    await rival.narrowToOneCourt();
    expect(await rival.chooseSlot()).toBe(time);
    await rival.finishBooking();
    await context.close();

    await portal.button('Continue').click();
    await expect(page.getByText(say('No facility available for selected time slot')).first()).toBeVisible();
    await expect(portal.courts).toHaveCount(0);
    await expect(portal.button('Continue')).toBeDisabled();
    await expect(portal.slots.locator('xpath=..').filter({ hasText: time.slice(0, 5) })).toHaveCount(0);
    const day = page.getByRole('radio', { name: formatLongDate(venueDay(1), language), exact: true });
    await expect(day).toBeChecked();
    await expectAccessible(page);

    // The same hour on another court comes first, one press away, and goes into the cart at once.
    const near = page.getByRole('group', { name: say('Nearest free times'), exact: true }).getByRole('button');
    await expect(near.first()).toContainText(time.slice(0, 5));
    await near.first().click();
    await expect(portal.dialog('Add extras')).toBeVisible();
  });
});
