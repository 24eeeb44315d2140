/** From the cart through the bank and back, with every outcome (R4.8, R8.3, R8.4, R2.1.22, R2.1.23). */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { beginning } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { pdfText } from '../../support/pdfText.ts';

const failedToLoad = /Failed to load resource/;

test('R2.1.18, R1.5.1, R2.3.6: pay, get the ticket, find it in the profile; the time is gone for everybody @phone', async ({
  browser,
  page,
  portal,
  say,
  stack,
}) => {
  await portal.openLoggedIn();
  await portal.beginBooking('Cricket');
  await portal.narrowToOneCourt();
  await expect(page).toHaveTitle(beginning(`${say('Choose time and place')} · ${portal.service('Cricket')} · `));
  const time = await portal.chooseSlot();
  await portal.finishBooking();
  await portal.button('Go to cart').click();
  // Each page is announced, and so is the outcome of the payment (A03).
  await expect(portal.heading('Your cart')).toBeFocused();
  await expect(page).toHaveTitle(beginning(`${say('Your cart')} · `));
  await expectAccessible(page);
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
  await expect(portal.heading('You’re on.')).toBeFocused();
  await expect(page).toHaveTitle(beginning(`${say('Booked')} · `));
  await expect(page).toHaveURL(/\/paymentsuccess\/[^/?]{20,}/);
  await expect(
    page.getByRole('img', { name: portal.starting('Code of ticket {number}', { number: '' }) }).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await portal.expectTickets();
  await portal.open('/cart');
  await expect(page.getByText(say('Nothing in your cart yet'))).toBeVisible();
  await expectAccessible(page);

  await portal.open('/profile/facility-bookings');
  await expect(page.getByRole('main').getByText(portal.service('Cricket')).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(time.slice(0, 5)).first()).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
  const other = portal.in(await context.newPage());
  await other.openBooking('Cricket');
  await other.narrowToOneCourt();
  await expect(other.slots.locator('xpath=..').filter({ hasText: time.slice(0, 5) })).toHaveCount(0);
  await context.close();
});

test('R2.1.23, R8.4.1: declined: what happened is told; another try pays the same order @phone', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.fillCart();
  await portal.goToBank();
  await portal.payWith('declines');
  await expect(portal.heading('Transaction Failed')).toBeVisible();
  await expect(page).toHaveURL(/\/paymentfailed\?.*transactionId=/);
  await expectAccessible(page);
  await page.reload();
  await expect(portal.heading('Transaction Failed')).toBeVisible();

  await portal.button('Try again').click();
  await page.waitForURL(/\/pay\//);
  await portal.payWith('accepts');
  await portal.expectTickets();
  const placed = (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'));
  expect(placed).toHaveLength(1);
});

test('declined: back to the cart, with everything in it @once', async ({ page, portal }) => {
  const time = await portal.fillCart();
  await portal.goToBank();
  await portal.payWith('insufficient');
  await expect(portal.heading('Transaction Failed')).toBeVisible();
  await portal.button('Back to my cart').click();
  await expect(portal.heading('Your cart')).toBeVisible();
  await expect(page.getByRole('main').getByText(time.slice(0, 5)).first()).toBeVisible();
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
});

test('Back from the bank, or walked away from it: the order waits, is continued, or comes back into the cart @phone', async ({
  page,
  portal,
  say,
}) => {
  const waits = page.getByText(say('Your order waits for its payment.'));
  const time = await portal.fillCart();
  await portal.goToBank();
  await page.goBack();
  await expect(waits).toBeVisible();
  await portal.button('Continue to payment').click();
  await page.waitForURL(/\/pay\//);
  await portal.walkAway();
  await portal.open('/cart');
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await portal.button('Back to my cart').click();
  await expect(waits).toBeHidden();
  await expect(page.getByRole('main').getByText(time.slice(0, 5)).first()).toBeVisible();
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
});

test('a guest has every way back from the bank that customers have, without being logged in (R4.1.4, Q4.8.c) @phone', async ({
  page,
  portal,
  say,
  sandbox,
}) => {
  const name = 'Noor Guest';
  const waits = page.getByText(say('Your order waits for its payment.'));
  await portal.openBooking('Tennis');
  const time = await portal.chooseSlot();
  await portal.button('Continue').click();
  await portal.goOnAsGuest(name);
  await expect(portal.dialog('Add extras')).toBeVisible();
  await portal.button('Done').click();
  await portal.button('Go to cart').click();

  await portal.goToBank();
  await portal.walkAway();
  await portal.open('/cart');
  await expect(waits).toBeVisible();
  await portal.button('Continue to payment').click();

  await portal.payWith('declines');
  await expect(portal.heading('Transaction Failed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('term').filter({ hasText: say('Reason') })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expectAccessible(page);

  await portal.button('Try again').click();
  await page.waitForURL(/\/pay\//);
  await portal.payWith('never');
  await page.locator('a.btn').click();
  await expect(waits).toBeVisible();
  await portal.button('Continue to payment').click();
  await portal.payWith('insufficient');
  await portal.button('Back to my cart').click();
  await expect(page.getByRole('main').getByText(time.slice(0, 5)).first()).toBeVisible();
  const placed = (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'));
  expect(placed).toHaveLength(1);

  // Who pays for it is asked again: the guest ended with the page.
  await page
    .getByRole('button', { name: say('Log in to pay'), exact: true })
    .filter({ visible: true })
    .click();
  await portal.goOnAsGuest(name);
  await portal.goToBank();
  await sandbox.holdBank();
  await portal.payWith('late');
  await expect(page.getByText(say('We wait for the bank to confirm your payment.'))).toBeVisible();
  await sandbox.letBankAnswer();
  await expect(portal.heading('You’re on.')).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  // Q2.3.b: a guest has no account to find tickets in: they are shown and kept from here.
  await expect(portal.link('View tickets')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await portal.button('Download').click();
  const [ticket] = await pdfText(new Blob([await readFile(await (await download).path())]));
  expect(ticket).toContain(name);
  await portal.open('/profile/view-tickets/100001');
  await expect(page).toHaveURL(/\/login\?nextUrl=%2Fprofile%2Fview-tickets%2F100001/);
});

test('a late answer of the bank is waited for, not guessed; a server that is away afterwards costs no nerves @once', async ({
  page,
  portal,
  say,
  sandbox,
  faults,
}) => {
  faults.expect(failedToLoad);
  await portal.fillCart();
  await portal.goToBank();
  await sandbox.holdBank();
  await portal.payWith('late');
  await expect(page.getByText(say('We wait for the bank to confirm your payment.'))).toBeVisible();
  await sandbox.letBankAnswer();
  await expect(portal.heading('You’re on.')).toBeVisible();

  await sandbox.fail({ endpoint: 'payment', status: 503 });
  await page.reload();
  await expect(portal.heading('Your money is safe.')).toBeVisible();
  await expectAccessible(page);
  await sandbox.mend();
  // Without any input.
  await portal.expectTickets();
});

test('paid, but never back: the cart finds out', { tag: '@once' }, async ({ page, portal, say }) => {
  await portal.fillCart();
  await portal.goToBank();
  const bank = page.url();
  const other = portal.in(await page.context().newPage());
  await other.page.goto(bank);
  await other.payWith('accepts');
  await other.expectTickets();
  await portal.open('/cart');
  await expect(page.getByText(say('Your order waits for its payment.'))).toHaveCount(0);
  await expect(portal.pay).toHaveCount(0);
});

test('a bank that reports twice makes one booking', { tag: '@once' }, async ({ portal }) => {
  const before = await portal.countBookings('Cricket', 'Layla');
  await portal.fillCart('Cricket');
  await portal.goToBank();
  await portal.payWith('twice');
  await portal.expectTickets();
  expect(await portal.countBookings('Cricket')).toBe(before + 1);
});

test(
  'a double click on Pay, as soon as Pay can be pressed, places one order',
  { tag: '@once' },
  async ({ page, portal, sandbox }) => {
    // Agreeing quickly finds the ways to pay still loading: until then Pay says that it does nothing.
    const { promise: known, resolve: tell } = Promise.withResolvers<void>();
    await page.route('**/payments/options', async (route) => {
      await known;
      await route.fallback();
    });
    await portal.fillCart();
    await portal.agreeToTerms();
    await expect(portal.pay).toBeDisabled();
    const pressed = portal.pay.dblclick();
    tell();
    await pressed;
    await page.waitForURL(/\/pay\//);
    const placed = (await sandbox.requests()).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/orders'),
    );
    expect(placed).toHaveLength(1);
  },
);

test(
  'an answer to the order that is lost: the order is found, never placed twice',
  { tag: '@once' },
  async ({ page, portal, sandbox, faults }) => {
    faults.expect(/ERR_|Failed to load resource/);
    const before = await portal.countBookings('Cricket', 'Layla');
    await portal.fillCart('Cricket');
    await portal.agreeToTerms();
    await sandbox.fail({ endpoint: 'placeOrder', loseAnswer: true, times: 3 });
    await portal.pay.click();
    await page.waitForURL(/\/pay\//, { timeout: 30_000 });
    await portal.payWith('accepts');
    await portal.expectTickets();
    expect(await portal.countBookings('Cricket')).toBe(before + 1);
    const keys = (await sandbox.requests())
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'))
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  'F01, F09: Pay without a network: that the order is looked for, and then that it never arrived, is said where Pay was pressed',
  { tag: '@phone' },
  async ({ context, page, portal, say, faults }) => {
    // Where the worker is on, the browser looks for its update as well.
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|fetching the script/);
    const inSight = (message: string) =>
      expect(page.getByText(say(message)).filter({ visible: true })).toBeInViewport();
    await portal.fillCart();
    await portal.agreeToTerms();
    // The customer is at the end of the page, its head is out of sight.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await context.setOffline(true);
    await portal.pay.click();
    await inSight('We are finding out whether your order arrived.');
    await expectAccessible(page);
    await expect(portal.button('Check now').filter({ visible: true })).toBeInViewport();
    // It goes on by itself, or by the press, whichever comes first.
    await context.setOffline(false);
    await inSight('Your order did not reach us, and nothing was charged. Your cart is still here.');
  },
);

test('an order that the operator refuses stays in the cart, with the reason @once', async ({
  page,
  portal,
  sandbox,
  faults,
}) => {
  faults.expect(failedToLoad);
  await portal.fillCart();
  await portal.agreeToTerms();
  await sandbox.fail({ endpoint: 'placeOrder', status: 422, message: 'The venue cannot take this order today' });
  await portal.pay.click();
  const told = page.getByText('The venue cannot take this order today').filter({ visible: true });
  await expect(told.first()).toBeVisible();
  await expectAccessible(page);
  await sandbox.mend();
  await portal.pay.click();
  await page.waitForURL(/\/pay\//);
});

test('F30: a place that somebody takes while it is paid: what is near it is one press away @phone', async ({
  browser,
  page,
  portal,
  sandbox,
  say,
  stack,
  faults,
}) => {
  faults.expect(failedToLoad); // the place that is gone
  // Three quarters of an hour pass for the server only: the devices are not told.
  const untold = '**/api/v2/verify-time';
  await page.route(untold, (route) => route.abort());
  await portal.openBooking('Cricket', { as: 'Layla' });
  await portal.narrowToOneCourt();
  const time = await portal.chooseSlot();
  await portal.finishBooking();
  await portal.button('Go to cart').click();
  await portal.goToBank();
  await portal.payWith('declines');
  await expect(portal.heading('Transaction Failed')).toBeVisible();

  await sandbox.setClock(45);
  const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
  await context.route(untold, (route) => route.abort());
  const rival = portal.in(await context.newPage());
  await rival.openBooking('Cricket', { as: 'Omar' });
  await rival.narrowToOneCourt();
  expect(await rival.chooseSlot()).toBe(time);
  await rival.finishBooking();
  await context.close();

  await portal.button('Try again').click();
  await expect(
    page.getByText(say('Somebody else has your places by now: this order cannot be paid any more.')),
  ).toBeVisible();
  const near = page.getByRole('group', { name: say('Nearest free times'), exact: true }).getByRole('button');
  // The same hour on another court comes first.
  await expect(near.first()).toContainText(time.slice(0, 5));
  await expectAccessible(page);
  await near.first().click();
  await expect(portal.dialog('Choose time and place')).toBeVisible();
  await expect(portal.courts.first()).toBeVisible();
  await expect(portal.button('Continue')).toBeEnabled();
});

test('without the terms nothing is paid, and the reason stands at the tick @once', async ({ page, portal, say }) => {
  await portal.fillCart();
  await portal.pay.click();
  const told = page.getByText(say('Please accept the terms and conditions')).filter({ visible: true });
  await expect(told.first()).toBeVisible();
  await expect(page).toHaveURL(/\/cart/);

  // Its text may come late: what is pressed meanwhile stays where it is.
  const late = Promise.withResolvers<void>();
  await page.route(/\/FilledText-[^/]*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await portal.terms.click();
  const agree = portal.dialog('Booking terms').getByRole('button', { name: say('Agree'), exact: true });
  await expect(agree).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await portal.expectLetters();
  const before = await agree.boundingBox();
  late.resolve();
  await expect(portal.dialog('Booking terms').locator('.prose')).toBeVisible();
  expect(await agree.boundingBox()).toEqual(before);
  await agree.click();
  await expect(portal.terms).toBeChecked();
});

test('a wallet that covers everything needs no bank; one that has changed since is shown first (F37) @once', async ({
  page,
  portal,
  say,
}) => {
  await portal.fillCart('Tennis', 'Daniel');
  await page.getByRole('switch', { name: portal.starting('Wallet') }).click();
  await portal.agreeToTerms();
  await expect(portal.button('Place the order')).toBeEnabled();

  // Another tab has spent it but for ten dirhams.
  const ways = '**/payments/options';
  await page.route(ways, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, wallet: { balance: 10 } } } });
  });
  await portal.button('Place the order').click();
  const changed = page.getByRole('alert').filter({
    hasText: say('Your balance has changed since this page showed it. Please look at what you pay, and press again.'),
  });
  await expect(changed.filter({ visible: true })).toBeVisible();
  await expect(portal.pay.filter({ visible: true })).toBeEnabled();
  await expectAccessible(page);
  await page.unroute(ways);
  await portal.pay.filter({ visible: true }).click();
  await expect(portal.button('Place the order')).toBeEnabled();

  await portal.button('Place the order').click();
  await expect(portal.dialog('All set.')).toBeVisible();
  await page.getByRole('link', { name: say('Show my order') }).click();
  await portal.expectTickets();
});

test(
  'two customers race for the last court of an hour: one gets it',
  { tag: '@once' },
  async ({ browser, portal, stack, faults }) => {
    faults.expect(failedToLoad);
    const racers = await Promise.all(
      (['Omar', 'Daniel'] as const).map(async (account) => {
        const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
        const racer = portal.in(await context.newPage());
        await racer.openBooking('Cricket', { as: account });
        await racer.narrowToOneCourt();
        return racer;
      }),
    );
    const times = await Promise.all(racers.map((racer) => racer.chooseSlot()));
    expect(new Set(times).size).toBe(1);
    await Promise.all(racers.map((racer) => racer.button('Continue').click()));
    const won = await Promise.all(
      racers.map(async (racer) => {
        const extras = racer.dialog('Add extras');
        const told = racer.page.getByRole('alert').filter({ hasText: /\S/ });
        await expect(extras.or(told).first()).toBeVisible();
        return extras.isVisible();
      }),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    await Promise.all(racers.map((racer) => racer.page.context().close()));
  },
);
