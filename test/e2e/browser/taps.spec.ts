/** How many presses lead from an hour on the home page to a paid booking, all without scrolling. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/e2e/test.ts';
import { beginning, type Portal } from '../../support/e2e/portal.ts';
import type { Sandbox } from '../../support/e2e/sandbox.ts';
import { shiftClock } from '../../support/e2e/shiftClock.ts';

/** Whether all of it is on screen, with nothing above it. */
const isInReach = (target: Element): boolean => {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isOnScreen && over !== null && (target.contains(over) || over.closest('label')?.control === target);
};

/** Presses where the customer would, and counts. Playwright scrolls to what it presses: a customer should not have to. */
class Counted {
  presses = 0;

  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await expect
      .poll(() => target.evaluate(isInReach), { message: `${String(target)} is on the screen, and nothing over it` })
      .toBe(true);
    await target.click();
    this.presses += 1;
  }
}

/** Not each of them has a free hour on every evening. */
const bookedAlike = (portal: Portal): RegExp =>
  new RegExp(['Tennis', 'Football', 'Padel · Jaddaf'].map((name) => beginning(portal.service(name)).source).join('|'));

/** Late in the evening the courts that are left may all be without extras. */
async function beInTheAfternoon({ page }: Portal, sandbox: Sandbox): Promise<void> {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Dubai');
  const minutes = Math.round(now.until(now.add({ days: 1 }).with({ hour: 15 })).total('minutes'));
  await sandbox.setClock(minutes);
  await page.addInitScript(shiftClock, minutes * 60_000);
}

/** From an hour on the home page to the ticket; `extras`: whether the court has an extras step. */
async function bookByHand(portal: Portal, sandbox: Sandbox, extras: boolean): Promise<number> {
  const { page } = portal;
  await beInTheAfternoon(portal, sandbox);
  const by = new Counted();
  await portal.open('/login');
  await portal.logIn('Daniel');
  await portal.expectHome();
  const hour = page
    .locator('.tonight')
    .getByRole('link', { name: bookedAlike(portal) })
    .first();
  // The evening loads when it comes near.
  await page.locator('.lineup').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await hour.scrollIntoViewIfNeeded();
  await by.press(hour);
  await by.press(portal.button('Continue'));
  if (extras)
    await by.press(portal.dialog('Add extras').getByRole('button', { name: portal.say('Done'), exact: true }));
  await by.press(portal.button('Go to cart'));
  await by.press(portal.terms);
  await by.press(portal.dialog('Booking terms').getByRole('button', { name: portal.say('Agree'), exact: true }));
  await by.press(portal.pay);
  await page.waitForURL(/\/pay\//);
  await by.press(page.locator('button[value="pay-saved"]'));
  await portal.expectTickets();
  return by.presses;
}

test('R4.5.3, R4.6.5, Q4.8.d: an hour of the home page is booked and paid with eight presses, extras passed @phone', async ({
  portal,
  sandbox,
}) => {
  expect(await bookByHand(portal, sandbox, true)).toBe(8);
});

test('R4.5.3, R4.6.5, Q4.8.d: … and with seven where a court has no extras @once', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.route('**/api/v2/facilities/auto?*', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, categories: [] } } });
  });
  expect(await bookByHand(portal, sandbox, false)).toBe(7);
});

test('a press on a card is the card’s, whatever becomes of its picture meanwhile @once', async ({ page, portal }) => {
  await portal.open('/training');
  const cards = page.getByRole('main').locator('a:has(.art)');
  await expect(cards.first()).toBeVisible();
  // A drawing takes the place of its ground when it has come; a browser drops a press whose target is gone when it ends.
  const meetsPicture = (card: Element) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = card.querySelector('.art')!.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return !card.contains(met) || met!.closest('.art') !== null;
  };
  for (const card of await cards.all()) expect(await card.evaluate(meetsPicture)).toBe(false);
});

test('A07, A14: who taps twice on what is pressed does not zoom the page @once', async ({ page, portal }) => {
  await portal.open('/outlets/701');
  await expect(portal.button('More').first()).toBeVisible();
  const zooming = await page
    .locator('a[href], button, label, summary')
    .evaluateAll((all) =>
      all.flatMap((one) => (getComputedStyle(one).touchAction === 'auto' ? [one.outerHTML.slice(0, 60)] : [])),
    );
  expect(zooming).toEqual([]);
});
