/** No page, no dialog and no name makes anybody scroll sideways, from 320 to 1600 px in both languages (DESIGN 5). */
import type { Page } from '@playwright/test';
import { services } from '../../../sandbox/data/seed/services.ts';
import { goTo } from '../../support/everyPage/goTo.ts';
import { settled } from '../../support/everyPage/settled.ts';
import { logInBefore } from '../../support/e2e/loggedInBefore.ts';
import { Portal, venueDay } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { brokenIn, violations, smallOn, tight, widths } from '../../support/e2e/width.ts';
import { wordsOf, type Language } from '../../support/e2e/words.ts';

const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;
const languages: Language[] = ['en', 'ar'];

/** The home page with each service chosen, one after the other. */
async function homeMisfits({ page, language }: Portal): Promise<string[]> {
  const select = page.locator('.quick select').first();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const names = await select.locator('option').allInnerTexts();
    // In one go, since each alone would be a trip to the browser.
    const wide = await select.evaluate(
      (element: HTMLSelectElement, limit) =>
        [...element.options].flatMap(({ value }, index) => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(element, value);
          element.dispatchEvent(new Event('change', { bubbles: true }));
          const { right, left } = element.closest('.quick')!.getBoundingClientRect();
          const pokes = [...element.closest('.quick')!.querySelectorAll('label, b, .btn')].some((part) => {
            const box = part.getBoundingClientRect();
            return box.left < left - 1 || box.right > right + 1;
          });
          return pokes || document.documentElement.scrollWidth > limit ? [index] : [];
        }),
      width,
    );
    for (const index of wide) found.push(`home in ${language}, ${width} px: ${names[index]} is chosen`);
  }
  return found;
}

/** Sections of the header that are not written in full, where it is just wide enough for them. */
async function cutSections({ page, language }: Portal): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .getByRole('banner')
      .locator('nav li span')
      .evaluateAll((spans) =>
        spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
      );
    found.push(...cut.map((name) => `header in ${language}, ${width} px: ${name} is cut`));
  }
  return found;
}

/** On a phone: the day and how long stand in one line of the head, beside the time. */
async function brokenHead({ page, language }: Portal): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 900 });
  return page
    .locator('.bk__now > span')
    .last()
    .evaluate((line, language) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const bottoms = [...words.getClientRects()].map(({ bottom }) => Math.round(bottom));
      return new Set(bottoms).size === 1 ? [] : [`head in ${language}: “${line.textContent}” is broken`];
    }, language);
}

/** Everything that a booking leads through, each step at every width. */
async function bookingMisfits(portal: Portal): Promise<string[]> {
  const { page, language, say } = portal;
  // What stands in for the letters is wider; the widths go by the portal's own.
  const isInOwnLetters = () => expect(page.locator('html')).toHaveAttribute('data-letters');
  const at = async (scene: string) => {
    await isInOwnLetters();
    return violations(page, `${scene} in ${language}`);
  };
  const found: string[] = [];
  await portal.open();
  await portal.expectHome();
  await isInOwnLetters();
  found.push(...(await homeMisfits(portal)), ...(await at('home')), ...(await cutSections(portal)));
  await portal.open('/?service=all');
  await expect(
    portal.dialog('Choose time and place').getByRole('button', { name: portal.service('Tennis') }),
  ).toBeVisible();
  found.push(...(await at('services')));
  // Slots after midnight, which say so.
  await portal.open(`/service/${idOf('Padel · Jaddaf')}?date=${venueDay(1)}`);
  await expect(portal.slots.first()).toBeVisible();
  const more = page.locator('.slots .more');
  while (await more.isVisible()) await more.click();
  found.push(...(await at('service page')));
  await portal.open(`/?service=${idOf('Swimming')}&date=${venueDay(1)}`);
  await portal.chooseSlot();
  found.push(...(await at('times')), ...(await brokenHead(portal)));
  await portal.button('Continue').click();
  await expect(portal.dialog('Choose tickets')).toBeVisible();
  found.push(...(await at('tickets')));
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await portal.button('Continue').click();
  await expect(portal.dialog('Add extras')).toBeVisible();
  found.push(...(await at('extras')));
  await portal.button('Done').click();
  await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
  found.push(...(await at('the question')));
  await portal.button('Go to cart').click();
  await expect(portal.heading('Your cart')).toBeVisible();
  found.push(...(await at('cart')));
  await portal.open('/profile/facility-bookings');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  found.push(...(await at('bookings')));
  return found;
}

