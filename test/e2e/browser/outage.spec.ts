/** The operator's server goes away at each step of an order, and comes back: nothing is lost, nothing happens twice. */
import { venueDay } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

test(
  'F01, F03, F38: booking, login, cart, order and receipt go on by themselves, or by one press',
  { tag: '@once' },
  async ({ page, portal, sandbox, faults, say }) => {
    faults.expect(/Failed to load resource/);
    const isAway = () => sandbox.fail({ status: 503 });
    const dialog = portal.dialog('Choose time and place');
    /** It says so, and is there again after one press. */
    const tryAgain = async () => {
      const again = dialog.getByRole('button', { name: say('Try again'), exact: true });
      await expect(again).toBeVisible();
      await sandbox.mend();
      // On a slow machine the portal may have asked again by itself before anybody can press.
      await again.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    };

    // The home page asks again by itself.
    await isAway();
    await portal.open();
    await expect(portal.button('Try again')).toBeVisible();
    await sandbox.mend();
    await portal.expectHome();

    await portal.book.click();
    const tennis = dialog.getByRole('button', { name: portal.service('Tennis') });
    await expect(tennis).toBeVisible();
    await isAway();
    await tennis.click();
    await tryAgain();
    await portal.chooseDay(venueDay(1));
    await isAway();
    await portal.slots.first().check();
    await tryAgain();
    await expect(portal.slots.first()).toBeChecked();

    // What was typed stands.
    await portal.button('Continue').click();
    await expect(portal.dialog('Log in')).toBeVisible();
    await isAway();
    await portal.logIn();
    await expect(portal.dialog('Log in').getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await sandbox.mend();
    await portal
      .dialog('Log in')
      .locator('form')
      .getByRole('button', { name: say('Log in'), exact: true })
      .click();
    await expect(portal.dialog('Add extras')).toBeVisible();

    // The court is in the cart before the extras are chosen; the ways to pay load by themselves.
    await isAway();
    await portal.button('Done').click();
    await portal.button('Go to cart').click();
    await expect(
      page.getByText(portal.starting('Your wallet, points and saved cards could not be loaded.')),
    ).toBeVisible();
    await sandbox.mend();
    await expect(page.getByRole('radio', { name: /Visa/ })).toBeVisible();

    // The order arrives, its answer does not: it is asked for, and not sent again.
    await portal.agreeToTerms();
    await sandbox.fail({ endpoint: 'placeOrder', loseAnswer: true, times: 1 });
    await sandbox.fail({ endpoint: 'orderStatus', status: 503 });
    await portal.pay.click();
    // A phone shows it in its bar, any other screen at the top of the page.
    const findingOut = page.getByText(say('We are finding out whether your order arrived.')).filter({ visible: true });
    await expect(findingOut).toBeVisible();
    await sandbox.mend();
    await page.waitForURL(/\/pay\//);

    // The bank has the money, and the server cannot be reached: the portal opens with what an earlier page persisted,
    // says so, and retries automatically.
    await isAway();
    await portal.payWith('accepts');
    await expect(portal.heading('Your money is safe.')).toBeVisible();
    await sandbox.mend();
    await expect(portal.heading('You’re on.')).toBeVisible({ timeout: 30_000 });
    await portal.expectTickets();
    const orders = (await sandbox.requests()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/orders'),
    );
    expect(orders).toHaveLength(1);
  },
);
