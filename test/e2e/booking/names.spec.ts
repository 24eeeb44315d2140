/** Names of 300 characters, in both scripts and in emoji, and prices of millions push nothing off any screen. */
import type { Page } from '@playwright/test';
import { services } from '../../../sandbox/data/seed/services.ts';
import { logInBefore } from '../../support/e2e/loggedInBefore.ts';
import { Portal, venueDay } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { violations } from '../../support/e2e/width.ts';
import { wordsOf, type Language } from '../../support/e2e/words.ts';

const widths = [320, 768, 1600];
const languages: Language[] = ['en', 'ar'];
const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;

/** Two tickets for an event, which the seed has sold to Omar. */
const ticketsOfOmar = 99_001;

/** 300 characters without a space: letters, Arabic, and a family emoji of more than five characters. */
const long = {
  en: `Pneumono${'ultramicroscopic'.repeat(18)}`.padEnd(300, 'x'),
  ar: `ملعب${'المستشفياتالكبرى'.repeat(18)}`.padEnd(300, 'ل'),
  pictures: '👨‍👩‍👧‍👦'.repeat(28),
};
const names = /^(?:name|service_name|venue_name|first_name|last_name|title|link_text|place)$/;
const namesInArabic = /^ar_(?:name|service_name|venue_name|title|link_text)$/;
const prices = /^(?:price|total_price|price_from|balance)$/;

/** The same answer with long names, every third one in emoji, and with prices of millions. */
function lengthened(answer: unknown): unknown {
  let count = 0;
  const one = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((part: unknown) => one(key, part));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(name, part)]));
    if (typeof value === 'number' && value > 0 && prices.test(key)) return 1_234_567.89;
    if (typeof value !== 'string' || value === '') return value;
    count += 1;
    if (namesInArabic.test(key)) return count % 3 === 0 ? long.pictures : long.ar;
    if (names.test(key)) return count % 3 === 0 ? long.pictures : long.en;
    return value;
  };
  return one('', answer);
}

/** From now on the operator calls everything by long names. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route('**/api/v2/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    await route.fulfill({ response, ...(isJson ? { json: lengthened(await response.json()) } : {}) });
  });
}

/** From the home page to the cart and the bookings; what does not fit, each with its width. */
async function misfitsOf(portal: Portal): Promise<string[]> {
  const { page, language, say } = portal;
  const found: string[] = [];
  const look = async (scene: string) => {
    found.push(...(await violations(page, `${scene} in ${language}`, widths)));
    await page.setViewportSize({ width: 390, height: 900 });
  };
  await portal.open();
  await portal.expectHome();
  await look('home');
  await portal.button('Menu').click();
  await expect(portal.dialog('Menu')).toBeVisible();
  await look('drawer');
  await portal.open('/?service=all');
  await expect(portal.dialog('Choose time and place').locator('.bk__service').first()).toBeVisible();
  await look('services');
  await portal.open(`/service/${idOf('Padel · Jaddaf')}?date=${venueDay(1)}`);
  await portal.chooseSlot();
  await look('service page');
  await portal.open(`/?service=${idOf('Swimming')}&date=${venueDay(1)}`);
  await portal.chooseSlot();
  await look('times');
  await portal.button('Continue').click();
  await expect(portal.dialog('Choose tickets')).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await look('tickets');
  await portal.button('Continue').click();
  await expect(portal.dialog('Add extras')).toBeVisible();
  await page
    .locator('.addon')
    .last()
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await look('extras');
  await portal.button('Done').click();
  await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
  await look('the question');
  await portal.button('Go to cart').click();
  await expect(portal.heading('Your cart')).toBeVisible();
  await look('cart');
  await portal.open('/profile/facility-bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('bookings');
  return found;
}

test('names of 300 characters and prices of millions fit everywhere', { tag: '@once' }, async ({ page, portal }) => {
  test.slow();
  await logInBefore(page.context(), 'Omar');
  await lengthenNames(page);
  const found: string[] = [];
  for (const language of languages)
    found.push(...(await misfitsOf(new Portal({ page, say: wordsOf(language), language, isPhone: true }))));
  // The login page is shown only to signed-out customers.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await portal.open('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  found.push(...(await violations(page, 'login', widths)));
  // What the page asks for when it is quiet may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  expect(found).toEqual([]);
});

test(
  'R2.2.9, R2.2.7: a ticket for a name of 300 characters and a wallet of millions keep within their frames',
  { tag: '@once' },
  async ({ page }) => {
    await logInBefore(page.context(), 'Omar');
    await lengthenNames(page);
    const found: string[] = [];
    for (const language of languages) {
      const portal = new Portal({ page, say: wordsOf(language), language, isPhone: true });
      const look = async (scene: string) =>
        found.push(...(await violations(page, `${scene} in ${language}`, [320, 390, 480, 768, 1280, 1600])));
      await portal.open(`/profile/view-tickets/${ticketsOfOmar}`);
      await expect(page.locator('.pitch').first()).toBeVisible();
      await look('tickets');
      await portal.open('/profile/user/wallet');
      await expect(page.locator('.balance .price')).toContainText('1,234,567.89');
      await look('wallet');
    }
    await page.unrouteAll({ behavior: 'wait' });
    expect(found).toEqual([]);
  },
);
