/** The filter panel on pages, and the choice in the address (R2.1.27, R2.11, R4.4, R4.5.10, R6.1.12, R6.1.13). */
import { formatLongDate } from '../../../src/i18n/dates.ts';
import { services } from '../../../sandbox/data/seed/services.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { venueDay, type Portal } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;
const query = ({ page }: Portal) => new URL(page.url()).searchParams;
const panelOf = ({ page, say }: Portal) => page.getByRole('region', { name: say('Book a time'), exact: true });
const chosenSlot = ({ page }: Portal, starting: RegExp) =>
  page.getByRole('group', { name: starting }).getByRole('radio', { checked: true });

test.describe('on the home page', () => {
  test('two questions become the whole panel; what is chosen is in the address and survives a reload @phone', async ({
    page,
    portal,
    say,
  }) => {
    await portal.open();
    await portal.expectHome();
    await expectAccessible(page);
    await page
      .getByRole('combobox', { name: say('What'), exact: true })
      .selectOption({ label: portal.service('Tennis') });
    await page.getByRole('combobox', { name: say('Day'), exact: true }).selectOption(venueDay(1));
    // A second press falls on what is below by then, and takes the times out of sight no more than one does.
    await portal.button('See free times').dblclick();
    const panel = panelOf(portal);
    await expect(portal.slots.first()).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(
      panel.getByRole('radio', { name: formatLongDate(venueDay(1), portal.language), exact: true }),
    ).toBeChecked();
    await expectAccessible(page);

    // It is an entry of the history, as a dialog is (R4.5.6): Back closes it and stays on the site.
    await page.goBack();
    await expect(portal.button('See free times')).toBeInViewport();
    await expect(panel).toHaveCount(0);
    expect(query(portal).get('service')).toBeNull();
    await page.goForward();
    await expect(portal.slots.first()).toBeVisible();
    expect(query(portal).get('date')).toBe(venueDay(1));

    await portal.chooseSlot(1);
    await expect.poll(() => query(portal).get('slot')).toMatch(/^\d\d:\d\d$/);
    expect(query(portal).get('service')).toBe(String(idOf('Tennis')));
    expect(query(portal).get('date')).toBe(venueDay(1));
    await expectAccessible(page);

    await page.reload();
    await expect(portal.courts.first()).toBeChecked();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await panel.getByRole('button', { name: say('Close'), exact: true }).click();
    await expect(panel).toHaveCount(0);
    await expect.poll(() => query(portal).get('service')).toBeNull();
    // Closing went back over the entry of the panel: none is left that shows nothing.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('on the page of a service', () => {
  test('the panel is there from the start; Continue leads into the dialog, Back to the panel @once', async ({
    page,
    portal,
    say,
  }) => {
    await portal.openLoggedIn('Layla', `/service/${idOf('Swimming')}`);
    await portal.chooseDay(venueDay(1));
    await portal.chooseSlot();
    await expect.poll(() => query(portal).get('slot')).not.toBeNull();
    await expectAccessible(page);
    await portal.button('Continue').click();
    await expect(portal.dialog('Choose tickets')).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(portal.slots.first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/service/${idOf('Swimming')}`);

    // Choosing another service in the panel leads to another page.
    const panel = panelOf(portal);
    await panel
      .getByRole('button', { name: new RegExp(portal.service('Swimming')) })
      .first()
      .click();
    await page.getByPlaceholder(say('Search in English or Arabic')).fill('تنس');
    await panel.getByRole('button', { name: new RegExp(portal.service('Tennis')) }).click();
    await expect(page.getByRole('heading', { level: 1, name: portal.service('Tennis') })).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/service/${idOf('Tennis')}`);
  });

  test('R2.12.8: tickets that were added there lead to the cart, whose Back leads to the page @once', async ({
    page,
    portal,
    say,
  }) => {
    await portal.openLoggedIn('Layla', `/service/${idOf('Swimming')}`);
    await portal.chooseDay(venueDay(1));
    await portal.chooseSlot();
    await portal.button('Continue').click();
    const tickets = portal.dialog('Choose tickets');
    const ticket = tickets.getByRole('article').first();
    const name = await ticket.getByRole('heading').innerText();
    await ticket.getByRole('button', { name: say('More'), exact: true }).click();
    await ticket.getByRole('button', { name: say('Add {label}', { label: name }), exact: true }).click();
    await expect(ticket.getByRole('status').first()).toHaveText('0');
    await tickets.getByRole('button', { name: say('Continue'), exact: true }).click();
    const extras = portal.dialog('Add extras');
    await extras.getByRole('button', { name: say('Done'), exact: true }).click();
    await expect(portal.dialog('Do you want to add more tickets?')).toBeVisible();
    await expectAccessible(page);
    await portal.button('No, go to the cart').click();
    await expect(portal.heading('Your cart')).toBeVisible();
    await page.goBack();
    await expect(panelOf(portal)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/service/${idOf('Swimming')}`);
  });

  test('R4.4.4: another day asks once for its schedule', { tag: '@once' }, async ({ page, portal, sandbox }) => {
    // Late in the evening today has no times left.
    await portal.open(`/service/${idOf('Tennis')}?date=${venueDay(1)}`);
    await expect(portal.slots.first()).toBeVisible();
    const asked = (await sandbox.requests()).length;
    await page.getByRole('radio', { name: formatLongDate(venueDay(2), portal.language), exact: true }).check();
    await expect(portal.slots.first()).toBeVisible();
    expect((await sandbox.requests()).slice(asked).filter(({ path }) => path.endsWith('schedule'))).toHaveLength(1);
  });
});

test.describe('a link', () => {
  test('opens in another browser at the very point; Back on the phone closes what a button opened @phone', async ({
    browser,
    page,
    portal,
    stack,
  }) => {
    await portal.open();
    await portal.beginBooking('Tennis', 2);
    const time = await portal.chooseSlot(2);
    await expect.poll(() => query(portal).get('slot')).not.toBeNull();
    const link = page.url();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(query(portal).get('service')).toBeNull();

    const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
    const friend = portal.in(await context.newPage());
    await friend.page.goto(link);
    await expect(friend.dialog('Choose time and place')).toBeVisible();
    await expect(friend.courts.first()).toBeChecked();
    const chosen = chosenSlot(friend, portal.starting('Start time'));
    await expect(chosen.locator('xpath=..').locator('.t')).toHaveText(time);
    await context.close();
  });

  test('that is out of date opens all the same, and says what is not to be had @once', async ({
    page,
    portal,
    say,
  }) => {
    await portal.open(`/?service=${idOf('Tennis')}&date=2020-01-01&duration=60&slot=19:00`);
    await expect(
      page.getByText(say('That day cannot be booked any more. This is the next one that can.')),
    ).toBeVisible();
    const empty = page.getByRole('heading', { name: say('No slot available'), exact: true });
    await expect(portal.slots.first().or(empty)).toBeVisible();
    await expectAccessible(page);
    await portal.open('/?service=999&slot=ab');
    await expect(
      page.getByText(say('This cannot be booked online any more. Please choose something else.')),
    ).toBeVisible();
    await expect.poll(() => query(portal).get('slot')).toBeNull();
  });
});

test('R4.5.10, R6.1.12, R6.1.13: on a baps site the login comes first and leads to the very point @once', async ({
  page,
  portal,
  sandbox,
  say,
}) => {
  await sandbox.configure({ site: { colors: { mode: 'baps' } } });
  await portal.open(`/?service=${idOf('Tennis')}&date=${venueDay(1)}`);
  await expect(page).toHaveURL(/\/login\?nextUrl=/);
  await portal.logIn();
  await expect(portal.dialog('Choose time and place')).toBeVisible();
  await expect(
    page.getByRole('radio', { name: formatLongDate(venueDay(1), portal.language), exact: true }),
  ).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('My Bookings'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/profile\/facility-bookings/);
});
