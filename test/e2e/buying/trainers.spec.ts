/** A coach's package with one hour chosen, from the list to the session that is kept (R2.1.6–7, R3.6.6, R8.2.5). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { beginning } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

interface Booked {
  data: { sessions_total: number; sessions_left: number; sessions: { date: string; start_time: string }[] }[];
}

test('R1.3.4: five sessions, one of them now, paid, and there; the same package is not added twice @once', async ({
  page,
  portal,
  say,
  language,
}) => {
  await portal.openLoggedIn('Layla', '/training');
  await page
    .getByRole('main')
    .getByRole('link', { name: language === 'ar' ? /^لوسيا روميرو/ : /^Lucía Romero/ })
    .click();
  await page.getByRole('radio', { name: language === 'ar' ? /^خمس حصص/ : /^Five sessions/ }).check();
  // Today may be over; the week after is free.
  await portal.button('Week after').click();
  const hours = page.getByRole('group', { name: beginning(say('Hours on {day}', { day: '' }).trim()) });
  const hour = hours.getByRole('checkbox').first();
  await hour.check();
  await expect(page).toHaveURL(/package=5022&at=\d{4}-\d\d-\d\dT16%3A00|package=5022&at=\d{4}-\d\d-\d\dT16:00/);
  await expectAccessible(page);
  // What is chosen is there after a reload, too.
  await page.reload();
  await expect(page.getByRole('list', { name: say('Chosen hours') }).getByRole('listitem')).toHaveCount(1);
  await expect(hour).toBeChecked();
  await portal.button('Add to cart').click();
  await expect(page.getByText(say('Your sessions are in your cart.'))).toBeVisible();
  await portal.button('Add to cart').click();
  await expect(page.getByRole('alert').filter({ hasText: say('Package already in cart') })).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('See the cart') })
    .click();
  await expect(portal.heading('Your cart')).toBeVisible();
  await expectAccessible(page);
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();

  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token')!) as { value: string }).value);
  const answer = await page.request.get('/api/v2/profile/bookings/trainer', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as Booked;
  expect(data[0]).toMatchObject({ sessions_total: 5, sessions_left: 4, sessions: [{ start_time: '16:00:00' }] });
});
