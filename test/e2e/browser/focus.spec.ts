/** Where the focus is, and that it is seen there: on every ground, in light and dark (2.4.7, 1.4.11, I30). */
import type { Locator, Page } from '@playwright/test';
import { services } from '../../../sandbox/data/seed/services.ts';
import { journeyBrowser } from '../../support/e2e/journeyBrowser.ts';
import { venueDay } from '../../support/e2e/portal.ts';
import { changedBy, ringOf } from '../../support/e2e/ring.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.use({ launchOptions: journeyBrowser({ isPainted: true }) });

const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;

/** In the page: what still moves with reduced motion; a waiting indicator and an arriving step are added. */
function moving(): string[] {
  for (const button of document.querySelectorAll('.btn')) button.setAttribute('aria-busy', 'true');
  for (const step of document.querySelectorAll('.bk__body')) step.setAttribute('data-travel', 'on');
  const found = new Set<string>();
  for (const one of document.querySelectorAll('*'))
    for (const part of ['', '::before', '::after', ...(one.localName === 'dialog' ? ['::backdrop'] : [])]) {
      const style = getComputedStyle(one, part);
      const lasts = `${style.animationDuration}, ${style.animationDelay}, ${style.transitionDuration}`;
      if (!/^(?:0s(?:, )?)+$/.test(lasts) || style.scrollBehavior !== 'auto')
        found.add(`${one.localName}.${one.className}${part} ${lasts}`);
    }
  for (const button of document.querySelectorAll('.btn')) button.removeAttribute('aria-busy');
  return [...found];
}

