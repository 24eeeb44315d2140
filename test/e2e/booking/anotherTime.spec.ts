/** A booking gets another time, and is given up in the end (R2.2.8, Q2.2.b, Q7.7.b). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('R2.2.8, Q7.7.b: a paid booking moves to another day at no cost, and is cancelled for what was shown @once', async ({
  page,
  portal,
  say,
}) => {
  await portal.fillCart('Cricket');
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
  await portal.open('/profile/facility-bookings');
  // One that the venue has declined may be above it, and cannot be moved.
  const movable = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Cricket/ }) })
    .getByRole('link', { name: say('Reschedule'), exact: true })
    .first();
  const [, id] = /(\d+)\/reschedule/.exec((await movable.getAttribute('href')) ?? '') ?? [];
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading').locator(`a[href*="booking=${id}"]`) });
  const reschedule = row.getByRole('link', { name: say('Reschedule'), exact: true });
  await reschedule.click();
  await portal.slots.first().waitFor();
  await page.goBack();
  await reschedule.click();

  const move = portal.button('Move it, at no cost');
  await expect(move).toBeDisabled();
  await page
    .getByRole('group', { name: say('Day'), exact: true })
    .getByRole('radio')
    .nth(3)
    .check();
  await portal.slots.nth(2).check();
  await expect(move).toBeEnabled();
  const then = await page.locator('.is-new b').innerText();
  // What is chosen is there after a reload, too.
  await page.reload();
  await expect(move).toBeEnabled();
  expect(await page.locator('.is-new b').innerText()).toBe(then);
  await expectAccessible(page);
  await move.click();
  await expect(portal.heading('Moved. See you there!')).toBeFocused();
  await portal.link('To my bookings').click();
  await expect(row).toContainText(then.replace(/\s+/g, ' ').trim());
  await row.getByRole('link', { name: say('View tickets'), exact: true }).click();
  await expect(portal.heading('Tickets')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(then.slice(0, 5));

  await portal.open('/profile/facility-bookings');
  await reschedule.click();
  await portal.link('Cancel the booking').click();
  const back = page.getByRole('button', { name: new RegExp(`^${say('Cancel, get {now} back', { now: '(.+)' })}$`) });
  // As it is written, thousands set apart.
  const [amount = ''] = /\d[\d.,]*/.exec(await back.innerText()) ?? [];
  expect(amount).not.toBe('');
  await expectAccessible(page);
  await back.click();
  await expect(portal.heading('It is cancelled')).toBeFocused();
  await expect(page.getByRole('region', { name: say('What comes back') })).toContainText(amount);
  await portal.link('To my bookings').click();
  await expect(row).toContainText(say('Inactive'));
  await expect(reschedule).toHaveCount(0);

  // What she plays every week is one press away, unless she hides it: that goes with the login.
  await portal.open('/');
  await portal.button('Hide your usual').click();
  const kept = () => page.evaluate(() => localStorage.getItem('usual'));
  expect(await kept()).toMatch(/customer.*"isHidden":true/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Log out'), exact: true })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in'), exact: true })).toBeVisible();
  expect(await kept()).toBeNull();
});