test('every page and every step fits, whatever is chosen', { tag: '@once' }, async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const language of languages) {
    const guest = new Portal({ page, say: wordsOf(language), language, isPhone: false });
    await guest.open('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await violations(page, `login in ${language}`)));
  }
  await logInBefore(page.context(), 'Layla');
  for (const language of languages)
    found.push(...(await bookingMisfits(new Portal({ page, say: wordsOf(language), language, isPhone: false }))));
  expect(found).toEqual([]);
});

/** What a phone of 390 px shows at 200 %. */
const halfPhone = 195;

test(
  'A13: a phone at 200 % scrolls no page sideways for a button that is wider',
  { tag: '@once' },
  async ({ page }) => {
    const found: string[] = [];
    const begin = async () => {
      await page.goto('/accessibility');
      await settled(page);
    };
    await begin();
    for (const language of languages) {
      const portal = new Portal({ page, say: wordsOf(language), language, isPhone: false });
      for (const path of ['/find-us', '/outlets', '/blog/why-the-glass-is-your-friend', '/event-invite']) {
        await goTo(page, path, language);
        await expect(
          page
            .getByRole('heading', { level: 2 })
            .or(page.getByRole('link', { name: portal.say('See what is on') }))
            .first(),
        ).toBeVisible();
        found.push(...(await violations(page, `${path} in ${language}`, [halfPhone])));
      }
      await goTo(page, '/outlets', language);
      found.push(...(await brokenIn(page, '.dock', `dock in ${language}`, halfPhone)));
    }
    // Columns of days, hours and sums.
    await logInBefore(page.context(), 'Daniel');
    await begin();
    await goTo(page, '/profile/facility-bookings', 'en');
    // The number of an order differs by when the sandbox began.
    const ticket = (await page.locator('a[href*="/profile/view-tickets/"]').first().getAttribute('href'))!;
    for (const language of languages) {
      const portal = new Portal({ page, say: wordsOf(language), language, isPhone: false });
      for (const [path, there] of [
        ['/events', page.getByRole('main').getByRole('heading', { level: 3 })],
        ['/events/307?seats=30700&show=list', page.getByRole('group', { name: portal.say('Show seats as') })],
        ['/academies', page.getByRole('main').getByRole('heading', { level: 2 })],
        ['/academy/401', page.getByRole('main').getByRole('heading', { level: 2 })],
        ['/profile/user/wallet', page.getByRole('table')],
        ['/profile/user/q-points', page.getByRole('table')],
        ['/profile/facility-bookings', page.getByRole('main').getByRole('heading', { level: 2 })],
        ['/training/501', page.locator('.coachsale__p')],
        // Codes and numbers of tickets, and start times.
        [ticket, page.getByRole('main').locator('.qr')],
        [`/service/${idOf('Tennis')}?date=${venueDay(1)}`, portal.slots],
      ] as const) {
        await goTo(page, path, language);
        await expect(there.first()).toBeVisible();
        found.push(...(await violations(page, `${path} in ${language}`, [halfPhone])));
      }
      await goTo(page, '/outlets', language);
      found.push(...(await brokenIn(page, '.dock', `own dock in ${language}`, halfPhone)));
      // Two buttons side by side below a form.
      await goTo(page, '/profile/user', language);
      await portal.button('Change the password').click();
      await expect(portal.dialog('Change your password')).toBeVisible();
      found.push(...(await brokenIn(page, 'dialog[open]', `password in ${language}`, halfPhone)));
      await page.keyboard.press('Escape');
      // What can be taken along, in more groups than stand beside each other.
      await page.setViewportSize({ width: 390, height: 844 });
      await goTo(page, `/service/${idOf('Badminton')}?date=${venueDay(1)}`, language);
      await portal.chooseSlot(2);
      await portal.button('Continue').click();
      await expect(page.getByRole('tab').nth(2)).toBeAttached();
      found.push(...(await violations(page, `extras in ${language}`, [halfPhone])));
      const isOutside = (tab: Element) => {
        const { left, right } = tab.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      };
      for (const tab of await page.getByRole('tab').all())
        if (await tab.evaluate(isOutside)) found.push(`${await tab.innerText()} is out of sight in ${language}`);
      // What is bought, and how it is paid.
      await goTo(page, '/outlets/701', language);
      await page
        .getByRole('button', { name: portal.say('More'), exact: true })
        .first()
        .click();
      await goTo(page, '/cart', language);
      await expect(page.locator('.use')).toBeVisible();
      found.push(...(await violations(page, `cart in ${language}`, [halfPhone])));
    }
    expect(found).toEqual([]);
  },
);

