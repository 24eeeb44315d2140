/** Back and Forward move between the steps of a booking, in the dialog and over a page (R2.12.1–4, R4.5.6). */
import { services } from '../../../sandbox/data/seed/services.ts';
import { venueDay, type Portal } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

const idOf = (english: string): number => services.find(({ name }) => name === english)!.id;
const stepIn = ({ page }: Portal) => new URL(page.url()).searchParams.get('step');

const scrolled = ({ page }: Portal) => page.evaluate(() => Math.round(scrollY));

/** Address and screen say the same. */
async function expectStep(portal: Portal, step: string | null, title: string): Promise<void> {
  await expect(portal.dialog(title)).toBeVisible();
  await expect.poll(() => stepIn(portal)).toBe(step);
}

test('Q4.5.d: Back after a reload at the question for more comes to the times, and says what is in the cart', async ({
  page,
  portal,
  say,
}) => {
  await portal.openBooking('Swimming', { as: 'Layla' });
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await expectStep(portal, 'tickets', 'Choose tickets');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('More'), exact: true })
    .click();
  await portal.button('Continue').click();
  await expectStep(portal, 'extras', 'Add extras');
  await portal.button('Done').click();
  await expectStep(portal, 'prompt', 'In your cart. Another time?');
  await page.reload();
  await expectStep(portal, 'prompt', 'In your cart. Another time?');
  await page.goBack();
  await expectStep(portal, null, 'Choose time and place');
  await expect(
    page.getByText(say('Your time stays in the cart. Another one comes in addition to it.')).first(),
  ).toBeVisible();
});

