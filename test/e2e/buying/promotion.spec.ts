/**
 * A promotion in the cart: refused, granted, verified again, paid and shown on the receipt (R1.4.8, R3.6.2, R7.3.8–9,
 * R8.4.5, R8.4.7).
 */
import { retailProducts } from '../../../sandbox/data/seed/content/outlets.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const racket = retailProducts.find(({ name }) => name === 'Dune Power padel racket')!;
const one = racket.price + racket.tax_amount;

test('R1.4.8, Q4.8.b: a code is tried, granted, verified again for another cart, and charged as it was told @phone', async ({
  page,
  portal,
  faults,
  say,
  language,
}) => {
  faults.expect(/Failed to load resource/);
  const main = page.getByRole('main');
  const field = main.locator('input[name="promotion"]');
  const told = main.locator('.promo__told');
  const saved = main.locator('.sum .off');
  const name = language === 'ar' ? racket.ar_name! : racket.name;
  const apply = async (code: string) => {
    await field.fill(code);
    await portal.button('Apply').click();
  };
  await portal.open('/outlets/701', 'Layla');
  await main
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await portal.link('Go to cart').click();

  await apply('NOPE');
  await expect(main.getByRole('alert')).toHaveText(say('Invalid promo code'));
  await expect(field).toHaveValue('NOPE');
  await page.getByText(say('Membership card'), { exact: true }).click();
  // Omar's, and Layla is logged in.
  await apply('SAHA-M-1002');
  await expect(main.getByRole('alert')).toHaveText(say('Membership cannot be applied'));
  await expectAccessible(page);
  await page.getByText(say('Promo code'), { exact: true }).first().click();
  await apply(' saha10 ');
  await expect(field).toHaveValue('SAHA10');
  await expect(saved).toContainText((one / 10).toFixed(2).replace(/\.00$/, ''));
  await expectAccessible(page);

  // Taken out, it is asked for no other one.
  await main
    .getByRole('button', { name: portal.starting('Remove <0>{code}</0>', { 0: '', code: '' }) })
    .last()
    .click();
  await expect(saved).toBeHidden();
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await apply('SAHA10');
  await expect(field).toHaveValue('SAHA10');

  await main.getByRole('button', { name: say('More'), exact: true }).click();
  await expect(saved).toContainText((one / 5).toFixed(2).replace(/\.00$/, ''));
  await page.reload();
  await expect(field).toHaveValue('SAHA10');
  await expect(told).not.toBeEmpty();
  await expect(saved).toContainText((one / 5).toFixed(2).replace(/\.00$/, ''));

  await portal.goToBank();
  await portal.payWith('accepts');
  await expect(page).toHaveURL(/\/paymentsuccess\//);
  await expect(main.locator('.saved')).toContainText('SAHA10');
  await expect(main.locator('.saved')).toContainText((one / 5).toFixed(2).replace(/\.00$/, ''));
  await expectAccessible(page);
});

test(
  'R4.8.6: one ticket more takes the discount off, which is said once, and then it can be had again',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    const main = page.getByRole('main');
    const saved = main.locator('.sum .off');
    const apply = async () => {
      await main.locator('input[name="promotion"]').fill('SAHA10');
      await portal.button('Apply').click();
      await expect(saved).toBeVisible();
    };
    const more = main.getByRole('button', { name: say('More'), exact: true });
    const addOne = async () => {
      await more.click();
      await main.getByRole('button', { name: say('Add to cart'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('No, go to the cart'), exact: true })
        .click();
    };
    const alert = main.getByRole('alert').filter({ hasText: /\S/ });
    const takenOff = say(
      'Something was added to your cart, so your discount was taken off. Apply it again if you like.',
    );
    await portal.open('/events/309', 'Layla');
    await addOne();
    await apply();
    await more.click();
    await expect(saved).toBeHidden();
    await expect(alert).toHaveText(takenOff);
    await apply();
    await expect(alert).toHaveCount(0);
    // On the page of the event, where no sum is seen: the cart tells it.
    await portal.open('/events/309');
    await addOne();
    await expect(alert).toHaveText(takenOff);
    await expect(saved).toBeHidden();
    await page.reload();
    await expect(main.locator('input[name="promotion"]')).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);