test('A13: on a phone on its side and at 400 % the header covers no word of a page that is not there', async ({
  page,
  portal,
}) => {
  await portal.open('/404');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await portal.expectLetters();
  const below: Record<string, boolean> = {};
  for (const [width, height] of [
    [844, 390],
    [320, 256],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [header, words] = await Promise.all([page.getByRole('banner').boundingBox(), heading.boundingBox()]);
    below[`${width} by ${height}`] = words!.y >= header!.y + header!.height;
  }
  expect(below).toEqual({ '844 by 390': true, '320 by 256': true, '1280 by 400': true });
});

test('the sections of the header and whoever is logged in stand in one line', { tag: '@once' }, async ({ page }) => {
  await logInBefore(page.context(), 'Layla');
  const lines: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const language of languages) {
    await page.goto(`/?lang=${language}`);
    const sections = page.getByRole('banner').getByRole('navigation').locator('> ul > li');
    await expect(sections.nth(5)).toBeAttached();
    const join = page.getByRole('banner').getByRole('link', { name: wordsOf(language)('Join now'), exact: true });
    const tools = page.getByRole('banner').locator('.tools > *');
    // They come by themselves when the page is still; from then on they go and come as they are told here.
    await expect(page.locator('html')).toHaveAttribute('data-letters');
    // What stands in for them is wider in Arabic.
    for (const letters of ['own', 'standing in']) {
      await page
        .locator('html')
        .evaluate((root, isOwn) => root.toggleAttribute('data-letters', isOwn), letters === 'own');
      for (const width of [1200, 1280, 1366, 1400, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const name = `${language} ${width}, letters ${letters}`;
        lines[name] = await sections.evaluateAll(
          (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
        );
        expected[name] = 1;
        if (letters !== 'own') continue;
        // R2.5.9: beside more than five sections there is room for it, and where there is little it goes between them.
        await expect(join, name).toBeVisible();
        if (width > 1280) continue;
        const [last, search] = await Promise.all([sections.last().boundingBox(), tools.first().boundingBox()]);
        const left = language === 'ar' ? last!.x - search!.x - search!.width : search!.x - last!.x - last!.width;
        expect(left, name).toBeLessThanOrEqual(24);
      }
    }
  }
  expect(lines).toEqual(expected);
});

/** Takes a time that lies just above the bar, which grows by its price: it is not left under it. */
async function expectChosenInSight(portal: Portal): Promise<void> {
  const { page } = portal;
  const tile = portal.slots.nth(4);
  await expect(tile).toBeVisible();
  await portal.expectLetters();
  const bottom = () =>
    tile.evaluate(
      (input) =>
        input.closest('label')!.getBoundingClientRect().bottom -
        document.querySelector('.bk__foot')!.getBoundingClientRect().top,
    );
  await expect(async () => {
    const over = await bottom();
    await page.getByRole('dialog').evaluate((dialog, by) => dialog.scrollBy({ top: by, behavior: 'instant' }), over);
    expect(Math.abs(await bottom())).toBeLessThan(2);
  }).toPass();
  await tile.locator('xpath=..').tap();
  await expect(portal.button('Continue')).toBeEnabled();
  await expect(page.locator('.bk__foot .price')).toBeVisible();
  // It follows the bar in the frame after it.
  await expect.poll(bottom).toBeLessThanOrEqual(0);
}

/** How far, in pixels, the words of the chosen time stand from the frame drawn in its tile. */
const fromFrame = (portal: Portal): Promise<number> =>
  portal.page.evaluate(() => {
    const tile = document.querySelector('.slots label:has(:checked)')!;
    const { left, right } = tile.getBoundingClientRect();
    const { insetInlineStart, borderInlineStartWidth } = getComputedStyle(tile, '::after');
    const frame = Number.parseFloat(insetInlineStart) + Number.parseFloat(borderInlineStartWidth);
    // The frame lies within the border of the tile.
    const edge = Number.parseFloat(getComputedStyle(tile).borderInlineStartWidth) + frame;
    const seen = [...tile.querySelectorAll('.t bdi, .t > small, .p > *')];
    const boxes = seen.map((words) => words.getBoundingClientRect()).filter(({ width }) => width > 0);
    return Math.min(...boxes.flatMap((box) => [box.left - left - edge, right - edge - box.right]));
  });

/** How far, in pixels, the button that books stands from the middle of a phone, where either thumb meets it. */
const offMiddle = (page: Page): Promise<number> =>
  page.locator('.dock__book').evaluate((button) => {
    const [middle, wanted] = [button, button.closest('.dock')!].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });
    return Math.abs(middle! - wanted!);
  });

