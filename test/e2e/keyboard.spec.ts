/** The main journey without a pointer: Tab, arrows, Space, Enter, Escape. */
import type { Locator } from '@playwright/test';
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { venueDay, type Portal } from '../support/e2e/portal.ts';
import { expect, test } from '../support/e2e/test.ts';
import { formatLongDate } from '../../src/i18n/dates.ts';

/** More stops than this on one screen are a trap. */
const mostStops = 120;

/** Presses Tab until the target has the focus, which must then be visible. */
async function tabTo({ page }: Portal, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} cannot be reached by Tab.`);
}

async function press(portal: Portal, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(portal, target);
  await portal.page.keyboard.press(key);
}

test('book and pay by keyboard alone', async ({ page, portal, say, language }) => {
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(
        type,
        () => {
          throw new Error('A pointer was used.');
        },
        { capture: true },
      );
    }
  });
  await portal.open();
  await portal.expectHome();

  // The first stop leads past the header.
  await page.keyboard.press('Tab');
  await expect(portal.link('Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(portal, portal.button('Book a facility'));

  const dialog = portal.dialog('Choose time and court');
  await press(portal, dialog.getByRole('button', { name: portal.service('Tennis') }));
  const today = page.getByRole('radio', { name: formatLongDate(venueDay(0), language), exact: true });
  const tomorrow = page.getByRole('radio', { name: formatLongDate(venueDay(1), language), exact: true });
  await tabTo(portal, today);
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(tomorrow).toBeChecked();
  await expect(portal.slots.first()).toBeVisible();
  await press(portal, portal.slots.first(), 'Space');
  await expect(portal.courts.first()).toBeChecked();
  await press(portal, portal.button('Continue'));

  const login = portal.dialog('Log in');
  await expect(login).toBeVisible();
  await tabTo(portal, page.getByLabel(say('Mobile number'), { exact: true }));
  await page.keyboard.type('500000001');
  await tabTo(portal, page.getByLabel(say('Password'), { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');

  await expect(portal.dialog('Add extras')).toBeVisible();
  await press(portal, portal.button('Done'));
  await press(portal, portal.button('Go to cart'));

  await expect(portal.heading('Your cart')).toBeVisible();
  await press(portal, portal.terms, 'Space');
  const terms = portal.dialog('Booking terms');
  await press(portal, terms.getByRole('button', { name: say('Agree'), exact: true }));
  await expect(terms).toBeHidden();
  await press(portal, portal.pay);
  await page.waitForURL(/\/pay\//);
  await press(portal, portal.testCard('accepts'));
  await portal.expectTickets();
});

test('a dialog keeps the focus and gives it back', async ({ page, portal }) => {
  await portal.open();
  await portal.expectHome();
  const opener = portal.button('Book a facility');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = portal.dialog('Choose time and court');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first stop the browser's own controls have the focus.
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
