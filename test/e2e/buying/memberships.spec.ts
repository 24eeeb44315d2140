/** A membership from its page to the card in the profile, and its renewal (R2.1.11, R5.7.10, R9.1.7, Q3.6.d). */
import { formatDate } from '../../../src/i18n/dates.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { beginning } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('R1.2.3, R1.3.5, R6.1.3, R9.1.7: chosen, logged in for, bought in payments, a member at once; then renewed @phone', async ({
  page,
  portal,
  say,
  language,
}) => {
  await portal.open('/memberships');
  const year = page.getByRole('button', { name: language === 'ar' ? /^لعب سنة كاملة/ : /^Play One year/ });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: language === 'ar' ? /^12 دفعة/ : /^12 payments/ }).check();
  await expect(page).toHaveURL(/package=6023&pay=parts$/);
  await expectAccessible(page);
  await portal.button('Add to cart').click();
  // Only of a customer with an account it is known whether they already hold it.
  await expect(portal.dialog('Log in')).toBeVisible();
  await portal.logIn('Layla');
  await expect(page.getByText(say('Your membership is in your cart.'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('See the cart') })
    .click();
  await expect(page.getByText(language === 'ar' ? /الأولى من 12 دفعة/ : 'The first of 12 payments')).toBeVisible();
  await expectAccessible(page);
  await portal.goToBank();
  await portal.payWith('accepts');
  const since = page.getByRole('heading', { name: beginning(say('You are a member since')) });
  await expect(since).toBeVisible();
  await expectAccessible(page);

  // The session's customer is updated without another login (R6.1.6).
  await page
    .getByRole('main')
    .getByRole('link', { name: say('See your card') })
    .click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^SAHA-M-\d+$/)
      .first(),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('session')))
    .toMatch(/"membership_card_number":"SAHA-M-\d+"/);

  await portal.open('/memberships?package=6023');
  // What the address names stands below the boxes.
  await expect(
    page.getByRole('heading', { name: language === 'ar' ? 'لعب، سنة كاملة' : 'Play, One year' }),
  ).toBeInViewport();
  await portal.button('Add to cart').click();
  const question = portal.dialog('Membership already exist, did you mean to renew?');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const next = Temporal.Now.plainDateISO('Asia/Dubai').add({ years: 1 }).toString();
  await question.getByRole('button', { name: say('Renew from {next}', { next: formatDate(next, language) }) }).click();
  await expect(page.getByText(say('Your membership is in your cart.'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${next}`));
});

test('R4.5.6: a link leads to its package; whoever has scrolled back to the top is there after a reload @phone', async ({
  page,
  portal,
}) => {
  await portal.open('/memberships?package=6023');
  const heading = page.locator('#purchase');
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(heading).toBeAttached();
  // What would scroll comes with the package itself.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
