/** The site's search: opened, typed into, used by keys or by touch, closed by Back, remembered. */
import { missingPages } from '../../../machines/site/missingPages.ts';
import { services } from '../../../sandbox/data/seed/services.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('R2.7.1–8, R8.5.6: found, chosen, left by Back, looked for again; a failure is an empty list @phone', async ({
  page,
  portal,
  say,
  sandbox,
  faults,
  language,
  isMobile,
}) => {
  faults.expect(/status of 500/); // refused once
  const padel = services.find(({ name }) => name === 'Padel · Jaddaf')!;
  const dialog = page.getByRole('dialog', { name: say('Search') });
  const field = dialog.getByRole('combobox');
  const options = dialog.getByRole('option');
  const open = async () => {
    if (isMobile)
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('Search'), exact: true })
        .tap();
    else await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };
  const place = () => new URL(page.url()).pathname;

  await portal.open();
  await portal.expectHome();
  await open();
  await expect(field).toHaveAttribute('placeholder', say('Type to search events, services, and more...'));
  // No recent searches: the operator's first services.
  await expect(options.first()).toBeVisible();

  // Another spelling than that on the screen: hamza, tatweel, capitals.
  await field.fill(language === 'ar' ? 'بـادل الجدّاف' : 'JADDAF padel');
  await expect(options.first()).toContainText(language === 'ar' ? padel.ar_name : padel.name);
  await expectAccessible(page);
  const answered = page.waitForResponse((response) => response.url().includes('search/global'));
  await field.fill(language === 'ar' ? 'بادل' : 'padel');
  await answered;
  // Only what has a page is offered (R2.4.2).
  const hasEvents = !missingPages.has('events');
  await expect.poll(async () => (await options.filter({ hasText: say('Event') }).count()) > 0).toBe(hasEvents);
  await expectAccessible(page);

  // Esc empties; Back takes the layer away, and the page below is where it was.
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(place()).toBe('/');

  await open();
  await field.fill(language === 'ar' ? 'بادل الجداف' : 'padel jaddaf');
  const found = options.first();
  await expect(found).toContainText(language === 'ar' ? padel.ar_name : padel.name);
  if (isMobile) await found.tap();
  else {
    await field.press('ArrowDown');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
  }
  await expect(page).toHaveURL(new RegExp(`/service/${padel.id}\\?`));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await portal.expectHome();
  expect(place()).toBe('/');

  await open();
  await expect(options.first()).toContainText(language === 'ar' ? 'بادل الجداف' : 'padel jaddaf');
  await sandbox.fail({ endpoint: 'search', status: 500, times: 1 });
  const failure = page.waitForResponse((response) => response.url().includes('search/global') && !response.ok());
  await field.fill('xylophone');
  await failure;
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveText('');
  // What was lost is asked for again by itself, and then it is known that nothing is called so.
  await expect(dialog.getByRole('heading', { name: 'xylophone' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'R2.7.5–7: an event, a coach and an academy that are found lead to their own pages',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    const dialog = page.getByRole('dialog', { name: say('Search') });
    await portal.open();
    await portal.expectHome();
    for (const [kind, words, address] of [
      ['Event', 'padel', /\/events\/\d+\?/],
      ['Coach', 'swim', /\/training\/\d+\?/],
      ['Academy', 'swim', /\/academy\/\d+\?/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(words);
      const found = dialog.getByRole('option').filter({ has: page.getByText(say(kind), { exact: true }) });
      const name = (await found.first().locator('b').first().innerText()).trim();
      await found.first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    }
  },
);

test.describe('where no worker has the code', () => {
  test.use({ serviceWorkers: 'block' });

  test('F23: what opens over the page and does not come says so, and is there on Try again @phone', async ({
    page,
    portal,
    say,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    const lost = /\/assets\/(?:SearchDialog|searchActors)-\w+\.js/;
    const failure = page.getByRole('alertdialog', { name: say('Something went wrong, please try again') });
    await page.route(lost, (route) => route.abort());
    await portal.open();
    await portal.expectHome();
    const search = page.getByRole('banner').getByRole('button', { name: say('Search'), exact: true });
    await search.click();
    await expect(failure).toBeVisible();
    await expectAccessible(page);
    const lostAgain = page.waitForEvent('requestfailed', (request) => lost.test(request.url()));
    await failure.getByRole('button', { name: say('Try again') }).click();
    await lostAgain;
    await expect(failure).toBeVisible();
    await page.unroute(lost);
    await failure.getByRole('button', { name: say('Try again') }).click();
    await expect(page.getByRole('dialog', { name: say('Search') }).getByRole('combobox')).toBeFocused();
    await expect(failure).toBeHidden();
  });
});
