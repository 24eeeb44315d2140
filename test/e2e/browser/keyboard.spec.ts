/** What only a keyboard meets: where the focus is kept, and where it comes back to. */
import { venueDay } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dialog keeps the focus and gives it back @once', async ({ page, portal }) => {
  await portal.open();
  await portal.expectHome();
  const opener = portal.book;
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = portal.dialog('Choose time and place');
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

test('the part of the day is as wide with the focus as without @once', async ({ page, portal, say }) => {
  // Late in the evening nothing is left of today.
  await portal.open(`/?service=12&date=${venueDay(1)}`);
  await portal.slots.first().waitFor();
  const part = page.getByLabel(say('Part of the day'));
  await portal.expectLetters();
  const before = await part.locator('..').boundingBox();
  await portal.slots.first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(part).toBeFocused();
  const after = await part.locator('..').boundingBox();
  expect(Math.round(after!.width)).toBe(Math.round(before!.width));
});

test('what has the focus is never under the dock', { tag: '@once' }, async ({ page, portal }) => {
  // Only narrow windows have one.
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open('/login');
  await expect(portal.heading('Log in')).toBeVisible();
  const stops: string[] = [];
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (focused === null || focused === document.body || focused.closest('.dock')) return null;
      const { bottom } = focused.getBoundingClientRect();
      const dock = document.querySelector('.dock')!.getBoundingClientRect();
      return { name: focused.textContent.trim() || focused.id, isCovered: bottom > dock.top + 1 };
    });
    if (seen === null) continue;
    stops.push(seen.name);
    expect(seen).toMatchObject({ isCovered: false });
  }
  expect(stops.length).toBeGreaterThan(8);
});