/** Controls without a closed focus ring of 3:1; one of each kind is checked, in both schemes. */
async function unseen(
  page: Page,
  within: Locator,
  kinds: readonly string[],
  modes: readonly string[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  // Keyboard users see the focus.
  await page.keyboard.press('Tab');
  for (const mode of modes) {
    await page.evaluate((name) => (document.documentElement.dataset['mode'] = name), mode);
    for (const kind of kinds) {
      const stop = within.locator(kind).locator('visible=true').first();
      const ring = await ringOf(page, stop);
      // Two pixels all around; a rounded corner and the joint with a neighbour take some of it away.
      if (ring < 1.7) found.push(`${mode}: ${kind} ${ring.toFixed(2)}`);
    }
  }
  return found;
}

test(
  'the focus is seen on pictures, on the ground and in a panel, and nothing moves for who asked for less (2.4.7, 1.4.11, A12)',
  { tag: '@once' },
  async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await portal.open(`/?service=${idOf('Padel · Al Quoz')}&date=${venueDay(1)}`);
    await expect(portal.slots.first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    const tiles = ['.days input:enabled', 'legend .link', '.slots input:enabled', '.seg input', '.x', 'legend select'];
    const found = await unseen(page, dialog, tiles);
    found.push(...(await page.evaluate(moving)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The evening loads when it comes near.
    await page.locator('.places').scrollIntoViewIfNeeded();
    await expect(page.locator('.board')).toBeVisible();
    const grounds = ['.hero .btn', '.hero .pager button', '.lineup button', '.board :is(a, button)', '.foot a'];
    const header = ['.brand', '.top nav :is(a, summary)', '.top .tools .btn--cta', '.top .tools .iconbtn'];
    found.push(...(await unseen(page, page.locator('body'), [...header, ...grounds, '.quick select'])));
    found.push(...(await page.evaluate(moving)));
    expect(found).toEqual([]);
  },
);

/** How many pixels of a drawing change by 3:1 when something is done; `height` limits it to the lowest part. */
async function drawnBy(target: Locator, act: () => Promise<void>, height?: number): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  // The lowest strip has no text, whose weight is no sign.
  const clip = height === undefined ? box : { ...box, y: box.y + box.height - height, height };
  return changedBy(target.page(), clip, act);
}

test('where dark colours are forced, steps and what is chosen have the colours of the system (1.4.3, 1.4.11) @once', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await portal.openBooking('Tennis');
  await portal.chooseSlot();
  const systems = (color: string) =>
    page.evaluate((color) => {
      const probe = document.body.appendChild(document.createElement('span'));
      Object.assign(probe.style, { color, forcedColorAdjust: 'none' });
      const { color: computed } = getComputedStyle(probe);
      probe.remove();
      return computed;
    }, color);
  const [canvasText, grayText, highlight] = await Promise.all(['CanvasText', 'GrayText', 'Highlight'].map(systems));
  const words = () =>
    page.locator('.steps li').evaluateAll((steps) => steps.map((step) => getComputedStyle(step).color));
  expect(await words()).toEqual([canvasText, grayText, grayText]);
  await portal.button('Continue').click();
  await portal.logIn();
  await expect(portal.dialog('Add extras')).toBeVisible();
  // Done, and where one is.
  expect(await words()).toEqual([canvasText, canvasText, canvasText]);
  await portal.open('/events');
  await expect(page.locator('.chip:has(:checked)').first()).toHaveCSS('background-color', highlight!);
});

test(
  'where colours are forced, and where more contrast is asked for, what is chosen is drawn (1.4.1, 1.4.11)',
  { tag: '@once' },
  async ({ page, portal }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const groundsOf = (drawn: Locator) =>
      drawn.evaluateAll((marks) => [...new Set(marks.map((mark) => getComputedStyle(mark).backgroundColor))]);
    await portal.open('/');
    await page.locator('.places').scrollIntoViewIfNeeded();
    await expect(page.locator('.board')).toBeVisible();
    // How many are left of an hour, and what its dots stand for.
    const ground = await groundsOf(page.locator('.tonight'));
    const dots = await groundsOf(page.locator('.tonight .dots i'));
    expect(dots).toHaveLength(1);
    expect(dots).not.toEqual(ground);
    await portal.open(`/?service=${idOf('Tennis')}&date=${venueDay(0)}`, 'Daniel');
    const today = page
      .getByRole('dialog')
      .locator('.days label')
      .filter({ has: page.locator('input:checked') });
    await expect(today).toHaveAttribute('data-today');
    // The frame of the choice is over the text, and has no background of its own.
    expect(await today.evaluate((day) => getComputedStyle(day, '::after').backgroundColor)).toMatch(/, 0\)$/);

    await portal.chooseDay(venueDay(1));
    await expect(portal.slots.first()).toBeVisible();
    // The sky above the times, and what it stands for.
    expect(await groundsOf(page.getByRole('dialog').locator('.sky i'))).toHaveLength(3);
    const morning = page.locator('.slots label').first();
    expect(await morning.evaluate((tile) => getComputedStyle(tile, '::before').backgroundImage)).toContain('gradient');
    await portal.chooseSlot();
    await portal.button('Continue').click();
    await expect(portal.dialog('Add extras')).toBeVisible();
    const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
    expect(await drawnBy(first, () => second.click(), 4), 'tab').toBeGreaterThan(50);
    await portal.button('Done').click();
    await portal.button('Go to cart').click();
    await expect(portal.heading('Your cart')).toBeVisible();
    const wallet = page.getByRole('switch').first();
    expect(await drawnBy(wallet, () => wallet.click()), 'switch').toBeGreaterThan(50);
    await wallet.click();
    const radios = page.locator('.pay input[type="radio"]');
    expect(await drawnBy(radios.nth(1), () => radios.nth(1).check()), 'radio').toBeGreaterThan(50);
    const terms = portal.terms;
    expect(await drawnBy(terms, () => portal.agreeToTerms()), 'tick').toBeGreaterThan(20);

    await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
    const more = () => page.emulateMedia({ contrast: 'more' });
    // The line below what is in the cart.
    const line = page.locator('main .lines > *').first();
    await line.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await line.boundingBox())!;
    expect(await changedBy(page, { x, y: y + height - 1, width, height: 1 }, more), 'line').toBeGreaterThan(
      0.9 * width,
    );
    const inks = await page
      .locator('main :is(.meta, .fine, small)')
      .evaluateAll((words) => [...new Set([...words, document.body].map((word) => getComputedStyle(word).color))]);
    expect(inks).toHaveLength(1);
  },
);
