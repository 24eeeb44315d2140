/** What lies beside the page itself, as a list that opens over it, is set in the portal's own letters as well. */
import { expect, test } from '../../support/e2e/test.ts';

test('a list that opens over the page has the letters of the page', { tag: '@once' }, async ({ page, portal }) => {
  await portal.open('/register');
  await portal.expectLetters();
  const country = page.getByRole('combobox', { name: portal.starting('Nationality') });
  // A page that scrolls closes the list, and it scrolls to what is pressed.
  await country.click();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await country.pressSequentially('Uni');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const lettersOf = (locator: typeof list) => locator.evaluate((element) => getComputedStyle(element).fontFamily);
  const letters = await lettersOf(page.getByRole('main'));
  expect(letters).toMatch(/^"Archivo Variable"/);
  expect(await lettersOf(list)).toBe(letters);
});
