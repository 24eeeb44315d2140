/** What the operator tells: stories, places, pictures, forms and invitations, as a customer walks through them (R2.1, R2.2). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const failedToLoad = /Failed to load resource/;

test('R2.1.12, R2.1.13, R1.2.1, R2.2.2: from the stories to a court, and to where it lies @once', async ({
  page,
  portal,
  say,
  language,
}) => {
  const main = page.getByRole('main');
  await portal.open('/blogs');
  await expect(portal.heading('From the courtside')).toBeVisible();
  await expect(page).toHaveTitle(portal.starting('From the courtside'));
  await expectAccessible(page);
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/why-the-glass-is-your-friend/);
  await expect(portal.heading('More to read')).toBeVisible();
  await expect(portal.button('Share')).toBeVisible();
  await expectAccessible(page);

  await portal.open('/places');
  const padel = main.getByRole('link', { name: portal.service('Padel · Jaddaf') });
  await expect(padel).toHaveAttribute('href', /\/service\/32/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expectAccessible(page);

  await portal.open('/find-us');
  await expect(main.getByRole('group')).toHaveCount(4);
  await main
    .getByRole('button', { name: say('Show the map'), exact: true })
    .first()
    .click();
  // The hours begin where reading begins.
  const [opens, closes] = await main
    .locator('.find__d .time')
    .evaluateAll((times) => times.slice(0, 2).map((time) => time.getBoundingClientRect().x));
  expect(opens! < closes!).toBe(language === 'en');
  const map = main.getByRole('img', {
    name: language === 'ar' ? /عنابر القوز|واجهة|ملاعب/ : /Sheds|Waterside|Courts|Fields/,
  });
  await expect(map).toBeFocused();
  await expectAccessible(page);
});

test('R2.2.1, R2.1.29: pictures and films over the page, by keys, and back where one was @once', async ({
  page,
  portal,
  say,
  language,
}) => {
  // The code for a dialog's history entry loads before any input.
  const written = page.waitForResponse(/\/assets\/writeAddress-/);
  await portal.open('/gallery');
  await written;
  const shots = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(shots).toHaveCount(12);
  await expectAccessible(page);
  await shots.nth(1).click();
  const dialog = page.getByRole('dialog');
  const at = (number: number) =>
    dialog.getByRole('heading', { name: say('Picture, {number} of {count}', { number, count: 12 }) });
  await expect(at(2)).toBeFocused();
  // The empty place of a scroll bar beside it is no bright strip.
  const night = await dialog.evaluate((view) => getComputedStyle(view).backgroundColor);
  await expect(page.locator('html')).toHaveCSS('background-color', night);
  await expectAccessible(page);
  // A press on the picture itself keeps the keys.
  await dialog.getByRole('img').first().click();
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(at(3)).toBeVisible();
  // Back takes the picture away, and nothing else.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery/);
  await expect(shots.nth(1)).toBeFocused();

  await portal.open('/media-library');
  const film = page.getByRole('main').getByRole('button', { name: say('Film') });
  await film.first().click();
  await expect(dialog.locator('video')).toHaveJSProperty('readyState', 4);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);
});

test('R8.5.4: no notice lies over the link that is copied by hand @phone', async ({ page, portal, say }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await portal.open('/gallery');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await portal.button('Share this picture').click();
  const notice = page.locator('.toast').filter({ hasText: say('Clipboard API not available in this browser') });
  const link = page.getByRole('alertdialog').locator('.by-hand');
  await expect(notice).toBeVisible();
  await expect(link).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await link.boundingBox()];
      return above!.y + above!.height <= below!.y || below!.y + below!.height <= above!.y;
    })
    .toBe(true);
});

test('R2.1.28, R2.1.3, R2.1.2, R2.9: a form that is sent back, an invitation that is accepted, the home page alone @phone', async ({
  page,
  portal,
  say,
  faults,
}) => {
  await portal.open('/form/lost-and-found');
  await portal.button('Send').click();
  await expect(page.getByText(say('Please confirm you are not a robot')).first()).toBeVisible();
  await expectAccessible(page);

  await portal.open('/event-invite?token=invite-layla-centre-court');
  await expect(portal.heading('You are invited')).toBeVisible();
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation'))).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await portal.button('Accept').click();
  await expect(portal.heading('See you there')).toBeFocused();
  await page.reload();
  await expect(portal.button('I cannot come after all')).toBeVisible();

  // A bad token logs nobody in, and the page has no frame (R2.9.1, Q2.1.a).
  faults.expect(failedToLoad);
  await portal.open('/Event-Invite/?token=nobody');
  await expect(portal.heading('Invitation not found')).toBeVisible();
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation'))).toHaveCount(
    0,
  );
  await portal.open('/home-bsl?token=good-for-nothing');
  await expect(portal.heading('Every facility, to scale')).toBeVisible();
  await expect(page).toHaveURL(/\/home-bsl\?lang=\w\w$/);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation'))).toHaveCount(
    0,
  );
});

test('a page on paper has nothing of the screen on each of its sheets @once', async ({ page, portal }) => {
  await portal.open('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As wide as a sheet, which is narrow enough for the bar of a phone.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator('.dock')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(portal.link('Skip to content')).toBeHidden();
  await expect(page.locator('.dock')).toBeHidden();
});