test('in the dialog: tickets, extras and the question are entries; a reload stays; nothing is added twice @phone', async ({
  page,
  portal,
  say,
  sandbox,
}) => {
  await portal.openLoggedIn();
  await portal.beginBooking('Swimming');
  await portal.chooseSlot();
  const onwards = portal.button('Continue');
  await onwards.click();
  await expectStep(portal, 'tickets', 'Choose tickets');
  await expect(onwards).toBeDisabled();
  await expect(onwards).toHaveAccessibleDescription(say('Choose a ticket to go on'));

  // Nothing is lost on the way to and fro.
  const ticket = page.getByRole('article').first();
  const quantity = ticket.getByRole('status').first();
  await ticket.getByRole('button', { name: say('More'), exact: true }).click();
  await page.goBack();
  await expectStep(portal, null, 'Choose time and place');
  await page.goForward();
  await expectStep(portal, 'tickets', 'Choose tickets');
  await expect(quantity).toHaveText('1');
  await page.reload();
  await expectStep(portal, 'tickets', 'Choose tickets');
  await expect(quantity).toHaveText('1');

  await onwards.click();
  await expectStep(portal, 'extras', 'Add extras');
  // Whoever reloads asks for their places anew, which is no second time that anything is added.
  const asked = page.waitForResponse((response) => response.url().endsWith('cart/sync'));
  await page.reload();
  await asked;
  await expectStep(portal, 'extras', 'Add extras');
  await portal.button('Done').click();
  await expectStep(portal, 'prompt', 'In your cart. Another time?');
  const syncs = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('cart/sync')).length;
  const before = await syncs();
  await page.goBack();
  await expectStep(portal, 'extras', 'Add extras');
  await page.goBack();
  await expectStep(portal, 'tickets', 'Choose tickets');
  await expect(quantity).toHaveText('0');
  await page.goForward();
  await expectStep(portal, 'extras', 'Add extras');
  await page.goForward();
  await expectStep(portal, 'prompt', 'In your cart. Another time?');
  expect(await syncs()).toBe(before);

  // The cart replaces the whole booking.
  await portal.button('Go to cart').click();
  await expect(portal.heading('Your cart')).toBeVisible();
  await page.goBack();
  await portal.expectHome();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('over the page of a service: Back from the details leads to the panel, Forward to them again @once', async ({
  page,
  portal,
  say,
}) => {
  await portal.openLoggedIn();
  await portal.open(`/service/${idOf('Basketball')}`);
  await portal.chooseDay(venueDay(1));
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await expectStep(portal, 'details', 'Facility');
  await page.reload();
  await expectStep(portal, 'details', 'Facility');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(stepIn(portal)).toBeNull();
  await expect(portal.courts.first()).toBeChecked();
  await expect(portal.button('Continue')).toBeEnabled();
  await page.goForward();
  await expectStep(portal, 'details', 'Facility');
  // The dialog's own way out goes back as well.
  await portal
    .dialog('Facility')
    .getByRole('button', { name: say('Close'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => stepIn(portal)).toBeNull();
});

test('a link to a step opens as far as it holds, and Back leaves it', { tag: '@once' }, async ({ page, portal }) => {
  await portal.openLoggedIn();
  await portal.beginBooking('Swimming');
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await expectStep(portal, 'tickets', 'Choose tickets');
  const link = page.url().replace('step=tickets', 'step=extras');
  await page.goto('about:blank');
  await page.goto(link);
  // Nothing is in the cart: the tickets come first.
  await expectStep(portal, 'tickets', 'Choose tickets');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto('about:blank');
  await page.goto(link);
  await expectStep(portal, null, 'Choose time and place');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('F12, R2.13.1: a login over a booking that a link opened is what Back takes away; the booking stays @once', async ({
  page,
  portal,
}) => {
  const chosen = portal.slots.and(page.getByRole('radio', { checked: true }));
  const login = portal.dialog('Log in');
  const expectChosen = async () => {
    await expect(login).toHaveCount(0);
    await expectStep(portal, null, 'Choose time and place');
    await expect(chosen).toHaveCount(1);
    await expect(onwards).toBeEnabled();
  };
  const onwards = portal.button('Continue');
  await portal.open(`/?service=${idOf('Padel · Al Quoz')}&date=${venueDay(1)}`);
  await portal.chooseSlot();
  await onwards.click();
  await expect(login).toBeVisible();
  await page.goBack();
  await expectChosen();
  // Forward finds nothing to open again.
  await page.goForward();
  await expectChosen();
  await onwards.click();
  await expect(login).toBeVisible();
  // A new password is asked for in its place.
  await portal.button('Forgot password').click();
  await expect(portal.dialog('Forgot your password?')).toBeVisible();
  await page.goBack();
  await expectChosen();
  await onwards.click();
  await portal.logIn();
  // What succeeded is no entry: one Back for each step, and the next one leaves.
  await expectStep(portal, 'extras', 'Add extras');
  await page.goBack();
  await expectStep(portal, null, 'Choose time and place');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('the home page stays where it was scrolled to, under a dialog and after it (R4.5.6) @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.open();
  await portal.expectHome();
  // The button that is in view down there, so that nothing scrolls in order to press it.
  const ofPage = page.getByRole('main').getByRole('button', { name: portal.say('Book a facility'), exact: true });
  const opener = isMobile ? portal.button('Book') : ofPage;
  await expect(opener).toBeVisible();
  await portal.expectLetters();
  await page.evaluate(() => scrollTo(0, 446));
  await opener.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrolled(portal)).toBe(446);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled(portal)).toBe(446);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrolled(portal)).toBe(446);
});

test('a reload at the end of the home page has in sight what stood there, and all above it (R4.5.6) @phone', async ({
  page,
  portal,
}) => {
  await portal.open();
  await portal.expectHome();
  const sections = page.getByRole('main').locator('section');
  const stories = page.getByRole('main').locator('a[href$="/blogs"]');
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(footer).toBeInViewport({ timeout: 100 });
    await expect(stories).toBeAttached({ timeout: 100 });
  }).toPass();
  const before = await sections.count();
  await page.reload();
  await expect(sections).toHaveCount(before);
  await expect(footer).toBeInViewport();
});

test('a reload comes to rest where the page was, not where it could be at first; who scrolls meanwhile is left alone (R4.5.6) @phone', async ({
  page,
  portal,
}) => {
  await portal.open(`/service/${idOf('Padel · Al Quoz')}?date=${venueDay(1)}`);
  await expect(portal.slots.first()).toBeVisible();
  // The letters and the footer come late: before it the page ends higher up.
  await portal.expectLetters();
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo(0, 700);
      return Math.round(scrollY);
    });
  await expect.poll(scrollDown).toBe(700);
  await page.reload();
  await expect(portal.slots.first()).toBeVisible();
  await expect.poll(() => scrolled(portal)).toBe(700);

  // With the times still on their way, and no footer below them: let go, the page would jump up under the wheel.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v2/venue/services/*', async (route) => {
    await answered;
    await route.fallback();
  });
  await page.addInitScript(() => {
    const withoutFooter = new CSSStyleSheet();
    withoutFooter.replaceSync('footer { display: none }');
    document.adoptedStyleSheets.push(withoutFooter);
  });
  await page.reload();
  await expect.poll(() => scrolled(portal)).toBe(700);
  // By the wheel: what a script does is no customer's wish, and is put right until the page is there.
  await page.mouse.wheel(0, 100 - 700);
  await expect.poll(() => scrolled(portal)).toBe(100);
  answer();
  await expect(portal.slots.first()).toBeVisible();
  expect(await scrolled(portal)).toBe(100);
});

test(
  'a page that a booking began on is where it was, with Back, Forward and a reload in between (R4.5.6)',
  { tag: '@once' },
  async ({ page, portal }) => {
    await portal.openLoggedIn();
    await portal.open(`/service/${idOf('Padel · Al Quoz')}?date=${venueDay(1)}`);
    await expect(portal.slots.first()).toBeVisible();
    await portal.expectLetters();
    await page.evaluate(() => scrollTo(0, 374));
    await portal.slots.first().dispatchEvent('click');
    const onwards = portal.button('Continue');
    await expect(onwards).toBeEnabled();
    expect(await scrolled(portal)).toBe(374);
    await onwards.dispatchEvent('click');
    await expectStep(portal, 'extras', 'Add extras');
    const expectPanel = async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(portal.slots.first()).toBeVisible();
      expect(await scrolled(portal)).toBe(374);
    };
    await page.goBack();
    await expectPanel();
    // Q4.5.d: the court lies in the cart.
    const inAddition = portal.say('Your time stays in the cart. Another one comes in addition to it.');
    await expect(page.getByText(inAddition)).toBeVisible();
    await page.goForward();
    await expectStep(portal, 'extras', 'Add extras');
    expect(await scrolled(portal)).toBe(374);
    await page.reload();
    await expectStep(portal, 'extras', 'Add extras');
    await page.goBack();
    await expectPanel();
  },
);