/** By how much, in pixels, the widest place of the dock is wider than the narrowest. */
const uneven = (page: Page): Promise<number> =>
  page.locator('.dock li').evaluateAll((places) => {
    const widths = places.map((place) => place.getBoundingClientRect().width);
    return Math.max(...widths) - Math.min(...widths);
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'at 320 px and 400 %, with letters and lines further apart, nothing is pushed off, cut or broken, and at 390 a finger meets all that is used on court (1.4.10, 1.4.12, 2.5.5)',
    { tag: '@once' },
    async ({ page, portal }) => {
      test.slow();
      const found: string[] = [];
      const at = async (scene: string) => {
        // What comes in the middle of a look is measured half way.
        await expect(page.locator('html')).toHaveAttribute('data-letters');
        found.push(...(await tight(page, scene)), ...(await smallOn(page, scene)));
      };
      await portal.open('/404');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await at('no such page');
      await portal.open('/login');
      await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.locator('.err').filter({ visible: true }).first()).toBeVisible();
      await at('login with errors');
      await portal.button('Forgot password').tap();
      const reset = portal.dialog('Forgot your password?');
      await reset.getByLabel('Mobile number', { exact: true }).fill('500000001');
      await reset.getByLabel('Email', { exact: true }).fill('layla@saha.example');
      const human = reset.getByRole('checkbox', { name: 'I am not a robot' });
      await human.tap();
      await expect(human).toBeChecked();
      await reset.getByRole('button', { name: 'Send me a code' }).tap();
      await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeEditable();
      await at('code');
      await portal.open('/register');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await at('registration');
      await portal.openLoggedIn('Daniel');
      await at('home, logged in');
      await portal.open('/profile/user/wallet');
      await expect(page.locator('.hist')).toBeVisible();
      await at('wallet');
      await portal.open('/');
      await portal.expectHome();
      expect(await offMiddle(page), 'the button of the dock').toBeLessThan(1);
      expect(await uneven(page), 'the places of the dock').toBeLessThan(1);
      for (const language of ['ar', 'en'] as const) {
        const booking = new Portal({ page, say: wordsOf(language), language, isPhone: false });
        await page.setViewportSize(language === 'ar' ? { width: 360, height: 780 } : { width: 320, height: 256 });
        await booking.open(`/?service=${idOf('Tennis')}&date=${venueDay(1)}`);
        await expectChosenInSight(booking);
        expect(await fromFrame(booking)).toBeGreaterThan(1.5);
      }
      await at('times');
      await portal.button('Continue').click();
      await expect(portal.dialog('Add extras')).toBeVisible();
      await at('extras');
      await portal.button('Done').click();
      await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
      await at('the question');
      await portal.button('Go to cart').click();
      await expect(portal.heading('Your cart')).toBeVisible();
      await at('cart');
      await portal.goToBank();
      await portal.payWith('declines');
      await expect(portal.button('Try again')).toBeVisible();
      await at('failed');
      await portal.button('Try again').click();
      await page.waitForURL(/\/pay\//);
      await portal.payWith('accepts');
      await portal.expectTickets();
      await at('tickets');
      await portal.open('/profile/facility-bookings');
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
      await at('bookings');
      expect(found).toEqual([]);
    },
  );
});
