/** An academy from its list to the sessions in the profile (R1.2.2, R1.3.3, R2.1.8–10, R2.2.4, R3.6.5, R7.3.7). */
import { weekdayName } from '../../../src/i18n/weekdays.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { rivalOf } from '../../support/e2e/rival.ts';
import { expect, test } from '../../support/e2e/test.ts';

const id = 402;
const programId = 4021;
const sunday = 1;

test('R1.3.3, R2.2.4, R7.3.7: two of a family enrol on Tuesdays, pay, and have their sessions @phone', async ({
  page,
  portal,
  say,
  stack,
}) => {
  const rival = rivalOf(stack);
  const { data: academy } = await rival.get('workshop', { params: { id } });
  const name = (portal.language === 'ar' ? academy.ar_name : academy.name) ?? academy.name;
  const placesLeft = async () => {
    const { data } = await rival.get('workshop', { params: { id } });
    return data.programs.find((one) => one.workshop_program_id === programId)!.remaining_capacity!;
  };
  const before = await placesLeft();

  await portal.open('/academies');
  await page.getByRole('radio', { name: say('Academies'), exact: true }).check();
  await expect(page).toHaveURL(/type=academy/);
  const row = page.getByRole('link').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.locator(`a[href*="enrol=${programId}"]`).click();
  const dialog = portal.dialog('Who is joining?');
  const price = dialog.locator('.asking .price').first();
  await expect(price).toBeVisible();
  const both = await price.textContent();
  await dialog.getByRole('checkbox', { name: weekdayName(sunday, portal.language) }).uncheck();
  await expect(page).toHaveURL(/days=4/);
  await expect(price).toBeVisible();
  await expect(price).not.toHaveText(both!);

  // The login opens over the dialog, and the selection stays.
  await portal.button('Log in to enrol').click();
  await portal.logIn('Mona');
  await dialog.getByRole('checkbox', { name: /Sami Rahman/ }).check();
  await dialog.getByRole('checkbox', { name: /Mona Rahman/ }).check();
  await expect(dialog.getByRole('checkbox', { name: weekdayName(sunday, portal.language) })).not.toBeChecked();
  await expectAccessible(page);
  await portal.button('Add to cart').click();
  const added = portal.dialog('In your cart');
  await expect(added).toContainText('Sami Rahman');
  await added.getByRole('link', { name: say('Go to cart') }).click();
  await expect(portal.heading('Your cart')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sami Rahman');

  // The operator identifies attendees by id, so a reload asks for nothing again.
  await page.reload();
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
  await portal.open('/profile/academy-bookings');
  const booking = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(booking).toContainText(/\d/);
  await expect(booking).toContainText(say('{0, plural, one {# participant} other {# participants}}', { 0: 2 }));
  expect(await placesLeft()).toBe(before - 2);
});
